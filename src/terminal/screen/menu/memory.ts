/** What the menu remembers between two times: a small file beside the saved games. To lose it costs nothing. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cleanText } from "../../../core/text.ts";
import { dataFolder } from "../../../storage/data-folder.ts";
import type { Texts } from "../../../table/form.ts";
import type { Host } from "../../host.ts";
import { type Memory, noMemory } from "../state.ts";

export function readMemory(host: Host): Memory {
  try {
    return memoryFrom(JSON.parse(readFileSync(memoryFile(host), "utf8")));
  } catch {
    return noMemory;
  }
}

export function writeMemory(host: Host, memory: Memory): void {
  const file = memoryFile(host);
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(memory)}\n`);
    renameSync(draft, file);
  } catch {
    // A menu that cannot remember is still a menu; the saved game tells about the disk.
  }
}

function memoryFile(host: Host): string {
  return join(dataFolder(host.env, process.platform), "menu.json");
}

/** Whatever stands in the file, the menu gets words that it can show. */
function memoryFrom(json: unknown): Memory {
  const { section, last, level, choices } = membersOf(json);
  const entries = Object.entries(membersOf(choices))
    .map(([game, texts]) => [game, textsFrom(texts)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return { ...noMemory, ...textsFrom({ section, last, level }), choices: Object.fromEntries(entries) };
}

/** Texts by field; 0.1.0 kept the names in a list and the options apart. */
function textsFrom(json: unknown): Texts {
  const { names, options, ...fields } = membersOf(json);
  const [name1, name2] = Array.isArray(names) ? names : [];
  const all = Object.entries({ name1, name2, ...fields, ...membersOf(options) });
  const texts = all.flatMap(([id, text]) =>
    typeof text === "string" && text !== "" ? [[id, cleanText(text, 40)]] : [],
  );
  return Object.fromEntries(texts);
}

function membersOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null ? { ...json } : {};
}
