/** How the table is divided now: as its size says, unless there is more to say than fits; then the board is drawn smaller. */

import { shownPosition } from "../../../table/table.ts";
import { type Areas, areasOf } from "../board/areas.ts";
import { boardRowsOf, type Point, planBoard, spotsOf } from "../board/board-plan.ts";
import type { Size, TableScene } from "../state.ts";
import { messageRowsFor } from "./messages.ts";

/** Fewer lines than this show too little of a board that is larger. */
const fewestRows = 4;

export function tableAreas(scene: TableScene, size: Size): Areas {
  const areas = areasOf(size);
  const rows = areas.boardRows + areas.messageRows;
  const needed = messageRowsFor(scene, messageColumns(areas));
  const board = scene.match.game.board(shownPosition(scene));
  const drawn = Math.min(areas.boardRows, boardRowsOf(planBoard(board, areas)));
  if (drawn + needed <= rows) return areas;
  const densest = boardRowsOf(planBoard(board, { ...areas, boardRows: 0 }));
  const least = Math.min(fewestRows, densest, areas.boardRows);
  const boardRows = Math.min(areas.boardRows, Math.max(least, rows - needed));
  return { ...areas, boardRows, messageRows: rows - boardRows };
}

/** Where the cells lie on the terminal. */
export function spotsOn(scene: TableScene, size: Size): readonly Point[] {
  const board = scene.match.game.board(shownPosition(scene));
  return spotsOf(planBoard(board, tableAreas(scene, size)));
}

export function messageColumns(areas: Areas): number {
  return areas.boardColumns - 1;
}
