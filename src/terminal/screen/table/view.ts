/** Anything that happens at a board, as lines. */

import { sceneOf } from "../../../activity/activity.ts";
import type { Scene } from "../../../activity/scene.ts";
import { currentPosition } from "../../../core/match.ts";
import { cellNotes, drawReasons } from "../../../core/reason.ts";
import { findMove } from "../../../core/setup.ts";
import type { Table } from "../../../table/table.ts";
import { type Areas, indent } from "../board/board-plan.ts";
import { drawBoard, legendOf } from "../board/board-view.ts";
import { heldBy, noPreview, type Preview, previewOf } from "../board/cells.ts";
import { header, keyLine, rule } from "../paint/frame.ts";
import { clipLine, padLine, type ScreenLine, type ScreenLines, toned } from "../paint/text.ts";
import type { ScreenState, Size, TablePanel } from "../state.ts";
import { chosenName } from "./cursor.ts";
import { keyHints } from "./key-list.ts";
import { headColumns, layoutTable, messageColumns, type TableLayout } from "./layout.ts";
import { moveList, moveStrip } from "./move-list.ts";
import { promptLine } from "./prompt.ts";
import { headLines, messageLines } from "./sentences.ts";

export function tableView(panel: TablePanel, { program, size }: ScreenState): ScreenLines {
  const scene = sceneOf(panel.activity);
  const layout = layoutTable(panel, scene, size);
  const preview = { ...previewFor(panel, scene, layout), notes: notesFor(panel.activity.state, scene) };
  return [
    header(program, size, scene.title, placeText(scene, size)),
    rule(size),
    ...middle(panel, scene, { layout, preview, size }),
    rule(size),
    indentLine(promptLine(panel, scene, preview, size.columns - indent)),
    keyLine(size, keyHints(panel, scene, layout)),
  ];
}

/** Where it stands, with a sign for each step of a lesson where there is room. */
function placeText({ place, steps }: Scene, { columns }: Size): string {
  if (steps.length === 0 || columns < 76) return place;
  return `${steps.map(({ done, here }) => (here ? "●" : done ? "■" : "□")).join("")}  ${place}`;
}

interface Drawing {
  readonly layout: TableLayout;
  readonly preview: Preview;
  readonly size: Size;
}

/** Between the rules: the headline, the board and what has happened under it; the moves beside them or below. */
function middle(panel: TablePanel, scene: Scene, { layout, preview, size }: Drawing): ScreenLines {
  const { areas } = layout;
  const { state } = panel.activity;
  const rows = areas.topRows + areas.boardRows + areas.messageRows;
  const upper = [...headLines(scene, headColumns(areas), areas.topRows), ...boardLines(layout, preview)];
  const gap = rows - upper.length > areas.messageRows ? [[]] : [];
  const room = rows - upper.length - gap.length;
  const left = [...upper, ...gap, ...messageLines(panel, scene, messageColumns(areas), room)];
  const filled = Array.from({ length: rows }, (_, row) => indentLine(left[row] ?? []));
  if (areas.listColumns > 0) {
    const list = moveList(state, scene, areas.listColumns, rows - areas.topRows);
    return withList(filled, list, areas, size);
  }
  const strip = () => indentLine(moveStrip(state, scene, size.columns - indent));
  return areas.stripRows === 0 ? filled : [...filled, strip()];
}

/** The board, and what its signs mean where there is room to say it. */
function boardLines({ board, plans, areas }: TableLayout, preview: Preview): ScreenLines {
  const lines = drawBoard(plans, areas, preview);
  const legend = legendOf(board);
  return legend.length > 0 && lines.length + 2 <= areas.boardRows ? [...lines, [], legend] : lines;
}

function withList(left: ScreenLines, list: ScreenLines, areas: Areas, size: Size): ScreenLines {
  const columns = size.columns - areas.listColumns;
  return left.map((each, row) =>
    row < areas.topRows
      ? each
      : [...padLine(each, columns), ...clipLine(list[row - areas.topRows] ?? [], areas.listColumns)],
  );
}

/** What the move under the cursor would change; while looking back, where the move that is shown took hold. */
function previewFor(panel: TablePanel, scene: Scene, { board }: TableLayout): Preview {
  const { match, viewing } = panel.activity.state;
  const { game, moves, positions } = match;
  if (viewing !== null && viewing > 0)
    return heldBy(game.cellsOfMove(positions[viewing - 1], moves[viewing - 1]));
  const chosen = scene.asks === "move" ? chosenName(panel, scene) : undefined;
  const position = currentPosition(match);
  const move = chosen === undefined ? undefined : findMove(game, position, chosen);
  if (move?.ok !== true) return noPreview;
  const after = game.board(game.play(position, move.value));
  return previewOf(board, after, game.cellsOfMove(position, move.value));
}

/** The reasons that have been told, and what is marked, at the cells that they are about. */
function notesFor(table: Table, scene: Scene): ReadonlyMap<string, string> {
  const { match, reasons, viewing } = table;
  const marked = (scene.choices.length > 0 ? [] : scene.marked).flatMap((name) => {
    const move = findMove(match.game, currentPosition(match), name);
    return move.ok ? match.game.cellsOfMove(currentPosition(match), move.value) : [];
  });
  return new Map([
    ...cellNotes(drawReasons(viewing === null ? reasons : [])),
    ...marked.map((cell) => [cell, "■"] as const),
  ]);
}

function indentLine(spans: ScreenLine): ScreenLine {
  return spans.length === 0 ? spans : [toned("plain", " ".repeat(indent)), ...spans];
}
