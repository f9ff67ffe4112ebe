/** How the table is divided now: as its size says, unless there is more to say than fits; then the board is drawn smaller. */

import type { Scene } from "../../../activity/scene.ts";
import type { Board } from "../../../core/board.ts";
import { shownPosition } from "../../../table/table.ts";
import {
  type Areas,
  areasOf,
  boardRowsOf,
  type GroupPlan,
  type Point,
  planBoard,
  spotsOf,
} from "../board/board-plan.ts";
import type { Size, TablePanel } from "../state.ts";
import { headRows, messageRowsFor } from "./sentences.ts";

export interface TableLayout {
  readonly areas: Areas;
  readonly board: Board;
  readonly plans: readonly GroupPlan[];
  /** Whether all cells lie in one line. */
  readonly isOneLine: boolean;
}

/** Fewer lines than this show too little of a board that is larger. */
const fewestRows = 4;

export function layoutTable(panel: TablePanel, scene: Scene, size: Size): TableLayout {
  const { state } = panel.activity;
  const board = state.match.game.board(shownPosition(state));
  const areas = withHeadline(scene, areasOf(size), board);
  const plans = planBoard(board, areas);
  const rows = areas.boardRows + areas.messageRows;
  const needed = messageRowsFor(panel, scene, messageColumns(areas));
  if (Math.min(areas.boardRows, boardRowsOf(plans)) + needed <= rows) return layoutOf(board, areas, plans);
  const boardRows = Math.min(areas.boardRows, Math.max(leastRows(areas, board), rows - needed));
  const smaller = { ...areas, boardRows, messageRows: rows - boardRows };
  return layoutOf(board, smaller, planBoard(board, smaller));
}

function layoutOf(board: Board, areas: Areas, plans: readonly GroupPlan[]): TableLayout {
  return { board, areas, plans, isOneLine: spotsOf(plans).every(({ line }) => line === 0) };
}

/** A long headline takes what the board can spare. A task also takes the line of moves, which are few; elsewhere a low terminal shows no more than one line. */
function withHeadline(scene: Scene, areas: Areas, board: Board): Areas {
  const isTask = scene.headline.sign === "task";
  if (!isTask && areas.topRows === 1) return areas;
  const strip = isTask ? areas.stripRows : 0;
  const topRows = areas.topRows + strip;
  const wanted = headRows(scene, headColumns(areas), areas.topRows) - topRows;
  const more = Math.max(0, Math.min(wanted, areas.boardRows - leastRows(areas, board)));
  return {
    ...areas,
    topRows: topRows + more,
    boardRows: areas.boardRows - more,
    stripRows: areas.stripRows - strip,
  };
}

function leastRows(areas: Areas, board: Board): number {
  const densest = boardRowsOf(planBoard(board, { ...areas, boardRows: 0 }));
  return Math.min(fewestRows, densest, areas.boardRows);
}

/** Where the cells lie on the terminal. */
export function spotsOn(panel: TablePanel, scene: Scene, size: Size): readonly Point[] {
  return spotsOf(layoutTable(panel, scene, size).plans);
}

export function headColumns({ boardColumns, listColumns }: Areas): number {
  return boardColumns + listColumns;
}

export function messageColumns(areas: Areas): number {
  return areas.boardColumns - 1;
}
