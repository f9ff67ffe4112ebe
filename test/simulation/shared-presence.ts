/** Who is in which match over several nodes. The peers of a dead node still count for a few seconds. */

import type { Pair } from "../../src/core/seat.ts";
import { hasNoClients, type NodeShare, type PresenceReading } from "../../src/server/store/match-store.ts";

interface Shares {
  /** By the process that has them, because a node that starts again has none. */
  readonly nodes: Map<object, NodeShare>;
  gone: Pair<number | null>;
}

export class SharedPresence {
  readonly #matches = new Map<string, Shares>();

  set(node: object, match: string, share: NodeShare, now: number): void {
    const shares = this.#matches.get(match) ?? { nodes: new Map(), gone: [now, now] };
    this.#matches.set(match, shares);
    if (hasNoClients(share)) shares.nodes.delete(node);
    else shares.nodes.set(node, share);
    const since = (seat: 0 | 1) => (count(shares, seat) > 0 ? null : (shares.gone[seat] ?? now));
    shares.gone = [since(0), since(1)];
  }

  read(match: string): PresenceReading {
    const shares = this.#matches.get(match) ?? { nodes: new Map(), gone: [0, 0] };
    let watchers = 0;
    for (const share of shares.nodes.values()) watchers += share.watchers;
    return { present: [count(shares, 0) > 0, count(shares, 1) > 0], goneSince: shares.gone, watchers };
  }

  /** The matches that the node had peers in, which are gone now. */
  forget(node: object, now: number): readonly string[] {
    const had = [...this.#matches].filter(([, { nodes }]) => nodes.has(node)).map(([match]) => match);
    for (const match of had) this.set(node, match, { seats: [0, 0], watchers: 0 }, now);
    return had;
  }
}

function count({ nodes }: Shares, seat: 0 | 1): number {
  let sum = 0;
  for (const { seats } of nodes.values()) sum += seats[seat];
  return sum;
}
