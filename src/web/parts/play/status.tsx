import type { ComponentChildren } from "preact";
import { currentPosition, seatToMove } from "../../../core/match.ts";
import { ofSeat, type Seat } from "../../../core/seat.ts";
import { isThinking, shownPly, type Table } from "../../../table/table.ts";
import { endingLines } from "../../../words/endings.ts";
import { seriesLines } from "../../../words/series.ts";
import { endHeadline, moveLine, personSeat, turnLine } from "../../state/words.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";

/** The block shelf above the levers: whose turn it is and what for, or how it ended. */
export function Status({ page, table }: TableProps) {
  const { match, viewing } = table;
  if (viewing !== null) return <LookingBack page={page} table={table} />;
  if (match.outcome !== null) return <Ending table={table} you={personSeat(match)} />;
  return (
    <div class="status">
      <p class="status-head">{isThinking(table) ? `${turnLine(match)}…` : turnLine(match)}</p>
      <p class="status-line">
        {match.game.goal(currentPosition(match), personSeat(match) ?? seatToMove(match))}
      </p>
      <p class="status-last">{match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1)}</p>
    </div>
  );
}

interface EndingProps {
  readonly table: Table;
  /** Whose end it is; undefined where both play at this screen, or one watches. */
  readonly you: Seat | undefined;
  /** What comes next. */
  readonly children?: ComponentChildren;
}

/** How it ended and why, under a signal and lamps in the winner's colour. */
export function Ending({ table: { match }, you, children }: EndingProps) {
  const { outcome, game } = match;
  const winner = outcome?.winner ?? null;
  const played = outcome?.reason === "finished" && winner !== null;
  const why = played ? [ofSeat(game.terms?.over ?? ["", ""], winner)] : endingLines(match).slice(0, -1);
  return (
    <div class="status status-over" data-winner={winner ?? "none"}>
      <Signal />
      <p class="status-head">{endHeadline(match, you)}</p>
      <p class="status-line">{[...why, ...seriesLines(match)].join(" ")}</p>
      {children}
    </div>
  );
}

/** A signal whose arm drops for the winner, and lamps that light up one after the other. */
function Signal() {
  return (
    <svg class="signal" viewBox="-4 0 248 27" aria-hidden="true" focusable="false">
      <path class="signal-post" d="M120 27V3" />
      <path class="signal-arm" d="M120 7H146" />
      {Array.from({ length: 8 }, (_, index) => (
        <circle
          key={index}
          class="signal-lamp"
          style={{ "--at": index % 4 }}
          cx={index < 4 ? 76 - index * 24 : 164 + (index - 4) * 24}
          cy="14"
          r="5"
        />
      ))}
    </svg>
  );
}

/** A position of the past. */
export function LookingBack({ page, table }: TableProps) {
  const ply = shownPly(table);
  const { match } = table;
  return (
    <div class="status status-back">
      <p class="status-head">{ply === 0 ? "The start" : `After move ${ply} of ${match.moves.length}`}</p>
      <p class="status-line">{ply === 0 ? "" : moveLine(match, ply - 1)}</p>
      <div class="button-row">
        <Button
          brass
          text="Back to the present"
          press={() => page.dispatch({ kind: "step", to: match.moves.length })}
        />
      </div>
    </div>
  );
}
