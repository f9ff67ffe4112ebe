/** A game on the table, as lines. */

import type { Board } from "../../../core/board.ts";
import { cellNotes, drawReasons } from "../../../core/drawing.ts";
import { currentPosition } from "../../../core/match.ts";
import { findMove } from "../../../core/setup.ts";
import { shownPosition } from "../../../table/table.ts";
import { wrapText } from "../../text/wrap.ts";
import { type Areas, indent } from "../board/areas.ts";
import { drawBoard, legendOf } from "../board/board-view.ts";
import { heldBy, noPreview, type Preview, previewOf } from "../board/cells.ts";
import { header, keyLine, rule } from "../paint/frame.ts";
import { clipLine, type Line, line, padLine, shortenLines, toned } from "../paint/text.ts";
import type { ScreenState, Size, TableScene } from "../state.ts";
import { messageColumns, tableAreas } from "./areas.ts";
import { hintsFor } from "./keys.ts";
import { messageLines } from "./messages.ts";
import { moveLine, moveList } from "./move-list.ts";
import { promptLine } from "./prompt.ts";
import { highlighted } from "./table.ts";
import { atTop, headlines, subline } from "./words.ts";

export function tableView(scene: TableScene, { program, size }: ScreenState): readonly Line[] {
  const { match } = scene;
  const board = match.game.board(shownPosition(scene));
  const preview = { ...previewFor(scene, board), notes: notesFor(scene) };
  return [
    header(program, size, match.game.title, atTop(scene)),
    rule(size),
    ...middle(scene, size, board, preview),
    rule(size),
    indentLine(promptLine(scene, preview, size.columns - indent)),
    keyLine(size, hintsFor(scene, size)),
  ];
}

/** Between the rules: whose turn it is, the board and what has happened under it; the moves beside them or below. */
function middle(scene: TableScene, size: Size, board: Board, preview: Preview): readonly Line[] {
  const areas = tableAreas(scene, size);
  const rows = areas.topRows + areas.boardRows + areas.messageRows;
  const upper = [...turnLines(scene, areas), ...boardLines(board, areas, preview)];
  const gap = rows - upper.length > areas.messageRows ? [[]] : [];
  const messages = messageLines(scene, messageColumns(areas), rows - upper.length - gap.length);
  const left = [...upper, ...gap, ...messages];
  const filled = Array.from({ length: rows }, (_, row) => indentLine(left[row] ?? []));
  if (areas.listColumns > 0) return withList(filled, scene, areas, size);
  return areas.stripRows === 0 ? filled : [...filled, indentLine(moveLine(scene, size.columns - indent))];
}

function turnLines(scene: TableScene, areas: Areas): readonly Line[] {
  const columns = areas.boardColumns + areas.listColumns;
  const under = wrapText(subline(scene), columns - 2).map((text) =>
    line(toned("faint", text === "" ? "" : `  ${text}`)),
  );
  const upper = headlines(scene, columns, areas.topRows);
  const lines = [...upper, ...shortenLines(under, areas.topRows - upper.length)];
  return Array.from({ length: areas.topRows }, (_, row) => lines[row] ?? []);
}

/** The board, and what its signs mean where there is room to say it. */
function boardLines(board: Board, areas: Areas, preview: Preview): readonly Line[] {
  const lines = drawBoard(board, areas, preview);
  const legend = legendOf(board);
  return legend.length > 0 && lines.length + 2 <= areas.boardRows ? [...lines, [], legend] : lines;
}

function withList(left: readonly Line[], scene: TableScene, areas: Areas, size: Size): readonly Line[] {
  const list = moveList(scene, areas.listColumns, left.length - areas.topRows);
  const columns = size.columns - areas.listColumns;
  return left.map((each, row) =>
    row < areas.topRows
      ? each
      : [...padLine(each, columns), ...clipLine(list[row - areas.topRows] ?? [], areas.listColumns)],
  );
}

/** What the highlighted move would change; while looking back, where the move that is shown took hold. */
function previewFor(scene: TableScene, board: Board): Preview {
  const { game, moves, positions } = scene.match;
  if (scene.viewing !== null && scene.viewing > 0)
    return heldBy(game.cellsOfMove(positions[scene.viewing - 1], moves[scene.viewing - 1]));
  const chosen = highlighted(scene);
  if (chosen === undefined) return noPreview;
  const position = currentPosition(scene.match);
  const after = game.board(game.play(position, chosen.move));
  return previewOf(board, after, game.cellsOfMove(position, chosen.move));
}

/** The reasons that have been told, and what is marked, at the cells that they are about. */
function notesFor({ match, reasons, viewing, puzzle }: TableScene): ReadonlyMap<string, string> {
  const marked = (puzzle?.decision.onBoard === true ? puzzle.marked : []).flatMap((name) => {
    const move = findMove(match.game, currentPosition(match), name);
    return move.ok ? match.game.cellsOfMove(currentPosition(match), move.value) : [];
  });
  return new Map([
    ...cellNotes(drawReasons(viewing === null ? reasons : [])),
    ...marked.map((cell) => [cell, "■"] as const),
  ]);
}

function indentLine(spans: Line): Line {
  return spans.length === 0 ? spans : [toned("plain", " ".repeat(indent)), ...spans];
}
