/** The table at which one game is played: the match, and how it is being looked at. Every function returns a new desk. */

import {
  agreeDraw,
  canUndo,
  currentPosition,
  type Match,
  playMove,
  redo,
  resign,
  seatToMove,
  undo,
  untilPerson,
} from "../../../core/match.ts";
import type { DealtStart } from "../../../core/options.ts";
import type { Result } from "../../../core/result.ts";
import { ofSeat, type Seat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";

/** What a player has to confirm before it happens. */
export type Question = "resign" | "draw" | "restart";

/** Whose moves are made on this board; nobody's where one only watches. */
export type Hand = Seat | "both" | "nobody";

export interface Desk {
  readonly match: Match;
  readonly hand: Hand;
  /** The position that is looked at, by its place in the match; null is the present. */
  readonly viewing: number | null;
  /** The move that is shown before it is played, by its canonical name. */
  readonly preview: string | null;
  readonly typed: string;
  /** What is wrong with the move that was typed. */
  readonly complaint: string | null;
  readonly question: Question | null;
  /** What the players should know before the first move. */
  readonly notes: readonly string[];
  /** How the row was dealt, so that a rematch deals it anew. */
  readonly deal: DealtStart | undefined;
  /** Whether the guide of the first visit sits at the table. */
  readonly guided: boolean;
}

export function openDesk(match: Match, notes: readonly string[], viewing: number | null = null): Desk {
  return {
    match,
    hand: "both",
    viewing,
    preview: null,
    typed: "",
    complaint: null,
    question: null,
    notes,
    deal: undefined,
    guided: false,
  };
}

/** The position on the board, which is not the last one while somebody looks back. */
export function shownPosition(desk: Desk): unknown {
  return desk.viewing === null ? currentPosition(desk.match) : desk.match.positions[desk.viewing];
}

export function shownPly(desk: Desk): number {
  return desk.viewing ?? desk.match.moves.length;
}

/** Whether a person can make a move on the board as it is shown. */
export function isLive(desk: Desk): boolean {
  const { match, viewing } = desk;
  return viewing === null && match.outcome === null && levelToMove(match) === undefined && isAtHand(desk);
}

function isAtHand({ hand, match }: Desk): boolean {
  return hand === "both" || hand === seatToMove(match);
}

/** The level of the computer that is to move; undefined for a person, and when the game is over. */
export function levelToMove(match: Match): string | undefined {
  return match.outcome === null ? ofSeat(match.players, seatToMove(match)).level : undefined;
}

export function previewMove(desk: Desk, name: string | null): Desk {
  if (desk.preview === name) return desk;
  return { ...desk, preview: isLive(desk) ? name : null };
}

export function playNamed(desk: Desk, name: string): Desk {
  if (!isLive(desk)) return desk;
  const move = findMove(desk.match.game, currentPosition(desk.match), name);
  return move.ok
    ? settled(desk, playMove(desk.match, move.value))
    : { ...desk, complaint: move.problem.message };
}

/** A computer's move, which comes to the match that it was asked about or not at all. */
export function reply(desk: Desk, asked: Match, name: string): Desk {
  if (desk.match !== asked || asked.outcome !== null) return desk;
  const move = findMove(asked.game, currentPosition(asked), name);
  return move.ok ? settled(desk, playMove(asked, move.value)) : desk;
}

export function typeMove(desk: Desk, text: string): Desk {
  return { ...desk, typed: text, complaint: null };
}

/** The move that was typed, in any form that the game's book knows; undefined while nobody can move here. */
export function typedMove(desk: Desk): Result<unknown> | undefined {
  const { match, typed } = desk;
  return isLive(desk) ? match.game.parseMove(currentPosition(match), typed) : undefined;
}

/** Plays what was typed, or says what is wrong with it. */
export function submitTyped(desk: Desk): Desk {
  const move = typedMove(desk);
  if (move === undefined) return desk;
  if (!move.ok) return { ...desk, complaint: move.problem.message };
  return settled(desk, playMove(desk.match, move.value));
}

export function stepTo(desk: Desk, ply: number): Desk {
  const last = desk.match.moves.length;
  const to = Math.min(Math.max(ply, 0), last);
  return { ...desk, viewing: to === last ? null : to, preview: null };
}

export function takeBack(desk: Desk): Desk {
  return canUndo(desk.match) ? stepped(desk, undo) : desk;
}

export function playAgain(desk: Desk): Desk {
  return desk.match.undone.length === 0 ? desk : stepped(desk, redo);
}

/** A step back or on, and as many more as it takes until a person is to move. */
function stepped(desk: Desk, step: (match: Match) => Match): Desk {
  const match = untilPerson(desk.match, step);
  return match === undefined ? desk : settled(desk, match);
}

/** Takes back everything after the position that is looked at, so that the game goes on from there. */
export function playOnFromHere(desk: Desk): Desk {
  let { match } = desk;
  while (match.moves.length > shownPly(desk) && canUndo(match)) match = undo(match);
  return settled(desk, match);
}

export function ask(desk: Desk, question: Question | null): Desk {
  return { ...desk, question, preview: null };
}

export function resignNow(desk: Desk): Desk {
  return settled(desk, resign(desk.match, seatToMove(desk.match)));
}

export function answerDraw(desk: Desk, accepted: boolean): Desk {
  return accepted ? settled(desk, agreeDraw(desk.match)) : ask(desk, null);
}

function settled(desk: Desk, match: Match): Desk {
  return { ...openDesk(match, desk.notes), deal: desk.deal, guided: desk.guided };
}
