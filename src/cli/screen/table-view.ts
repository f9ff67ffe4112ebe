/** A game on the table, as lines. */

import type { Board } from "../../core/board.ts";
import { currentPosition } from "../../core/match.ts";
import { type Areas, areasOf, indent, topRows } from "./areas.ts";
import { drawBoard, legendOf } from "./board-view.ts";
import { noPreview, type Preview, previewOf } from "./cells.ts";
import { header, keyLine, rule } from "./frame.ts";
import { messageLines } from "./messages.ts";
import { moveLine, moveList } from "./move-list.ts";
import { promptLine } from "./prompt.ts";
import type { Size, TableScene } from "./state.ts";
import { highlighted, shownPosition } from "./table.ts";
import { hintsFor } from "./table-hints.ts";
import { headline, standingAtTop, subline } from "./table-words.ts";
import { clipLine, type Line, line, padLine, toned, wrapText } from "./text.ts";

export function tableView(scene: TableScene, size: Size): readonly Line[] {
  const { match } = scene;
  const board = match.game.board(shownPosition(scene));
  const preview = previewFor(scene, board);
  return [
    header(size, match.game.title, standingAtTop(match)),
    rule(size),
    ...middle(scene, size, board, preview),
    rule(size),
    indented(promptLine(scene, preview, size.columns - indent)),
    keyLine(size, hintsFor(scene, size)),
  ];
}

/** Between the rules: whose turn it is, the board, the moves, and what has happened. */
function middle(scene: TableScene, size: Size, board: Board, preview: Preview): readonly Line[] {
  const areas = areasOf(size);
  const rows = topRows + areas.boardRows + areas.messageRows + areas.stripRows;
  const upper = [...turnLines(scene, areas), ...boardLines(board, areas, preview)];
  const strip = areas.stripRows === 0 ? [] : [moveLine(scene, size.columns - indent)];
  const room = Math.max(areas.messageRows, rows - upper.length - strip.length - 1);
  const messages = messageLines(scene, size.columns - indent - 2, room);
  const upperRows = Math.max(0, rows - strip.length - messages.length);
  const filled = Array.from({ length: upperRows }, (_, row) => indented(upper[row] ?? []));
  return [...withList(filled, scene, areas, size), ...[...strip, ...messages].map(indented)];
}

function turnLines(scene: TableScene, areas: Areas): readonly Line[] {
  const [first = "", second = ""] = wrapText(subline(scene), areas.boardColumns + areas.listColumns - 2);
  const under = (text: string) => line(toned("faint", text === "" ? "" : `  ${text}`));
  return [headline(scene), under(first), under(second)];
}

/** The board, and what its signs mean where there is room to say it. */
function boardLines(board: Board, areas: Areas, preview: Preview): readonly Line[] {
  const lines = drawBoard(board, areas, preview);
  const legend = legendOf(board);
  return legend.length > 0 && lines.length + 2 <= areas.boardRows ? [...lines, [], legend] : lines;
}

function withList(left: readonly Line[], scene: TableScene, areas: Areas, size: Size): readonly Line[] {
  if (areas.listColumns === 0) return left;
  const list = moveList(scene, areas.listColumns, left.length - topRows);
  const columns = size.columns - areas.listColumns;
  return left.map((each, row) =>
    row < topRows
      ? each
      : [...padLine(each, columns), ...clipLine(list[row - topRows] ?? [], areas.listColumns)],
  );
}

function previewFor(scene: TableScene, board: Board): Preview {
  const chosen = highlighted(scene);
  if (chosen === undefined) return noPreview;
  const { game } = scene.match;
  const position = currentPosition(scene.match);
  const after = game.board(game.play(position, chosen.move));
  return previewOf(board, after, game.selects(position, chosen.move));
}

function indented(spans: Line): Line {
  return spans.length === 0 ? spans : [toned("plain", " ".repeat(indent)), ...spans];
}
