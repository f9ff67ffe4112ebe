/** A start that the player writes out or flips cell by cell in the set-up form. */

import type { Game } from "../core/game.ts";
import { exampleStart, sizeOfStart } from "../core/starts.ts";
import { sizeIn, type Texts } from "./form.ts";

export interface FilledForm {
  readonly game: Game;
  readonly texts: Texts;
}

/** Undefined if the form's start is the book's, dealt, or settled by a position. */
export function ownStart({ game: { starts }, texts: { start, from } }: FilledForm): string | undefined {
  if (starts?.written === undefined || from) return undefined;
  return sizeOfStart(starts.written, start) === undefined ? undefined : start;
}

/** The start to flip cells in: the player's own, else the book's; empty if the game has no written starts. */
export function turnedStart(form: FilledForm): string {
  const { starts, options } = form.game;
  const spec = options[starts?.size ?? ""];
  if (starts?.written === undefined || spec?.kind !== "number") return "";
  const size = sizeIn(form.game, form.texts) ?? spec.default;
  const sane = Number.isInteger(size) && size > 0 && size <= spec.max ? size : 1;
  return ownStart(form) ?? exampleStart(starts.written, sane);
}

export function turnCell(form: FilledForm, index: number): FilledForm {
  const { game, texts } = form;
  const [off, on] = game.starts?.written?.symbols ?? ["", ""];
  const symbols = Array.from(turnedStart(form));
  const start = symbols.with(index, symbols[index] === off ? on : off).join("");
  return { game, texts: { ...texts, start } };
}

/** A written start has one size, so asking for another size drops it. */
export function fillField(form: FilledForm, id: string, text: string): FilledForm {
  const { start: _start, ...others } = form.texts;
  const kept = id === form.game.starts?.size && ownStart(form) !== undefined ? others : form.texts;
  return { game: form.game, texts: { ...kept, [id]: text } };
}
