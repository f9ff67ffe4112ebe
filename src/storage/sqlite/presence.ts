/** Who is at which match, where one node has all the peers. */

import { hasNoClients, type NodeShare, noClients, type PresenceReading } from "../match-store.ts";

export class LocalPresence {
  readonly #now: () => number;
  readonly #matches = new Map<string, Pick<PresenceReading, "goneSince"> & { readonly share: NodeShare }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  set(match: string, share: NodeShare): void {
    const before = this.#matches.get(match)?.goneSince ?? [null, null];
    const now = this.#now();
    const since = (seat: 0 | 1) => (share.seats[seat] > 0 ? null : (before[seat] ?? now));
    if (hasNoClients(share)) this.#matches.delete(match);
    else this.#matches.set(match, { share, goneSince: [since(0), since(1)] });
  }

  read(match: string): PresenceReading {
    const now = this.#now();
    const { share, goneSince } = this.#matches.get(match) ?? { share: noClients, goneSince: [now, now] };
    return { present: [share.seats[0] > 0, share.seats[1] > 0], goneSince, watchers: share.watchers };
  }
}
