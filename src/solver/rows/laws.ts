/** The law of a row game, which it names or brings along. */

import type { RowLaw, RowRules, SwitchRow } from "../../games/families.ts";
import { opposedLaw, sharedLaw } from "./flip-laws.ts";
import { captureLaw } from "./twin-law.ts";

/** A row game with its law at hand. */
export interface RuledRow extends RowRules {
  readonly law: RowLaw;
}

export function withLaw(family: SwitchRow): RuledRow {
  return { ...family, law: lawOf(family) };
}

function lawOf({ law, size }: SwitchRow): RowLaw {
  switch (law) {
    case "shared":
      return sharedLaw(size);
    case "opposed":
      return opposedLaw(size);
    case "twins rules":
      return captureLaw({ switches: size, reading: "rules" });
    case "twins examples":
      return captureLaw({ switches: size, reading: "examples" });
    default:
      return law;
  }
}
