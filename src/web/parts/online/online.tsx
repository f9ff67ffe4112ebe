import { useEffect } from "preact/hooks";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { shownPhase } from "../../state/online/online.ts";
import { Button, LinkButton } from "../button.tsx";
import { HomeLink, Sheet } from "../problem.tsx";
import type { OnlineProps } from "../props.ts";
import { OnlineGame } from "./game.tsx";
import { Invite } from "./invite.tsx";
import { useNow } from "./use-now.ts";

/** An online game: the way to it, the invitation, and the game itself. */
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
    case "over": {
      const { table } = props.online;
      return table === null ? null : <OnlineGame key={props.online.id} {...props} table={table} />;
    }
  }
}

/** On the way to the game. */
function Arriving({ page, online }: OnlineProps) {
  const { connection } = online.view;
  const { now: clock, retry } = page.actions.online;
  const now = useNow(clock, connection.kind === "waiting");
  const wait = connection.kind === "waiting" ? Math.max(1, Math.ceil((connection.until - now) / 1000)) : 0;
  const problem = (connection.kind === "waiting" && connection.reason) || "The server does not answer.";
  const text = wait === 0 ? "Connecting…" : `${problem} Trying again in ${wait} s.`;
  return (
    <Sheet title="Online game" lead={online.unserved ?? text}>
      <div class="button-row">
        {online.unserved === null && wait > 0 ? <Button brass text="Try now" press={retry} /> : null}
        <HomeLink />
      </div>
    </Sheet>
  );
}

/** There is no way in, and why. */
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
