import { formatOnlineHash } from "../../../protocol/online/links.ts";
import { Button, LinkButton } from "../button.tsx";
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
          <Button brass text="Try now" press={page.actions.online.retry} />
        ) : null}
        <LinkButton text="To the games" href={homeAddress} />
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
        <LinkButton brass text="To the games" href={homeAddress} />
        {online.token === undefined ? null : (
          <LinkButton text="Watch the game" href={formatOnlineHash(online.id)} />
        )}
      </div>
    </div>
  );
}
