/** All puzzles of a kind at one size, and drawing one of them that was not solved yet. */

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
  /** The same for mirror images, and for both players. */
  readonly id: string;
  /** What has to be understood to solve it. */
  readonly idea: Idea;
}

/** The kinds that any game has, at its book's size. */
const plainKinds: Game["puzzles"] = { line: [{}], safe: [{}], mistakes: [{}], winner: [{}], hold: [{}] };

const sizesOfGames: Memory<readonly PuzzleSize[]> = new WeakMap();

/** Made once, since what is known of a size is kept with its options. */
export function puzzleSizes(game: Game): readonly PuzzleSize[] {
  const sizes = game.puzzles ?? plainKinds;
  return remembered(sizesOfGames, game, "", () =>
    puzzleKinds.flatMap((kind) => (sizes?.[kind] ?? []).flatMap((size) => sizeOf(game, size, kind))),
  );
}

/** None where the game has no such size. */
export function sizeOf(game: Game, size: Partial<Options>, kind: PuzzleKind): readonly PuzzleSize[] {
  const options = optionsAtSize(game, size);
  return options.ok ? [{ game, options: options.value, kind }] : [];
}

export interface Wanted {
  /** Null: any. */
  readonly grade: Grade | null;
  /** The ids of the puzzles that are not to come again. */
  readonly solved: ReadonlySet<string>;
}

/** To grade a puzzle takes about as long as to look at so many positions that are none. */
const gradingEffort = 20;

/** One that is wanted, from anywhere among the positions; undefined where the effort was in vain. */
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

/** Every puzzle of the size, each once. */
export function puzzlesOf(size: PuzzleSize): readonly GradedPuzzle[] {
  const { game, options, kind } = size;
  return remembered(pools, game, `${kind} ${sizeName(options)}`, () =>
    [...lookThrough(size, 0, new Set())].filter((puzzle) => puzzle !== undefined),
  );
}

/** The positions from one on, each with its puzzle; undefined where it is not worth posing, or excluded by its id. */
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
