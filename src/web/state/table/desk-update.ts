/** Messages about a board: what each makes of the desk that it comes to. */

import { type Match, seatToMove } from "../../../core/match.ts";
import type { Desk, Question } from "./desk.ts";
import * as desks from "./desk.ts";

export type DeskMessage =
  | { readonly kind: "preview"; readonly move: string | null }
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "reply"; readonly move: string; readonly asked: Match }
  | { readonly kind: "submit" }
  | { readonly kind: "step"; readonly to: number }
  | { readonly kind: "undo" }
  | { readonly kind: "leave-guide" }
  | { readonly kind: "redo" }
  | { readonly kind: "play-on" }
  | { readonly kind: "ask"; readonly question: Question | null }
  | { readonly kind: "resign" }
  | { readonly kind: "answer-draw"; readonly accepted: boolean };

export function updateDesk(desk: Desk, message: DeskMessage): Desk {
  switch (message.kind) {
    case "preview":
      return desks.previewMove(desk, message.move);
    case "play":
      return desks.playNamed(desk, message.move);
    case "reply":
      return desks.reply(desk, message.asked, message.move);
    case "type":
      return desks.typeMove(desk, message.text);
    case "submit":
      return desks.submitTyped(desk);
    case "step":
      return desks.stepTo(desk, message.to);
    case "undo":
      return takeBack(desk);
    case "leave-guide":
      return { ...desk, guided: false };
    case "redo":
      return desks.playAgain(desk);
    case "play-on":
      return desks.playOnFromHere(desk);
    case "ask":
      return desks.ask(desk, message.question);
    case "resign":
      return desks.resignNow(desk);
    case "answer-draw":
      return desks.answerDraw(desk, message.accepted);
  }
}

/** With the guide at the table a move is taken back together with the guide's answer. */
function takeBack(desk: Desk): Desk {
  const earlier = desks.takeBack(desk);
  return desk.guided && earlier.match.outcome === null && seatToMove(earlier.match) === 2
    ? desks.takeBack(earlier)
    : earlier;
}

/** At the table of an online game one looks, types and is asked; whatever changes the game goes to the server first. */
export function updateOnlineDesk(desk: Desk, message: DeskMessage): Desk {
  switch (message.kind) {
    case "preview":
    case "type":
    case "step":
    case "ask":
      return updateDesk(desk, message);
    case "submit": {
      const move = desks.typedMove(desk);
      if (move === undefined)
        return { ...desk, complaint: "It is not your turn on this board; what you typed stays." };
      return move.ok ? desk : { ...desk, complaint: move.problem.message };
    }
    case "answer-draw":
    case "leave-guide":
    case "play":
    case "play-on":
    case "redo":
    case "reply":
    case "resign":
    case "undo":
      return desk;
  }
}
