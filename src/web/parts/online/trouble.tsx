import { isLost } from "../../../client/status.ts";
import { lostText } from "../../../client/words.ts";
import { Button } from "../button.tsx";
import { NoticeBox } from "../notice-box.tsx";
import type { OnlineProps } from "../props.ts";
import { useNow } from "../use-timer.ts";

/** The banner of a lost connection, before the game is there. */
export function Trouble({ page, online: { view } }: OnlineProps) {
  const { connection } = view;
  const waiting = connection.kind === "waiting";
  const now = useNow(page.world.milliseconds, waiting);
  if (connection.kind !== "closed" && !isLost(view)) return null;
  return (
    <NoticeBox alarm text={connection.kind === "closed" ? connection.reason : lostText(view, now)}>
      {waiting ? <Button text="Try now" press={() => page.client()?.retry()} /> : null}
    </NoticeBox>
  );
}
