/**
 * An online game as a plain conversation: a pure function from what was typed and what has happened to what is
 * printed. The plain face runs it: it prints, and passes on what the player does.
 */

import type { Happening } from "../../client/narrate.ts";
import { canMove, clocksAt, offersToAnswer } from "../../client/status.ts";
import type { KnownView } from "../../client/view.ts";
import { continuedText, resignQuestion, turnText } from "../../client/words.ts";
import type { Dialogue, Question, Table } from "../../core/dialogue.ts";
import { currentPosition, type Match, tableOf } from "../../core/match.ts";
import { ofSeat, type Seat, withSeat } from "../../core/seat.ts";
import { formatClock } from "../../protocol/online/clock.ts";
import type { Action } from "../../protocol/online/messages.ts";
import { playerName } from "../../table/words.ts";
import { endingLines } from "../../words/endings.ts";
import { hasNextGame, seriesLines } from "../../words/series.ts";
import { blocks, lastMoveLines } from "../plain/turn.ts";
import { formatNotes, turnNotes } from "../text/notes.ts";

export interface Conversation {
  readonly dialogue: Dialogue<unknown, unknown>;
  /** What the player has been told of. */
  readonly view: KnownView;
  /** What is asked of the player to move; null while another is to move. */
  readonly question: Question<unknown> | null;
  /** The player has said "resign", and is asked whether that is meant. */
  readonly resigning: boolean;
}

export interface Reply {
  readonly conversation: Conversation;
  readonly lines: readonly string[];
  readonly actions: readonly Action[];
  /** What the player wants of the session: to leave it, to see its links, to go on to the next game. */
  readonly request?: "leave" | "links" | "next";
}

export function reply(
  conversation: Conversation,
  lines: readonly string[],
  ...actions: readonly Action[]
): Reply {
  return { conversation, lines, actions };
}

/** From the start, or in the middle of a game. */
export function startConversation(
  dialogue: Dialogue<unknown, unknown>,
  view: KnownView,
  intro: readonly string[],
  now: number,
): Reply {
  const conversation = { dialogue, view, question: null, resigning: false };
  const { next, turn, notes } = startTurn(conversation, now);
  const { match, next: following } = view.online;
  const gone = following === null ? [] : [continuedText(match, view.seat)];
  return reply(next, blocks(intro, story(conversation), formatNotes([...gone, ...notes]), turn));
}

/** The board; a first move that was faster than the newcomer is told. */
function story({ dialogue, view }: Conversation): readonly string[] {
  const { match } = view.online;
  const ended = match.outcome === null ? [] : endLines(dialogue, match, view.seat);
  if (match.moves.length > 1) return blocks(dialogue.standing(currentPosition(match)), ended);
  const first = match.moves.length === 0 ? [] : lastMoveLines(dialogue, match, tableFor(match, view.seat));
  return blocks(dialogue.opening(match.positions[0]), first, ended);
}

/** Something has happened: the book has words for the moves and the end, all else are notes. */
export function tell(
  { dialogue, question, resigning }: Conversation,
  view: KnownView,
  happenings: readonly Happening[],
  now: number,
): Reply {
  const told = blocks(...happenings.map((happening) => bookLines(dialogue, happening, view.seat)));
  const notes = happenings.flatMap((happening) => noteOn(happening, view));
  const moved = told.length > 0;
  const heard = { dialogue, view, question, resigning: resigning && !moved };
  if (!moved && !happenings.some(({ kind }) => kind === "turn"))
    return reply(askAgain(heard), formatNotes(notes));
  const { match } = view.online;
  const turn = startTurn(heard, now);
  const repeated = moved && match.outcome === null ? turnNotes(match) : [];
  return reply(turn.next, blocks(told, formatNotes([...notes, ...repeated, ...turn.notes]), turn.turn));
}

