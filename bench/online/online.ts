/**
 * Compares online play with two other servers on the same machine. The peer, boardgame.io 0.50.2, stores nothing durably. A
 * minimal relay has no rules and no store. Each server has its own process, and so does the driver that plays on it over
 * loopback. All play the same moves of Switch Battle with 30 switches. Ours stores every move durably before it tells anyone.
 *
 * On two cores the driver limits the relay, so the relay's speed is the ceiling of the measurement itself.
 */

import { type Measure, report } from "../report.ts";
import { compete, contestant, dismiss, mediansOf, rounds, standing } from "./contest.ts";
import { installPeer } from "./peer.ts";
import { megabytesOf, startDriver, startServer } from "./processes.ts";
import { startSwitchyard } from "./switchyard.ts";

const idleMatches = 2000;

export async function benchOnline(): Promise<void> {
  installPeer();
  await againstOthers();
  await amongIdle();
}

async function againstOthers(): Promise<void> {
  const peer = contestant("boardgame.io, nothing durable", await startServer("peer"));
  const relay = contestant("a minimal relay, no rules", await startServer("ceiling"));
  const ours = contestant("Switchyard, every move durable", await startSwitchyard());
  const all = [peer, relay, ours];
  await compete(all);
  console.log(`\nOnline play: 50 matches, both clients wait for each move (median of ${rounds} rounds)`);
  for (const each of all) console.log(standing(each));
  const mine = mediansOf(ours);
  const theirs = mediansOf(peer);
  const ceiling = mediansOf(relay);
  const memory = megabytesOf(ours.server.process);
  await Promise.all(all.map(dismiss));
  report("Online play against boardgame.io in the same run", [
    {
      what: "moves a second",
      ratio: mine.movesPerSecond / theirs.movesPerSecond,
      bar: 3,
      sense: "at least",
      detail: `${(mine.movesPerSecond / ceiling.movesPerSecond).toFixed(2)}x the minimal relay's`,
    },
    {
      what: "its processor time over ours",
      ratio: theirs.processor / mine.processor,
      bar: 4.5,
      sense: "at least",
      detail: `${theirs.processor.toFixed(0)} µs against ${mine.processor.toFixed(0)} µs`,
    },
    {
      what: "our p99 in units of its p50",
      ratio: mine.p99 / theirs.p50,
      bar: 0.8,
      sense: "at most",
      detail: `${mine.p99.toFixed(1)} ms against ${theirs.p50.toFixed(1)} ms`,
    },
  ]);
  report("Online play: the server", [allowed("memory after that run", memory, 120)]);
}

/** Measures the same work with and without many idle matches. A separate driver keeps their sockets open. */
async function amongIdle(): Promise<void> {
  const alone = contestant("50 matches", await startSwitchyard());
  const among = contestant(`and ${idleMatches} idle ones`, await startSwitchyard());
  const idle = startDriver(among.server);
  await idle.sitIdle(idleMatches);
  await compete([alone, among]);
  console.log(`\nOnline play beside ${idleMatches * 2} idle sockets (median of ${rounds} rounds)`);
  for (const each of [alone, among]) console.log(standing(each));
  const [before, beside] = [mediansOf(alone).p99, mediansOf(among).p99];
  const memory = megabytesOf(among.server.process);
  await idle.stop();
  await Promise.all([alone, among].map(dismiss));
  const detail = `${beside.toFixed(1)} ms against ${before.toFixed(1)} ms`;
  report("Online play beside idle matches against the same without them", [
    { what: "p99", ratio: beside / before, bar: 2, sense: "at most", detail },
    allowed("memory beside idle sockets", memory, 170),
  ]);
}

function allowed(what: string, megabytes: number, most: number): Measure {
  const detail = `${megabytes.toPrecision(3)} of ${most} MB`;
  return { what, ratio: megabytes / most, bar: 1, sense: "at most", detail };
}
