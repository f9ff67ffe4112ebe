import { levelNames } from "../../../computer/level-names.ts";
import type { Game } from "../../../core/game.ts";
import { andThen, mapResult, ok, type Result } from "../../../core/result.ts";
import { type Setup, setUp } from "../../../core/setup.ts";
import type { CreateRequest } from "../../../online/messages.ts";
import {
  type CommonId,
  commonFields,
  type Field,
  type FilledForm,
  formFields,
  freeFields,
} from "../../../play/form.ts";
import type { MatchRequest } from "../../../play/open.ts";
import * as form from "../../../play/read-form.ts";
import { recommendedTexts } from "../../../play/read-form.ts";
import type { Preferences } from "../keep/preferences.ts";

export type Opponent = keyof typeof playerFields;

export function newForm(game: Game, { level, name }: Pick<Preferences, "level" | "name">): FilledForm {
  return { game, texts: { ...recommendedTexts(game), vs: level, ...(name === "" ? {} : { name }) } };
}

export function opponentIn({ texts }: FilledForm): Opponent {
  if (texts.place === "online") return "online";
  return levelNames.some((name) => name === texts.vs) ? "computer" : "here";
}

export function withOpponent(form: FilledForm, opponent: Opponent, level: string): FilledForm {
  const place = opponent === "online" ? "online" : "here";
  return { ...form, texts: { ...form.texts, place, vs: opponent === "computer" ? level : "friend" } };
}

const playerFields = {
  computer: ["vs", "seat"],
  here: ["name1", "name2"],
  online: ["name", "seat", "vs", "clock"],
} as const satisfies Readonly<Record<string, readonly CommonId[]>>;

/** The players come first, then what most people leave as it is. */
export function shownFields(form: FilledForm): readonly Field[] {
  const { game, texts } = form;
  return formFields(game, [...playerFields[opponentIn(form)], "first", "bestOf"], texts);
}

export function foldedFields(form: FilledForm): readonly Field[] {
  const open = opponentIn(form) === "computer" ? "vs" : "name";
  return shownFields(form).filter(({ id }) => id !== open);
}

export function summaryOf(form: FilledForm): string {
  const { from } = form.texts;
  const told = freeFields(foldedFields(form)).flatMap((field) => {
    const text = form.texts[field.id] ?? field.default;
    const words = field.choices.find(({ value }) => value === text)?.words ?? text;
    return field.kind === "text" ? [] : [`${field.label}: ${words}`];
  });
  return [...(from ? [`From ${from}`] : []), ...told].join(" · ");
}

/** Only a deliberate choice of who moves first overrides a position code that names a player. */
function readTexts(setup: FilledForm): Result<form.ReadForm> {
  const { first, ...others } = setup.texts;
  const texts = first === "1" && others.from ? others : setup.texts;
  const fields = [...shownFields(setup), ...commonFields(setup.game, ["from"])];
  return form.readForm(setup.game, freeFields(fields), texts);
}

export function requestOf(setup: FilledForm, seed: number): Result<MatchRequest> {
  return mapResult(readTexts(setup), (values) => form.matchRequestOf(setup.game, values, seed));
}

export function createRequestOf(setup: FilledForm, seed: number): Result<CreateRequest> {
  return mapResult(readTexts(setup), (values) => form.createRequestOf(setup.game, { ...values, seed }));
}

/** Null for a start that's still to be dealt. */
export function checkForm(setup: FilledForm): Result<Setup | null> {
  const start = andThen(readTexts(setup), ({ options, from }) => setUp(setup.game, { options, from }));
  return !start.ok && start.problem.code === "start-needed" ? ok(null) : start;
}
