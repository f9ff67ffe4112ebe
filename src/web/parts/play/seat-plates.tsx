import type { ComponentChildren } from "preact";
import { seatToMove } from "../../../core/match.ts";
import { ofSeat, type Seat, seats } from "../../../core/seat.ts";
import { scoreAfter } from "../../../core/series.ts";
import { playerName } from "../../../table/words.ts";
import type { TableProps } from "../props.ts";

interface PlatesProps extends TableProps {
  /** What else a player's plate shows. */
  readonly extra?: (seat: Seat) => ComponentChildren;
  /** Whether the game has not begun. */
  readonly idle?: boolean;
}

/** The two players, with a lamp at the one who is to move and the score of the series between them. */
export function SeatPlates(props: PlatesProps) {
  return (
    <div class="seats">
      {seats.map((seat) => (
        <SeatPlate key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

function SeatPlate({ table, seat, extra, idle = false }: PlatesProps & { readonly seat: Seat }) {
  const { match } = table;
  const { series, outcome } = match;
  const toMove = !idle && outcome === null && seatToMove(match) === seat;
  const won = outcome?.winner === seat;
  const score = series === null ? null : outcome === null ? series.score : scoreAfter(series, outcome);
  return (
    <div class="seat" data-seat={seat} data-lit={toMove || won}>
      <span class="seat-lamp" aria-hidden="true" />
      <span class="seat-name" dir="auto">
        {playerName(match, seat)}
      </span>
      <span class="seat-word">{won ? "won" : toMove ? "to move" : ""}</span>
      {score === null ? null : (
        <span class="seat-score">
          <span class="visually-hidden">games won: </span>
          {ofSeat(score, seat)}
        </span>
      )}
      {extra?.(seat)}
    </div>
  );
}
