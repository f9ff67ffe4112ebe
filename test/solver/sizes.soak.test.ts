/** The fast path of each family against the general method, on every position of the sizes that take long. */

import { test } from "vitest";
import { compareSizes } from "./compare-sizes.ts";

test.each([
  ["switch-and-capture", "switches", [13, 16], { reading: "rules" }],
  ["switch-and-capture", "switches", [13, 16], { reading: "examples" }],
  ["switch-battle", "switches", [13, 16], {}],
  ["switch-conquer", "switches", [13, 16], {}],
  ["tower-switch", "blocks", [201, 1000], {}],
  ["factor-frenzy", "max", [13, 17], {}],
] as const)("%s, %s %j %j", compareSizes);
