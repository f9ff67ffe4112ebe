/** What the groups of commands share. */

import { levelHelp, levelNames } from "../../players/level-names.ts";

/** Takes the exit code of the command that ran. */
export type Finish = (code: number) => void;

export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/** The levels and what each does. */
export function levelLines(): string {
  return `\nComputers:\n${levelNames.map((name) => `  ${name.padEnd(8)} ${levelHelp[name]}\n`).join("")}`;
}
