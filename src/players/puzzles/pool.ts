/** All puzzles of a kind at one size, and how to draw one that isn't solved yet. */

import type { Game } from "../../core/game.ts";
import { type PuzzleKind, puzzleKinds } from "../../core/lesson.ts";
import { type Memory, remembered } from "../../core/memory.ts";
import type { Options } from "../../core/options.ts";
import type { Random } from "../../core/random.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { sizeName } from "../../solver/oracle.ts";
import { gradeOf } from "./grade.ts";
import { type Idea, ideaOf } from "./ideas.ts";
import { puzzleId } from "./identity.ts";
import { outlookOf } from "./outlook.ts";
import { candidates, type PuzzleSize } from "./positions.ts";
import type { Grade, Puzzle } from "./puzzle.ts";
import { nameOf } from "./values.ts";
import { isWorthPosing } from "./worth.ts";

export interface GradedPuzzle extends Puzzle {
  readonly grade: Grade;
  readonly blind: number;
  readonly id: string;
  readonly idea: Idea;
}

const plainKinds: Game["puzzles"] = { line: [{}], safe: [{}], mistakes: [{}], hold: [{}] };

const sizesOfGames: Memory<readonly PuzzleSize[]> = new WeakMap();

/** Cached, since results about a size are kept with its options object. */
export function puzzleSizes(game: Game): readonly PuzzleSize[] {
  const sizes = game.puzzles ?? plainKinds;
  return remembered(sizesOfGames, game, "", () =>
    puzzleKinds.flatMap((kind) => (sizes?.[kind] ?? []).flatMap((size) => sizeOf(game, size, kind))),
  );
}

export function sizeOf(game: Game, size: Partial<Options>, kind: PuzzleKind): readonly PuzzleSize[] {
  const options = optionsAtSize(game, size);
  return options.ok ? [{ game, options: options.value, kind }] : [];
}

export interface Wanted {
  readonly grade: Grade | null;
  readonly solved: ReadonlySet<string>;
}

/** Grading a puzzle takes about as long as rejecting this many positions. */
const gradingEffort = 20;

/** Starts at a random position; undefined if the effort is used up. */
export function searchPuzzle(
  size: PuzzleSize,
  { grade, solved }: Wanted,
  random: Random,
  effort: number,
): GradedPuzzle | undefined {
  let spent = 0;
  for (const puzzle of lookThrough(size, random.below(2 ** 20), solved)) {
    if (puzzle !== undefined && (grade === null || puzzle.grade === grade)) return puzzle;
    spent += puzzle === undefined ? 1 : gradingEffort;
    if (spent > effort) break;
  }
  return undefined;
}

const pools: Memory<readonly GradedPuzzle[]> = new WeakMap();

export function puzzlesOf(size: PuzzleSize): readonly GradedPuzzle[] {
  const { game, options, kind } = size;
  return remembered(pools, game, `${kind} ${sizeName(options)}`, () =>
    [...lookThrough(size, 0, new Set())].filter((puzzle) => puzzle !== undefined),
  );
}

/** The positions from `from` on; undefined for one that isn't worth posing or is excluded by its id. */
function* lookThrough(
  size: PuzzleSize,
  from: number,
  excluded: ReadonlySet<string>,
): Generator<GradedPuzzle | undefined> {
  const positions = candidates(size);
  for (let at = 0; at < positions.length; at++) {
    const puzzle = puzzleAt({ ...size, position: positions[(from + at) % positions.length] });
    yield puzzle === undefined || excluded.has(puzzle.id) ? undefined : puzzle;
  }
}

const lookedAt: Memory<GradedPuzzle | undefined> = new WeakMap();

function puzzleAt(puzzle: Puzzle): GradedPuzzle | undefined {
  const { game, options, position, kind } = puzzle;
  return remembered(lookedAt, options, `${kind} ${nameOf(game, position)}`, () =>
    isWorthPosing(puzzle) ? gradedPuzzle(puzzle) : undefined,
  );
}

export function gradedPuzzle(puzzle: Puzzle): GradedPuzzle {
  const { blind } = outlookOf(puzzle);
  return { ...puzzle, id: puzzleId(puzzle), grade: gradeOf(puzzle), blind, idea: ideaOf(puzzle) };
}
