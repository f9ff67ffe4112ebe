/**
 * The check on its own thread, which runs the same program again and so has the same games. It records each call in shared
 * memory, so that the command can say where it hangs, and can stop it.
 */

import { parentPort } from "node:worker_threads";
import type { Game } from "../../core/game.ts";
import { ok, type Problem } from "../../core/result.ts";
import { type Fault, listFaults, type Review } from "../../library/check-game.ts";
import { idOf, readGames, reviewOne } from "./review-games.ts";

/** The thread's job. */
export interface CheckJob {
  readonly file: string | null;
  /** How many games were checked before. */
  readonly from: number;
  readonly shared: SharedArrayBuffer;
}

export type CheckMessage =
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "games"; readonly ids: readonly string[]; readonly faults: readonly Fault[] }
  | { readonly kind: "fault"; readonly fault: Fault }
  | { readonly kind: "review"; readonly review: Review }
  | { readonly kind: "done" };

/** Two numbers, the calls so far and the length of the text; then the text: what is called, and about which position. */
const heading = 8;
const mostBytes = 1_000;

export function newShared(): SharedArrayBuffer {
  return new SharedArrayBuffer(heading + mostBytes);
}

export interface Place {
  readonly calls: number;
  readonly member: string;
  /** The position's key, or the options; empty where there are none. */
  readonly where: string;
}

export function placeIn(shared: SharedArrayBuffer): Place {
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

/** Returns the exit code of the thread. */
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
