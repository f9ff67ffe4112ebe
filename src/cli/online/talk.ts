/**
 * An online game as a plain conversation: a pure function from what was typed and what the server has told to what is
 * printed. Whoever runs it prints, and passes on what the player does.
 */

import type { Question } from "../../core/dialogue.ts";
import { currentPosition } from "../../core/match.ts";
import { dialogueOf } from "../../core/simple-dialogue.ts";
import { formatNotes, turnNotes } from "../notes.ts";
import type { OnlineAct } from "./acts.ts";
import { movesBetween, notesBetween } from "./news.ts";
import { againWord, canMove, clockTexts, isOn, nameAt, type Seen } from "./standing.ts";
import { awayText, isLost, lostText, waitingText } from "./words.ts";

export interface Talk {
  /** What the player has been told of. */
  readonly view: Seen;
  /** What is asked of the player to move; null while another is to move. */
  readonly question: Question<unknown> | null;
  /** The player has said "resign", and is asked whether that is meant. */
  readonly resigning: boolean;
  /** The player knows that the connection is lost. */
  readonly lost: boolean;
}

export interface Said {
  readonly talk: Talk;
  readonly lines: readonly string[];
  readonly acts: readonly OnlineAct[];
  /** The player wants to go, or to see the links; whoever runs the talk knows them. */
  readonly request?: "leave" | "links";
}

/** Opens the conversation: from the start, or in the middle of a game. */
export function begin(view: Seen, notes: readonly string[], now: number): Said {
  const { match } = view.online;
  const dialogue = dialogueOf(match.game);
  const position = currentPosition(match);
  const told = match.moves.length === 0 ? dialogue.opening(position) : dialogue.standing(position);
  const ended = movesBetween({ ...match, outcome: null }, match, view.seat);
  const talk = { view, question: null, resigning: false, lost: false };
  const { next, turn, waiting } = turnOf(talk, now);
  return said(next, parts(told, ended, formatNotes([...notes, ...waiting]), turn));
}

/** The server has told something. */
export function follow(talk: Talk, view: Seen, now: number): Said {
  const [before, after] = [talk.view.online.match, view.online.match];
  const told = movesBetween(before, after, view.seat);
  const lost = isLost(view) || (talk.lost && view.status.kind !== "open");
  const notes = [...lostNotes(talk, lost, view, now), ...notesBetween(talk.view, view, now)];
  const moved = told.length > 0;
  const changed = moved || isNewlyOn(talk.view, view);
  const heard = { ...talk, view, lost, resigning: talk.resigning && !moved };
  if (!changed) return said(reopened(heard), formatNotes(notes));
  const { next, turn, waiting } = turnOf(heard, now);
  const turnTold = moved && after.outcome === null ? turnNotes(after) : [];
  return said(next, parts(told, formatNotes([...notes, ...turnTold, ...waiting]), turn));
}

function lostNotes(talk: Talk, lost: boolean, view: Seen, now: number): readonly string[] {
  if (lost === talk.lost) return [];
  return [lost ? lostText(view, now) : "The connection is back."];
}

/** Somebody has sat down, and the game may begin. */
function isNewlyOn(before: Seen, after: Seen): boolean {
  return after.seat !== before.seat || isOn(after) !== isOn(before);
}

/** The other has been gone for long enough. */
export function remind(talk: Talk, now: number): Said {
  const text = awayText(talk.view, now, "claim");
  return said(talk, text === "" ? [] : formatNotes([text]));
}

/** A move that was refused is asked for again. */
function reopened(talk: Talk): Talk {
  return canMove(talk.view) && talk.question === null
    ? { ...talk, question: firstQuestion(talk.view) }
    : talk;
}

interface Turn {
  readonly next: Talk;
  readonly turn: readonly string[];
  readonly waiting: readonly string[];
}

/** The turn that begins: the player's own with the book's words, another's with a note. */
function turnOf(talk: Talk, now: number): Turn {
  const { view } = talk;
  if (!canMove(view)) {
    const text = waitingText(view);
    return { next: { ...talk, question: null }, turn: [], waiting: text === "" ? [] : [text] };
  }
  const { match } = view.online;
  const position = currentPosition(match);
  const name = nameAt(match, match.game.toMove(position));
  const question = firstQuestion(view);
  const turn = [...dialogueOf(match.game).turn(position, name), ...question.lines];
  return { next: { ...talk, question }, turn, waiting: clockNotes(view, now) };
}

export function firstQuestion({ online }: Seen): Question<unknown> {
  return dialogueOf(online.match.game).ask(currentPosition(online.match));
}

export function clockNotes(view: Seen, now: number): readonly string[] {
  const clocks = clockTexts(view, now);
  if (clocks === null) return [];
  const { match } = view.online;
  return [`Time left: ${nameAt(match, 1)} ${clocks[0]}, ${nameAt(match, 2)} ${clocks[1]}.`];
}

/** What is asked for now; null where the player has only to wait. */
export function promptOf({ view, question, resigning }: Talk): string | null {
  if (resigning) return "Do you give the game up? (yes/no): ";
  if (view.online.match.outcome !== null)
    return view.seat === null ? "Type quit to leave: " : `Type ${typedAgain(view)}, or quit: `;
  return canMove(view) && question !== null ? question.prompt : null;
}

function typedAgain(view: Seen): string {
  return againWord(view) === "rematch" ? "rematch for another game" : "next for the next game";
}

/** Blocks of lines, set apart by blank ones. */
function parts(...blocks: readonly (readonly string[])[]): readonly string[] {
  const full = blocks.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

export function said(talk: Talk, lines: readonly string[], ...acts: readonly OnlineAct[]): Said {
  return { talk, lines, acts };
}
