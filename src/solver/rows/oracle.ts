/** Exact answers about single rows of a size that can be played. */

import { type Seat, seats } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";
import type { Decided, KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { decidedRows, pliesIn } from "./decided.ts";
import { type RuledRow, withLaw } from "./laws.ts";
import { readRow, turnsOver, writeRow } from "./open-row.ts";

export function rowOracle(rules: SwitchRow): KeyOracle {
  const family = withLaw(rules);
  const open = (key: string, mover: Seat) => readRow(family, family.row(key), mover);
  return {
    probe: (key, mover) => valueOfPlies(pliesIn(family, open(key, mover))),
    canWin: (key, mover) => {
      const [own, other] = family.law.winnable(open(key, mover));
      return mover === 1 ? [own, other] : [other, own];
    },
    decided: (least) => listDecided(family, least),
    closeness: (key, seat) => 1 - open(key, seat).count / family.size,
  };
}

/** One per symmetry class, for each player if the two want different rows. */
function* listDecided(family: RuledRow, least: number): Iterable<Decided> {
  for (const { open, plies, count } of decidedRows(family)) {
    if (plies < least) continue;
    for (const mover of turnsOver(family) ? seats : [seats[0]])
      yield { key: family.key(writeRow(family, open, mover), mover), mover, count: Number(count) };
  }
}
