import { useEffect } from "preact/hooks";
import { encode } from "uqr";
import { formatOnlineHash, isLocalLink } from "../../../online/links.ts";
import { ownLinkOf, shareLinkOf, toggleNotify } from "../../effects/online/online.ts";
import { share } from "../../effects/wants.ts";
import { shownPhase } from "../../state/online/update.ts";
import { Button, Control, LinkButton } from "../button.tsx";
import { Asides, Play } from "../play/play.tsx";
import { HomeLink, Sheet } from "../problem.tsx";
import type { OnlineProps, Page } from "../props.ts";
import { useNow } from "../use-timer.ts";
import { Invite } from "./invite.tsx";

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

function Waiting({ page, online }: OnlineProps) {
  const { flash } = page.state.value;
  const link = shareLinkOf(page.state.value, page.world);
  if (online.view.seat === null) return <TakeSeat page={page} online={online} />;
  return (
    <section class="invite-link" aria-label="Invite the other player">
      <h2>Send this link to the other player</h2>
      <div class="invite-line">
        <input
          class="input"
          readOnly
          value={link}
          aria-label="The link for the other player"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button brass text="Copy" icon="link" press={() => copyShareLink(page)} />
        {"share" in navigator ? <Button text="Share" icon="load" press={() => passOn(link)} /> : null}
      </div>
      {isLocalLink(link) ? null : <QrCode text={link} />}
      <p>{flash ?? "The first person to open it can take the other seat; everyone else can watch."}</p>
      {isLocalLink(link) ? (
        <p class="field-help">
          This link works on this computer only. To invite others, open this page at the computer's network
          address.
        </p>
      ) : null}
    </section>
  );
}

function copyShareLink(page: Page): Promise<void> {
  return share(page, shareLinkOf(page.state.value, page.world), "Link copied.");
}

/** The visitor may cancel the browser's dialog. */
function passOn(url: string): void {
  navigator.share({ url }).catch(() => {});
}

/** A visitor who chose to watch may still take the free seat. */
function TakeSeat({ page, online }: OnlineProps) {
  return (
    <section class="invite-link" aria-label="The free seat">
      <p>One seat is still free.</p>
      <div class="button-row">
        <Button
          brass
          text="Take the seat"
          press={() => page.dispatch({ kind: "online-set", id: online.id, values: { watching: false } })}
        />
      </div>
    </section>
  );
}

/** For spectators, and for the player's other devices. */
function ShareLinks({ page, online }: OnlineProps) {
  const own = ownLinkOf(page.state.value, page.world);
  const copyOwnLink = () => share(page, own, "Copied your own link. Keep it to yourself.");
  return (
    <section class="share" aria-label="Links to this game">
      <div class="button-row">
        <Button text="Copy the link for others" icon="link" press={() => copyShareLink(page)} />
        {online.view.seat === null ? null : (
          <Button text="Copy your own link" icon="link" press={copyOwnLink} />
        )}
      </div>
      {online.view.seat === null ? null : (
        <p class="field-help">
          Your own link opens your seat again, later or on another device. Keep it to yourself.
        </p>
      )}
    </section>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link">
      <path d={dark.join("")} />
    </svg>
  );
}
