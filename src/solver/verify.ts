/** `--verify`: the solution's own independent pass, and the plain reference where that is feasible. */

import type { Random } from "../core/random.ts";
import { familyOf } from "../games/families.ts";
import { sameValue } from "./general/verify.ts";
import type { Check, SolvedSize } from "./solution.ts";
import { type GameSize, solveByEnumeration } from "./solve.ts";
import type { Task } from "./task.ts";

export interface Verification extends Check {
  /** How many positions the general method agreed on; null where it cannot reach or is the one that solved. */
  readonly compared: number | null;
}

/** About two seconds for the general method. */
const mostCompared = 40_000;
const comparedBytes = 300_000_000;

export function* verify(size: GameSize, solution: SolvedSize, random: Random): Task<Verification> {
  const check = yield* solution.verify(random);
  if (check.fault !== null) return { ...check, compared: null };
  const isGeneral = familyOf(size.game, size.options) === undefined;
  const feasible = !isGeneral && (solution.tally.positions ?? mostCompared + 1) <= mostCompared;
  const reference = feasible ? yield* solveByEnumeration(size, comparedBytes) : undefined;
  if (reference === undefined) return { ...check, compared: null };
  return { ...check, ...compare(size, solution, reference) };
}

function compare(
  { game, options }: GameSize,
  solution: SolvedSize,
  reference: SolvedSize,
): Pick<Verification, "compared" | "fault"> {
  let compared = 0;
  for (const position of game.positions?.(options) ?? []) {
    const [key, mover] = [game.key(position), game.toMove(position)] as const;
    if (!sameValue(solution.value(key, mover), reference.value(key, mover))) return { compared, fault: key };
    compared++;
  }
  const counts = (from: SolvedSize) => [from.tally.wins, from.tally.losses, from.tally.draws].join();
  return { compared, fault: counts(solution) === counts(reference) ? null : "the counts" };
}
