/**
 * The plain dialogue as a pure function from what was typed to what is printed. Nothing here reads, writes or
 * saves: whoever runs it does that when the match has changed, and carries out the requests.
 */

import type { Question } from "../../core/dialogue.ts";
import {
  agreeDraw,
  currentPosition,
  isComputer,
  type Match,
  moveName,
  playMove,
  redo,
  resign,
  seatToMove,
  tableOf,
  undo,
  untilPerson,
} from "../../core/match.ts";
import { recordNamePattern, toRecord } from "../../core/record.ts";
import { ofSeat, otherSeat, type Seat, withSeat } from "../../core/seat.ts";
import { findMove, moveNames } from "../../core/setup.ts";
import { quote } from "../../core/text.ts";
import type { Answer, Job } from "../../players/job.ts";
import { type Command, commandHelp, parseCommand } from "../../words/commands.ts";
import { endingLines } from "../../words/endings.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { formatNotes, turnNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";

export interface Session {
  readonly match: Match;
  readonly question: Question<unknown>;
  /** An offer of a draw waits for the other player's answer. */
  readonly drawOffered: boolean;
  /** How many hints were asked for in this position. */
  readonly asked: number;
}

/** The advisor is asked for a computer's move, its answer to a draw, or a hint. */
type DialogueJob = "choose" | "answer-draw" | "hint";

export type Request =
  | { readonly kind: "quit" }
  | { readonly kind: "ask"; readonly job: Job<DialogueJob> }
  | { readonly kind: "save"; readonly name: string };

export interface Reply {
  readonly session: Session;
  /** The answer to what was typed. */
  readonly told: readonly string[];
  /** What the product adds; stands between the answer and the next turn. */
  readonly notes: readonly string[];
  /** The words of the turn that begins, before its prompt. */
  readonly turn: readonly string[];
  /** What is asked next; null when the game is over, and while a computer is asked. */
  readonly prompt: string | null;
  readonly request?: Request;
}

/** All of it as lines, its parts set apart by blank ones. */
export function linesOf({ told, notes, turn }: Reply): readonly string[] {
  const parts = [told, formatNotes(notes), turn].filter((part) => part.length > 0);
  return parts.flatMap((part, index) => (index === 0 ? part : ["", ...part]));
}

/** Opens the conversation: from the start, or in the middle of a game that is taken up again. */
export function begin(match: Match, notes: readonly string[]): Reply {
  const dialogue = dialogueOf(match.game);
  const fresh = match.moves.length === 0;
  const opening = fresh ? dialogue.opening(currentPosition(match)) : [];
  const turn = fresh ? askTurn(match) : askStanding(match);
  return { ...turn, told: opening, notes };
}

export function answer(session: Session, line: string): Reply {
  const text = line.trim();
  const command = parseCommand(text);
  if (session.drawOffered && command?.word !== "quit") return answerDraw(session, text);
  return command === undefined ? answerQuestion(session, text) : obey(session, command);
}

function answerQuestion(session: Session, text: string): Reply {
  const answered = session.question.read(text);
  switch (answered.kind) {
    case "bad":
      return again(session, [answered.message]);
    case "ask":
      return ask(session.match, answered.question, session.asked);
    case "move":
      return afterMove(session.match, playMove(session.match, answered.move), answered.move);
  }
}

function obey(session: Session, command: Command): Reply {
  const { match } = session;
  switch (command.word) {
    case "help":
      return again(session, commandHelp);
    case "rules":
      return again(session, rulesText(match.game));
    case "moves":
      return again(session, [`Legal moves: ${legalNames(match).join(", ")}`]);
    case "undo":
      return takeBack(session);
    case "redo":
      return playAgain(session);
    case "back":
      return goBack(session);
    case "hint":
      return askAdvisor(again(session, []), { kind: "hint", record: toRecord(match), asked: session.asked });
    case "draw":
      return offerDraw(session);
    case "resign":
      return ended(resign(match, seatToMove(match)));
    case "save":
      return requestSave(session, command.rest);
    case "quit":
      return { ...again(session, []), request: { kind: "quit" } };
  }
}

function goBack(session: Session): Reply {
  const { match } = session;
  const first = dialogueOf(match.game).ask(currentPosition(match));
  if (first.prompt === session.question.prompt)
    return again(session, ["This is the first question already."]);
  return ask(match, first);
}

function requestSave(session: Session, name: string): Reply {
  if (recordNamePattern.test(name)) return { ...again(session, []), request: { kind: "save", name } };
  const wrong = name === "" ? "Give the copy a name" : `${quote(name)} cannot be a name`;
  return again(session, [`${wrong}: letters, digits, - and _, such as: save lunch-break`]);
}

function offerDraw(session: Session): Reply {
  const { match } = session;
  const seat = seatToMove(match);
  const offer = `${nameOf(match, seat)} offers a draw.`;
  if (isComputer(match, otherSeat(seat)))
    return askAdvisor(again(session, [offer]), {
      kind: "answer-draw",
      record: toRecord(match),
      seat: otherSeat(seat),
    });
  const prompt = `${offer} ${nameOf(match, otherSeat(seat))}, do you accept? (yes/no): `;
  return { ...again(session, []), session: { ...session, drawOffered: true }, prompt };
}

