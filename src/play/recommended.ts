/** How people first play a game: its recommended set-up as texts of the form, with a line that says what it is. */

import type { Game } from "../core/game.ts";
import { askablesOf, describeDefault, optionLabel } from "../core/option-words.ts";
import { listWords } from "../core/text.ts";
import type { FormValues } from "./form.ts";

/** An empty form means the book's set-up. */
export function recommendedTexts({ recommended }: Game): FormValues {
  return Object.fromEntries(
    Object.entries(recommended?.options ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

export function recommendedNote(game: Game): string {
  if (game.recommended === undefined) return "";
  const book = Object.keys(game.recommended.options).flatMap((name) => {
    const spec = askablesOf(game)[name];
    return spec === undefined ? [] : [`${optionLabel(name, spec)} ${describeDefault(spec)}`];
  });
  return `${game.recommended.text} For the original rules, choose ${listWords(book, "and")}.`;
}
