import { isLocalLink } from "../../../protocol/online/links.ts";
import { Icon } from "../icon.tsx";
import type { OnlineProps } from "../props.ts";

/** The link that brings the other player, until that one is there. */
export function Waiting({ page, online }: OnlineProps) {
  const { online: actions } = page.actions;
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
        <button type="button" class="button button-brass" onClick={() => void actions.copyShareLink()}>
          <Icon name="link" /> Copy
        </button>
        {actions.share === undefined ? null : (
          <button type="button" class="button" onClick={actions.share}>
            <Icon name="load" /> Share
          </button>
        )}
      </div>
      <p>{flash ?? "Whoever opens it first may take the other seat; all others can watch."}</p>
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
        <button
          type="button"
          class="button button-brass"
          onClick={() => page.dispatch({ kind: "watch", id: online.id, watching: false })}
        >
          Take the seat
        </button>
      </div>
    </section>
  );
}

/** The links of a game that is played: for those who would watch, and for one's own other devices. */
export function ShareLinks({ page, online }: OnlineProps) {
  const { copyShareLink, copyOwnLink } = page.actions.online;
  return (
    <section class="share" aria-label="Links to this game">
      <div class="button-row">
        <button type="button" class="button" onClick={() => void copyShareLink()}>
          <Icon name="link" /> Copy the link for others
        </button>
        {online.view.seat === null ? null : (
          <button type="button" class="button" onClick={() => void copyOwnLink()}>
            <Icon name="link" /> Copy your own link
          </button>
        )}
      </div>
      {online.view.seat === null ? null : (
        <p class="field-help">
          Your own link opens your seat after a pause and on another device. Keep it to yourself.
        </p>
      )}
    </section>
  );
}
