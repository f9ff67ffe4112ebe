/**
 * The daily puzzle. A round of three weeks is written down here: for each day the game, the idea and the pool, so a new game or
 * size doesn't change any day's puzzle. The weekday sets the difficulty, and each time an idea returns, it brings its next
 * puzzle.
 */

import type { Game } from "../core/game.ts";
import { puzzleKinds } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import { ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { scatter } from "../solver/solution.ts";
import { dayNumber } from "./dates.ts";
import type { Idea } from "./ideas.ts";
import { seatedAs } from "./identity.ts";
import { puzzlesOf, type RatedPuzzle, sizeOf } from "./pool.ts";
import type { Difficulty } from "./puzzle.ts";

type Theme = readonly [game: string, idea: Idea, pool: string];

const weekDifficulties: readonly Difficulty[] = [
  "easy",
  "easy",
  "medium",
  "medium",
  "medium",
  "hard",
  "hard",
];

const threats: readonly Theme[] = [["switch-conquer", "make a threat", "threats 5 6 7 8 9"]];
const scarce: readonly Theme[] = [["factor-frenzy", "scarce partners", "safe 8 10 11 12 13 14 15"]];
const spare: readonly Theme[] = [["factor-frenzy", "spare partners", "mistakes 14 15 16 17 18 20"]];

/** The themes of each day. A day with several alternates between them. */
const round: readonly (readonly Theme[])[] = [
  threats,
  [["factor-frenzy", "end it next turn", "safe 12 13 14"]],
  [["switch-battle", "two gaps", "mistakes 7 8"]],
  [["switch-and-capture", "spot the gift", "mistakes 9 10 11 12"]],
  scarce,
  [["switch-and-capture", "one pair of twins", "line 9 14 20 24"]],
  spare,

  threats,
  [["switch-and-capture", "deny the win", "safe 7 8 9 10"]],
  [
    ["switch-conquer", "parry the last", "mistakes 7 8 9 10 11"],
    ["switch-conquer", "parry a pair", "mistakes 7 8 9 10 11"],
  ],
  scarce,
  [["switch-conquer", "their two", "mistakes 7 8"]],
  spare,
  [["switch-and-capture", "lost for good", "safe 7 8 11 12"]],

  [["factor-frenzy", "end in sight", "mistakes 10 12 14 16 18 20"]],
  [["switch-conquer", "threaten from four", "threats 7 8 9 10"]],
  [["switch-battle", "double gaps", "mistakes 7 8 9"]],
  [["factor-frenzy", "spare partners", "mistakes 10 11"]],
  [
    ["switch-conquer", "their four", "mistakes 7 8"],
    ["switch-conquer", "their three", "mistakes 7 8"],
  ],
  [
    ["switch-and-capture", "two pairs of twins", "line 19 23 26"],
    ["switch-and-capture", "more pairs of twins", "line 30"],
  ],
  [["switch-battle", "three gaps", "mistakes 12"]],
];

/** A round began on this Monday. */
const daysBefore = (dayNumber("2026-11-16") ?? 0) % round.length;

/** The player to move alternates from day to day, and each time an idea returns. */
export function dailyPuzzle(games: readonly Game[], date: string): Result<RatedPuzzle> {
  const day = dayNumber(date) ?? 0;
  const rounds = Math.floor((day + round.length - daysBefore) / round.length);
  const slot = (day + round.length - daysBefore) % round.length;
  const themes = inTurn(slot, round);
  const times = (days: readonly unknown[]) => days.filter((other) => other === themes).length;
  const turn = rounds * times(round) + times(round.slice(0, slot));
  const [id, idea, pool] = inTurn(turn, themes);
  const game = findGame(games, id);
  if (!game.ok) return game;
  const puzzles = puzzlesFor(game.value, idea, pool, inTurn(slot, weekDifficulties));
  const isFirst = (day + Math.floor(rounds / 2)) % 2 === 0;
  return ok(seatedAs(inTurn(Math.floor(turn / themes.length), puzzles), isFirst ? 1 : 2));
}

const themed: Memory<readonly RatedPuzzle[]> = new WeakMap();

/** Ordered so that the size changes from one puzzle to the next. */
function puzzlesFor(game: Game, idea: Idea, pool: string, difficulty: Difficulty): readonly RatedPuzzle[] {
  return remembered(themed, game, `${idea} ${pool} ${difficulty}`, () => {
    const [kind, ...sizes] = pool.split(" ");
    // A game's first option is its size.
    const [option = ""] = Object.keys(game.options);
    const all = puzzleKinds
      .filter((each) => each === kind)
      .flatMap((each) => sizes.flatMap((size) => sizeOf(game, { [option]: Number(size) }, each)))
      .flatMap(puzzlesOf)
      .filter((puzzle) => puzzle.difficulty === difficulty && puzzle.idea === idea && !isGuessed(puzzle));
    const once = [...new Map(all.map((puzzle) => [puzzle.id, puzzle])).values()];
    return Array.from(scatter(once.length), (place) => inTurn(place, once));
  });
}

const mostBlindInLine = 0.08;

/** A daily puzzle counts the first answer, so guessing shouldn't pay off. */
function isGuessed({ kind, blind }: RatedPuzzle): boolean {
  return kind === "line" && blind > mostBlindInLine;
}

function inTurn<T>(turn: number, items: readonly T[]): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("Every day has a puzzle.");
  return item;
}
