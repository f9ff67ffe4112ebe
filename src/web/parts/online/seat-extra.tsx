import { useEffect, useRef } from "preact/hooks";
import { seatToMove } from "../../../core/match.ts";
import { ofSeat, type Seat } from "../../../core/seat.ts";
import { type Clock, formatClock, timeLeft } from "../../../protocol/online/clock.ts";
import { clockCall, clockWords, isLowTime } from "../../state/online/clock-words.ts";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

interface SeatProps extends OnlineProps {
  readonly seat: Seat;
}

/** What a player's plate tells of an online game: whether it is one's own, who is there, and the clock. */
export function SeatExtra(props: SeatProps) {
  const { online, seat } = props;
  const clock = online.view.online?.clock ?? null;
  return (
    <span class="seat-extra">
      {online.view.seat === seat ? <span class="seat-you">you</span> : <PresenceMark {...props} />}
      {clock === null ? null : <SeatClock {...props} clock={clock} />}
    </span>
  );
}

function PresenceMark({ online, seat }: SeatProps) {
  const { presence } = online.view;
  const match = online.view.online?.match;
  if (match === undefined || presence === null || online.view.status.kind !== "open") return null;
  if (ofSeat(match.players, seat).level !== undefined) return null;
  const free = online.view.online !== null && !ofSeat(online.view.online.taken, seat);
  const here = ofSeat(presence.present, seat);
  return (
    <span class="seat-presence" data-here={here}>
      {free ? "free" : here ? "here" : "away"}
    </span>
  );
}

function SeatClock({ page, online, seat, clock }: SeatProps & { readonly clock: Clock }) {
  const match = online.view.online?.match;
  const toMove = match === undefined ? seat : seatToMove(match);
  const running = clock.since !== null && toMove === seat && match?.outcome === null;
  const now = useNow(page.actions.online.now, running) + online.view.serverAhead;
  const left = timeLeft(clock, seat, toMove, now);
  const before = useRef(left);
  useEffect(() => {
    const call = running && online.view.seat === seat ? clockCall(before.current, left) : "";
    before.current = left;
    if (call !== "") page.dispatch({ kind: "say", text: call });
  }, [left]);
  return (
    <span class="seat-clock" role="timer" data-running={running} data-low={isLowTime(left)}>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="visually-hidden">{clockWords(left)} left</span>
    </span>
  );
}
