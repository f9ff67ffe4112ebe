/** Messages about a board: what each makes of the table that it comes to. */

import type { Match } from "../../../core/match.ts";
import { applyAnswer, askHint, type TableAnswer } from "../../../table/advice.ts";
import {
  branchOf,
  lookAt,
  playAgain,
  playNamed,
  playTyped,
  previewMove,
  takeBack,
  typedMove,
  typeText,
} from "../../../table/play.ts";
import { answerQuestion, ask, askForDraw, askToResign } from "../../../table/questions.ts";
import { holdCell } from "../../../table/steps.ts";
import type { Table } from "../../../table/table.ts";

export type TableMessage =
  | { readonly kind: "preview"; readonly move: string | null }
  /** A cell is pressed, where moves are made in steps. */
  | { readonly kind: "hold"; readonly cell: string }
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "submit" }
  | { readonly kind: "step"; readonly to: number }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "ask-hint" }
  | { readonly kind: "ask"; readonly question: "resign" | "draw" | "restart" }
  /** The answer to the question that is asked at the table. */
  | { readonly kind: "decide"; readonly yes: boolean }
  /** The advisor has answered a job about this match. */
  | { readonly kind: "advice"; readonly about: Match; readonly answer: TableAnswer };

export function updateTable<T extends Table>(table: T, message: TableMessage): T {
  switch (message.kind) {
    case "preview":
      return preview(table, message.move);
    case "hold":
      return holdCell(table, message.cell);
    case "play":
      return playNamed(table, message.move);
    case "type":
      return typeText(table, message.text);
    case "submit":
      return playTyped(table);
    case "step":
      return lookAt(table, message.to);
    case "undo":
      return takeBack(table);
    case "redo":
      return playAgain(table);
    case "ask-hint":
      return askHint(table);
    case "ask":
      return askAt(table, message.question);
    case "decide":
      return answerQuestion(table, message.yes);
    case "advice":
      return showHinted(applyAnswer(table, message.about, message.answer), message.answer);
  }
}

/** A hint that names its move shows it on the board. */
function showHinted<T extends Table>(table: T, answer: TableAnswer): T {
  return answer.kind === "hint" && answer.move !== undefined ? previewMove(table, answer.move) : table;
}

/** In a position of the past a move is shown as well, since it can be played there. */
function preview<T extends Table>(table: T, move: string | null): T {
  const branch = branchOf(table);
  return branch === null
    ? previewMove(table, move)
    : { ...table, preview: previewMove(branch, move).preview };
}

function askAt<T extends Table>(table: T, question: "resign" | "draw" | "restart"): T {
  if (question === "draw") return askForDraw(table);
  return question === "resign" ? askToResign(table) : ask(table, question);
}

/** At the table of an online game one looks, types and is asked; whatever changes the game goes to the server first. */
export function updateOnlineTable(table: Table, message: TableMessage): Table {
  switch (message.kind) {
    case "hold":
    case "preview":
    case "type":
    case "step":
      return updateTable(table, message);
    case "ask":
      return ask(table, message.question);
    case "decide":
      return ask(table, null);
    case "submit": {
      const move = typedMove(table);
      if (move === undefined)
        return { ...table, problem: "It is not your turn on this board; what you typed stays." };
      return move.ok ? table : { ...table, problem: move.problem.message };
    }
    case "advice":
    case "ask-hint":
    case "play":
    case "redo":
    case "undo":
      return table;
  }
}
