/** Exact answers about single heaps. */

import type { TakeAway } from "../../games/families.ts";
import type { KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { heapPlies, tabulateHeap } from "./period.ts";

export function heapOracle(family: TakeAway): KeyOracle {
  const table = tabulateHeap(family);
  return { probe: (key) => valueOfPlies(heapPlies(table, family.read(key))) };
}
