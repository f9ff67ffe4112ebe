import { useEffect } from "preact/hooks";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { toggleNotify } from "../../effects/online/notify.ts";
import { shownPhase } from "../../state/online/update.ts";
import { Button, Control, LinkButton } from "../button.tsx";
import { Asides } from "../play/loaded-later.ts";
import { Play } from "../play/play.tsx";
import { HomeLink, Sheet } from "../problem.tsx";
import type { OnlineProps } from "../props.ts";
import { useNow } from "../use-timer.ts";
import { Invite } from "./invite.tsx";
import { ShareLinks, Waiting } from "./waiting.tsx";

// An online game may lose its server, and with it everything that isn't loaded yet.
Asides.load().catch(() => {});

export function OnlinePart(props: OnlineProps) {
  const phase = shownPhase(props.online);
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [phase]);
  switch (phase) {
    case "arriving":
      return <Arriving {...props} />;
    case "closed":
      return <Closed {...props} />;
    case "invited":
      return <Invite {...props} />;
    case "waiting":
    case "playing":
    case "over":
      return <OnlineGame key={props.online.id} {...props} />;
  }
}

function OnlineGame(props: OnlineProps) {
  const { page, online } = props;
  const { activity } = page.state.value.places.online;
  if (activity === null) return null;
  const waiting = shownPhase(online) === "waiting";
  return (
    <div class="play-online">
      <Play
        page={page}
        activity={activity}
        above={waiting ? <Waiting {...props} /> : null}
        control={
          online.view.seat === null ? null : (
            <Control
              icon="bell"
              text="Notify me"
              on={page.state.value.preferences.notify}
              press={() => toggleNotify(page)}
            />
          )
        }
        beside={<ShareLinks {...props} />}
      />
    </div>
  );
}

function Arriving({ page, online }: OnlineProps) {
  const { connection } = online.view;
  const now = useNow(page.world.milliseconds, connection.kind === "waiting");
  const wait = connection.kind === "waiting" ? Math.max(1, Math.ceil((connection.until - now) / 1000)) : 0;
  const problem = (connection.kind === "waiting" && connection.reason) || "The server isn't responding.";
  const again = "failures" in connection && connection.failures > 0;
  const trying = again ? "The server isn't responding yet. Still trying…" : "Connecting…";
  const text = wait === 0 ? trying : `${problem} Trying again in ${wait} s.`;
  return (
    <Sheet title="Online game" lead={online.unserved ?? text}>
      <div class="button-row">
        {online.unserved === null && wait > 0 ? (
          <Button brass text="Try now" press={() => page.client()?.retry()} />
        ) : null}
        <HomeLink />
      </div>
    </Sheet>
  );
}

function Closed({ online }: OnlineProps) {
  const { connection } = online.view;
  return (
    <Sheet title="This link does not work" lead={connection.kind === "closed" ? connection.reason : ""}>
      <div class="button-row">
        <HomeLink brass />
        {online.token === undefined ? null : (
          <LinkButton text="Watch the game" href={formatOnlineHash(online.id)} />
        )}
      </div>
    </Sheet>
  );
}
