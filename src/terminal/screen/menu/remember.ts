/** What the menu knows from earlier times, and how one more choice is added to it. */

import type { Texts } from "../../../table/form.ts";
import type { Memory } from "../state.ts";

export const noMemory: Memory = { last: "", choices: {} };

export function remember({ choices }: Memory, game: string, texts: Texts): Memory {
  return { last: game, choices: { ...choices, [game]: texts } };
}
