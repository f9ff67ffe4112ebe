/** `switchyard check [FILE]`: what is wrong with the games of a module, or with the program's own. */

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote, reasonOf } from "../../core/text.ts";
import { checkGames } from "../../library/check-game.ts";
import { exitCodes, type Given, type Host, printAnswer, refuse } from "../host.ts";

export async function check(
  host: Host,
  file: string | undefined,
  flags: Given<never, "json">,
): Promise<number> {
  const games = file === undefined ? ok(host.games) : await readGames(file);
  if (!games.ok) return refuse(host, games.problem);
  const faults = checkGames(games.value);
  const ids = games.value.map(({ id }) => id);
  const fine = `No fault found in ${ids.join(", ")}.`;
  printAnswer(host, flags, { games: ids, faults }, () =>
    faults.length === 0 ? [fine] : faults.map(({ message }) => message),
  );
  return faults.length === 0 ? exitCodes.fine : exitCodes.stopped;
}

/** Every game that the module exports, by itself or in a list. */
async function readGames(file: string): Promise<Result<readonly Game[]>> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    const exported = Object.values({ ...(typeof module === "object" ? module : {}) }).flat();
    const games = [...new Set(exported.filter(isGame))];
    if (games.length > 0) return ok(games);
    return fail("bad-request", `${quote(file)} exports no game; export what defineGame returns.`);
  } catch (error) {
    const needs = /\.[mc]?ts$/.test(file) ? " Node reads TypeScript from version 22.18 on." : "";
    return fail("cannot-read", `Could not load ${quote(file)}: ${reasonOf(error)}.${needs}`);
  }
}

function isGame(value: unknown): value is Game {
  const parts = ["id", "options", "start", "moves", "play", "key", "board"];
  return typeof value === "object" && value !== null && parts.every((part) => part in value);
}
