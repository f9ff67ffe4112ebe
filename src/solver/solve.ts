import type { Game, Solvable, Variant } from "../core/game.ts";
import { type Options, solvingSpecs } from "../core/options.ts";
import { atAllowed, resolveSpecs } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { standardStart } from "../core/starts.ts";
import { type Family, familyOf } from "../games/families.ts";
import { analyzeMoves, bestFirst } from "./analyze.ts";
import { solveGenerally } from "./general/solution.ts";
import { solveHeap } from "./heap/solution.ts";
import { probeEach } from "./oracle.ts";
import { poolBytes, solvePool } from "./pool/solution.ts";
import { solveRows } from "./rows/solution.ts";
import {
  type CertifiedEntry,
  type ForcedLine,
  mostPlies,
  type Solution,
  type SolvedSize,
} from "./solution.ts";
import type { Task } from "./task.ts";

/** Checks the options, with limits that may be wider than for playing. Adds the standard start, if the game has one. */
export function resolveSize(game: Game, given: Partial<Options>): Result<Variant> {
  const { start = "standard", ...size } = given;
  if (start !== "standard")
    return fail(
      "bad-option",
      'Solving covers every start, so leave out the option "start". To look at one start, use "analyze".',
    );
  const options = resolveSpecs(solvingSpecs(game.options), size);
  if (!options.ok) return options;
  const { starts } = game;
  const row = starts?.written && standardStart(starts.written, Number(options.value[starts.size]));
  return atAllowed(game, row === undefined ? options.value : { ...options.value, start: row });
}

/** Null if the game has no standard row, or deals it. */
export function standardRow({ options: { start } }: Solvable): string | null {
  return typeof start === "string" ? start : null;
}

export function isPlayable({ of, options }: Variant): boolean {
  return Object.entries(of.options).every(([name, spec]) => {
    return spec.kind !== "number" || Number(options[name]) <= spec.max;
  });
}

/** About how many bytes the work takes, or 0 if that's little or can't be known in advance. */
export function estimateBytes(game: Solvable): number {
  const family = familyOf(game);
  return family?.kind === "related-pool" ? poolBytes(family) : 0;
}

export function* solveSize(game: Solvable, memory: number): Task<Result<Solution>> {
  const needed = estimateBytes(game);
  if (needed > memory)
    return fail(
      "too-large",
      `This size needs about ${megabytes(needed)} of memory, but only ${megabytes(memory)} is available.`,
    );
  const family = familyOf(game);
  const room = Math.min(memory, mostGeneralBytes);
  const solution =
    family === undefined ? yield* solveGenerally(game, room) : yield* solveFamily(family, standardRow(game));
  if (solution !== undefined)
    return ok({
      ...solution,
      tally: { ...solution.tally, line: longestLine(game, solution) },
      entries: () => entriesOf(game, solution),
    });
  return fail("too-large", `This size has too many positions to fit in ${megabytes(room)} of memory.`);
}

function longestLine(game: Solvable, solved: SolvedSize): ForcedLine | null {
  const { tally, longestWin } = solved;
  if (longestWin === undefined || (tally.longest ?? 0) > mostPlies) return null;
  const start = game.fromKey(longestWin.key, longestWin.mover);
  if (!start.ok) return null;
  const probe = (position: unknown) => solved.value(game.key(position), game.toMove(position));
  const oracle = { probeMoves: probeEach(game, probe) };
  const moves: string[] = [];
  for (let position = start.value; ; ) {
    const [best] = bestFirst(analyzeMoves(game, position, oracle));
    if (best === undefined) return { from: longestWin.key, moves };
    moves.push(game.formatMove(position, best.move));
    position = best.after;
  }
}

export function* entriesOf(game: Solvable, solved: SolvedSize): Generator<CertifiedEntry, void> {
  for (const position of game.positions?.() ?? solved.live?.() ?? []) {
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

/** Keys and positions are on the JavaScript heap, which is smaller than the machine's memory. */
const mostGeneralBytes = 1.5e9;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;
}
