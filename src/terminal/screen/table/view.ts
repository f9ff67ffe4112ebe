/** Lays out any activity at a board. The board gets the rows that the texts leave. */

import { type Board, numberOwners } from "../../../core/board.ts";
import { currentPosition, moveName } from "../../../core/match.ts";
import { neededParts } from "../../../core/needed.ts";
import { cellNotes, drawReasons } from "../../../core/reason.ts";
import { ofSeat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import { sceneOf } from "../../../play/activity.ts";
import type { Scene } from "../../../play/scene.ts";
import { shownPosition, type Table } from "../../../play/table.ts";
import { columnsOf, padText } from "../../text/wrap.ts";
import {
  type Areas,
  areasOf,
  boardRowsOf,
  type GroupPlan,
  indent,
  planBoard,
  spotsOf,
} from "../board/board-plan.ts";
import { drawBoard, legendOf } from "../board/board-view.ts";
import { type Notes, noPreview, type Preview, previewOf } from "../board/cells.ts";
import { header, keyLine, rule } from "../paint/frame.ts";
import { line, padLine, type ScreenLine, type ScreenLines, shortNames, toned } from "../paint/text.ts";
import type { ScreenState, Size, TablePanel } from "../state.ts";
import { chosenName } from "./cursor.ts";
import type { Moment } from "./motion.ts";
import { keyHints, promptLine, readOnHint } from "./prompt.ts";
import { type HeadRows, headLines, headRows, type Messages, messagesIn } from "./texts.ts";

export function tableView(panel: TablePanel, { program, size }: ScreenState, moment?: Moment): ScreenLines {
  const scene = sceneOf(panel.activity);
  const settled = layoutTable(panel, scene, size);
  const layout = moment === undefined ? settled : { ...settled, plans: plansAt(settled.plans, moment) };
  const shown = moment ?? previewFor(panel, scene, layout);
  const preview = { ...shown, notes: layout.notes };
  const { lines, whole } = middle(panel, scene, layout, preview);
  const more = whole ? [] : [readOnHint(panel, scene)];
  return [
    ...header(program, size, scene.title, placeText(scene, size)),
    ...lines,
    rule(size),
    indentLine(promptLine(panel, scene, preview, size.columns - indent)),
    keyLine(size, [...more, ...keyHints(panel, scene, layout.isOneLine)]),
  ];
}

type TableLayout = ReturnType<typeof layoutTable>;

/** A larger board gets fewer lines than this only for a long task. */
const fewestRows = 4;

export function cellSpots(panel: TablePanel, scene: Scene, size: Size) {
  return spotsOf(layoutTable(panel, scene, size).plans);
}

function layoutTable(panel: TablePanel, scene: Scene, size: Size) {
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
  // As a last resort, only part of the board shows, so the question and the messages are visible.
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

function messageColumns(areas: Areas): number {
  return areas.boardColumns - 1;
}

function plansAt(plans: readonly GroupPlan[], { cells }: Moment): readonly GroupPlan[] {
  return plans.map((plan) => {
    const shown = plan.group.cells.map((cell) => cells.get(cell.id) ?? cell);
    return { ...plan, group: { ...plan.group, cells: shown } };
  });
}

function placeText({ place, steps }: Scene, { columns }: Size): string {
  if (steps.length === 0 || columns < 76) return place;
  return `${steps.map(({ done, here }) => (here ? "●" : done ? "■" : "□")).join("")}  ${place}`;
}

function middle(panel: TablePanel, scene: Scene, layout: TableLayout, preview: Preview): Messages {
  const { areas } = layout;
  const { state } = panel.activity;
  const rows = areas.topRows + areas.boardRows + areas.messageRows;
  const head = headLines(scene, areas);
  const upper = [...head.lines, ...boardLines(layout, preview, neededSpans(panel, scene))];
  const free = rows - upper.length;
  const said = messagesIn(panel, scene, messageColumns(areas), free);
  const gap = free > Math.max(areas.messageRows, said.lines.length) ? [[]] : [];
  const left = [...upper, ...gap, ...said.lines];
  const filled = Array.from({ length: rows }, (_, row) => indentLine(left[row] ?? []));
  const whole = head.whole && said.whole;
  if (areas.listColumns > 0) {
    const list = moveList(state, scene, areas.listColumns, rows - areas.topRows);
    return { lines: withList(filled, list, areas), whole };
  }
  const strip = () => indentLine(moveStrip(state, scene, areas.columns - indent));
  return { lines: areas.stripRows === 0 ? filled : [...filled, strip()], whole };
}

function boardLines({ board, plans, areas }: TableLayout, preview: Preview, needed: ScreenLine): ScreenLines {
  const lines = drawBoard(plans, areas, preview);
  const legend = needed.length > 0 ? needed : legendOf(board);
  return legend.length > 0 && lines.length + 2 <= areas.boardRows ? [...lines, [], legend] : lines;
}

function withList(left: ScreenLines, list: ScreenLines, areas: Areas): ScreenLines {
  const columns = areas.columns - areas.listColumns;
  return left.map((each, row) =>
    row < areas.topRows ? each : [...padLine(each, columns), ...(list[row - areas.topRows] ?? [])],
  );
}

/** "You need:  4  not yet:  3  6", with what the move under the cursor adds or removes. */
function neededSpans(panel: TablePanel, scene: Scene): ScreenLine {
  const { state } = panel.activity;
  const after = positionAfter(panel, scene)?.after;
  const parts = neededParts(state.match.game, scene.needed.who, shownPosition(state), after);
  return parts.map(({ text, look }) => toned(look, `${text}  `));
}

function positionAfter(panel: TablePanel, scene: Scene) {
  const { match, viewing } = panel.activity.state;
  const chosen = viewing === null && scene.asks === "move" ? chosenName(panel, scene) : undefined;
  const position = currentPosition(match);
  const move = chosen === undefined ? undefined : findMove(match.game, position, chosen);
  if (move?.ok !== true) return undefined;
  return {
    after: match.game.play(position, move.value),
    cells: match.game.cellsOfMove(position, move.value),
  };
}

/** What the move under the cursor would change. While looking back, the cells that the shown move used. */
function previewFor(panel: TablePanel, scene: Scene, { board }: TableLayout): Preview {
  const { match, viewing } = panel.activity.state;
  const { game, moves, positions } = match;
  if (viewing !== null && viewing > 0) {
    const used = game.cellsOfMove(positions[viewing - 1], moves[viewing - 1]);
    return { ...noPreview, selected: new Set(used) };
  }
  const made = positionAfter(panel, scene);
  return made === undefined ? noPreview : previewOf(board, numberOwners(game.board(made.after)), made.cells);
}

function indentLine(spans: ScreenLine): ScreenLine {
  return spans.length === 0 ? spans : [toned("plain", " ".repeat(indent)), ...spans];
}

const mistakeMark = "?";

/** A narrow list cuts names, but never moves and marks. */
function moveList(table: Table, scene: Scene, columns: number, rows: number): ScreenLines {
  const entries = entriesOf(table);
  if (entries.length === 0) return [line(toned("faint", ` ${noMoves(scene)}`))];
  const current = table.viewing ?? entries.length;
  const room = rows - 2;
  const first = Math.max(0, Math.min(current - Math.ceil(room / 2), entries.length - room));
  const numbers = String(entries.length).length;
  const moves = Math.max(...entries.map(({ move }) => columnsOf(move)));
  const [one, two] = scene.players ?? table.match.players;
  const names = Math.min(
    10,
    Math.max(columnsOf(one.name), columnsOf(two.name)),
    Math.max(0, columns - numbers - moves - columnsOf(mistakeMark) - 3),
  );
  const short = shortNames([one.name, two.name], names);
  const lines = entries.slice(first, first + room).map(({ number, seat, move, mark }) => {
    const here = table.viewing === number;
    return line(
      toned("choice", here ? "▸" : " "),
      toned("faint", `${String(number).padStart(numbers)} ${padText(ofSeat(short, seat), names)} `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
      toned("alarm", mark),
    );
  });
  return [line(toned("faint", " Moves")), ...lines];
}

/** If the scene has no players, as in a puzzle, no moves are expected. */
function noMoves({ players }: Scene): string {
  return players === null ? "" : "No moves yet";
}

function moveStrip(table: Table, scene: Scene, columns: number): ScreenLine {
  const current = table.viewing ?? table.match.moves.length;
  const moves = entriesOf(table).slice(0, current);
  if (moves.length === 0) return line(toned("faint", noMoves(scene)));
  let text = "";
  for (const { number, move, mark } of [...moves].reverse()) {
    const longer = `${number} ${move}${mark}${text === "" ? "" : ` · ${text}`}`;
    if (columnsOf(longer) > columns - 9) break;
    text = longer;
  }
  return line(toned("faint", "Moves  "), text);
}

function entriesOf({ match, review }: Table) {
  const { game, positions } = match;
  return match.moves.map((_, index) => {
    const seat = game.toMove(positions[index]);
    const mark = review?.moves[index]?.grade === "gave-away" ? mistakeMark : "";
    return { number: index + 1, seat, move: moveName(match, index), mark };
  });
}
