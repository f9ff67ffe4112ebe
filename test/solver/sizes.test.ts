/** The fast path of each family against the general method, on every position of every small size. */

import { describe, test } from "vitest";
import { compareSizes } from "./compare-sizes.ts";

describe.each([
  { id: "switch-and-capture", option: "switches", from: 2, few: 8, to: 12, more: { reading: "rules" } },
  { id: "switch-and-capture", option: "switches", from: 2, few: 8, to: 12, more: { reading: "examples" } },
  { id: "switch-battle", option: "switches", from: 2, few: 8, to: 12, more: {} },
  { id: "switch-conquer", option: "switches", from: 2, few: 8, to: 12, more: {} },
  { id: "tower-switch", option: "blocks", from: 1, few: 30, to: 200, more: {} },
  { id: "factor-frenzy", option: "max", from: 2, few: 9, to: 12, more: {} },
] as const)("$id $more", ({ id, option, from, few, to, more }) => {
  test.each([
    [from, few],
    [few + 1, to],
  ])(`${option} %i to %i`, (first, last) => compareSizes(id, option, [first, last], more));
});
