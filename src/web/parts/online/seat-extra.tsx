import { useEffect, useRef } from "preact/hooks";
import { clocksAt, isAway } from "../../../client/status.ts";
import { isKnown, type KnownView } from "../../../client/view.ts";
import { clockCall, durationText } from "../../../client/words.ts";
import { isComputer, seatToMove } from "../../../core/match.ts";
import { ofSeat, type Seat } from "../../../core/seat.ts";
import { formatClock } from "../../../protocol/online/clock.ts";
import type { OnlineProps } from "../props.ts";
import { useNow } from "./use-now.ts";

/** Below this a clock is marked. */
const lowTime = 20_000;

interface SeatProps extends OnlineProps {
  readonly seat: Seat;
}

interface KnownProps extends SeatProps {
  readonly view: KnownView;
}

/** What a player's plate tells of an online game: whether it is one's own, who is there, and the clock. */
export function SeatExtra(props: SeatProps) {
  const { online, seat } = props;
  const { view } = online;
  if (!isKnown(view)) return null;
  return (
    <span class="seat-extra">
      {view.seat === seat ? <span class="seat-you">you</span> : <PresenceMark {...props} view={view} />}
      {view.online.clock === null ? null : <SeatClock {...props} view={view} />}
    </span>
  );
}

function PresenceMark({ view, seat }: KnownProps) {
  if (view.connection.kind !== "open" || isComputer(view.online.match, seat)) return null;
  const free = !ofSeat(view.online.taken, seat);
  const here = !free && !isAway(view, seat);
  return (
    <span class="seat-presence" data-here={here}>
      {free ? "empty" : here ? "online" : "away"}
    </span>
  );
}

function SeatClock({ page, view, seat }: KnownProps) {
  const { match, clock } = view.online;
  const running = clock?.since !== null && seatToMove(match) === seat && match.outcome === null;
  const clocks = clocksAt(view, useNow(page.actions.online.now, running));
  const left = clocks === null ? 0 : ofSeat(clocks, seat);
  const before = useRef(left);
  useEffect(() => {
    const call = running && view.seat === seat ? clockCall(before.current, left) : "";
    before.current = left;
    if (call !== "") page.dispatch({ kind: "say", text: call });
  }, [left]);
  return (
    <span class="seat-clock" role="timer" data-running={running} data-low={left < lowTime}>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="visually-hidden">{durationText(left)} left</span>
    </span>
  );
}
