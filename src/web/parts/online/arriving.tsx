import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { homeAddress } from "../links.ts";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

/** On the way to the game. */
export function Arriving({ page, online }: OnlineProps) {
  const { connection } = online.view;
  const now = useNow(page.actions.online.now, connection.kind === "waiting");
  const wait = connection.kind === "waiting" ? Math.max(1, Math.ceil((connection.until - now) / 1000)) : 0;
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>Online game</h1>
      <p class="lead">
        {online.unserved ??
          (wait === 0 ? "Connecting…" : `The server does not answer; trying again in ${wait} s.`)}
      </p>
      <div class="button-row">
        {online.unserved === null && wait > 0 ? (
          <button type="button" class="button button-brass" onClick={page.actions.online.retry}>
            Try now
          </button>
        ) : null}
        <a class="button" href={homeAddress}>
          To the games
        </a>
      </div>
    </div>
  );
}

/** There is no way in, and why. */
export function Closed({ online }: OnlineProps) {
  const { connection } = online.view;
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>This line is closed</h1>
      <p class="lead">{connection.kind === "closed" ? connection.reason : ""}</p>
      <div class="button-row">
        <a class="button button-brass" href={homeAddress}>
          To the games
        </a>
        {online.token === undefined ? null : (
          <a class="button" href={formatOnlineHash(online.id)}>
            Watch the game
          </a>
        )}
      </div>
    </div>
  );
}
