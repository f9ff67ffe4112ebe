/** The board gets the rows that the texts don't need. */

import { numberOwners } from "../../../core/board.ts";
import { currentPosition, type Match, playedNames } from "../../../core/match.ts";
import { neededParts } from "../../../core/needed.ts";
import { cellNotes, drawReasons } from "../../../core/reason.ts";
import { ofSeat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import { sceneOf } from "../../../play/activity.ts";
import { toldReport } from "../../../play/game/values-text.ts";
import type { Scene } from "../../../play/scene.ts";
import { shownPly, shownPosition, type Table } from "../../../play/table.ts";
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
import { wallOf } from "../board/stack-view.ts";
import { header, keyLine, moreRule, rule, windowOn } from "../paint/frame.ts";
import {
  line,
  lineColumns,
  padLine,
  type ScreenLine,
  type ScreenLines,
  shortNames,
  toned,
} from "../paint/text.ts";
import type { ScreenState, Size, TablePanel } from "../state.ts";
import { chosenName } from "./cursor.ts";
import type { Moment } from "./motion.ts";
import { keyHints, promptLine, readOnHint } from "./prompt.ts";
import { type HeadRows, headLines, headRows, type Messages, messagesIn } from "./texts.ts";

/** False if part of a text is cut off. Then the player can open a page that shows all of it. */
export function isWhole(panel: TablePanel, size: Size): boolean {
  const scene = sceneOf(panel.activity);
  const layout = layoutTable(panel, scene, size);
  return middle(panel, scene, layout, noPreview).whole;
}

export function tableView(panel: TablePanel, { program, size }: ScreenState, moment?: Moment): ScreenLines {
  const scene = sceneOf(panel.activity);
  const settled = layoutTable(panel, scene, size);
  const plans = settled.plans.map((plan) => (moment === undefined ? plan : planAt(plan, moment)));
  const layout = { ...settled, plans };
  const shown = moment ?? previewFor(panel, scene, layout);
  const preview = { ...shown, notes: layout.notes };
  const { lines, whole } = middle(panel, scene, layout, preview);
  const isOneLine = spotsOf(layout.plans).every(({ line }) => line === 0);
  return [
    ...header(program, size, scene.title, placeText(scene, size)),
    ...lines,
    whole ? rule(size) : moreRule(size, readOnHint(panel, scene)),
    indentLine(promptLine(panel, scene, preview, size.columns - indent)),
    keyLine(size, keyHints(panel, scene, isOneLine)),
  ];
}

type TableLayout = ReturnType<typeof layoutTable>;

export function cellSpots(panel: TablePanel, scene: Scene, size: Size) {
  return spotsOf(layoutTable(panel, scene, size).plans);
}

/** If not everything fits, the board gets only the rows that no message needs. */
function layoutTable(panel: TablePanel, scene: Scene, size: Size) {
  const { state } = panel.activity;
  const board = numberOwners(state.match.game.board(shownPosition(state)));
  const notes = notesOn(state, scene);
  const areas = areasOf(size);
  const plan = (boardRows: number, shown = board) => planBoard(shown, { ...areas, boardRows }, notes);
  const toldIn = (rows: number) => messagesIn(panel, scene, areas.boardColumns - 1, rows).lines.length;
  // While the player thinks about a move, the board keeps its form, and long messages are cut between sentences.
  const short = scene.asks === "move" ? toldIn(areas.messageRows) : 0;
  const needed = short > 0 ? short : toldIn(Number.POSITIVE_INFINITY);
  // A larger board keeps four rows, unless the headline and the messages need them.
  const densest = Math.min(4, boardRowsOf(plan(0)));
  const head = headRows(scene, areas);
  const { topRows, least } = shareRows(areas, head, needed, densest);
  const left = areas.rows - topRows;
  const usual = Math.max(least, left - areas.messageRows);
  const most = Math.max(least, left - Math.max(1, needed));
  // A short message, such as a hint, doesn't turn a tower into a wall.
  const shown = wallOf(board, areas.boardColumns, Math.min(most, left - areas.messageRows + 1));
  const fits = boardRowsOf(plan(usual, shown)) <= Math.min(usual, left - needed);
  const plans = plan(fits ? usual : most, shown);
  // The list of needed numbers takes rows from the board.
  const listed = scene.needed.whose === "" ? 0 : boardRowsOf(plans) + 1;
  const boardRows = Math.min(Math.max(fits ? usual : most, listed), left - 1);
  // The player knows the sentences under the headline, so news takes their rows.
  const used = Math.min(boardRows, Math.max(boardRowsOf(plans), listed + 1));
  const taken = Math.min(toldIn(Number.POSITIVE_INFINITY) - (left - used), topRows - head.upper);
  return { board, notes, areas: { ...areas, topRows: topRows - Math.max(0, taken), boardRows }, plans };
}

/** With too few rows, the gap above the board goes first, then the sentences under the headline. */
function shareRows({ rows, topRows: usual }: Areas, head: HeadRows, needed: number, least: number) {
  const heights = [Math.max(usual, head.all), head.all, head.upper];
  const topRows = heights.find((height) => height + least + needed <= rows);
  if (topRows !== undefined) return { topRows, least };
  // As a last resort, only part of the board shows, so the question and the messages are visible.
  const glimpse = Math.max(1, Math.min(least, 2, rows - head.upper - needed));
  return { topRows: Math.max(0, Math.min(head.upper, rows - glimpse)), least: glimpse };
}

function notesOn(table: Table, scene: Scene): Notes {
  const { match, reasons, viewing } = table;
  const drawn = reasons.length > 0 ? reasons : (toldReport(table)?.reasons ?? []);
  const signs = scene.choices.length > 0 ? [] : answerSigns(scene);
  return new Map([
    ...cellNotes(drawReasons(viewing === null ? drawn : [])),
    ...signs.flatMap(([name, sign]) => joinCells(cellsNamed(match, name), sign)),
  ]);
}

/** Joins the marks of an answer with two cells: "✓─" and "─✓". A mark that the player can still change stays a single sign. */
function joinCells(cells: readonly string[], sign: string) {
  const tie = sign === "■" ? "" : "─";
  const last = cells.length - 1;
  return cells.map((cell, at) => [cell, `${at > 0 ? tie : ""}${sign}${at < last ? tie : ""}`] as const);
}

function answerSigns({ marked, verdicts }: Scene): readonly (readonly [name: string, sign: string])[] {
  const judged = Object.entries(verdicts);
  return [
    ...marked.map((name) => [name, "■"] as const),
    ...judged.map(([name, verdict]) => [name, verdict === "right" ? "✓" : "✗"] as const),
  ];
}

/** After a refuted answer, the move may be legal only in an earlier position, so this tries those, too. */
function cellsNamed({ game, positions }: Match, name: string): readonly string[] {
  const found = positions.toReversed().map((position) => [position, findMove(game, position, name)] as const);
  const [position, move] = found.find(([, { ok }]) => ok) ?? [];
  return move?.ok ? game.cellsOfMove(position, move.value) : [];
}

function planAt(plan: GroupPlan, { cells }: Moment): GroupPlan {
  const shown = plan.group.cells.map((cell) => cells.get(cell.id) ?? cell);
  return { ...plan, group: { ...plan.group, cells: shown } };
}

function placeText({ place, steps }: Scene, { columns }: Size): string {
  if (steps.length === 0 || columns < 76) return place;
  return `${steps.map(({ done, here }) => (here ? "●" : done ? "■" : "□")).join("")}  ${place}`;
}

function middle(panel: TablePanel, scene: Scene, layout: TableLayout, preview: Preview): Messages {
  const { areas } = layout;
  const head = headLines(scene, areas, areas.topRows);
  const filled = Array.from({ length: areas.topRows }, (_, row) => head.lines[row] ?? []);
  const upper = [...filled, ...boardLines(layout, preview, neededSpans(panel, scene, areas.boardColumns))];
  const free = areas.rows - upper.length;
  const said = messagesIn(panel, scene, areas.boardColumns - 1, free);
  const gap = free > Math.max(areas.messageRows, said.lines.length) ? [[]] : [];
  const left = [...upper, ...gap, ...said.lines];
  const lines = Array.from({ length: areas.rows }, (_, row) => indentLine(left[row] ?? []));
  const list = moveList(panel.activity.state, scene, areas.listColumns, areas.rows - areas.topRows);
  return { lines: withList(lines, list, areas), whole: head.whole && said.whole };
}

function boardLines({ board, plans, areas }: TableLayout, preview: Preview, needed: ScreenLine): ScreenLines {
  const lines = drawBoard(plans, areas, preview);
  const legend = needed.length > 0 ? needed : legendOf(board, preview, areas.boardColumns);
  const left = legend.length > 0 ? areas.boardRows - lines.length : 0;
  return left > 1 ? [...lines, [], legend] : left > 0 ? [...lines, legend] : lines;
}

function withList(
  left: ScreenLines,
  list: ScreenLines,
  { columns, listColumns, topRows }: Areas,
): ScreenLines {
  return left.map((each, row) => {
    const beside = list[row - topRows];
    return beside === undefined ? each : [...padLine(each, columns - listColumns), ...beside];
  });
}

/** Text such as "Your list: 2 and later 3 6 (ON now) · 1 goes on". It ends with what the move under the cursor changes. */
function neededSpans(panel: TablePanel, scene: Scene, columns: number): ScreenLine {
  const { state } = panel.activity;
  const after = positionAfter(panel, scene)?.after;
  const parts = neededParts(state.match.game, scene.needed.whose, shownPosition(state), after);
  const spans = parts.map(({ text, look }, at) => {
    return toned(look, `${at > 1 && look === "change" ? "· " : ""}${text} `);
  });
  const unmarked = spans.filter((_, at) => parts[at]?.text.endsWith(" now)") !== true);
  const list = spans.filter(({ tone }) => tone !== "change");
  const numbers = list.filter(({ tone }, at) => at === 0 || tone !== "plain" || parts[at]?.text === "or");
  return [spans, unmarked, list, numbers].find((each) => lineColumns(each) <= columns) ?? [];
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

/** Shows what the move under the cursor would change or, in an earlier position, the cells that a move used. */
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

/** A narrow list cuts names, but no moves or marks. */
function moveList(table: Table, scene: Scene, columns: number, rows: number): ScreenLines {
  const { game, moves, positions, players } = table.match;
  if (columns === 0) return [];
  // A puzzle has no players, and no moves to list.
  if (moves.length === 0) return scene.players === null ? [] : [line(toned("faint", " No moves yet"))];
  const current = shownPly(table);
  const isMarked = table.review !== null && table.review.firstMistake !== null;
  const key = isMarked ? [line(toned("alarm", ` ${mistakeMark}`), toned("faint", " mistake"))] : [];
  const room = rows - 2 - key.length;
  const numbers = String(moves.length).length;
  const played = playedNames(table.match);
  const [one, two] = scene.players ?? players;
  const names = Math.min(
    10,
    Math.max(columnsOf(one.name), columnsOf(two.name)),
    Math.max(0, columns - numbers - Math.max(...played.map(columnsOf)) - columnsOf(mistakeMark) - 3),
  );
  const short = shortNames([one.name, two.name], names);
  const lines = played.map((move, index) => {
    const number = index + 1;
    const seat = game.toMove(positions[index]);
    const here = table.viewing === number;
    return line(
      toned("choice", here ? "▸" : " "),
      toned("faint", `${String(number).padStart(numbers)} ${padText(ofSeat(short, seat), names)} `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
      toned("alarm", table.review?.moves[index]?.grade === "gave-away" ? mistakeMark : ""),
    );
  });
  const middle = current - Math.ceil(room / 2);
  return [
    line(toned("faint", " Moves")),
    ...windowOn(lines, middle, room, (arrow, hidden) => ` ${arrow} ${hidden} more`),
    ...key,
  ];
}
