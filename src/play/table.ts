/** A game in progress as an immutable value. Each function returns a new table of the caller's type. */

import type { PositionReport } from "../computer/job.ts";
import type { Scorecard } from "../computer/scorecard.ts";
import {
  agreeDraw,
  assist,
  currentPosition,
  isComputer,
  type Match,
  playMove,
  resign,
  seatToMove,
  takeBackTo,
  undoToPerson,
} from "../core/match.ts";
import type { Reason } from "../core/reason.ts";
import type { Result } from "../core/result.ts";
import { ofSeat, otherSeat, type Seat, withSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import type { DealtStart } from "../core/starts.ts";
import type { OpenedGame } from "./open.ts";
import {
  declinedText,
  nothingToUndo,
  offersText,
  type TableQuestion,
  thinkingText,
  tookBackText,
} from "./words.ts";

/** The seats whose moves are made here. A spectator has none. */
export type ControlledSeats = Seat | "both" | "none";

export interface Table {
  readonly match: Match;
  readonly controls: ControlledSeats;
  /** The ply on screen, or null for the current position. */
  readonly viewing: number | null;
  readonly preview: string | null;
  /** The cells pressed so far, for a move made in steps. */
  readonly held: readonly string[];
  readonly typed: string;
  readonly problem: string;
  readonly question: TableQuestion | null;
  /** Notes that are shown before the first move. */
  readonly opening: readonly string[];
  readonly notes: readonly string[];
  /** What just happened, in words, if it wasn't a move. */
  readonly said: string;
  readonly pending: "hint" | "draw" | null;
  readonly hinted: number;
  /** The reasons for a hinted move. */
  readonly reasons: readonly Reason[];
  readonly why: string;
  /** Exact reports by ply, as far as they're known. Null while the values are hidden. */
  readonly study: ReadonlyMap<number, PositionReport> | null;
  /** Null until the game is over and reviewed. */
  readonly review: Scorecard<string> | null;
  readonly retried?: { readonly match: Match; readonly ply: number };
  /** How the start was dealt, so a rematch can deal again in the same way. */
  readonly deal: DealtStart | undefined;
}

/** Everything that's reset when the position changes. */
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
  reasons: [],
  why: "",
  review: null,
} as const;

export function newTable({ match, notes, deal }: OpenedGame): Table {
  return {
    ...untouched,
    match,
    controls: "both",
    opening: notes,
    notes,
    study: null,
    deal,
  };
}

export function withMatch<T extends Table>(table: T, match: Match, said = ""): T {
  const notes = match.moves.length === 0 && match.outcome === null ? table.opening : [];
  return { ...table, ...untouched, match, notes, said, study: sharedReports(table, match) };
}

function sharedReports({ match, study }: Table, next: Match): Table["study"] {
  return study && new Map([...study].filter(([ply]) => next.positions[ply] === match.positions[ply]));
}

export function shownPosition({ match, viewing }: Pick<Table, "match" | "viewing">): unknown {
  return viewing === null ? currentPosition(match) : match.positions[viewing];
}

export function shownPly({ match, viewing }: Table): number {
  return viewing ?? match.moves.length;
}

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

/** Moves can also be previewed at an earlier position, if a new game can begin there. */
export function previewMove<T extends Table>(table: T, name: string | null): T {
  if (table.preview === name) return table;
  return { ...table, preview: canPlay(branchOf(table) ?? table) ? name : null };
}

/** The game, taken back to the position on screen. Null at the current position, and during an online game. */
export function branchOf<T extends Table>(table: T): T | null {
  const { match, viewing, controls } = table;
  if (viewing === null || (controls !== "both" && !isOver(table))) return null;
  return { ...table, match: takeBackTo(match, viewing), controls: "both", viewing: null };
}

export function play<T extends Table>(table: T, move: unknown): T {
  return canPlay(table) ? withMatch(table, playMove(helpedMatch(table), move)) : table;
}

export function showStudy<T extends Table>(table: T, on: boolean): T {
  return on ? { ...table, study: new Map() } : { ...table, match: helpedMatch(table), study: null };
}

/** A turn with the values on screen counts as a hint. */
function helpedMatch(table: Table): Match {
  const { match, study } = table;
  return canPlay(table) && study?.has(match.moves.length) ? countHint(match) : match;
}

