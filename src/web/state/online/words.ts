/** What the tab and the browser's notifications say about an online game. */

import { sceneOf } from "../../../activity/activity.ts";
import type { Activity } from "../../../activity/contract.ts";
import { moveLine } from "../words.ts";
import { isAwaited } from "./online.ts";

/** What the tab is called while an online game is on show. */
export function onlineTitle(activity: Activity | null): string {
  if (activity === null) return "Online game";
  const { title, headline } = sceneOf(activity);
  return `${isAwaited(activity) ? "● " : ""}${headline.text} – ${title}`;
}

/** What is worth a notification: that the visitor is to move, or that the game is over. */
export function turnNotice(
  before: Activity | null,
  after: Activity | null,
): { readonly title: string; readonly body: string } | null {
  if (after === null) return null;
  const { match } = after.state;
  const called = isAwaited(after) && !isAwaited(before);
  const ended = match.outcome !== null && before?.state.match.outcome === null;
  if (!called && !ended) return null;
  const last = match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1);
  return { title: onlineTitle(after).replace("● ", ""), body: last };
}
