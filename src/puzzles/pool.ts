import { pliesOf, type Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import { type PuzzleKind, puzzleKinds } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import type { Random } from "../core/random.ts";
import { variantAt } from "../core/resolve-options.ts";
import { familyOf } from "../games/families.ts";
import { rememberedAtSize } from "../solver/oracle.ts";
import { puzzleId } from "./identity.ts";
import { nameOf, outlookOf, valuesAt } from "./kinds.ts";
import { candidates, isWorthPosing, type PuzzleSize } from "./positions.ts";
import type { Difficulty, PosedPuzzle, Puzzle } from "./puzzle.ts";

export type RatedPuzzle = Puzzle & Pick<PosedPuzzle, "difficulty" | "blind" | "id">;

const plainKinds: NonNullable<Game["puzzles"]> = { line: [{}], safe: [{}], mistakes: [{}] };

const sizesOfGames: Memory<readonly PuzzleSize[]> = new WeakMap();

/** Returns the same game objects each time, because values and puzzles are cached by game object. */
export function puzzleSizes(game: Game): readonly PuzzleSize[] {
  const sizes = game.puzzles ?? plainKinds;
  return remembered(sizesOfGames, game, "", () =>
    puzzleKinds.flatMap((kind) => (sizes[kind] ?? []).flatMap((size) => sizeOf(game, size, kind))),
  );
}

export function sizeOf(game: Game, size: Partial<Options>, kind: PuzzleKind): readonly PuzzleSize[] {
  const found = variantAt(game, size);
  return found.ok ? [{ game: found.value, kind }] : [];
}

export interface Wanted {
  readonly difficulty: Difficulty | null;
  readonly solved: ReadonlySet<string>;
}

/** Grading a puzzle takes about as long as rejecting this many positions. */
const gradingEffort = 20;

export function searchPuzzle(
  size: PuzzleSize,
  { difficulty, solved }: Wanted,
  random: Random,
  effort: number,
): RatedPuzzle | undefined {
  let spent = 0;
  for (const puzzle of lookThrough(size, random.below(2 ** 20), solved)) {
    if (puzzle !== undefined && (difficulty === null || puzzle.difficulty === difficulty)) return puzzle;
    spent += puzzle === undefined ? 1 : gradingEffort;
    if (spent > effort) break;
  }
  return undefined;
}

const pools: Memory<readonly RatedPuzzle[]> = new WeakMap();

export function puzzlesOf(size: PuzzleSize): readonly RatedPuzzle[] {
  return rememberedAtSize(pools, size.game, size.kind, () =>
    [...lookThrough(size, 0, new Set())].filter((puzzle) => puzzle !== undefined),
  );
}

/** Tries every candidate from index `from` on. Yields undefined for those that are excluded or not worth posing. */
function* lookThrough(
  size: PuzzleSize,
  from: number,
  excluded: ReadonlySet<string>,
): Generator<RatedPuzzle | undefined> {
  const positions = candidates(size);
  for (let at = 0; at < positions.length; at++) {
    const puzzle = puzzleAt({ ...size, position: positions[(from + at) % positions.length] });
    yield puzzle === undefined || excluded.has(puzzle.id) ? undefined : puzzle;
  }
}

const lookedAt: Memory<RatedPuzzle | undefined> = new WeakMap();

function puzzleAt(puzzle: Puzzle): RatedPuzzle | undefined {
  const { game, position, kind } = puzzle;
  return remembered(lookedAt, game, `${kind} ${nameOf(game, position)}`, () =>
    isWorthPosing(puzzle) ? ratedPuzzle(puzzle) : undefined,
  );
}

export function ratedPuzzle(puzzle: Puzzle): RatedPuzzle {
  const { blind } = outlookOf(puzzle);
  return { ...puzzle, id: puzzleId(puzzle), difficulty: difficultyOf(puzzle), blind };
}

const limits: Readonly<Record<Exclude<Difficulty, "hard">, number>> = { easy: 36, medium: 56 };

export function difficultyOf(puzzle: Puzzle): Difficulty {
  const effort = effortOf(puzzle);
  return effort < limits.easy ? "easy" : effort < limits.medium ? "medium" : "hard";
}

export function effortOf(puzzle: Puzzle): number {
  return valuesAt(puzzle).moves.length * depthOf(puzzle) * meanChanges(puzzle);
}

function depthOf(puzzle: Puzzle): number {
  const { value, moves } = valuesAt(puzzle);
  if (puzzle.kind === "threats") return 1;
  if (puzzle.kind === "trap") return 3;
  if (value?.kind !== "draw") return distanceOf(value);
  const lost = moves.flatMap((move) => (move.value?.kind === "loss" ? distanceOf(move.value) : []));
  return Math.max(2, ...lost);
}

/** The plies to assume if the solver only knows who wins. */
const farOff = 20;

function distanceOf(value: Value | null): number {
  return Math.max(1, pliesOf(value) ?? farOff);
}

/** A move in a pool changes two things: the pool and the legal replies. */
function meanChanges(puzzle: Puzzle): number {
  const family = familyOf(puzzle.game);
  if (family?.kind !== "switch-row") return family?.kind === "related-pool" ? 2 : 1;
  const { moves } = valuesAt(puzzle);
  const flips = new Map(family.moves.map((move) => [move.name, move.flips.length]));
  return moves.reduce((sum, { name }) => sum + (flips.get(name) ?? 1), 0) / moves.length;
}
