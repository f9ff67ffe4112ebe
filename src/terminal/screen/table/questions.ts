/** Questions that stop the game until `y` or `n` answers them. */

import { answerQuestion } from "../../../table/questions.ts";
import { questionText } from "../../../table/words.ts";
import { onlineQuestion } from "../online/words.ts";
import { type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";

export function askedText({ match, online, question }: TableScene): string {
  if (online !== null) return onlineQuestion(question, online.view);
  return question === null ? "" : questionText(match, question);
}

export function answerKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const { question, online } = scene;
  if (key.name === "n" || key.name === "escape") return show(state, answerQuestion(scene, false));
  if (key.name !== "y") return step(state);
  if (question === "leave") return step(state, { kind: "quit" });
  if (online === null) return show(state, answerQuestion(scene, true));
  return show(state, { ...scene, question: null }, { kind: "act", action: { type: "resign" } });
}
