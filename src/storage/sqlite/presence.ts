/** Who is at which match, where one node has all the peers. */

import type { Pair } from "../../core/seat.ts";
import { isNobody, type NodeShare, nobody, type PresenceReading } from "../match-store.ts";

interface MatchPresence {
  readonly share: NodeShare;
  readonly goneSince: Pair<number | null>;
}

export class LocalPresence {
  readonly #now: () => number;
  readonly #matches = new Map<string, MatchPresence>();

  constructor(now: () => number) {
    this.#now = now;
  }

  set(match: string, share: NodeShare): void {
    if (isNobody(share)) this.#matches.delete(match);
    else this.#matches.set(match, { share, goneSince: this.#goneSince(match, share) });
  }

  read(match: string): PresenceReading {
    const { share, goneSince } = this.#matches.get(match) ?? this.#empty();
    return { present: [share.seats[0] > 0, share.seats[1] > 0], goneSince, watchers: share.watchers };
  }

  #goneSince(match: string, { seats }: NodeShare): Pair<number | null> {
    const before = this.#matches.get(match)?.goneSince ?? [null, null];
    const now = this.#now();
    return [seats[0] > 0 ? null : (before[0] ?? now), seats[1] > 0 ? null : (before[1] ?? now)];
  }

  #empty(): MatchPresence {
    const now = this.#now();
    return { share: nobody, goneSince: [now, now] };
  }
}
