/** How the table is divided now: as its size says, unless there is more to say than fits; then the board is drawn smaller. */

import type { Board } from "../../../core/board.ts";
import { shownPosition } from "../../../table/table.ts";
import { type Areas, areasOf } from "../board/areas.ts";
import { boardRowsOf, type Point, planBoard, spotsOf } from "../board/board-plan.ts";
import { lessonRows } from "../lesson/words.ts";
import { taskRows } from "../puzzle/words.ts";
import { isLesson, isPuzzle, type Size, type TableScene } from "../state.ts";
import { messageRowsFor } from "./messages.ts";

/** Fewer lines than this show too little of a board that is larger. */
const fewestRows = 4;

export function tableAreas(scene: TableScene, size: Size): Areas {
  const board = scene.match.game.board(shownPosition(scene));
  const areas = withTask(scene, areasOf(size), board);
  const rows = areas.boardRows + areas.messageRows;
  const needed = messageRowsFor(scene, messageColumns(areas));
  const drawn = Math.min(areas.boardRows, boardRowsOf(planBoard(board, areas)));
  if (drawn + needed <= rows) return areas;
  const boardRows = Math.min(areas.boardRows, Math.max(leastRows(areas, board), rows - needed));
  return { ...areas, boardRows, messageRows: rows - boardRows };
}

/** The task of a puzzle takes what the board can spare, and the line of moves, which are few. */
function withTask(scene: TableScene, areas: Areas, board: Board): Areas {
  if (!isPuzzle(scene) && !isLesson(scene)) return areas;
  const topRows = areas.topRows + areas.stripRows;
  const columns = areas.boardColumns + areas.listColumns;
  const wanted = (isLesson(scene) ? lessonRows(scene, columns) : taskRows(scene, columns)) - topRows;
  const more = Math.max(0, Math.min(wanted, areas.boardRows - leastRows(areas, board)));
  return { ...areas, topRows: topRows + more, boardRows: areas.boardRows - more, stripRows: 0 };
}

function leastRows(areas: Areas, board: Board): number {
  const densest = boardRowsOf(planBoard(board, { ...areas, boardRows: 0 }));
  return Math.min(fewestRows, densest, areas.boardRows);
}

/** Where the cells lie on the terminal. */
export function spotsOn(scene: TableScene, size: Size): readonly Point[] {
  const board = scene.match.game.board(shownPosition(scene));
  return spotsOf(planBoard(board, tableAreas(scene, size)));
}

export function messageColumns(areas: Areas): number {
  return areas.boardColumns - 1;
}
