/** Whether the moves of a row game let both players hope in one and the same row. */

import type { SwitchRow } from "../../core/family.ts";
import { moveAlgebra } from "./algebra.ts";
import { smallRow } from "./small.ts";

/**
 * Where both want the same row and no odd number of moves changes nothing, the way to the end has a fixed parity
 * in every row, and only one of the two can make its last move.
 */
export function parityDecides(family: SwitchRow): boolean {
  return family.goals[0] === family.goals[1] && moveAlgebra(smallRow(family)).oddNothing === null;
}
