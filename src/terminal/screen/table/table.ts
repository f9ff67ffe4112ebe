/** A game on the screen: how it is opened, and which move is highlighted. */

import { canMove } from "../../../client/status.ts";
import { currentPosition, type Match } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import type { TableAnswer } from "../../../table/advice.ts";
import type { Opened } from "../../../table/open.ts";
import type { PuzzleTable } from "../../../table/puzzle/play.ts";
import { isOver, isThinking, openTable } from "../../../table/table.ts";
import { columnsOfMoves, middlePlace, placeOf, spotNear } from "../board/choices.ts";
import type { PuzzleScene, TableScene } from "../state.ts";

/** A game as it is taken up: a move in the middle of the board is highlighted, which favours nobody. */
export function openScene(opened: Opened): TableScene {
  const columns = columnsOn(opened.match);
  const spot = spotNear(columns, middlePlace(columns));
  return {
    ...openTable(opened),
    kind: "table",
    online: null,
    replay: false,
    puzzle: null,
    lesson: null,
    ...spot,
  };
}

/** A puzzle; what is chosen from words is chosen from the first one on. */
export function openPuzzleScene(puzzle: PuzzleTable): PuzzleScene {
  const scene = openScene({ match: puzzle.match, notes: [] });
  return { ...scene, ...puzzle, at: puzzle.puzzle.decision.onBoard ? scene.at : 0 };
}

/** A game that is only looked at, from its start. */
export function openReplay(match: Match): TableScene {
  return { ...openScene({ match, notes: [] }), replay: true, viewing: 0 };
}

/** After the match has changed the highlight stays as near as it can to where it was. */
export function moveHighlight(before: TableScene, after: TableScene): TableScene {
  if (before.match.moves === after.match.moves) return after;
  const place = placeOf(columnsOn(before.match), before.at);
  return { ...after, ...spotNear(columnsOn(after.match), place) };
}

/** A hint that names its move puts the highlight there. */
export function chooseHinted(scene: TableScene, answer: TableAnswer): TableScene {
  const { game } = scene.match;
  const move = answer.kind === "hint" ? (answer.move ?? "") : "";
  const at = move === "" ? -1 : moveNames(game, currentPosition(scene.match)).indexOf(move);
  return at === -1 || scene.said === "" ? scene : { ...scene, at };
}

export function columnsOn(match: Match) {
  const position = currentPosition(match);
  return columnsOfMoves(match.game, position, match.game.board(position));
}

/** Nobody at this terminal may move now: a computer does, or somebody elsewhere, or nobody at all. */
export function isHeld(scene: TableScene): boolean {
  return scene.online === null ? isThinking(scene) || scene.hand === "nobody" : !canMove(scene.online.view);
}

/** The highlighted move, where there is one to be played; none while a text is typed that names no move. */
export function highlighted(scene: TableScene): { readonly move: unknown } | undefined {
  const { game } = scene.match;
  const position = currentPosition(scene.match);
  if (isOver(scene) || isHeld(scene) || scene.viewing !== null || scene.at < 0) return undefined;
  if (scene.puzzle?.decision.onBoard === false) return undefined;
  if (scene.typed !== "" && !game.parseMove(position, scene.typed).ok) return undefined;
  return { move: game.moves(position)[scene.at] };
}
