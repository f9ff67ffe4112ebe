/** What the page says about an online game beyond what every face says. */

import type { Happening } from "../../../client/narrate.ts";
import { canMove } from "../../../client/status.ts";
import { isKnown } from "../../../client/view.ts";
import { turnText } from "../../../client/words.ts";
import { endingLines } from "../../../words/endings.ts";
import { moveLine } from "../words.ts";
import { type OnlineState, shownPhase } from "./online.ts";

/** What the tab is called while an online game is on show. */
export function onlineTitle(online: OnlineState): string {
  const { table, view } = online;
  if (table === null) return "Online game";
  return `${canMove(view) ? "● " : ""}${headline(online)} – ${table.match.game.title}`;
}

function headline(online: OnlineState): string {
  const { view } = online;
  if (!isKnown(view)) return "Online game";
  if (shownPhase(online) === "invited") return "An invitation";
  if (view.online.match.outcome === null) return turnText(view);
  return endingLines(view.online.match).at(-1) ?? "The game is over";
}

/** What is worth a notification: that the visitor is to move, or that the game is over. */
export function turnNotice(
  before: OnlineState,
  after: OnlineState,
): { readonly title: string; readonly body: string } | null {
  const match = after.table?.match;
  if (match === undefined) return null;
  const called = canMove(after.view) && !canMove(before.view);
  const ended = shownPhase(after) === "over" && shownPhase(before) === "playing";
  if (!called && !ended) return null;
  const last = match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1);
  return { title: onlineTitle(after).replace("● ", ""), body: last };
}

/** What is said aloud. A move of one's own is said when it is sent; a visitor who watches did not want the seat. */
export function spokenText(
  before: OnlineState,
  after: OnlineState,
  happenings: readonly Happening[],
): string {
  const { table, watching } = after;
  if (table !== null && before.table === null) return `${table.match.game.title}. ${headline(after)}.`;
  return happenings
    .filter(({ kind }) => kind !== "arrived" && !(kind === "too-late" && watching))
    .map(({ text }) => text)
    .join(" ");
}
