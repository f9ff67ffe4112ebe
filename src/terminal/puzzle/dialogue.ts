/** A puzzle as a conversation, to be read or listened to: the same words as on the screen, a line at a time. */

import { currentPosition, tableOf } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { giveHint, type PuzzleTable, sourceAfter, toggleMark, tryAgain } from "../../table/puzzle/play.ts";
import { readChoices } from "../../table/puzzle/read.ts";
import { factsAt, puzzleTitle } from "../../table/puzzle/words.ts";
import { exitCodes } from "../host.ts";
import type { Talk } from "../plain/talk.ts";
import { formatNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";
import { judgeHere, poseHere } from "./here.ts";

/** Goes on until the player leaves; gives the exit code. */
export async function talkPuzzle(talk: Talk, first: PuzzleTable): Promise<number> {
  let table: PuzzleTable | undefined = first;
  talk.say(openingLines(talk, first));
  while (table !== undefined) {
    const solved: boolean = table.puzzle.phase === "solved";
    const line = await talk.ask(solved ? "Type next for another puzzle, or quit: " : "Your answer: ");
    if (line === undefined) return talk.stopCode ?? (solved ? exitCodes.fine : exitCodes.stopped);
    table = answerLine(talk, table, line);
  }
  return exitCodes.fine;
}

function openingLines(talk: Talk, table: PuzzleTable): readonly string[] {
  const { puzzle } = table;
  const words = "Type your answer, or: hint, choices, solution, rules, next, quit.";
  return [
    `${puzzleTitle(puzzle.source)}: ${table.match.game.title}, ${puzzle.posed.grade}.`,
    ...formatNotes(table.notes),
    "",
    ...standingLines(talk, table),
    "",
    words,
  ];
}

/** The position, what may be done, and what is asked. */
export function standingLines(talk: Talk, table: PuzzleTable): readonly string[] {
  const position = currentPosition(table.match);
  const standing = talk.dialogueFor(table.match.game).standing(position);
  return [...standing, ...factsAt(table), "", table.puzzle.decision.task, choicesLine(table)];
}

function choicesLine({ puzzle: { decision } }: PuzzleTable): string {
  const { onBoard, choices, ask } = decision;
  const all = onBoard
    ? `Legal moves: ${choices.join(", ")}.`
    : `Choices: ${choices.map((choice, index) => `(${index + 1}) ${choice}`).join(", ")}.`;
  return ask === "one" ? all : `${all} Type all that are right, with commas between them.`;
}

/** Undefined where the player leaves. */
function answerLine(talk: Talk, table: PuzzleTable, text: string): PuzzleTable | undefined {
  switch (text.toLowerCase()) {
    case "quit":
      return undefined;
    case "next":
      return nextPuzzle(talk, table);
    case "hint": {
      const hinted = giveHint(table);
      talk.say([hinted === table ? "You have solved this one." : hinted.said]);
      return hinted;
    }
    case "choices":
    case "moves":
      talk.say([choicesLine(table)]);
      return table;
    case "rules":
      talk.say(rulesText(table.match.game));
      return table;
    case "solution": {
      talk.say(table.puzzle.decision.hints.slice(-1));
      return { ...table, puzzle: { ...table.puzzle, helped: true } };
    }
    default:
      return table.puzzle.phase === "solved" ? nextPuzzle(talk, table) : answerText(talk, table, text);
  }
}

function nextPuzzle(talk: Talk, { puzzle }: PuzzleTable): PuzzleTable | undefined {
  const posed = poseHere(talk.host, sourceAfter(puzzle), talk.face);
  talk.say(posed.ok ? ["", ...openingLines(talk, posed.value)] : [posed.problem.message]);
  return posed.ok ? posed.value : undefined;
}

function answerText(talk: Talk, table: PuzzleTable, text: string): PuzzleTable {
  const given = readChoices(table, text);
  if (!given.ok) {
    talk.say([given.problem.message]);
    return table;
  }
  const { marked } = given.value.reduce(toggleMark, table).puzzle;
  const judged = judgeHere(talk.host, table, marked, talk.face);
  talk.say(judgedLines(talk, table, judged));
  return tryAgain(judged);
}

function judgedLines(talk: Talk, before: PuzzleTable, judged: PuzzleTable): readonly string[] {
  const { phase } = judged.puzzle;
  if (phase === "refuted") return [judged.said, ...playedLines(talk, before, judged), "Try again."];
  if (phase === "solved") return [judged.said, ...judged.notes];
  return [judged.said, "", ...standingLines(talk, judged)];
}

/** The moves that show what is wrong with an answer, and where they lead. */
export function playedLines(
  talk: Talk,
  { match: { moves } }: PuzzleTable,
  judged: PuzzleTable,
): readonly string[] {
  const { match } = judged;
  const played = match.moves.slice(moves.length).flatMap((move, index) => {
    const position = match.positions[moves.length + index];
    const { name } = ofSeat(tableOf(match), match.game.toMove(position));
    return match.game.describeMove(position, move, { name, person: false }).slice(0, 1);
  });
  if (played.length === 0) return [];
  const standing = talk.dialogueFor(match.game).standing(currentPosition(match));
  return [...played, ...standing, "Took these moves back."];
}
