import { encode } from "uqr";
import { isLocalLink } from "../../../protocol/online/links.ts";
import { ownLinkOf, shareLinkOf } from "../../effects/online/online.ts";
import { share } from "../../effects/wants.ts";
import { Button } from "../button.tsx";
import type { OnlineProps, Page } from "../props.ts";

export function Waiting({ page, online }: OnlineProps) {
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
export function ShareLinks({ page, online }: OnlineProps) {
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
