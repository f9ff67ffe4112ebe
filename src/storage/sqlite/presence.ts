/** For a single node, which has all the peers. */

import { hasNoClients, type NodeShare, noClients, type PresenceReading } from "../match-store.ts";

export function localPresence(now: () => number) {
  const matches = new Map<string, Pick<PresenceReading, "goneSince"> & { readonly share: NodeShare }>();
  return {
    set(match: string, share: NodeShare): void {
      const before = matches.get(match)?.goneSince ?? [null, null];
      const since = (seat: 0 | 1) => (share.seats[seat] > 0 ? null : (before[seat] ?? now()));
      if (hasNoClients(share)) matches.delete(match);
      else matches.set(match, { share, goneSince: [since(0), since(1)] });
    },
    read(match: string): PresenceReading {
      const empty = { share: noClients, goneSince: [now(), now()] } as const;
      const { share, goneSince } = matches.get(match) ?? empty;
      return { present: [share.seats[0] > 0, share.seats[1] > 0], goneSince, watchers: share.watchers };
    },
  };
}
