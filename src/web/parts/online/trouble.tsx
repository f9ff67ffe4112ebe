import { isLost } from "../../../client/status.ts";
import { lostText } from "../../../client/words.ts";
import { Button } from "../button.tsx";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

/** The banner of a lost connection, before the game is there. */
export function ConnectionNotice({ page, online: { view } }: OnlineProps) {
  const { connection } = view;
  const clock = page.world.milliseconds;
  const now = useNow(clock, connection.kind === "waiting");
  if (connection.kind !== "closed" && !isLost(view)) return null;
  return (
    <div class="notice" data-kind="alarm">
      <p>{connection.kind === "closed" ? connection.reason : lostText(view, now)}</p>
      {connection.kind === "waiting" ? <Button text="Try now" press={() => page.client()?.retry()} /> : null}
    </div>
  );
}

/** What the server has refused. A visitor who was too late for the seat is told so by the game. */
export function RefusalNotice({ online: { view } }: OnlineProps) {
  const { refusal } = view;
  if (refusal === null || refusal.code === "seat-taken") return null;
  return (
    <div class="notice" data-kind="alarm">
      <p>{refusal.message}</p>
    </div>
  );
}