function answerDraw(session: Session, text: string): Reply {
  if (/^y(es)?$/i.test(text)) return settleDraw(session, true);
  if (!/^no?$/i.test(text)) {
    const asked = offerDraw(session);
    return { ...asked, told: ["Please answer yes or no."] };
  }
  return settleDraw(session, false);
}

/** What comes of the offer of a draw. */
function settleDraw(session: Session, accepted: boolean): Reply {
  return accepted
    ? ended(agreeDraw(session.match))
    : again({ ...session, drawOffered: false }, ["The offer is declined."]);
}

/** The hint that was asked for; the record counts it. */
function tellHint(session: Session, text: string): Reply {
  const { match } = session;
  const seat = seatToMove(match);
  const hints = withSeat(match.hints, seat, ofSeat(match.hints, seat) + 1);
  return again({ ...session, match: { ...match, hints }, asked: session.asked + 1 }, formatNotes([text]));
}

/** Nobody is asked anything while the advisor is at work. */
function askAdvisor(reply: Reply, job: Job<DialogueJob>): Reply {
  return { ...reply, prompt: null, request: { kind: "ask", job } };
}

export function applyAnswer(session: Session, answer: Answer<DialogueJob>): Reply {
  switch (answer.kind) {
    case "choose": {
      const { match } = session;
      const move = findMove(match.game, currentPosition(match), answer.move);
      if (!move.ok) throw new Error(move.problem.message);
      return afterMove(match, playMove(match, move.value), move.value);
    }
    case "answer-draw":
      return settleDraw(session, answer.accepted);
    case "hint":
      return tellHint(session, answer.text);
  }
}

function afterMove(before: Match, match: Match, move: unknown): Reply {
  const dialogue = dialogueOf(match.game);
  const position = currentPosition(match);
  const moved = dialogue.moved(currentPosition(before), move, position, tableOf(match));
  if (match.outcome !== null)
    return ended(match, [...moved, "", ...dialogue.ending(position, tableOf(match))]);
  return { ...askTurn(match), told: moved, notes: turnNotes(match) };
}

/** Against a computer its answer is taken back as well, so that the same person moves again. */
function takeBack(session: Session): Reply {
  const earlier = untilPerson(session.match, undo);
  return earlier === undefined
    ? again(session, ["There is no move to take back."])
    : stepped(session.match, earlier, "taken back");
}

function playAgain(session: Session): Reply {
  const later = untilPerson(session.match, redo) ?? redo(session.match);
  return later === session.match
    ? again(session, ["There is no move to play again."])
    : stepped(session.match, later, "played again");
}

/** What happened to the moves, the position, and the turn that is now to be played. */
function stepped(before: Match, after: Match, what: string): Reply {
  const back = after.moves.length < before.moves.length;
  const [long, short] = back ? [before, after] : [after, before];
  const plies = long.moves.map((_, ply) => ply).slice(short.moves.length);
  const told = (back ? plies.reverse() : plies).map((ply) => {
    const name = nameOf(long, long.game.toMove(long.positions[ply]));
    return `${name}'s move ${moveName(long, ply)} is ${what}.`;
  });
  return { ...askStanding(after), told };
}

function ended(match: Match, told = endingLines(match)): Reply {
  const question = dialogueOf(match.game).ask(currentPosition(match));
  return { session: newSession(match, question), told, notes: [], turn: [], prompt: null };
}

function askTurn(match: Match): Reply {
  const dialogue = dialogueOf(match.game);
  const position = currentPosition(match);
  const asked = ask(match, dialogue.ask(position));
  if (isComputer(match, seatToMove(match)))
    return askAdvisor({ ...asked, turn: [] }, { kind: "choose", record: toRecord(match) });
  return { ...asked, turn: [...dialogue.turn(position, nameOf(match, seatToMove(match))), ...asked.turn] };
}

/** The turn with the position above it, where the turn's own words do not show it. */
function askStanding(match: Match): Reply {
  const turn = askTurn(match);
  const standing = dialogueOf(match.game).standing(currentPosition(match));
  const shown = standing.every((line) => turn.turn.includes(line));
  return shown ? turn : { ...turn, turn: [...standing, "", ...turn.turn] };
}

function ask(match: Match, question: Question<unknown>, asked = 0): Reply {
  const session = { ...newSession(match, question), asked };
  return { session, told: [], notes: [], turn: question.lines, prompt: question.prompt };
}

function newSession(match: Match, question: Question<unknown>): Session {
  return { match, question, drawOffered: false, asked: 0 };
}

/** The same question once more: its message and its prompt, nothing else. */
function again(session: Session, told: readonly string[]): Reply {
  return { session, told, notes: [], turn: [], prompt: session.question.prompt };
}

function legalNames(match: Match): readonly string[] {
  return moveNames(match.game, currentPosition(match));
}

function nameOf(match: Match, seat: Seat): string {
  return ofSeat(tableOf(match), seat).name;
}
