import type { Game } from "../../../core/game.ts";
import { recommendedSetup } from "../../../core/setup.ts";
import { capital } from "../../../core/words/values.ts";
import { recommendedText } from "../../../play/words.ts";
import { quickLevel } from "../../setup/fields.ts";
import { clipText, columnsOf, endOfText, padText, wrapWhole } from "../../text/wrap.ts";
import { areasOf, planBoard } from "../board/board-plan.ts";
import { drawBoard } from "../board/board-view.ts";
import { noPreview } from "../board/cells.ts";
import { wallOf } from "../board/stack-view.ts";
import { closeFrame, header, hint, type KeyHint, keyLine, windowOn } from "../paint/frame.ts";
import { line, padLine, type ScreenLine, type ScreenLines, type Tone, toned } from "../paint/text.ts";
import type { MenuList, MenuPanel, ScreenState, Size } from "../state.ts";
import { caret, type Entry, isSavedList, isTypedEntry, lists, menuEntries } from "./lists.ts";

const listColumns = 32;

/** The text below the list keeps its place, because rows are reserved for the longest one. */
export function menuView(state: ScreenState, panel: MenuPanel): ScreenLines {
  const { program, size } = state;
  const room = Math.max(0, size.rows - 4);
  const entries = menuEntries(state, panel);
  const tallest = Math.max(0, ...entries.map((entry) => aboutLines(state, panel, entry).length));
  const title = [[], line(toned("strong", `  ${lists[panel.list].question}`)), []];
  const above = title.length + Math.min(entries.length, 10) + 1 + Math.min(tallest, 2) <= room ? title : [];
  const gap = above.length === 0 ? 0 : 1;
  const aboutRows = Math.max(room - above.length - entries.length - gap, Math.min(3, Math.floor(room / 3)));
  const listRows = room - Math.min(aboutRows, tallest) - gap;
  const here = entries.findIndex(({ id }) => id === panel.at);
  const list = [...above, ...entryLines(state, panel, listRows - above.length)];
  const pictures = entries.map(({ game }) => picture(game, state.size, listRows - above.length));
  const height = Math.max(list.length, ...pictures.map(({ length }) => length + above.length));
  const shown = pictures[here] ?? [];
  const body = beside(list, shown.length === 0 ? [] : [...above.map(() => []), ...shown], height);
  const about = aboutLines(state, panel, entries[here], room - height - gap);
  const where = panel.list === "top" ? "" : capital(panel.list);
  const top = header(program, size, where, "");
  const lines = [...top, ...body, ...(gap === 0 ? [] : [[]]), ...about];
  const keys = panel.asking ? [hint("y", "delete"), hint("n", "keep")] : menuHints(panel.list);
  return closeFrame(size, lines, keyLine(size, keys));
}

function menuHints(list: MenuList): readonly KeyHint[] {
  const { enter = "open", others = [] } = lists[list];
  const back = hint("Esc", list === "top" ? "quit" : "back");
  const more = others.map(([key, does]) => hint(key, does));
  return [hint("↑↓", "choose"), hint("Enter", enter), ...more, back];
}

function entryLines(state: ScreenState, panel: MenuPanel, rows: number): ScreenLines {
  const entries = menuEntries(state, panel);
  const isWhole = isSavedList(panel.list) || cellsFit(entries, state.size);
  const isKept = ({ id }: Entry) => isWhole || (id === panel.at && isTypedEntry(panel));
  const table = entries.map((entry) => [entry.title, ...(isKept(entry) ? entry.cells : [])]);
  const widths = fitWidths(naturalWidths(table), state.size.columns - entryIndent.length);
  const lines = entries.map(({ id }, index) => {
    const cells = widths.map((width, at) => fitCell(table[index]?.[at] ?? "", width));
    return entryLine(id, cells, id === panel.at);
  });
  const here = entries.findIndex(({ id }) => id === panel.at);
  return windowOn(
    lines,
    here - Math.floor(rows / 2),
    rows,
    (arrow, hidden) => `${entryIndent}${arrow} ${hidden} more`,
  );
}

