/** Typing at the table: the line is edited, and the highlight follows a move that it names. */

import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { typeText } from "../../../table/play.ts";
import { editText } from "../setup/edit-text.ts";
import type { Key, TableScene } from "../state.ts";

export function editTyped(scene: TableScene, key: Key): TableScene {
  if (key.name === "escape") return typeText(scene, "");
  const text = editText(scene.typed, key)?.trimStart();
  return text === undefined ? scene : followTyped(typeText(scene, text));
}

/** The highlight goes to the move that the typed text already names. */
function followTyped(scene: TableScene): TableScene {
  const { game } = scene.match;
  const position = currentPosition(scene.match);
  const move = game.parseMove(position, scene.typed);
  if (!move.ok) return scene;
  const at = moveNames(game, position).indexOf(game.formatMove(position, move.value));
  return at === -1 ? scene : { ...scene, at };
}
