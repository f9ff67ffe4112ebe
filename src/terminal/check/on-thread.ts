/**
 * The thread runs the same program again and so has the same games. It records each call in shared memory:
 * the command can say where a game's code hangs, and stop it.
 */

import { parentPort, Worker } from "node:worker_threads";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Problem, type Result } from "../../core/result.ts";
import { cleanText, quote, reasonOf } from "../../core/text.ts";
import { type Fault, listFaults, type Review } from "../../library/check-game.ts";
import { idOf, joined, type Reviews, readGames, reviewOne } from "./review-games.ts";

export interface CheckProgram {
  readonly path: string;
  readonly data: (job: CheckJob) => unknown;
}

interface Sent {
  ids: readonly string[] | null;
  ofList: readonly Fault[];
  /** Only of the game being checked. */
  faults: readonly Fault[];
  readonly reviews: Review[];
  refused: Result<never> | null;
}

/**
 * Undefined if it was stopped, or if the program didn't get as far as its games; then the check runs in this
 * process.
 */
export async function checkOnThread(
  program: CheckProgram,
  file: string | null,
  signal?: AbortSignal,
): Promise<Result<Reviews> | undefined> {
  const sent: Sent = { ids: null, ofList: [], faults: [], reviews: [], refused: null };
  do {
    sent.faults = [];
    const stopped = await runOnce(program, file, sent, signal);
    if (signal?.aborted === true) return undefined;
    if (sent.refused !== null) return sent.refused;
    if (sent.ids === null)
      return file === null ? undefined : fail("cannot-read", `${quote(file)}: ${stopped}`);
    const id = sent.ids[sent.reviews.length];
    if (id !== undefined) sent.reviews.push(stoppedReview(sent.faults, `${id}: ${stopped}`));
  } while (sent.reviews.length < sent.ids.length);
  return ok(joined(sent.ids, sent.ofList, sent.reviews));
}

function stoppedReview(faults: readonly Fault[], message: string): Review {
  return { faults: [...faults, { code: "stopped", message, position: null }], warnings: [], unseen: [] };
}

/** Resolves to the reason why the check stopped. */
function runOnce(
  program: CheckProgram,
  file: string | null,
  sent: Sent,
  signal: AbortSignal | undefined,
): Promise<string> {
  const shared = new SharedArrayBuffer(heading + mostBytes);
  const workerData = program.data({ file, from: sent.reviews.length, shared });
  const argv = process.argv.slice(2);
  const worker = new Worker(program.path, { workerData, argv, stdout: true, stderr: true });
  return new Promise((done) => {
    const finish = (stopped: string) => {
      clearInterval(watch);
      void worker.terminate();
      done(stopped);
    };
    const fail = (reason: string) =>
      finish(`${placeText(shared)} stopped the check: ${cleanText(reason, 200)}.`);
    const watch = watchCalls(shared, () => finish(`${placeText(shared)} ${hanging}`));
    worker.on("message", (message: CheckMessage) => {
      receive(sent, message);
      if (message.kind === "done" || message.kind === "refused") finish("");
    });
    signal?.addEventListener("abort", () => finish(""));
    worker.on("error", (error) => fail(reasonOf(error)));
    worker.on("exit", () => fail("it ended the process"));
  });
}

function receive(sent: Sent, message: CheckMessage): void {
  if (message.kind === "refused") sent.refused = { ok: false, problem: message.problem };
  if (message.kind === "games") [sent.ids, sent.ofList] = [message.ids, message.faults];
  if (message.kind === "fault") sent.faults = [...sent.faults, message.fault];
  if (message.kind !== "review") return;
  sent.reviews.push(message.review);
  sent.faults = [];
}

const pause = 200;
/** Bounds one call, and also the loading of the program. */
const longestCall = 5_000;

function watchCalls(shared: SharedArrayBuffer, onHang: () => void): NodeJS.Timeout {
  let [calls, since] = [-1, performance.now()];
  return setInterval(() => {
    const now = placeIn(shared).calls;
    if (now !== calls) [calls, since] = [now, performance.now()];
    else if (performance.now() - since > longestCall) onHang();
  }, pause);
}

const hanging = `didn't return within ${longestCall / 1_000} seconds and was stopped; look for an infinite loop.`;

function placeText(shared: SharedArrayBuffer): string {
  const { member, where } = placeIn(shared);
  if (member === "") return "The code of the file";
  return `${cleanText(member, 60)}${where === "" ? "" : ` in ${cleanText(where, 200)}`}`;
}

export interface CheckJob {
  readonly file: string | null;
  /** Games checked before. */
  readonly from: number;
  readonly shared: SharedArrayBuffer;
}

type CheckMessage =
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "games"; readonly ids: readonly string[]; readonly faults: readonly Fault[] }
  | { readonly kind: "fault"; readonly fault: Fault }
  | { readonly kind: "review"; readonly review: Review }
  | { readonly kind: "done" };

/** Layout: two numbers (calls so far, length of the text), then the text: the member called, and the position. */
const heading = 8;
const mostBytes = 1_000;

/** `where` is the position's key or the options; may be empty. */
function placeIn(shared: SharedArrayBuffer) {
  const [calls = 0, length = 0] = new Int32Array(shared, 0, 2);
  const bytes = new Uint8Array(shared, heading, length).slice();
  const [member = "", where = ""] = new TextDecoder().decode(bytes).split("\n");
  return { calls, member, where };
}

function newWriter(shared: SharedArrayBuffer): (member: string, where: string) => void {
  const numbers = new Int32Array(shared, 0, 2);
  const bytes = new Uint8Array(shared, heading);
  const encoder = new TextEncoder();
  return (member, where) => {
    const { written } = encoder.encodeInto(`${member}\n${where}`, bytes);
    Atomics.store(numbers, 1, written);
    Atomics.add(numbers, 0, 1);
  };
}

export async function runCheckThread(
  own: readonly Game[],
  { file, from, shared }: CheckJob,
): Promise<number> {
  const post = (message: CheckMessage) => parentPort?.postMessage(message);
  const games = file === null ? ok(own) : await readGames(file);
  if (!games.ok) {
    post({ kind: "refused", problem: games.problem });
    return 0;
  }
  post({ kind: "games", ids: games.value.map(idOf), faults: listFaults(games.value) });
  const write = newWriter(shared);
  for (const game of games.value.slice(from)) {
    const review = await reviewOne(game, {
      onCall: ({ member, key, size }) => write(member, key ?? size),
      onFault: (fault) => post({ kind: "fault", fault }),
    });
    post({ kind: "review", review });
  }
  post({ kind: "done" });
  return 0;
}
