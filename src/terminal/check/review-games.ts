/** Checks a list of games one after the other; and finds the games that a file exports. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote, reasonOf } from "../../core/text.ts";
import {
  checkLoaded,
  type Fault,
  listFaults,
  type Review,
  type ReviewSettings,
  reviewGame,
} from "../../library/check-game.ts";
import { timeUpAfter } from "../../solver/task.ts";

export interface Reviews extends Review {
  readonly games: readonly string[];
}

const milliseconds = 3_000;

const loading = 2_000;

export async function reviewOne(
  game: Game,
  hooks: Pick<ReviewSettings, "onCall" | "onFault"> = {},
): Promise<Review> {
  const timeUp = timeUpAfter(performance, milliseconds);
  const { faults, ...review } = reviewGame(game, { ...hooks, timeUp, clock: performance });
  const message = `${idOf(game)}: theory or lesson didn't load within ${loading / 1_000} seconds.`;
  const fault: Fault = { code: "loaded", message, position: null };
  const late = setTimeout(loading, [fault], { ref: false });
  const loaded = await Promise.race([checkLoaded(game), late]);
  return { faults: [...faults, ...loaded], ...review };
}

/** In this process, code that never returns blocks the command. */
export async function reviewHere(games: readonly Game[]): Promise<Reviews> {
  const reviews: Review[] = [];
  for (const game of games) reviews.push(await reviewOne(game));
  return joined(games.map(idOf), listFaults(games), reviews);
}

export function idOf(game: Game): string {
  return typeof game?.id === "string" ? game.id : "a game without an id";
}

export function joined(
  games: readonly string[],
  ofList: readonly Fault[],
  reviews: readonly Review[],
): Reviews {
  return {
    games,
    faults: [...ofList, ...reviews.flatMap(({ faults }) => faults)],
    warnings: reviews.flatMap(({ warnings }) => warnings),
    unseen: reviews.flatMap(({ unseen }) => unseen),
  };
}

export async function readGames(file: string): Promise<Result<readonly Game[]>> {
  if (!existsSync(file)) return fail("not-found", `There is no file ${quote(file)}.`);
  try {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    const exported = Object.values({ ...(typeof module === "object" ? module : {}) }).flat();
    const games = [...new Set(exported.filter(isGame))];
    if (games.length > 0) return ok(games);
    return fail("bad-request", `${quote(file)} exports no game; export what defineGame returns.`);
  } catch (error) {
    const needs = /\.[mc]?ts$/.test(file) ? " Node reads TypeScript from version 22.18 on." : "";
    return fail(
      "cannot-read",
      `Could not load ${quote(file)}: ${reasonOf(error)}${placeOf(error, file)}.${needs}`,
    );
  }
}

/** Milliseconds, for a program that ends as soon as it is read. */
const reading = 10_000;

/** Node names the place of a syntax error only where nothing catches it. */
function placeOf(error: unknown, file: string): string {
  if (!(error instanceof SyntaxError)) return "";
  const { stderr } = spawnSync(process.execPath, [file], { encoding: "utf8", timeout: reading });
  const [, address, line] = /^(file:.*):(\d+)$/m.exec(stderr) ?? [];
  return address === undefined ? "" : ` (${relative("", fileURLToPath(address))}, line ${line})`;
}

const parts = ["id", "title", "options", "start", "toMove", "moves", "play", "outcome", "key", "fromKey"];

/** Accepts an incomplete game: the check says what is missing. */
function isGame(value: unknown): value is Game {
  return typeof value === "object" && value !== null && parts.filter((part) => part in value).length >= 4;
}
