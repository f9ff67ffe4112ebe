import { existsSync, type FSWatcher, watch } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DevPage } from "../../author/dev-page.ts";
import { nameProblem, writeFolder } from "../../author/new-game.ts";
import type { Reviews } from "../../author/review-games.ts";
import { ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { readNumber } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, need, notify, print, printAnswer, Refusal } from "../host.ts";
import type { Faces } from "../program/help.ts";
import { watchForStop } from "../stop-signals.ts";
import { portField } from "./serve.ts";

/** A name that ends in .ts asks for TypeScript. */
export function createGame(host: Host, file: string): number {
  const name = file.replace(/\.[jt]s$/, "");
  const isTyped = file.endsWith(".ts");
  const problem = nameProblem(host.games, name);
  if (problem !== undefined) throw new Refusal(`The name ${problem}`);
  if (existsSync(name))
    throw new Refusal(`${quote(name)} already exists. Choose another name, or delete it.`);
  const written = need(writeFolder(name, isTyped), exitCodes.stopped);
  return print(host, [
    `Created the folder ${name} with a working game: ${written.join(", ")}.`,
    `Next, run: cd ${name} && npm install && npm run dev`,
    `Then edit ${name}.${isTyped ? "ts" : "js"}. The page updates every time you save.`,
  ]);
}

export async function dev(host: Host, faces: Faces, file: string, flags: Given<"port">): Promise<number> {
  const port = readNumber(portField, flags.port);
  if (!existsSync(file)) throw new Refusal(`Can't find the file ${quote(file)}.`);
  const opened = await faces.dev(host, port);
  if (!opened.ok && host.env.npm_lifecycle_event === "dev")
    notify(host, "To use a free port, run: npm run dev -- --port 0");
  const page = need(opened, exitCodes.stopped);
  const stopping = watchForStop(host);
  print(host, [
    `Play the games in ${quote(file)} at ${page.address}`,
    "The page updates whenever you save. Press Ctrl-C to stop.",
  ]);
  const stopFollowing = follow(host, faces, page, file);
  const code = await stopping.stopped;
  stopFollowing();
  await page.close();
  stopping.release();
  return code;
}

/** Milliseconds to wait for the last write, because editors write a file in several steps. */
const pauseMs = 60;

function follow(host: Host, faces: Faces, page: DevPage, file: string) {
  const folders = new Map<string, FSWatcher>();
  let running = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const found = await checkAloud(host, faces, file, signal);
    if (!signal.aborted) await show(found);
  };
  const show = async (found: Result<Reviews>) => {
    const shown = found.ok ? await page.show(pathToFileURL(resolve(file))) : undefined;
    for (const address of shown?.files ?? []) watchFolder(dirname(fileURLToPath(address)));
    const troubles = troublesOf(found, shown?.problem);
    print(host, found.ok && shown?.problem === undefined ? reviewLines(found.value) : troubles);
    page.tell(troubles.join("\n"));
  };
  const watchFolder = (folder: string) => {
    if (folders.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!/\.(?:[mc]?[jt]s|json)$/.test(name ?? "")) return;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pauseMs);
    });
    watcher.on("error", () => watcher.close());
    folders.set(folder, watcher);
  };
  watchFolder(dirname(resolve(file)));
  void look();
  return () => {
    clearTimeout(timer);
    running.abort();
    for (const watcher of folders.values()) watcher.close();
  };
}

const kept = "The page won't update until you fix this.";

function troublesOf(found: Result<Reviews>, problem: string | undefined): readonly string[] {
  if (!found.ok) return [found.problem.message, kept];
  return problem === undefined ? found.value.faults.map(({ message }) => message) : [problem, kept];
}

function reviewLines({ games, faults, warnings }: Reviews): readonly string[] {
  const found = faults.map(({ message }) => message);
  return [
    ...(found.length === 0 ? [`No problems found in ${games.join(", ")}.`] : found),
    ...warnings.map(({ message }) => `Warning: ${message}`),
  ];
}

const noticeMs = 5_000;

/** Every five seconds, names what's being checked unless it's the same as before, so authors see which code never returns. */
async function checkAloud(
  host: Host,
  faces: Faces,
  file: string | undefined,
  signal: AbortSignal,
): Promise<Result<Reviews>> {
  let place = quote(file ?? host.program.name);
  let told = "";
  const timer = setInterval(() => {
    if (place !== told) notify(host, `Still checking ${place}.`);
    told = place;
  }, noticeMs);
  const onPlace = (at: string) => {
    place = at;
  };
  const found = await faces.check(host, file, onPlace, signal).finally(() => clearInterval(timer));
  if (found !== undefined) return found;
  const message = `${place}: the game's code ended the check here, so the rest wasn't checked.`;
  return ok({ games: [], faults: [{ code: "stopped", message, position: null }], warnings: [] });
}

export async function check(
  host: Host,
  faces: Faces,
  file: string | undefined,
  flags: Given<never, "json">,
): Promise<number> {
  const stopping = watchForStop(host);
  const running = new AbortController();
  const found = await Promise.race([stopping.stopped, checkAloud(host, faces, file, running.signal)]);
  running.abort();
  stopping.release();
  if (typeof found === "number") return found;
  const review = need(found);
  printAnswer(host, flags, review, () => reviewLines(review));
  return review.faults.length === 0 ? exitCodes.fine : exitCodes.stopped;
}
