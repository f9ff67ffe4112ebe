/** What the menu knows from earlier times, and how one more choice is added to it. */

import type { Choice, Memory } from "../state.ts";

export const noMemory: Memory = { last: "", choices: {} };

export function remember(memory: Memory, choice: Choice): Memory {
  return { last: choice.game, choices: { ...memory.choices, [choice.game]: choice } };
}
