import { findLevelName, firstLevel } from "../../computer/level-names.ts";
import type { Game } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { cleanText, isRecord, parseJson } from "../../core/text.ts";
import { recordFolder } from "../../disk/record-folder.ts";
import { type Field, type FormValues, formFields, freeFields, seatingIn } from "../../play/form.ts";
import type { OpenedGame } from "../../play/open.ts";
import { matchRequestOf, readForm, recommendedTexts } from "../../play/read-form.ts";
import { openGameFor } from "../advisor.ts";
import { dataPath, type Host } from "../host.ts";

/** The opponent decides which names to ask for, so that field comes first. */
export function setupFields(game: Game, texts: FormValues): readonly Field[] {
  const { levels } = seatingIn(texts);
  const names = (["name1", "name2"] as const).filter((_, index) => levels[index] === null);
  const fields = formFields(game, ["vs", "seat", ...names, "first", "bestOf"], texts);
  const own = names.length === 1 ? names[0] : undefined;
  return fields.map((field) => (field.id === own ? { ...field, label: "Your name" } : field));
}

/** A player who changes seats against the computer keeps their name. */
export function withText(texts: FormValues, id: string, text: string): FormValues {
  const changed: FormValues = { ...texts, [id]: text };
  const [one, two] = seatingIn(changed).levels;
  const [own, other] = one === null ? ["name1", "name2"] : ["name2", "name1"];
  const isAlone = (one === null) !== (two === null);
  const name = isAlone && !changed[own] ? changed[other] : "";
  return name ? { ...changed, [own]: name, [other]: "" } : changed;
}

export function textIn({ id, kind, default: usual }: Field, texts: FormValues): string {
  return texts[id] ?? (kind === "text" ? "" : usual);
}

/** The recommended game at the level played last, for players who skip the form. */
export function quickTexts(game: Game, memory: MenuMemory): FormValues {
  return { vs: quickLevel(memory), ...recommendedTexts(game) };
}

export function quickLevel({ level }: MenuMemory): string {
  return level || firstLevel;
}

export async function openFormGame(host: Host, game: Game, texts: FormValues): Promise<Result<OpenedGame>> {
  const values = readForm(game, freeFields(setupFields(game, texts)), texts);
  if (!values.ok) return values;
  const request = matchRequestOf(game, values.value, host.newSeed());
  return openGameFor(host, request);
}

/** The menu's memory is in a small file next to the saved games. Losing it does no harm. */
export interface MenuMemory {
  readonly section: string;
  readonly last: string;
  readonly level: string;
  readonly choices: Readonly<Record<string, FormValues>>;
}

export const noMemory: MenuMemory = { section: "", last: "", level: "", choices: {} };

export function remember(memory: MenuMemory, game: string, texts: FormValues): MenuMemory {
  const level = findLevelName(texts.vs ?? "");
  const choices = { ...memory.choices, [game]: texts };
  return { ...memory, last: game, level: level.ok ? level.value : memory.level, choices };
}

const name = "menu";

export function readMemory(host: Host): MenuMemory {
  const text = folderOf(host).read(name);
  return memoryFrom(text.ok ? parseJson(text.value) : undefined);
}

/** Ignores failures, because saving a game reports problems with the disk. */
export function writeMemory(host: Host, memory: MenuMemory): void {
  folderOf(host).put(name, `${JSON.stringify(memory)}\n`);
}

function folderOf(host: Host) {
  return recordFolder(dataPath(host));
}

/** A damaged file must not put control characters or very long texts in the menu. */
function memoryFrom(json: unknown): MenuMemory {
  if (!isRecord(json)) return noMemory;
  const { section, last, level, choices } = json;
  const entries = Object.entries(isRecord(choices) ? choices : {})
    .map(([game, texts]) => [game, textsFrom(texts)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return { ...noMemory, ...textsFrom({ section, last, level }), choices: Object.fromEntries(entries) };
}

function textsFrom(json: unknown): FormValues {
  const texts = Object.entries(isRecord(json) ? json : {}).flatMap(([id, text]) =>
    typeof text === "string" && text !== "" ? [[id, cleanText(text, 40)]] : [],
  );
  return Object.fromEntries(texts);
}
