/**
 * All puzzles of a kind at one size, found in the solver's own lists: every position of a small size, in an order that
 * spreads over all of them, and the decided rows of a large one.
 */

import type { Game } from "../../core/game.ts";
import { type PuzzleKind, puzzleKinds } from "../../core/lesson.ts";
import { type Memory, remembered } from "../../core/memory.ts";
import type { Options } from "../../core/options.ts";
import type { Random } from "../../core/random.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { familyOf } from "../../games/families.ts";
import { explore } from "../../solver/general/graph.ts";
import { oracleOf, sizeName } from "../../solver/oracle.ts";
import { scatter } from "../../solver/solution.ts";
import { runToEnd } from "../../solver/task.ts";
import { gradeOf } from "./grade.ts";
import { decide, winsAtOnce } from "./kinds.ts";
import { outlookOf } from "./outlook.ts";
import type { Grade, Puzzle } from "./puzzle.ts";

export interface PuzzleSize {
  readonly game: Game;
  readonly options: Options;
  readonly kind: PuzzleKind;
}

export interface GradedPuzzle extends Puzzle {
  readonly grade: Grade;
  readonly blind: number;
}

/** The kinds that any game has, at its book's size. */
const plainKinds: Game["puzzles"] = { line: [{}], safe: [{}], winner: [{}], hold: [{}] };

export function puzzleSizes(game: Game): readonly PuzzleSize[] {
  const sizes = game.puzzles ?? plainKinds;
  return puzzleKinds.flatMap((kind) => (sizes?.[kind] ?? []).flatMap((size) => sizeOf(game, size, kind)));
}

/** None where the game has no such size. */
export function sizeOf(game: Game, size: Partial<Options>, kind: PuzzleKind): readonly PuzzleSize[] {
  const options = optionsAtSize(game, size);
  return options.ok ? [{ game, options: options.value, kind }] : [];
}

const pools: Memory<readonly GradedPuzzle[]> = new WeakMap();

/** Enough to choose from. */
const mostPuzzles = 80;
const mostLookedAt = 2_500;

export function puzzlesOf(size: PuzzleSize): readonly GradedPuzzle[] {
  const { game, options, kind } = size;
  return remembered(pools, game, `${kind} ${sizeName(options)}`, () => {
    const found: GradedPuzzle[] = [];
    for (const { puzzle } of lookThrough(size, 0)) {
      if (puzzle !== undefined) found.push(puzzle);
      if (found.length === mostPuzzles) break;
    }
    return found;
  });
}

/** To grade a puzzle takes about as long as to look at so many positions that are none. */
const gradingEffort = 20;

/** One of the grade (null: any), from anywhere among the positions; undefined where the effort was in vain. */
export function searchPuzzle(
  size: PuzzleSize,
  grade: Grade | null,
  random: Random,
  effort: number,
): GradedPuzzle | undefined {
  let spent = 0;
  for (const { puzzle } of lookThrough(size, random.below(2 ** 20))) {
    if (puzzle !== undefined && (grade === null || puzzle.grade === grade)) return puzzle;
    spent += puzzle === undefined ? 1 : gradingEffort;
    if (spent > effort) break;
  }
  return undefined;
}

/** The positions from one on, each with its puzzle if it is worth posing. */
function* lookThrough(
  size: PuzzleSize,
  from: number,
): Generator<{ readonly puzzle: GradedPuzzle | undefined }> {
  const positions = candidates(size);
  const { length } = positions;
  for (const place of scatter(length, Math.min(mostLookedAt, length))) {
    const puzzle = { ...size, position: positions[(from + place) % length] };
    const isPuzzle = isWorthPosing(puzzle);
    yield {
      puzzle: isPuzzle ? { ...puzzle, grade: gradeOf(puzzle), blind: outlookOf(puzzle).blind } : undefined,
    };
  }
}

/** Where a blind solver does better there is too little to find. */
const mostBlind = 0.26;
const fewestChoices = 4;
const mostChoices = 16;
const fewestDecisions: Readonly<Partial<Record<PuzzleKind, number>>> = { line: 2, hold: 3 };

/** Whether there is enough to choose from, and the sequence is as long as its kind promises. */
function isWorthPosing(puzzle: Puzzle): boolean {
  const { choices = [], answers = [] } = decide(puzzle) ?? {};
  if (choices.length < fewestChoices || choices.length > mostChoices) return false;
  if (puzzle.kind === "safe" && winsAtOnce(puzzle)) return false;
  // Looking at the whole line takes longer than to see that nearly every move will do.
  if (puzzle.kind === "line" && 2 * answers.length > choices.length) return false;
  const { blind, decisions } = outlookOf(puzzle);
  return blind <= mostBlind && decisions >= (fewestDecisions[puzzle.kind] ?? 1);
}

/** The shortest win that takes more than one decision. */
const fewestPlies = 3;

function candidates({ game, options, kind }: PuzzleSize): readonly unknown[] {
  if (kind === "line") {
    const decided = [...oracleOf(game, options).decided(fewestPlies)];
    if (decided.length > 0)
      return decided.flatMap(({ key, mover }) => {
        const position = game.fromKey(key, options, mover);
        return position.ok ? [position.value] : [];
      });
  }
  return everyPosition(game, options);
}

const mostListed = 20_000;
const mostMoves = 200_000;
const listed: Memory<readonly unknown[]> = new WeakMap();

/** None where there are too many. */
export function everyPosition(game: Game, options: Options): readonly unknown[] {
  return remembered(listed, game, sizeName(options), () => {
    const all = game.positions?.(options) ?? [game.start(options, 1)];
    if (familyOf(game, options) === undefined) return liveOnes(game, all);
    const positions: unknown[] = [];
    for (const position of all) if (positions.push(position) > mostListed) return [];
    return positions;
  });
}

/** By the general method nothing is known of a position unless all that follows it can be listed. */
function liveOnes(game: Game, from: Iterable<unknown>): readonly unknown[] {
  const graph = runToEnd(explore(game, from, mostListed, mostMoves));
  return (graph?.positions ?? []).filter((position) => game.outcome(position) === null);
}
