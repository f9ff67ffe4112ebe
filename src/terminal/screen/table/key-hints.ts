/** The line of keys at the table: only those that do something now. */

import { isOver, isThinking } from "../../../table/table.ts";
import { hasDepth } from "../board/choices.ts";
import { hintsOf } from "../key-map.ts";
import { keysOf } from "../lesson/keys.ts";
import { stepKind } from "../lesson/lesson.ts";
import { onlineKeys, onlineOver, typedWord } from "../online/keys.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import { betKeys, puzzleKeys } from "../puzzle/keys.ts";
import { isLesson, isOnline, isPuzzle, type LessonScene, type Size, type TableScene } from "../state.ts";
import { spotsOn } from "./areas.ts";
import { lookingBack, over, playing, replaying } from "./commands.ts";
import { columnsOn, isHeld } from "./table.ts";

export function hintsFor(scene: TableScene, size: Size): readonly KeyHint[] {
  if (scene.question !== null) return [hint("Esc", "back to the game")];
  if (scene.viewing !== null) return hintsOf(scene.replay ? replaying : lookingBack, scene, []);
  if (scene.typed !== "")
    return [
      hint("Enter", isOnline(scene) && typedWord(scene.typed) !== undefined ? "send" : "play"),
      hint("Esc", "clear"),
      hint("Backspace", "delete"),
    ];
  const walking = walkHints(scene, size);
  return isLesson(scene) && hasOwnKeys(scene) ? lessonHints(scene, walking) : hintsInPlay(scene, walking);
}

/** Not a game, and not a bet that is open: that has the keys of its puzzle. */
function hasOwnKeys(scene: LessonScene): boolean {
  const { passed } = scene.lesson.course;
  return passed || !["game", "bet"].includes(stepKind(scene));
}

function lessonHints(scene: LessonScene, walking: readonly KeyHint[]): readonly KeyHint[] {
  return hintsOf(keysOf(scene), scene, stepKind(scene) === "rule" ? [hint("←→", "part")] : walking);
}

function hintsInPlay(scene: TableScene, walking: readonly KeyHint[]): readonly KeyHint[] {
  const choosing = scene.puzzle?.phase === "asked" ? walking : [];
  if (isPuzzle(scene)) return hintsOf(isLesson(scene) ? betKeys : puzzleKeys, scene, choosing);
  if (isOnline(scene))
    return hintsOf(isOver(scene) ? onlineOver : onlineKeys, scene, isHeld(scene) ? [] : walking);
  return hintsOf(isOver(scene) ? over : playing, scene, isThinking(scene) ? [] : walking);
}

function walkHints(scene: TableScene, size: Size): readonly KeyHint[] {
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
