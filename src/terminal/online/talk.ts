/**
 * An online game as a plain conversation: a pure function from what was typed and what the server has told to what is
 * printed. Whoever runs it prints, and passes on what the player does.
 */

import type { Question } from "../../core/dialogue.ts";
import { currentPosition } from "../../core/match.ts";
import { isOn } from "../../protocol/online/online-match.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { formatNotes, turnNotes } from "../text/notes.ts";
import { type Absences, asTold, nobodyAway, watchAbsences } from "./absence.ts";
import type { OnlineAct } from "./acts.ts";
import { blocks, movesBetween, notesBetween } from "./news.ts";
import { againWord, canMove, claimWait, clockTexts, nameAt, type Seen } from "./standing.ts";
import { awayText, backText, lostText, staysLost, waitingText } from "./words.ts";

export interface Talk {
  /** What the player has been told of. */
  readonly view: Seen;
  /** What is asked of the player to move; null while another is to move. */
  readonly question: Question<unknown> | null;
  /** The player has said "resign", and is asked whether that is meant. */
  readonly resigning: boolean;
  /** The player knows that the connection is lost. */
  readonly lost: boolean;
  /** Who the player knows to have left. */
  readonly away: Absences;
}

export interface Said {
  readonly talk: Talk;
  readonly lines: readonly string[];
  readonly acts: readonly OnlineAct[];
  /** The player wants to go, or to see the links; whoever runs the talk knows them. */
  readonly request?: "leave" | "links";
}

/** Opens the conversation: from the start, or in the middle of a game. */
export function begin(view: Seen, intro: readonly string[], now: number): Said {
  const { away } = watchAbsences(nobodyAway, view, now);
  const talk = { view, question: null, resigning: false, lost: false, away };
  const { next, turn, waiting } = turnOf(talk, now);
  return said(next, blocks(intro, story(view), formatNotes(waiting), turn));
}

/** The board; a first move that was faster than the newcomer is told. */
function story({ online, seat }: Seen): readonly string[] {
  const { match } = online;
  const dialogue = dialogueOf(match.game);
  if (match.moves.length > 1) {
    const ended = movesBetween({ ...match, outcome: null }, match, seat);
    return blocks(dialogue.standing(currentPosition(match)), ended);
  }
  const start = { ...match, moves: [], positions: match.positions.slice(0, 1), outcome: null };
  return blocks(dialogue.opening(currentPosition(start)), movesBetween(start, match, seat));
}

/** The server has told something. */
export function follow(talk: Talk, view: Seen, now: number): Said {
  const [before, after] = [talk.view.online.match, view.online.match];
  const told = movesBetween(before, after, view.seat);
  const lost = staysLost(talk.lost, view);
  const absences = watchAbsences(talk.away, view, now);
  const notes = [...lostNotes(talk, lost, view, now), ...notesBetween(talk.view, view), ...absences.notes];
  const moved = told.length > 0;
  const changed = moved || isNewlyOn(talk.view, view);
  const heard = { ...talk, view, lost, resigning: talk.resigning && !moved, away: absences.away };
  if (!changed) return said(reopened(heard), formatNotes(notes));
  const { next, turn, waiting } = turnOf(heard, now);
  const turnTold = moved && after.outcome === null ? turnNotes(after) : [];
  return said(next, blocks(told, formatNotes([...notes, ...turnTold, ...waiting]), turn));
}

function lostNotes(talk: Talk, lost: boolean, view: Seen, now: number): readonly string[] {
  if (lost === talk.lost) return [];
  return [lost ? lostText(view, now) : backText];
}

/** Somebody has sat down, and the game may begin. */
function isNewlyOn(before: Seen, after: Seen): boolean {
  return after.seat !== before.seat || isOn(after.online) !== isOn(before.online);
}

/** Time has passed: somebody is gone for good, or for long enough that the game can be claimed. */
export function remind(talk: Talk, now: number): Said {
  const { away, notes } = watchAbsences(talk.away, talk.view, now);
  const claim = claimWait(talk.view, now);
  return claim === null
    ? said({ ...talk, away }, formatNotes(notes))
    : said({ ...talk, away: asTold(away) }, formatNotes([awayText(talk.view, now, "claim")]));
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
  if (view.online.match.outcome !== null) return overPrompt(view);
  return canMove(view) && question !== null ? question.prompt : null;
}

function overPrompt(view: Seen): string | null {
  const { seat, online } = view;
  if (online.next !== null) return null;
  if (seat === null || online.offers.rematch === seat) return "Type quit to leave: ";
  const again = againWord(view) === "rematch" ? "rematch for another game" : "next for the next game";
  return `Type ${again}, or quit: `;
}

export function said(talk: Talk, lines: readonly string[], ...acts: readonly OnlineAct[]): Said {
  return { talk, lines, acts };
}