function cellsFit(entries: readonly Entry[], { columns }: Size): boolean {
  const table = entries.map(({ title, cells }) => [title, ...cells]);
  return overflow(naturalWidths(table), columns - entryIndent.length) <= 0;
}

function fitCell(cell: string, columns: number): string {
  return padText((cell.endsWith(caret) ? endOfText : clipText)(cell, columns), columns);
}

function naturalWidths(table: readonly (readonly string[])[]): readonly number[] {
  const count = Math.max(0, ...table.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) =>
    Math.max(...table.map((cells) => columnsOf(cells[at] ?? ""))),
  );
}

function overflow(widths: readonly number[], columns: number): number {
  return widths.reduce((sum, width) => sum + width + 2, -2) - columns;
}

/** In a table that's too wide, leaves out the third column, such as a date, and then shrinks the widest. */
function fitWidths(widths: readonly number[], columns: number): readonly number[] {
  const over = overflow(widths, columns);
  if (over > 0 && widths.length > 2) return fitWidths(widths.slice(0, 2), columns);
  const widest = widths.indexOf(Math.max(...widths));
  return widths.map((width, at) => (at === widest ? width - Math.max(0, over) : width));
}

const entryIndent = "    ";

function entryLine(target: string, [title = "", ...cells]: readonly string[], chosen: boolean): ScreenLine {
  const told = cells.map((cell) => `  ${cell}`).join("");
  return line(
    { ...toned("choice", chosen ? "  ▸ " : entryIndent), target },
    toned(chosen ? "choice" : "plain", title),
    toned("faint", told.trimEnd()),
  );
}

/** Earlier parts get their rows first. A notice takes the place of the description, which may also be next to the entry. */
function aboutLines(
  state: ScreenState,
  panel: MenuPanel,
  entry: Entry | undefined,
  rows = Number.POSITIVE_INFINITY,
): ScreenLines {
  const { size } = state;
  const beside = entry?.cells.includes(entry.about) === true && cellsFit(menuEntries(state, panel), size);
  const notice = panel.connecting ? "Connecting… Press Esc to cancel." : panel.notice;
  const parts: readonly (readonly [Tone, string])[] = [
    ["strong", panel.asking ? "Delete this game for good?" : ""],
    ["change", notice],
    ["faint", beside || notice !== "" ? "" : (entry?.about ?? "")],
    ["plain", entry?.game === undefined ? "" : readyText(entry.game, state, panel)],
  ];
  let left = rows;
  return parts.flatMap(([tone, text]) => {
    const gap = left === rows || rows < 5 ? [] : [[]];
    const { lines } = wrapWhole(text, size.columns - entryIndent.length - 2, left - gap.length);
    if (lines.length === 0) return [];
    left -= lines.length + gap.length;
    return [...gap, ...lines.map((part) => line(entryIndent, toned(tone, part)))];
  });
}

function readyText(game: Game, state: ScreenState, { list, typed }: MenuPanel): string {
  const ready = {
    play: `You'll play the computer (${quickLevel(state.memory)}).`,
    host: `Press Enter to open a game at ${typed} and get the link.`,
  };
  return list === "play" || list === "host" ? `${ready[list]} ${recommendedText(game)}`.trim() : "";
}

function picture(game: Game | undefined, size: Size, rows: number): ScreenLines {
  if (game === undefined || size.columns < 76) return [];
  const areas = { ...areasOf(size), boardColumns: size.columns - listColumns - 2, boardRows: rows };
  const setup = recommendedSetup(game);
  if (!setup.ok) return [];
  const board = wallOf(setup.value.game.board(setup.value.start), areas.boardColumns, rows);
  const drawn = drawBoard(planBoard(board, areas), areas, noPreview);
  return drawn.map((spans) => spans.map(({ tone, text }) => toned(tone, text)));
}

function beside(left: ScreenLines, right: ScreenLines, rows: number): ScreenLines {
  return Array.from({ length: rows }, (_, row) => {
    const [list, board] = [left[row] ?? [], right[row] ?? []];
    return board.length === 0 ? list : [...padLine(list, listColumns), ...board];
  });
}
