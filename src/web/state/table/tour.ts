/** The first visit: one short game with a guide who says what to do and answers for the other side. */

import type { Game } from "../../../core/game.ts";
import { currentPosition, seatToMove } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { findStart } from "../../../core/options.ts";
import { resolveOptions } from "../../../core/resolve-options.ts";
import type { PositionReport } from "../../../players/job.ts";
import type { Table } from "../../../table/table.ts";

/** The game with the fewest positions among those that always start alike: the quickest to learn. */
export function tourGame(games: readonly Game[]): Game | undefined {
  let best: { readonly game: Game; readonly count: number } | undefined;
  for (const game of games) {
    const count = countPositions(game, best?.count ?? 10_000);
    if (count !== undefined && (best === undefined || count < best.count)) best = { game, count };
  }
  return best?.game ?? games[0];
}

function countPositions(game: Game, most: number): number | undefined {
  const options = resolveOptions(game.options, {});
  const dealt = findStart(game.options)?.[1].book === null;
  if (!options.ok || dealt || game.positions === undefined) return undefined;
  let count = 0;
  for (const _ of game.positions(options.value)) if (++count >= most) return undefined;
  return count;
}

/** What the guide says now. */
export function guideLine({ match }: Table, report: PositionReport | undefined): string {
  const { game, moves, outcome } = match;
  if (outcome !== null)
    return outcome.winner === 1
      ? "You have won. Every game here works like this: look, try, play. The lamp in the header turns the marks off."
      : "This time the other side has won. Take a move back, or look at the chart for where it turned.";
  if (seatToMove(match) !== 1) return "The guide answers…";
  if (moves.length === 0)
    return `${game.rulesPage.goal} Point at the board, or walk on it with the arrow keys: it shows what would change. A click, a second tap or Enter plays it.`;
  if (report?.value?.kind === "win")
    return "The marks tell the truth about every move: ▲ wins, ▼ loses, the number says how soon. Take one with ▲.";
  return "No move wins by force now. Undo takes a move back; the chart shows where it turned.";
}

/** The move with which the guide answers: the one that holds out longest; undefined while it is not the guide's turn. */
export function guideMove({ match, viewing }: Table, report: PositionReport | undefined): string | undefined {
  if (report === undefined || viewing !== null || match.outcome !== null || seatToMove(match) === 1)
    return undefined;
  const names = moveNames(match.game, currentPosition(match));
  return names.toSorted((a, b) => worth(report, b) - worth(report, a))[0];
}

function worth({ moves }: PositionReport, name: string): number {
  const value = moves[name] ?? null;
  if (value === null || value.kind === "draw") return 0;
  return value.kind === "win" ? 1000 - (value.plies ?? 0) : -1000 + (value.plies ?? 0);
}
