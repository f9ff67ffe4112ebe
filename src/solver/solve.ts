/** Solves a whole size of a game, by the method that its family allows. */

import type { Solvable } from "../core/game.ts";
import { type Options, solvingSpecs } from "../core/options.ts";
import { resolveSpecs } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { seats } from "../core/seat.ts";
import { bookStart } from "../core/starts.ts";
import { type Family, familyOf } from "../games/families.ts";
import { solveGenerally } from "./general/solution.ts";
import { solveHeap } from "./heap/solution.ts";
import { poolBytes, solvePool } from "./pool/solution.ts";
import { solveRows } from "./rows/solution.ts";
import type { CertifiedEntry, Solution, SolvedSize } from "./solution.ts";
import type { Task } from "./task.ts";

/** A game at one size. The options include the original start, if there is one. */
export interface GameSize {
  readonly game: Solvable;
  readonly options: Options;
  /** The original row; null if the game has none or deals it. */
  readonly row: string | null;
}

/** Checks the options for solving; their limits are wider than those of play. */
export function resolveSize(game: Solvable, given: Partial<Options>): Result<GameSize> {
  const { start = "book", ...size } = given;
  if (start !== "book")
    return fail(
      "bad-option",
      "Solving covers every start, so leave it out; to look at one start, use analyze.",
    );
  const options = resolveSpecs(solvingSpecs(game.options), size);
  if (!options.ok) return options;
  const refusal = game.refusal?.(options.value);
  if (refusal !== undefined) return fail("bad-option", refusal);
  const { starts } = game;
  const row = (starts?.written && bookStart(starts.written, Number(options.value[starts.size]))) ?? null;
  return ok({ game, options: row === null ? options.value : { ...options.value, start: row }, row });
}

export function isPlayable({ game, options }: GameSize): boolean {
  return Object.entries(game.options).every(([name, spec]) => {
    return spec.kind !== "number" || Number(options[name]) <= spec.max;
  });
}

/** About how many bytes the work will take; null if that can't be known in advance. */
export function estimateBytes({ game, options }: GameSize): number | null {
  const family = familyOf(game, options);
  switch (family?.kind) {
    case "switch-row":
    case "take-away":
      return 0;
    case "related-pool":
      return poolBytes(family);
    case undefined:
      return null;
  }
}

/** Solves a whole size in steps, or refuses if it would take more than `memory` bytes. */
export function* solveSize(size: GameSize, memory: number): Task<Result<Solution>> {
  const needed = estimateBytes(size);
  if (needed !== null && needed > memory)
    return fail(
      "too-large",
      `This size needs about ${megabytes(needed)} of memory; only ${megabytes(memory)} are available.`,
    );
  const family = familyOf(size.game, size.options);
  const solution =
    family === undefined ? yield* solveByEnumeration(size, memory) : yield* solveFamily(family, size.row);
  if (solution !== undefined) return ok({ ...solution, entries: () => entriesOf(size, solution) });
  const room = megabytes(Math.min(memory, mostGeneralBytes));
  return fail("too-large", `This size has more positions than fit into ${room} of memory.`);
}

export function* entriesOf({ game, options }: GameSize, solved: SolvedSize): Generator<CertifiedEntry, void> {
  for (const position of game.positions?.(options) ?? solved.live?.() ?? []) {
    const [key, mover] = [game.key(position), game.toMove(position)];
    yield { key, mover, value: solved.value(key, mover) };
  }
}

export function* solveFamily(family: Family, row: string | null): Task<SolvedSize> {
  switch (family.kind) {
    case "switch-row":
      return solveRows(family, row);
    case "take-away":
      return solveHeap(family);
    case "related-pool":
      return yield* solvePool(family);
  }
}

/** Keys and positions are on the JavaScript heap, which is smaller than the memory. */
const mostGeneralBytes = 1.5e9;

export function* solveByEnumeration(size: GameSize, memory: number): Task<SolvedSize | undefined> {
  const { game, options } = size;
  const dealt = game.starts?.written?.isDealt === true;
  return yield* solveGenerally(game, {
    options,
    starts: dealt ? [] : seats.map((seat) => game.start(options, seat)),
    memory: Math.min(memory, mostGeneralBytes),
  });
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;
}
