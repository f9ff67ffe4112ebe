/** The line of keys at the table: only those that do something now. */

import { hasDepth } from "../board/choices.ts";
import { isRule } from "../lesson/keys.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import { isLesson, type Size, type TableScene } from "../state.ts";
import { spotsOn } from "./areas.ts";
import { isAsked, keysAt, typedCommand } from "./keys.ts";
import { columnsOn, isHeld } from "./table.ts";

export function hintsFor(scene: TableScene, size: Size): readonly KeyHint[] {
  if (scene.question !== null) return [hint("Esc", "back to the game")];
  if (scene.typed !== "" && scene.viewing === null) {
    const enter = hint("Enter", typedCommand(scene).name === "" ? "play" : "do it");
    return [enter, hint("Esc", "clear"), hint("Backspace", "delete")];
  }
  const chooses = isAsked(scene) && !(isHeld(scene) && !(isLesson(scene) && isRule(scene)));
  return keysAt(scene).hints(chooses ? walkHints(scene, size) : []);
}

function walkHints(scene: TableScene, size: Size): readonly KeyHint[] {
  if (isLesson(scene) && isRule(scene)) return [hint("←→", "part")];
  if (scene.puzzle?.decision.onBoard === false) return [hint("←→", "pick")];
  const columns = columnsOn(scene.match);
  const deepest = Math.max(0, ...columns.map((column) => column.moves.length));
  const amount = deepest === 2 ? "1 or 2" : "more";
  const isOneLine = spotsOn(scene, size).every(({ line }) => line === 0);
  if (columns.length === 1) return hasDepth(columns) ? [hint("↑↓", amount)] : [];
  return hasDepth(columns)
    ? [hint("←→", "pick"), hint("↑↓", amount)]
    : [hint(isOneLine ? "←→" : "←↑↓→", "pick")];
}
