/** Switch and Capture for the solver: a row in which a switch that is not ON may be pressed, and the last press wins. */

import type { SwitchRow } from "../../core/family.ts";
import { primeBlocks } from "../numbers/blocks.ts";
import { type CaptureOptions, isToggled, readingOf } from "./rules.ts";

export function family(options: CaptureOptions): SwitchRow {
  const { switches } = options;
  const reading = readingOf(options);
  const labels = Array.from({ length: switches }, (_, index) => index + 1);
  return {
    kind: "switch-row",
    size: switches,
    moves: labels.map((choice) => ({
      name: String(choice),
      flips: labels.filter((other) => isToggled(reading, choice, other)).map((label) => label - 1),
      needs: choice - 1,
    })),
    goals: [1, 1],
    interchangeable: primeBlocks(1, switches),
    key: (row) => row,
    row: (key) => key,
  };
}