function bookLines(
  dialogue: Dialogue<unknown, unknown>,
  happening: Happening,
  seat: Seat | null,
): readonly string[] {
  if (!("match" in happening)) return [];
  const { kind, text, match } = happening;
  if (kind === "taken-back") return blocks([text], dialogue.standing(currentPosition(match)));
  return kind === "ended"
    ? endLines(dialogue, match, seat)
    : lastMoveLines(dialogue, match, tableFor(match, seat));
}

/** Whose turn it is has a place of its own; a move that is on its way is shown when the server has it. */
function noteOn(happening: Happening, view: KnownView): readonly string[] {
  const { kind, text } = happening;
  if ("match" in happening || kind === "sent" || kind === "turn") return [];
  if (kind === "offered" && view.seat !== null && view.seat !== happening.offer.from) {
    const which = offersToAnswer(view).length > 1 ? ` ${happening.offer.what}` : "";
    return [`${text} Answer with accept${which} or decline${which}.`];
  }
  const claimable = view.claimable && (kind === "left" || kind === "claimable");
  return [claimable ? `${text} Type claim win, or claim draw.` : text];
}

function endLines(dialogue: Dialogue<unknown, unknown>, match: Match, seat: Seat | null): readonly string[] {
  const played = match.outcome?.reason === "finished";
  const words = played ? dialogue.ending(currentPosition(match), tableFor(match, seat)) : endingLines(match);
  return blocks(words, seriesLines(match));
}

/** One's own moves are told as "You …", those of others by their names. */
function tableFor(match: Match, seat: Seat | null): Table {
  const table = tableOf(match);
  const others: Table = [
    { ...table[0], person: false },
    { ...table[1], person: false },
  ];
  return seat === null ? others : withSeat(others, seat, ofSeat(table, seat));
}

/** A move that was refused is asked for again. */
function askAgain(conversation: Conversation): Conversation {
  return canMove(conversation.view) && conversation.question === null
    ? { ...conversation, question: firstQuestion(conversation) }
    : conversation;
}

/** The turn that begins: the player's own with the book's words, another's with a note. */
function startTurn(conversation: Conversation, now: number) {
  const { view, dialogue } = conversation;
  if (!canMove(view)) {
    const text = turnText(view);
    return { next: { ...conversation, question: null }, turn: [], notes: text === "" ? [] : [`${text}.`] };
  }
  const { match } = view.online;
  const position = currentPosition(match);
  const question = dialogue.ask(position);
  const { name } = ofSeat(match.players, match.game.toMove(position));
  const turn = [...dialogue.turn(position, name), ...question.lines];
  return { next: { ...conversation, question }, turn, notes: clockNotes(view, now) };
}

export function firstQuestion({ dialogue, view }: Conversation): Question<unknown> {
  return dialogue.ask(currentPosition(view.online.match));
}

export function clockNotes(view: KnownView, now: number): readonly string[] {
  const clocks = clocksAt(view, now);
  if (clocks === null) return [];
  const left = (seat: Seat) => `${playerName(view.online.match, seat)} ${formatClock(ofSeat(clocks, seat))}`;
  return [`Time left: ${left(1)}, ${left(2)}.`];
}

/** What is asked for now; null where the player has only to wait. */
export function promptOf({ view, question, resigning }: Conversation): string | null {
  if (resigning) return `${resignQuestion(view)} (yes/no): `;
  if (view.online.match.outcome !== null) return overPrompt(view);
  return canMove(view) && question !== null ? question.prompt : null;
}

function overPrompt(view: KnownView): string | null {
  const { seat, online, events } = view;
  // The session goes on with the opponent; one who came later to the old game is asked.
  if (events.some(({ type }) => type === "continued")) return null;
  const hasNext = online.next !== null || (seat !== null && hasNextGame(online.match));
  if (hasNext) return "Type next for the next game, or quit: ";
  if (seat === null || online.offers.rematch === seat) return "Type quit to leave: ";
  return "Type rematch for another game, or quit: ";
}
