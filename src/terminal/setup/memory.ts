/** A small file beside the saved games; losing it does no harm. */

import { findLevelName } from "../../computer/level-names.ts";
import { cleanText, parseJson } from "../../core/text.ts";
import { openRecordFolder } from "../../disk/record-folder.ts";
import type { Texts } from "../../play/form.ts";
import { dataPath, type Host } from "../host.ts";

export interface MenuMemory {
  readonly section: string;
  readonly last: string;
  readonly level: string;
  readonly choices: Readonly<Record<string, Texts>>;
}

export const noMemory: MenuMemory = { section: "", last: "", level: "", choices: {} };

export function remember(memory: MenuMemory, game: string, texts: Texts): MenuMemory {
  const level = findLevelName(texts.vs ?? "");
  const choices = { ...memory.choices, [game]: texts };
  return { ...memory, last: game, level: level.ok ? level.value : memory.level, choices };
}

const name = "menu";

export function readMemory(host: Host): MenuMemory {
  const text = folderOf(host).read(name);
  return memoryFrom(text.ok ? parseJson(text.value) : undefined);
}

/** Ignores failures: saving a game will report trouble with the disk. */
export function writeMemory(host: Host, memory: MenuMemory): void {
  folderOf(host).put(name, `${JSON.stringify(memory)}\n`);
}

function folderOf(host: Host) {
  return openRecordFolder(dataPath(host), undefined, false);
}

/** Whatever the file holds, the menu gets words that it can show. */
function memoryFrom(json: unknown): MenuMemory {
  const { section, last, level, choices } = membersOf(json);
  const entries = Object.entries(membersOf(choices))
    .map(([game, texts]) => [game, textsFrom(texts)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return { ...noMemory, ...textsFrom({ section, last, level }), choices: Object.fromEntries(entries) };
}

function textsFrom(json: unknown): Texts {
  const texts = Object.entries(membersOf(json)).flatMap(([id, text]) =>
    typeof text === "string" && text !== "" ? [[id, cleanText(text, 40)]] : [],
  );
  return Object.fromEntries(texts);
}

function membersOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null ? { ...json } : {};
}
