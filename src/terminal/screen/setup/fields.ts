/** The set-up form as a terminal asks for it, painted or spoken. */

import type { Game } from "../../../core/game.ts";
import { type Field, formFields, type Texts } from "../../../table/form.ts";

export function setupFields(game: Game, texts: Texts): readonly Field[] {
  return formFields(game, ["name1", "name2", "vs", "seat", "first", "bestOf"], texts);
}

/** What stands in the field: a name that was not given stays empty. */
export function textIn({ id, kind, default: usual }: Field, texts: Texts): string {
  return texts[id] ?? (kind === "text" ? "" : usual);
}

/** Whether the arrows change the field, and whether it can be typed into. */
export function isTurned(field: Field): boolean {
  return field.kind === "whole" || field.choices.length > 0;
}

export function isTyped({ kind }: Field): boolean {
  return kind !== "choice";
}
