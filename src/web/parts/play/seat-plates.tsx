import type { ComponentChildren } from "preact";
import { type Cell, cellsOf } from "../../../core/board.ts";
import type { Match } from "../../../core/match.ts";
import { ofSeat, type Seat, seats } from "../../../core/seat.ts";
import { scoreAfter } from "../../../core/series.ts";
import { shownPosition } from "../../../table/table.ts";
import type { TableProps } from "../props.ts";

interface PlatesProps extends TableProps {
  /** What else a player's plate shows. */
  readonly extra?: (seat: Seat) => ComponentChildren;
  /** Whether the game has not begun. */
  readonly idle?: boolean;
}

/** The two players, with a lamp at the one who is to move on the board as it is shown, and the score of the series. */
export function SeatPlates(props: PlatesProps) {
  return (
    <div class="seats">
      {seats.map((seat) => (
        <SeatPlate key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

interface AimProps {
  readonly match: Match;
  readonly position: unknown;
  readonly seat: Seat;
}

/** Where every cell belongs to a player: what this one wants, and how far it is. */
function SeatAim({ match: { game, positions }, position, seat }: AimProps) {
  const isOwn = ({ owner }: Cell) => owner === seat;
  const cells = cellsOf(game.board(position));
  const ownIn = (each: unknown) => cellsOf(game.board(each)).find(isOwn);
  const wanted = ownIn(positions.find(ownIn) ?? position);
  if (wanted === undefined || cells.some(({ owner }) => owner === undefined)) return null;
  return (
    <span class="seat-aim">
      <span class="seat-wants">wants </span>
      {wanted.mark} {cells.filter(isOwn).length}/{cells.length}
    </span>
  );
}

function SeatPlate({ table, seat, extra, idle = false }: PlatesProps & { readonly seat: Seat }) {
  const { match, viewing } = table;
  const { game, series } = match;
  const outcome = viewing === null ? match.outcome : null;
  const position = shownPosition(table);
  const toMove = !idle && outcome === null && game.toMove(position) === seat;
  const won = outcome?.winner === seat;
  const score = series === null ? null : outcome === null ? series.score : scoreAfter(series, outcome);
  const { name, level } = ofSeat(match.players, seat);
  return (
    <div class="seat" data-seat={seat} data-lit={toMove || won}>
      <span class="seat-lamp" aria-hidden="true" />
      <span class="seat-name" dir="auto">
        {name}
      </span>
      {level === undefined ? null : <span class="seat-level">{`(${level})`}</span>}
      <SeatAim match={match} position={position} seat={seat} />
      <span class={won ? "seat-word" : "visually-hidden"}>{won ? "won" : toMove ? "to move" : ""}</span>
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
