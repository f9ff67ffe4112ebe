/** A game on the table: how it is opened, which keys mean what, and what happens when a move is made. */

import { currentPosition, type Match } from "../../../core/match.ts";
import { columnsOfMoves, middlePlace, placeOf, spotNear } from "../board/choices.ts";
import { isHeld } from "../pages/help-keys.ts";
import type { TableScene } from "../state.ts";

const unhelped = { asked: 0, values: null, review: null } as const;

/** A game as it is taken up: a move in the middle of the board is highlighted, which favours nobody. */
export function openTable(match: Match, notes: readonly string[]): TableScene {
  const columns = columnsOn(match);
  return {
    kind: "table",
    match,
    online: null,
    replay: false,
    ...spotNear(columns, middlePlace(columns)),
    typed: "",
    shown: null,
    question: null,
    problem: "",
    said: "",
    notes,
    ...unhelped,
    valuesShown: false,
  };
}

/** A game that is only looked at, from its start. */
export function openReplay(match: Match): TableScene {
  return { ...openTable(match, []), replay: true, shown: 0 };
}

/** The table after the match has changed: the highlight stays as near as it can to where it was. */
export function withMatch(scene: TableScene, match: Match, said = ""): TableScene {
  const place = placeOf(columnsOn(scene.match), scene.at);
  const spot = spotNear(columnsOn(match), place);
  const clean = { typed: "", problem: "", question: null, shown: null, notes: [] };
  return { ...scene, ...spot, ...clean, ...unhelped, match, said };
}

export function columnsOn(match: Match) {
  const position = currentPosition(match);
  return columnsOfMoves(match.game, position, match.game.board(position));
}

/** The position that the table shows: the one now on the board, or an earlier one while looking back. */
export function shownPosition(scene: TableScene): unknown {
  const { match, shown } = scene;
  return shown === null ? currentPosition(match) : match.positions[shown];
}

export function isOver(scene: TableScene): boolean {
  return scene.match.outcome !== null;
}

/** The highlighted move, where there is one to be played; none while a text is typed that names no move. */
export function highlighted(scene: TableScene): { readonly move: unknown } | undefined {
  const { game } = scene.match;
  const position = currentPosition(scene.match);
  if (isOver(scene) || isHeld(scene) || scene.shown !== null || scene.at < 0) return undefined;
  if (scene.typed !== "" && !game.parseMove(position, scene.typed).ok) return undefined;
  return { move: game.moves(position)[scene.at] };
}
