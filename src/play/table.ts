/** A game in play, as a value, for every face. Each function returns a new table of the caller's own kind. */

import type { MoveValues, PositionReport } from "../computer/job.ts";
import type { Scorecard } from "../computer/scorecard.ts";
import { currentPosition, isComputer, type Match, seatToMove } from "../core/match.ts";
import type { Reason } from "../core/reason.ts";
import type { Seat } from "../core/seat.ts";
import type { DealtStart } from "../core/starts.ts";
import type { OpenedGame } from "./open.ts";
import type { TableQuestion } from "./words.ts";

/** The seats whose moves are made here; a spectator has none. */
export type ControlledSeats = Seat | "both" | "none";

export interface Table {
  readonly match: Match;
  readonly controls: ControlledSeats;
  /** The ply on show; null is the present. */
  readonly viewing: number | null;
  /** A canonical move name. */
  readonly preview: string | null;
  /** The cells pressed so far, in a move made in steps. */
  readonly held: readonly string[];
  readonly typed: string;
  readonly problem: string;
  readonly question: TableQuestion | null;
  /** Shown before the first move. */
  readonly opening: readonly string[];
  readonly notes: readonly string[];
  /** The last thing that happened beside the moves. */
  readonly said: string;
  readonly pending: "hint" | "draw" | null;
  readonly hinted: number;
  readonly valuesShown: boolean;
  /** Null until computed. */
  readonly values: MoveValues | null;
  /** Reasons for the values on show, or for a hinted move. */
  readonly reasons: readonly Reason[];
  /** Exact reports by ply, for a face that shows the values of the whole game; null while they are hidden. */
  readonly study: ReadonlyMap<number, PositionReport> | null;
  /** Null until the game is over and reviewed. */
  readonly review: Scorecard<string> | null;
  /** A rematch deals again in the same way. */
  readonly deal: DealtStart | undefined;
}

/** Reset whenever the position changes. */
const untouched = {
  viewing: null,
  preview: null,
  held: [],
  typed: "",
  problem: "",
  question: null,
  said: "",
  pending: null,
  hinted: 0,
  values: null,
  reasons: [],
  review: null,
} as const;

export function newTable({ match, notes, deal }: OpenedGame): Table {
  return {
    ...untouched,
    match,
    controls: "both",
    opening: notes,
    notes,
    valuesShown: false,
    study: null,
    deal,
  };
}

export function withMatch<T extends Table>(table: T, match: Match, said = ""): T {
  const notes = match.moves.length === 0 && match.outcome === null ? table.opening : [];
  return { ...table, ...untouched, match, notes, said, study: sharedReports(table, match) };
}

/** The reports about positions that both matches have. */
function sharedReports({ match, study }: Table, next: Match): Table["study"] {
  return study && new Map([...study].filter(([ply]) => next.positions[ply] === match.positions[ply]));
}

/** Not the last position while a player looks back. */
export function shownPosition({ match, viewing }: Pick<Table, "match" | "viewing">): unknown {
  return viewing === null ? currentPosition(match) : match.positions[viewing];
}

export function shownPly({ match, viewing }: Table): number {
  return viewing ?? match.moves.length;
}

/** Undefined while hidden or unknown. */
export function shownReport(table: Table): PositionReport | undefined {
  return table.study?.get(shownPly(table));
}

export function isOver({ match }: Table): boolean {
  return match.outcome !== null;
}

export function isThinking({ match }: Pick<Table, "match">): boolean {
  return match.outcome === null && isComputer(match, seatToMove(match));
}

export function canPlay(table: Table): boolean {
  const { controls, match, viewing } = table;
  if (viewing !== null || isOver(table) || isThinking(table)) return false;
  return controls === "both" || controls === seatToMove(match);
}
