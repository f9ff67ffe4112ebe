/** `switchyard new NAME`: a folder with a working game, to change into your own. */

import { existsSync } from "node:fs";
import { nameProblem, writeFolder } from "../../author/new-game.ts";
import { quote } from "../../core/text.ts";
import { exitCodes, type Given, type Host, need, print, Refusal } from "../host.ts";

export function newGame(host: Host, name: string, flags: Given<never, "typescript">): number {
  const problem = nameProblem(host.games, name);
  if (problem !== undefined) throw new Refusal(`The name ${problem}`);
  if (existsSync(name))
    throw new Refusal(`${quote(name)} already exists; choose another name, or remove it.`);
  const written = need(writeFolder(name, flags.typescript === true), exitCodes.stopped);
  return print(host, [
    `Created ${name} with a working game: ${written.join(", ")}.`,
    `Next: cd ${name} && npm install && npm run dev`,
    `Then change ${name}.${flags.typescript ? "ts" : "js"}; the page updates every time you save it.`,
  ]);
}
