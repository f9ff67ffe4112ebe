import { isLocalLink } from "../../../protocol/online/links.ts";
import { Button } from "../button.tsx";
import type { OnlineProps } from "../props.ts";
import { onlineActions } from "./actions.ts";
import { QrCode } from "./qr-code.tsx";

/** The link that brings the other player, until that one is there. */
export function Waiting({ page, online }: OnlineProps) {
  const actions = onlineActions(page);
  const { flash } = page.state.value;
  if (online.view.seat === null) return <TakeSeat page={page} online={online} />;
  return (
    <section class="invite-link" aria-label="Invite the other player">
      <h2>Send this link to the other player</h2>
      <div class="invite-line">
        <input
          class="input"
          readOnly
          value={actions.shareLink()}
          aria-label="The link for the other player"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button brass text="Copy" icon="link" press={actions.copyShareLink} />
        {actions.share === undefined ? null : <Button text="Share" icon="load" press={actions.share} />}
      </div>
      <QrCode text={actions.shareLink()} />
      <p>{flash ?? "The first person to open it can take the other seat; everyone else can watch."}</p>
      {isLocalLink(actions.shareLink()) ? (
        <p class="field-help">
          This link works on this computer only. To invite others, open this page by the computer's network
          address.
        </p>
      ) : null}
    </section>
  );
}

/** One who chose to watch may think again as long as the seat is free. */
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

/** The links of a game that is played: for spectators, and for the player's other devices. */
export function ShareLinks({ page, online }: OnlineProps) {
  const { copyShareLink, copyOwnLink } = onlineActions(page);
  return (
    <section class="share" aria-label="Links to this game">
      <div class="button-row">
        <Button text="Copy the link for others" icon="link" press={copyShareLink} />
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
