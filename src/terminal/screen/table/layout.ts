/** Divides the table by its size; if the text needs more room, the board shrinks. */

import { type Board, numberOwners } from "../../../core/board.ts";
import { currentPosition } from "../../../core/match.ts";
import { cellNotes, drawReasons } from "../../../core/reason.ts";
import { findMove } from "../../../core/setup.ts";
import type { Scene } from "../../../play/scene.ts";
import { shownPosition, type Table } from "../../../play/table.ts";
import { type Areas, areasOf, boardRowsOf, planBoard, spotsOf } from "../board/board-plan.ts";
import type { Notes } from "../board/cells.ts";
import type { Size, TablePanel } from "../state.ts";
import { type HeadRows, headRows } from "./headline.ts";
import { messagesIn } from "./messages.ts";

export type TableLayout = ReturnType<typeof layoutTable>;

/** A larger board gets fewer lines than this only for a long task. */
const fewestRows = 4;

export function layoutTable(panel: TablePanel, scene: Scene, size: Size) {
  const { state } = panel.activity;
  const board = numberOwners(state.match.game.board(shownPosition(state)));
  const notes = notesOn(state, scene);
  const usual = areasOf(size);
  const needed = messagesIn(panel, scene, messageColumns(usual), Number.POSITIVE_INFINITY).lines.length;
  const head = headRows(scene, usual);
  const areas = shareRows(usual, head, needed, leastRows(usual, board));
  const layOut = (within: Areas) => {
    const plans = planBoard(board, within, notes);
    return { board, notes, areas: within, plans, isOneLine: spotsOf(plans).every(({ line }) => line === 0) };
  };
  const rows = areas.boardRows + areas.messageRows;
  const usually = layOut(areas);
  // A board that doesn't fit takes the rows that no message needs.
  const roomy = rows - Math.max(1, needed);
  const grows = boardRowsOf(usually.plans) > areas.boardRows && roomy > areas.boardRows;
  const layout = grows ? layOut(withBoard(areas, roomy)) : usually;
  if (Math.min(layout.areas.boardRows, boardRowsOf(layout.plans)) + needed <= rows) return layout;
  return layOut(
    withBoard(areas, Math.min(areas.boardRows, Math.max(leastRows(areas, board), rows - needed))),
  );
}

function withBoard(areas: Areas, boardRows: number): Areas {
  return { ...areas, boardRows, messageRows: areas.boardRows + areas.messageRows - boardRows };
}

function notesOn({ match, reasons, viewing }: Table, scene: Scene): Notes {
  const marked = (scene.choices.length > 0 ? [] : scene.marked).flatMap((name) => {
    const move = findMove(match.game, currentPosition(match), name);
    return move.ok ? match.game.cellsOfMove(currentPosition(match), move.value) : [];
  });
  return new Map([
    ...cellNotes(drawReasons(viewing === null ? reasons : [])),
    ...marked.map((cell) => [cell, "■"] as const),
  ]);
}

/** With too few rows for all messages, the gaps go first, then the moves, then the line under the headline. */
function shareRows(usual: Areas, head: HeadRows, needed: number, least: number): Areas {
  const rows = usual.topRows + usual.boardRows + usual.messageRows + usual.stripRows;
  const room = rows - least - needed;
  const stripRows = head.all + usual.stripRows <= room ? usual.stripRows : 0;
  const heights = [Math.max(usual.topRows, head.all), head.all, head.upper];
  const fitting = heights.find((height) => height + stripRows <= room);
  // As a last resort only part of the board shows, so that the question and the messages are visible.
  const glimpse = Math.min(least, 2);
  const topRows = fitting ?? Math.max(0, Math.min(head.upper, rows - glimpse));
  const boardRows =
    fitting === undefined
      ? Math.min(Math.max(glimpse, rows - topRows - needed), rows - topRows)
      : Math.max(Math.min(least, rows - topRows), rows - topRows - stripRows - usual.messageRows);
  return { ...usual, topRows, stripRows, boardRows, messageRows: rows - topRows - stripRows - boardRows };
}

function leastRows(areas: Areas, board: Board): number {
  const densest = boardRowsOf(planBoard(board, { ...areas, boardRows: 0 }));
  return Math.min(fewestRows, densest, areas.boardRows);
}

export function messageColumns(areas: Areas): number {
  return areas.boardColumns - 1;
}
