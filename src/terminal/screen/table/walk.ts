/** Choosing a move with the arrows, and typing one: the highlight follows a move that the text names. */

import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { typeText } from "../../../table/play.ts";
import { edgeSpot, hasDepth, type Spot, stepAcross, stepLine, stepWithin } from "../board/choices.ts";
import { editText } from "../setup/edit-text.ts";
import type { Key, ScreenState, TableScene } from "../state.ts";
import { spotsOn } from "./areas.ts";
import { columnsOn } from "./table.ts";

export function walk(state: ScreenState, scene: TableScene, name: string): Spot | undefined {
  const columns = columnsOn(scene.match);
  switch (name) {
    case "left":
      return stepAcross(columns, scene, -1);
    case "right":
    case "tab":
      return stepAcross(columns, scene, 1);
    case "home":
      return edgeSpot(columns, scene, "first");
    case "end":
      return edgeSpot(columns, scene, "last");
    case "up":
    case "down": {
      const by = name === "up" ? -1 : 1;
      if (hasDepth(columns)) return stepWithin(columns, scene, by);
      return stepLine(columns, scene, by, spotsOn(scene, state.size));
    }
    default:
      return undefined;
  }
}

/** A letter with which the game's own moves begin is typed, whatever it would mean elsewhere. */
export function startsMove({ match }: TableScene, key: Key): boolean {
  if (key.text === "" || match.outcome !== null) return false;
  const typed = key.text.toLowerCase();
  return moveNames(match.game, currentPosition(match)).some((name) => name.toLowerCase().startsWith(typed));
}

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
