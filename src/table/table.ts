/**
 * A game in play, as a value: the match, who may move here, what is being looked at, and what was asked. All faces share
 * it; each function returns a new table, and a face that adds to the table gets its own kind back.
 */

import { currentPosition, isComputer, type Match, seatToMove } from "../core/match.ts";
import type { Reason } from "../core/reason.ts";
import type { Seat } from "../core/seat.ts";
import type { DealtStart } from "../core/starts.ts";
import type { MoveValues } from "../players/job.ts";
import type { Scorecard } from "../players/scorecard.ts";
import type { Opened } from "./open.ts";

/** Whose moves are made at this table; a spectator makes none. */
export type ControlledSeats = Seat | "both" | "none";

/**
 * A question to answer before the game continues. `draw`: a draw is offered to a person, by the player to move or by a
 * computer that has just moved. `offer`: a draw is offered to a computer, which answers itself.
 */
export const questions = ["resign", "draw", "offer", "restart", "leave"] as const;
export type TableQuestion = (typeof questions)[number];

export interface Table {
  readonly match: Match;
  readonly hand: ControlledSeats;
  /** The index of the position being looked at; null for the present. */
  readonly viewing: number | null;
  /** The move that is shown before it is played, by its canonical name. */
  readonly preview: string | null;
  /** The cells of a move in steps, as far as they have been pressed. */
  readonly held: readonly string[];
  readonly typed: string;
  /** What is wrong with the last attempt. */
  readonly problem: string;
  readonly question: TableQuestion | null;
  /** What the players should know before the first move. */
  readonly opening: readonly string[];
  /** What they should know now, beside the moves. */
  readonly notes: readonly string[];
  /** What has just happened beside the moves. */
  readonly said: string;
  /** What the advisor was asked and has not answered yet. */
  readonly pending: "hint" | "draw" | null;
  /** How many hints were given in this position. */
  readonly hinted: number;
  /** Whether the values of the moves are shown. */
  readonly valuesShown: boolean;
  /** They are null until they are worked out. */
  readonly values: MoveValues | null;
  /** The reasons given so far: of the position with its values, or of a hinted move. */
  readonly reasons: readonly Reason[];
  /** The game with hindsight, once it is over. */
  readonly review: Scorecard<string> | null;
  /** How the start was dealt, so that a rematch can deal it again. */
  readonly deal: DealtStart | undefined;
}

/** Everything that belongs to one position and goes with it. */
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

export function openTable({ match, notes, deal }: Opened): Table {
  return { ...untouched, match, hand: "both", opening: notes, notes, valuesShown: false, deal };
}

export function withMatch<T extends Table>(table: T, match: Match, said = ""): T {
  const notes = match.moves.length === 0 && match.outcome === null ? table.opening : [];
  return { ...table, ...untouched, match, notes, said };
}

/** The position on the board, which is not the last one while a player looks back. */
export function shownPosition({ match, viewing }: Pick<Table, "match" | "viewing">): unknown {
  return viewing === null ? currentPosition(match) : match.positions[viewing];
}

export function shownPly({ match, viewing }: Table): number {
  return viewing ?? match.moves.length;
}

export function isOver({ match }: Table): boolean {
  return match.outcome !== null;
}

/** Whether a computer is to move. */
export function isThinking({ match }: Pick<Table, "match">): boolean {
  return match.outcome === null && isComputer(match, seatToMove(match));
}

/** Whether a person can make a move here, on the board as it is shown. */
export function canPlay(table: Table): boolean {
  const { hand, match, viewing } = table;
  if (viewing !== null || isOver(table) || isThinking(table)) return false;
  return hand === "both" || hand === seatToMove(match);
}
