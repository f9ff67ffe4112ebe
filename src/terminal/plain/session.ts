/**
 * The plain dialogue as a pure function from what was typed to what is printed. Nothing here reads, writes or
 * saves: whoever runs it does that when the match has changed, and carries out the requests.
 */

import { reviewLines } from "../../activity/game/review.ts";
import { valuesSentence, whyText } from "../../activity/game/values-text.ts";
import type { Dialogue, Question } from "../../core/dialogue.ts";
import { currentPosition, hasComputer, isComputer, seatToMove, tableOf } from "../../core/match.ts";
import type { ProgramName } from "../../core/program-name.ts";
import { recordNamePattern } from "../../core/record.ts";
import { otherSeat } from "../../core/seat.ts";
import { quote } from "../../core/text.ts";
import { applyAnswer, askHint, newJobs, type TableAnswer, type TableJob } from "../../table/advice.ts";
import type { Opened } from "../../table/open.ts";
import { play, playAgain, takeBack } from "../../table/play.ts";
import { answerQuestion, askForDraw, askToResign } from "../../table/questions.ts";
import { isThinking, openTable, type Table } from "../../table/table.ts";
import { playerName, questionText } from "../../table/words.ts";
import { type Command, commandHelp, parseCommand } from "../../words/commands.ts";
import { endingLines } from "../../words/endings.ts";
import { formatNotes, turnNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";
import { backFrom, blocks, lastMoveLines, legalMovesLine, readYesNo, yesOrNo } from "./turn.ts";

type AnyDialogue = Dialogue<unknown, unknown>;

export interface Session {
  readonly table: Table;
  readonly dialogue: AnyDialogue;
  readonly program: ProgramName;
  /** What the dialogue asks the player to move; a turn may take several questions. */
  readonly question: Question<unknown>;
}

type Request =
  | { readonly kind: "quit" }
  | { readonly kind: "ask"; readonly job: TableJob }
  | { readonly kind: "save"; readonly name: string };

export interface Reply {
  readonly session: Session;
  /** The answer to what was typed. */
  readonly told: readonly string[];
  /** What the product adds; stands between the answer and the next turn. */
  readonly notes: readonly string[];
  /** The words of the turn that begins, before its prompt. */
  readonly turn: readonly string[];
  /** What is asked next; null when the game is over, and while the advisor is asked. */
  readonly prompt: string | null;
  readonly request?: Request;
}

/** All of it as lines, its parts set apart by blank ones. */
export function linesOf({ told, notes, turn }: Reply): readonly string[] {
  return blocks(told, formatNotes(notes), turn);
}

/** Opens the conversation: from the start, or in the middle of a game that is taken up again. */
export function startSession(program: ProgramName, opened: Opened, dialogue: AnyDialogue): Reply {
  const { match, notes } = opened;
  const position = currentPosition(match);
  const session = { table: openTable(opened), dialogue, program, question: dialogue.ask(position) };
  const fresh = match.moves.length === 0;
  const turn = fresh ? askTurn(session) : askStanding(session);
  return withJob(undefined, { ...turn, told: fresh ? dialogue.opening(position) : [], notes });
}

export function answer(session: Session, text: string): Reply {
  const command = parseCommand(text);
  const isOffer = session.table.question === "draw" && command?.word !== "quit";
  if (isOffer) return answerDraw(session, text);
  return withJob(
    session.table,
    command === undefined ? readTurn(session, text) : handleCommand(session, command),
  );
}

export function applyAdvice(session: Session, advice: TableAnswer): Reply {
  const { match } = session.table;
  const after = withTable(session, applyAnswer(session.table, match, advice));
  return withJob(session.table, replyTo(after, advice));
}

function replyTo(session: Session, advice: TableAnswer): Reply {
  const { match, said } = session.table;
  if (advice.kind === "choose") return afterMove(session);
  if (advice.kind === "review")
    return endGame(session, ["", ...formatNotes(reviewLines(match, advice.card, session.program))]);
  if (match.outcome !== null) return endGame(session);
  if (advice.kind === "evaluate") return tellValues(session);
  return again(session, advice.kind === "hint" ? formatNotes([said]) : [said]);
}

/** Once; whoever wants them at the next turn asks again. */
function tellValues(session: Session): Reply {
  const { table } = session;
  const told = [valuesSentence(table), whyText({ ...table, said: "" })].filter((text) => text !== "");
  return again(withTable(session, { ...table, valuesShown: false }), formatNotes(told));
}

/** Nobody is asked anything while the advisor is at work. */
function withJob(before: Table | undefined, reply: Reply): Reply {
  const { table } = reply.session;
  const job = newJobs(before, table).find(({ kind }) =>
    kind === "review" ? hasComputer(table.match) : kind !== "warm-up",
  );
  return job === undefined ? reply : { ...reply, prompt: null, request: { kind: "ask", job } };
}

function readTurn(session: Session, text: string): Reply {
  const answered = session.question.read(text);
  switch (answered.kind) {
    case "bad":
      return again(session, [answered.message]);
    case "ask":
      return ask(session, answered.question);
    case "move":
      return afterMove(withTable(session, play(session.table, answered.move)));
  }
}

function handleCommand(session: Session, command: Command): Reply {
  const { table } = session;
  switch (command.word) {
    case "help":
      return again(session, commandHelp);
    case "rules":
      return again(session, rulesText(table.match.game));
    case "moves":
      return again(session, [legalMovesLine(table.match)]);
    case "undo":
      return showStep(session, takeBack(table));
    case "redo":
      return showStep(session, playAgain(table));
    case "back":
      return goBack(session);
    case "hint":
      return again(withTable(session, askHint(table)), []);
    case "values":
      return again(withTable(session, { ...table, valuesShown: true, values: null }), []);
    case "draw":
      return offerDraw(withTable(session, askForDraw(table)));
    case "resign":
      return endGame(withTable(session, answerQuestion(askToResign(table), true)));
    case "save":
      return requestSave(session, command.rest);
    case "quit":
      return { ...again(session, []), request: { kind: "quit" } };
  }
}

function goBack(session: Session): Reply {
  const first = backFrom(session.question, session.dialogue.ask(currentPosition(session.table.match)));
  return typeof first === "string" ? again(session, [first]) : ask(session, first);
}

function requestSave(session: Session, name: string): Reply {
  if (recordNamePattern.test(name)) return { ...again(session, []), request: { kind: "save", name } };
  const wrong = name === "" ? "Give the copy a name" : `${quote(name)} cannot be a name`;
  return again(session, [`${wrong}: letters, digits, - and _, such as: save lunch-break`]);
}

/** The other player is asked; an offer to a computer needs no second word here. */
function offerDraw(session: Session): Reply {
  const { table } = session;
  if (table.question === "draw") return { ...again(session, []), prompt: drawPrompt(table) };
  const offered = answerQuestion(table, true);
  return again(withTable(session, offered), [offered.said]);
}

function drawPrompt({ match }: Table): string {
  return `${questionText(match, "draw")} (yes/no): `;
}

/** A computer's offer comes before the turn; whoever goes on with the turn declines it. */
function answerDraw(session: Session, text: string): Reply {
  const { match } = session.table;
  const accepted = readYesNo(text);
  const after = withTable(session, answerQuestion(session.table, accepted === true));
  if (accepted === true) return withJob(session.table, endGame(after));
  const ofComputer = isComputer(match, otherSeat(seatToMove(match)));
  if (accepted === false)
    return ofComputer ? { ...askTurn(after), told: [after.table.said] } : again(after, [after.table.said]);
  return ofComputer ? answer(after, text) : { ...offerDraw(session), told: [yesOrNo] };
}

function afterMove(session: Session): Reply {
  const { dialogue, table } = session;
  const { match } = table;
  const { outcome } = match;
  const moved = lastMoveLines(dialogue, match, tableOf(match));
  if (outcome?.reason === "finished")
    return endGame(session, [...moved, "", ...dialogue.ending(currentPosition(match), tableOf(match))]);
  if (outcome !== null) return endGame(session, [...moved, "", ...endingLines(match)]);
  const turn = { ...askTurn(session), told: moved, notes: [...table.notes, ...turnNotes(match)] };
  return table.question === "draw" ? { ...turn, turn: [], prompt: drawPrompt(table) } : turn;
}

/** What happened to the moves, the position, and the turn that is now to be played. */
function showStep(session: Session, table: Table): Reply {
  if (table.problem !== "") return again(session, [table.problem]);
  return { ...askStanding(withTable(session, table)), told: [table.said] };
}

function endGame(session: Session, told = endingLines(session.table.match)): Reply {
  return { session, told, notes: [], turn: [], prompt: null };
}

function askTurn(session: Session): Reply {
  const { dialogue, table } = session;
  const { match } = table;
  const position = currentPosition(match);
  const asked = ask(session, dialogue.ask(position));
  if (isThinking(table)) return { ...asked, turn: [] };
  const turn = dialogue.turn(position, playerName(match, seatToMove(match)));
  return { ...asked, turn: [...turn, ...asked.turn] };
}

/** The turn with the position above it, where the turn's own words do not show it. */
function askStanding(session: Session): Reply {
  const turn = askTurn(session);
  const standing = session.dialogue.standing(currentPosition(session.table.match));
  const shown = standing.every((line) => turn.turn.includes(line));
  return shown ? turn : { ...turn, turn: [...standing, "", ...turn.turn] };
}

function ask(session: Session, question: Question<unknown>): Reply {
  return { ...again({ ...session, question }, []), turn: question.lines };
}

/** The same question once more: its message and its prompt, nothing else. */
function again(session: Session, told: readonly string[]): Reply {
  return { session, told, notes: [], turn: [], prompt: session.question.prompt };
}

function withTable(session: Session, table: Table): Session {
  return { ...session, table };
}