export function countHint(match: Match): Match {
  const seat = seatToMove(match);
  const hints = withSeat(match.hints, seat, ofSeat(match.hints, seat) + 1);
  return assist({ ...match, hints }, match.moves.length);
}

export function playNamed<T extends Table>(table: T, name: string): T {
  if (!canPlay(table)) return table;
  const move = findMove(table.match.game, currentPosition(table.match), name);
  return move.ok ? play(table, move.value) : { ...table, problem: move.problem.message };
}

export function playAll(match: Match, names: readonly string[]): Match {
  let played = match;
  for (const name of names) {
    const move = played.outcome === null ? findMove(played.game, currentPosition(played), name) : undefined;
    if (move?.ok !== true) return played;
    played = playMove(played, move.value);
  }
  return played;
}

export function typeText<T extends Table>(table: T, typed: string): T {
  return { ...table, typed, problem: "", said: "" };
}

export function typedMove(table: Table): Result<unknown> | undefined {
  const { match, typed } = table;
  return canPlay(table) ? match.game.parseMove(currentPosition(match), typed.trim()) : undefined;
}

export function playTyped<T extends Table>(table: T): T {
  if (isOver(table)) return { ...table, problem: "The game is over." };
  const move = typedMove(table);
  if (move === undefined) return isThinking(table) ? { ...table, typed: "", problem: thinkingText } : table;
  return move.ok ? play(table, move.value) : { ...table, problem: move.problem.message };
}

export function lookAt<T extends Table>(table: T, ply: number): T {
  const last = table.match.moves.length;
  const to = Math.min(Math.max(ply, 0), last);
  return {
    ...table,
    viewing: to === last ? null : to,
    preview: null,
    held: [],
    problem: "",
    said: "",
  };
}

/** Takes back a person's last move, and the computer's reply if there was one, so the same person moves again. */
export function takeBack<T extends Table>(table: T): T {
  const earlier = undoToPerson(table.match);
  if (earlier === undefined) return { ...table, problem: nothingToUndo };
  return withMatch(table, earlier, tookBackText(table.match, earlier));
}

/** Maps each cell that can be pressed to the name of the move it completes, or to null. Includes the last held cell. */
export function nextSteps(table: Table): ReadonlyMap<string, string | null> {
  const { match, held } = table;
  const { game } = match;
  const position = shownPosition(table);
  const steps = new Map<string, string | null>();
  for (const move of game.moves(position)) {
    const cells = game.cellsOfMove(position, move);
    const next = cells[held.length];
    if (next === undefined || !held.every((cell, at) => cells[at] === cell)) continue;
    const name = cells.length === held.length + 1 ? game.formatMove(position, move) : null;
    steps.set(next, steps.get(next) ?? name);
  }
  for (const cell of held.slice(-1)) if (!steps.has(cell)) steps.set(cell, null);
  return steps;
}

export function holdCell<T extends Table>(table: T, cell: string): T {
  if (!canPlay(table)) return table;
  const held = table.held.at(-1) === cell ? table.held.slice(0, -1) : [...table.held, cell];
  return { ...table, held, preview: null };
}

export function ask<T extends Table>(table: T, question: TableQuestion | null): T {
  return { ...table, question, preview: null, problem: "", said: "" };
}

/** Asks the opponent, or if that's the computer, asks the player to confirm the offer first. */
export function askForDraw<T extends Table>(table: T): T {
  const { match } = table;
  return ask(table, isComputer(match, otherSeat(seatToMove(match))) ? "offer" : "draw");
}

/** The activity handles "restart" and "leave" itself, because they affect more than the table. */
export function answerQuestion<T extends Table>(table: T, yes: boolean): T {
  const { match, question } = table;
  if (question === "draw") return settleDraw(table, yes);
  if (yes && question === "resign") return withMatch(table, resign(match, seatToMove(match)));
  if (yes && question === "offer") return { ...ask(table, null), said: offersText(match), pending: "draw" };
  return ask(table, null);
}

export function settleDraw<T extends Table>(table: T, accepted: boolean): T {
  if (accepted) return withMatch(table, agreeDraw(table.match));
  return { ...ask(table, null), said: declinedText, pending: null };
}
