/** Who is at a match, as its players are told. */

import { isComputer } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import type { PresenceState } from "../../protocol/online/messages.ts";
import { isOn, type OnlineMatch } from "../../protocol/online/online-match.ts";
import type { PresenceReading } from "../../storage/match-store.ts";

export const nobodyPresent: PresenceState = {
  present: [false, false],
  claimableAt: [null, null],
  watchers: 0,
};

export function presenceOf(online: OnlineMatch, reading: PresenceReading, claimMs: number): PresenceState {
  const { present, goneSince, watchers } = reading;
  const isThere = (seat: Seat) => isComputer(online.match, seat) || (present[seat - 1] ?? false);
  const claimableAt = (seat: Seat) => {
    const gone = goneSince[seat - 1] ?? null;
    return isThere(seat) || gone === null || !isOn(online) ? null : gone + claimMs;
  };
  return {
    present: [isThere(1), isThere(2)],
    claimableAt: [claimableAt(1), claimableAt(2)],
    watchers,
  };
}
