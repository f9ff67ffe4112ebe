/** Questions that stop the game until they are answered: giving up, a draw, offering one to a computer, leaving. */

import { agreeDraw, resign, seatToMove } from "../../../core/match.ts";
import { toRecord } from "../../../core/record.ts";
import { ofSeat, otherSeat } from "../../../core/seat.ts";
import type { Job } from "../../../players/job.ts";
import { onlineQuestion } from "../online/words.ts";
import { type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { withMatch } from "./table.ts";

export function questionText(scene: TableScene): string {
  if (scene.online !== null) return onlineQuestion(scene.question, scene.online.view);
  const seat = seatToMove(scene.match);
  const mover = ofSeat(scene.match.players, seat).name;
  const other = ofSeat(scene.match.players, otherSeat(seat)).name;
  switch (scene.question) {
    case "resign":
      return `${mover}, do you give the game up? ${other} wins then.`;
    case "draw":
      return `${mover} offers a draw. ${other}, do you accept?`;
    case "offer":
      return `Offer a draw? If ${other} accepts, the game is over.`;
    case "leave":
      return "Leave? The game is saved and can be resumed.";
    case null:
      return "";
  }
}

export function answerKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (key.name === "y") return agreed(state, scene);
  if (key.name !== "n" && key.name !== "escape") return step(state);
  const said = scene.question === "draw" ? "The offer is declined." : "";
  return show(state, { ...scene, question: null, said });
}

function agreed(state: ScreenState, scene: TableScene): Step {
  const { match, question } = scene;
  if (question === null || question === "leave") return step(state, { kind: "quit" });
  if (scene.online !== null) return resignOnline(state, scene);
  if (question === "offer") return offered(state, scene);
  const ended = question === "draw" ? agreeDraw(match) : resign(match, seatToMove(match));
  return show(state, withMatch(scene, ended), { kind: "save", match: ended });
}

function resignOnline(state: ScreenState, scene: TableScene): Step {
  return show(state, { ...scene, question: null }, { kind: "act", act: { do: "resign" } });
}

/** A computer answers the offer by itself. */
function offered(state: ScreenState, scene: TableScene): Step {
  const { match } = scene;
  const said = "You offer a draw.";
  const job: Job = { kind: "answer-draw", record: toRecord(match), seat: otherSeat(seatToMove(match)) };
  return show(state, { ...scene, question: null, said }, { kind: "ask", match, job });
}
