/** Absence depends on the passing of time, not only on messages. */

import { ofSeat, type Pair, type Seat, withSeat } from "../core/seat.ts";
import type { PresenceState } from "../protocol/online/messages.ts";
import { type ClientState, type Moment, times, withView } from "./state.ts";
import { claimableAt } from "./status.ts";

export function absencesIn(
  { present }: PresenceState,
  before: Pair<number | null>,
  now: number,
): Pair<number | null> {
  const since = (seat: 0 | 1) => (present[seat] ? null : (before[seat] ?? now));
  return [since(0), since(1)];
}

/** A newly taken seat counts as away only if no client connects to it from now on. */
export function expectAt(state: ClientState, seat: Seat, { now }: Moment): ClientState {
  const since = ofSeat(state.absentSince, seat);
  return since === null ? state : { ...state, absentSince: withSeat(state.absentSince, seat, now) };
}

export function noticeAbsence(state: ClientState, { now }: Moment): ClientState {
  const away = (since: number | null) => since !== null && now >= since + times.moment;
  const [one, two] = [away(state.absentSince[0]), away(state.absentSince[1])];
  const claimable = now >= (claimableAt(state.view) ?? Infinity);
  const { view } = state;
  const same = view.away[0] === one && view.away[1] === two && view.claimable === claimable;
  return same ? state : withView(state, { away: [one, two], claimable });
}

/** By the local clock. */
export function absenceDue({ absentSince, view }: ClientState): number {
  const aways = absentSince.map((since, index) =>
    since === null || view.away[index] ? Infinity : since + times.moment,
  );
  const claim = view.claimable ? null : claimableAt(view);
  return Math.min(...aways, claim ?? Infinity);
}
