/** What the menu remembers between two times: a small file beside the saved games. To lose it costs nothing. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cleanText } from "../../../core/text.ts";
import { dataFolder } from "../../../storage/data-folder.ts";
import type { Host } from "../../host.ts";
import type { Choice, Memory } from "../state.ts";
import { noMemory, remember } from "./remember.ts";

export function readMemory(host: Host): Memory {
  try {
    return memoryFrom(JSON.parse(readFileSync(memoryFile(host), "utf8")));
  } catch {
    return noMemory;
  }
}

export function writeMemory(host: Host, choice: Choice): void {
  const file = memoryFile(host);
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(remember(readMemory(host), choice))}\n`);
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
  const { last, choices } = fieldsOf(json);
  const entries = Object.entries(fieldsOf(choices)).map(([game, choice]) => [game, choiceFrom(game, choice)]);
  return { last: wordFrom(last, ""), choices: Object.fromEntries(entries) };
}

function choiceFrom(game: string, json: unknown): Choice {
  const { names, first, bestOf, vs, seat, options } = fieldsOf(json);
  const [one, two] = Array.isArray(names) ? names : [];
  const words = Object.entries(fieldsOf(options)).map(([name, value]) => [name, wordFrom(value, "")]);
  return {
    game,
    names: [wordFrom(one, ""), wordFrom(two, "")],
    first: wordFrom(first, "1"),
    bestOf: wordFrom(bestOf, "1"),
    vs: wordFrom(vs, "friend"),
    seat: wordFrom(seat, "1"),
    options: Object.fromEntries(words),
  };
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null ? { ...json } : {};
}

function wordFrom(value: unknown, fallback: string): string {
  return typeof value === "string" ? cleanText(value, 40) : fallback;
}
