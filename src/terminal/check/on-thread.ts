/** Checks games on a thread, and stops it if a game's code never returns. */

import { Worker } from "node:worker_threads";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, quote, reasonOf } from "../../core/text.ts";
import type { Fault, Review } from "../../library/check-game.ts";
import { joined, type Reviews } from "./review-games.ts";
import { type CheckJob, type CheckMessage, newShared, placeIn } from "./thread.ts";

/** The program that the thread runs, and how it gets the job. */
export interface CheckProgram {
  readonly path: string;
  readonly data: (job: CheckJob) => unknown;
}

/** What the thread has sent so far. */
interface Sent {
  ids: readonly string[] | null;
  ofList: readonly Fault[];
  /** The faults of the game being checked. */
  faults: readonly Fault[];
  readonly reviews: Review[];
  refused: Result<never> | null;
}

/** Undefined if it was stopped, or if the program didn't get as far as its games: then the check runs here. */
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
    if (sent.ids === null) return file === null ? undefined : fail("cannot-read", stopped(quote(file)));
    const id = sent.ids[sent.reviews.length];
    if (id !== undefined) sent.reviews.push(stoppedReview(sent.faults, stopped(id)));
  } while (sent.reviews.length < sent.ids.length);
  return ok(joined(sent.ids, sent.ofList, sent.reviews));
}

function stoppedReview(faults: readonly Fault[], message: string): Review {
  return { faults: [...faults, { code: "stopped", message, position: null }], warnings: [], unseen: [] };
}

/** The sentence about a game that stopped the check, given its name. */
type Stopped = (name: string) => string;

function runOnce(
  program: CheckProgram,
  file: string | null,
  sent: Sent,
  signal: AbortSignal | undefined,
): Promise<Stopped> {
  const shared = newShared();
  const workerData = program.data({ file, from: sent.reviews.length, shared });
  const argv = process.argv.slice(2);
  const worker = new Worker(program.path, { workerData, argv, stdout: true, stderr: true });
  return new Promise((done) => {
    const finish = (stopped: Stopped) => {
      clearInterval(watch);
      void worker.terminate();
      done(stopped);
    };
    const watch = watchCalls(shared, () => finish(hanging(shared)));
    worker.on("message", (message: CheckMessage) => {
      receive(sent, message);
      if (message.kind === "done" || message.kind === "refused") finish(failing(shared, "it is done"));
    });
    signal?.addEventListener("abort", () => finish(failing(shared, "it was stopped")));
    worker.on("error", (error) => finish(failing(shared, reasonOf(error))));
    worker.on("exit", () => finish(failing(shared, "it ended the process")));
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
/** How long one call may take, and how long the program may take to load. */
const longestCall = 5_000;

function watchCalls(shared: SharedArrayBuffer, onHang: () => void): NodeJS.Timeout {
  let [calls, since] = [-1, performance.now()];
  return setInterval(() => {
    const now = placeIn(shared).calls;
    if (now !== calls) [calls, since] = [now, performance.now()];
    else if (performance.now() - since > longestCall) onHang();
  }, pause);
}

function hanging(shared: SharedArrayBuffer): Stopped {
  return (name) =>
    `${name}: ${placeText(shared)} had not returned after ${longestCall / 1_000} seconds and was stopped; look for an infinite loop.`;
}

function failing(shared: SharedArrayBuffer, reason: string): Stopped {
  return (name) => `${name}: ${placeText(shared)} stopped the check: ${cleanText(reason, 200)}.`;
}

function placeText(shared: SharedArrayBuffer): string {
  const { member, where } = placeIn(shared);
  if (member === "") return "The code of the file";
  return `${cleanText(member, 60)}${where === "" ? "" : ` in ${cleanText(where, 200)}`}`;
}
