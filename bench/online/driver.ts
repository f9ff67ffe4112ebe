/** The driver's process: plays at one server, as it is asked to by the process that started it. */

import type { OpenMatch } from "./adapter.ts";
import { openAtCeiling } from "./adapters/ceiling.ts";
import { openAtPeer } from "./adapters/peer.ts";
import { openAtSwitchyard } from "./adapters/switchyard.ts";
import type { Figures, Order, ServerKind } from "./orders.ts";
import { type Played, play, sitIdle } from "./play.ts";

const servers: Readonly<Record<ServerKind, OpenMatch>> = {
  peer: openAtPeer,
  ceiling: openAtCeiling,
  switchyard: openAtSwitchyard,
};

process.on("message", (order: Order) => {
  void obey(order).then((figures) => process.send?.(figures));
});
process.on("disconnect", () => process.exit());

async function obey({ kind, port, otherPort, pid, work, count }: Order): Promise<Figures | string> {
  const open: OpenMatch = (first, received) => servers[kind](first, received, otherPort);
  if (work === "play") return figuresOf(await play(open, { port, pid, times: count }));
  await sitIdle(open, port, count);
  return "done";
}

function figuresOf({ seconds, processor, latencies }: Played): Figures {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const moves = latencies.length;
  return { movesPerSecond: moves / seconds, p50: at(0.5), p99: at(0.99), processor: processor / moves };
}
