/** A plan for three weeks fixes the game, kind and sizes of each day's puzzle, so adding a game changes no puzzle. */

import type { Game } from "../core/game.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import { ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { scatter } from "../solver/solution.ts";
import { dayNumber } from "./dates.ts";
import { seatedAs } from "./identity.ts";
import { puzzlesOf, type RatedPuzzle, sizeOf } from "./pool.ts";
import type { Difficulty } from "./puzzle.ts";

const weekdays: readonly Difficulty[] = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

const round: readonly (readonly [game: string, kind: PuzzleKind, sizes: readonly number[]])[] = [
  ["switch-conquer", "threats", [5, 6, 7]],
  ["factor-frenzy", "safe", [8, 10, 11, 12, 13, 14, 15, 16]],
  ["switch-battle", "mistakes", [7, 8]],
  ["switch-and-capture", "mistakes", [8, 9, 10, 11, 12]],
  ["switch-conquer", "trap", [5, 6]],
  ["factor-frenzy", "mistakes", [14, 15, 16, 17, 18]],
  ["switch-battle", "trap", [7, 8]],

  ["switch-and-capture", "safe", [7, 8, 9, 10, 11, 12]],
  ["switch-battle", "mistakes", [5, 6]],
  ["switch-conquer", "mistakes", [7, 8]],
  ["factor-frenzy", "mistakes", [12, 13, 14]],
  ["switch-battle", "trap", [5, 6]],
  ["switch-and-capture", "line", [14, 20, 24]],
  ["switch-conquer", "trap", [7, 8, 9]],

  ["factor-frenzy", "mistakes", [8, 10, 11, 12, 13, 14, 15, 16]],
  ["switch-conquer", "threats", [8, 9, 10]],
  ["switch-battle", "mistakes", [9]],
  ["switch-conquer", "mistakes", [9]],
  ["factor-frenzy", "safe", [13, 14, 15]],
  ["switch-and-capture", "line", [19, 23, 26, 30]],
  ["switch-battle", "trap", [9, 10]],
];

/** Makes a round begin on this Monday. */
const daysBefore = (dayNumber("2026-11-16") ?? 0) % round.length;

/** The player to move alternates from day to day, except that after every two rounds, one player has two days in a row. */
export function dailyPuzzle(games: readonly Game[], date: string): Result<RatedPuzzle> {
  const day = (dayNumber(date) ?? 0) + round.length - daysBefore;
  const turn = Math.floor(day / round.length);
  const slot = day % round.length;
  const [id, kind, sizes] = inTurn(slot, round);
  const game = findGame(games, id);
  if (!game.ok) return game;
  const puzzles = puzzlesFor(game.value, kind, sizes, inTurn(slot, weekdays));
  return ok(seatedAs(inTurn(turn, puzzles), (day + Math.floor(turn / 2)) % 2 === 0 ? 1 : 2));
}

const themed: Memory<readonly RatedPuzzle[]> = new WeakMap();

/** Scattered, so the size changes from one puzzle to the next. */
function puzzlesFor(
  game: Game,
  kind: PuzzleKind,
  sizes: readonly number[],
  difficulty: Difficulty,
): readonly RatedPuzzle[] {
  return remembered(themed, game, `${kind} ${sizes.join(" ")} ${difficulty}`, () => {
    // A game's first option is its size.
    const [option = ""] = Object.keys(game.options);
    const all = sizes
      .flatMap((size) => sizeOf(game, { [option]: size }, kind))
      .flatMap(puzzlesOf)
      .filter((puzzle) => puzzle.difficulty === difficulty)
      // Only the first answer to a daily puzzle counts, so guessing shouldn't pay off.
      .filter(({ kind, blind }) => kind !== "line" || blind <= mostBlindInLine);
    const once = [...new Map(all.map((puzzle) => [puzzle.id, puzzle])).values()];
    return Array.from(scatter(once.length), (place) => inTurn(place, once));
  });
}

const mostBlindInLine = 0.08;

function inTurn<T>(turn: number, items: readonly T[]): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("There's no puzzle for this day.");
  return item;
}
