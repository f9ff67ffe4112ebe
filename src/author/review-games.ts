/** Games are checked in another process, because their code might hang or crash. */

import { fork, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Game } from "../core/game.ts";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { errorText, quote } from "../core/text.ts";
import { type Review, reviewGames } from "./check/check-game.ts";

export interface Reviews extends Review {
  readonly games: readonly string[];
}

type CheckMessage = { readonly place: string } | { readonly found: Result<Reviews> };

/** Runs the program again, with `mark` set in its environment. Returns undefined if the process ends without an answer. */
export function checkInProcess(
  { path, mark }: Readonly<Record<"path" | "mark", string>>,
  file: string | undefined,
  onPlace: (place: string) => void,
  signal: AbortSignal,
): Promise<Result<Reviews> | undefined> {
  const env = { ...process.env, [mark]: "yes" };
  const words = ["check", ...(file === undefined ? [] : [file])];
  // The games' own output goes to standard error.
  const child = fork(path, words, { env, stdio: ["ignore", 2, 2, "ipc"], signal, killSignal: "SIGKILL" });
  return new Promise((done) => {
    child.on("message", (message: CheckMessage) => {
      if ("place" in message) return onPlace(message.place);
      done(message.found);
      child.kill("SIGKILL");
    });
    child.on("disconnect", () => done(undefined));
    child.on("error", () => done(undefined));
  });
}

export async function runCheckProcess(own: readonly Game[], file: string | undefined): Promise<number> {
  const send = (message: CheckMessage) => process.send?.(message);
  // Ctrl-C also reaches this process, but the parent decides when to end it.
  process.on("SIGINT", () => {});
  send({ found: await reviewFile(own, file, (place) => send({ place })) });
  return 0;
}

export async function reviewFile(
  own: readonly Game[],
  file: string | undefined,
  onPlace: (place: string) => void,
): Promise<Result<Reviews>> {
  const games = file === undefined ? ok(own) : await readGames(file);
  return mapResult(games, (list) => ({
    games: list.map(({ id }) => String(id)),
    ...reviewGames(list, { onPlace }),
  }));
}

async function readGames(file: string): Promise<Result<readonly Game[]>> {
  if (!existsSync(file)) return fail("not-found", `Can't find the file ${quote(file)}.`);
  try {
    const module: object = await import(pathToFileURL(resolve(file)).href);
    const games = [...new Set(Object.values(module).flat().filter(isGame))];
    if (games.length > 0) return ok(games);
    return fail("bad-request", `${quote(file)} doesn't export a game. Export what defineGame returns.`);
  } catch (error) {
    const needs = /\.[mc]?ts$/.test(file) ? " TypeScript files need Node 22.18 or newer." : "";
    const message = `Couldn't load ${quote(file)}: ${errorText(error)}${placeOf(error, file)}.${needs}`;
    return fail("cannot-read", message);
  }
}

/** Accepts an incomplete game, because the check says what's missing. */
function isGame(value: unknown): value is Game {
  if (typeof value !== "object" || value === null) return false;
  return ["id", "options", "at"].filter((part) => part in value).length > 1;
}

/** Node prints the line of a syntax error only if nothing catches the error, so this runs the file once more. */
function placeOf(error: unknown, file: string): string {
  if (!(error instanceof SyntaxError)) return "";
  const { stderr } = spawnSync(process.execPath, [file], { encoding: "utf8", timeout: 10_000 });
  const [, address, line] = /^(file:.*):(\d+)$/m.exec(stderr) ?? [];
  return address === undefined ? "" : ` (${relative("", fileURLToPath(address))}, line ${line})`;
}
