/** Anything that happens at a board, as lines, with the moves so far beside the board or in one line under it. */

import { type Cell, nameOfCell, numberOwners } from "../../../core/board.ts";
import { currentPosition, moveName } from "../../../core/match.ts";
import { ofSeat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import { markValue } from "../../../core/words/values.ts";
import { commandsOf, sceneOf } from "../../../play/activity.ts";
import { findCommand, readCommand, typedWords } from "../../../play/command.ts";
import type { Scene } from "../../../play/scene.ts";
import type { Table } from "../../../play/table.ts";
import { playerName } from "../../../play/words.ts";
import { clipText, columnsOf, endOfText, fitItems, padText } from "../../text/wrap.ts";
import { type Areas, type GroupPlan, indent } from "../board/board-plan.ts";
import { drawBoard, legendOf } from "../board/board-view.ts";
import { cellWord, noPreview, type Preview, previewOf } from "../board/cells.ts";
import { header, keyLine, rule } from "../paint/frame.ts";
import { line, padLine, type ScreenLine, type ScreenLines, shortNames, toned } from "../paint/text.ts";
import type { ScreenState, Size, TablePanel } from "../state.ts";
import { chosenName, typedText } from "./cursor.ts";
import { headLines } from "./headline.ts";
import { keyHints, readOnHint } from "./key-list.ts";
import { layoutTable, messageColumns, type TableLayout } from "./layout.ts";
import { type Messages, messagesIn } from "./messages.ts";
import type { Moment } from "./motion.ts";

export function tableView(panel: TablePanel, { program, size }: ScreenState, moment?: Moment): ScreenLines {
  const scene = sceneOf(panel.activity);
  const settled = layoutTable(panel, scene, size);
  const layout = moment === undefined ? settled : { ...settled, plans: plansAt(settled.plans, moment) };
  const shown = moment ?? previewFor(panel, scene, layout);
  const preview = { ...shown, notes: layout.notes };
  const { lines, whole } = middle(panel, scene, layout, preview);
  const more = whole ? [] : [readOnHint(panel, scene)];
  return [
    header(program, size, scene.title, placeText(scene, size)),
    rule(size),
    ...lines,
    rule(size),
    indentLine(promptLine(panel, scene, preview, size.columns - indent)),
    keyLine(size, [...more, ...keyHints(panel, scene, layout)]),
  ];
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
  const upper = [...head.lines, ...boardLines(layout, preview)];
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

function boardLines({ board, plans, areas }: TableLayout, preview: Preview): ScreenLines {
  const lines = drawBoard(plans, areas, preview);
  const legend = legendOf(board);
  return legend.length > 0 && lines.length + 2 <= areas.boardRows ? [...lines, [], legend] : lines;
}

function withList(left: ScreenLines, list: ScreenLines, areas: Areas): ScreenLines {
  const columns = areas.columns - areas.listColumns;
  return left.map((each, row) =>
    row < areas.topRows ? each : [...padLine(each, columns), ...(list[row - areas.topRows] ?? [])],
  );
}

/** What the move under the cursor would change; while looking back, the cells that the shown move used. */
function previewFor(panel: TablePanel, scene: Scene, { board }: TableLayout): Preview {
  const { match, viewing } = panel.activity.state;
  const { game, moves, positions } = match;
  if (viewing !== null && viewing > 0) {
    const used = game.cellsOfMove(positions[viewing - 1], moves[viewing - 1]);
    return { ...noPreview, selected: new Set(used) };
  }
  const chosen = scene.asks === "move" ? chosenName(panel, scene) : undefined;
  const position = currentPosition(match);
  const move = chosen === undefined ? undefined : findMove(game, position, chosen);
  if (move?.ok !== true) return noPreview;
  const after = numberOwners(game.board(game.play(position, move.value)));
  return previewOf(board, after, game.cellsOfMove(position, move.value));
}

function indentLine(spans: ScreenLine): ScreenLine {
  return spans.length === 0 ? spans : [toned("plain", " ".repeat(indent)), ...spans];
}

const mistakeMark = "?";

/** In a narrow list names are cut, moves and marks never. */
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

/** Without particular players, as in a puzzle, no moves are expected. */
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

/** What Enter would do and change, or the typed text. */
function promptLine(panel: TablePanel, scene: Scene, preview: Preview, columns: number): ScreenLine {
  if (scene.question !== null) {
    const { yes, no } = scene.question;
    return line(
      toned("choice", "y"),
      ` ${yes.toLowerCase()}   `,
      toned("choice", "n"),
      ` ${no.toLowerCase()}`,
    );
  }
  if (panel.activity.state.typed !== "") return typedPrompt(panel, scene, columns);
  const chosen = chosenName(panel, scene);
  if (chosen !== undefined) return chosenPrompt(panel, chosen, preview, columns);
  return mainPrompt(panel, scene, columns) ?? line(toned("faint", clipText(scene.waiting, columns)));
}

function chosenPrompt(panel: TablePanel, name: string, preview: Preview, columns: number): ScreenLine {
  const told = moveSentence(panel, name);
  const value = shownValue(panel, name);
  const outcome = value === undefined ? [] : [toned(value.tone, `${value.text}   `)];
  const room = columns - name.length - 6 - (value?.text.length ?? -3) - 3;
  const fits = told !== "" && columnsOf(told) <= room;
  const change = toned("change", fits ? told : changesText(preview, room));
  return line(toned("choice", `▸ ${name}`), "   ", ...outcome, change);
}

/** "switch 3 → 1 · switch 4 → 0"; in little room, "3 → 1 · 4 → 0". */
function changesText({ after }: Preview, room: number): string {
  const items = (nameOf: (cell: Cell) => string) =>
    Array.from(after.values(), (cell) => `${nameOf(cell)} → ${cellWord(cell)}`);
  const whole = items(nameOfCell);
  return fitItems(columnsOf(whole.join(" · ")) <= room ? whole : items(({ label }) => label), " · ", room);
}

/** For games without a book's words, whose changed cells may say too little. */
function moveSentence({ activity: { state } }: TablePanel, name: string): string {
  const { game } = state.match;
  const position = currentPosition(state.match);
  const move = game.dialogue === undefined ? findMove(game, position, name) : undefined;
  if (move?.ok !== true) return "";
  const speaker = { name: playerName(state.match, game.toMove(position)), person: false };
  return game.describeMove(position, move.value, speaker).join(" ");
}

function shownValue({ activity: { state } }: TablePanel, name: string) {
  const value = state.values?.[name];
  if (value === undefined) return undefined;
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  return toned(tone, markValue(value));
}

/** Typed text scrolls out on the left. Where several answers are asked for, "3,4" are two. */
function typedPrompt({ activity }: TablePanel, { several }: Scene, columns: number): ScreenLine {
  const { match, typed } = activity.state;
  const text = typedText(typed);
  const named = readCommand(commandsOf(activity), text)?.command;
  const position = currentPosition(match);
  const isMove = match.outcome === null && !several;
  const move = isMove ? match.game.parseMove(position, text) : undefined;
  const plays = move?.ok === true ? `   Enter plays ${match.game.formatMove(position, move.value)}` : "";
  const does = named === undefined ? plays : `   Enter ${named.label}`;
  const shown = endOfText(typed, columns - 3);
  const fits = columnsOf(shown) + columnsOf(does) + 3 <= columns;
  return line(
    toned("choice", "▸ "),
    toned("strong", shown),
    toned("choice", "▏"),
    toned("change", fits ? does : ""),
  );
}

/** The obvious command; if a text is expected, also the words that can be typed instead. */
function mainPrompt({ activity }: TablePanel, scene: Scene, columns: number): ScreenLine | undefined {
  const commands = commandsOf(activity);
  const main = findCommand(commands, scene.main);
  if (main === undefined) return undefined;
  const isText = scene.asks === "text";
  const fits = columnsOf(main.help) + 6 <= columns;
  const does = ` ${isText || !fits ? main.label : main.help}`;
  const before = isText ? "   or type it, or: " : "";
  const words = fitItems(isText ? typedWords(commands) : [], ", ", columns - 5 - does.length - before.length);
  return line(toned("choice", "Enter"), does, toned("faint", words === "" ? "" : before + words));
}
