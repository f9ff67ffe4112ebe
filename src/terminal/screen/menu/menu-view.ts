/** The menu, as lines. */

import type { Game } from "../../../core/game.ts";
import { exampleSetup } from "../../../core/setup.ts";
import { clipText, columnsOf, padText, wrapText } from "../../text/wrap.ts";
import { areasOf, planBoard } from "../board/board-plan.ts";
import { drawBoard } from "../board/board-view.ts";
import { noPreview } from "../board/cells.ts";
import { closeFrame, fitLines, header, hint, type KeyHint, keyLine, rule } from "../paint/frame.ts";
import { line, padLine, type ScreenLine, type ScreenLines, type Tone, toned } from "../paint/text.ts";
import { quickAbout } from "../setup/setup.ts";
import type { MenuList, MenuPanel, ScreenState, Size } from "../state.ts";
import { gameAt, lists, menuEntries } from "./lists.ts";

const listColumns = 32;

export function menuView(state: ScreenState, panel: MenuPanel): ScreenLines {
  const { program, size } = state;
  const below = [[], ...aboutLines(state, panel)];
  const rows = size.rows - 4 - below.length;
  const list = fitLines(...entryList(state, panel), rows);
  const body = [...beside(list, picture(state, panel, rows)), ...below];
  const where = panel.list === "top" ? "" : panel.list.charAt(0).toUpperCase() + panel.list.slice(1);
  const top = header(program, size, where, "for two, or against the computer");
  return closeFrame(size, [top, rule(size), ...body], keyLine(size, menuHints(panel.list)));
}

function menuHints(list: MenuList): readonly KeyHint[] {
  const { enter = "open", other } = lists[list];
  const more = other === undefined ? [] : [hint(...other)];
  const back = hint("Esc", list === "top" ? "quit" : "back");
  return [hint("↑↓", "choose"), hint("Enter", enter), ...more, back, hint("?", "keys")];
}

/** The entries, and the one among their lines that is under the cursor. */
function entryList(state: ScreenState, panel: MenuPanel): readonly [ScreenLines, ScreenLine | undefined] {
  const entries = menuEntries(state, panel).map(({ id, title, cells }) => ({
    id,
    cells: [title, ...cells.map((cell) => clipText(cell, mostCell))].slice(0, isNarrow(state.size) ? 1 : 4),
  }));
  const widths = [0, 1, 2, 3].map((at) =>
    Math.max(...entries.map(({ cells }) => columnsOf(cells[at] ?? ""))),
  );
  const drawn = entries.map(({ id, cells }) => {
    const padded = cells.map((cell, at) => padText(cell, widths[at] ?? 0));
    return { id, text: entryLine(id, padded, id === panel.at) };
  });
  const focus = drawn.find(({ id }) => id === panel.at)?.text;
  const lines = drawn.map(({ text }) => text);
  return [[[], line(toned("strong", `  ${lists[panel.list].question}`)), [], ...lines], focus];
}

/** Wide enough for two names. */
const mostCell = 60;

function isNarrow({ columns }: Size): boolean {
  return columns < 76;
}

function entryLine(target: string, [title = "", ...cells]: readonly string[], chosen: boolean): ScreenLine {
  return line(
    { ...toned("choice", chosen ? "  ▸ " : "    "), target },
    toned(chosen ? "choice" : "plain", title),
    toned("faint", cells.map((cell) => `  ${cell}`).join("")),
  );
}

/** What the entry under the cursor is about, unless it stands beside it, and what has just happened. */
function aboutLines(state: ScreenState, panel: MenuPanel): ScreenLines {
  const { size } = state;
  const entry = menuEntries(state, panel).find(({ id }) => id === panel.at);
  const beside = entry?.cells.includes(entry.about) === true && !isNarrow(size);
  const game = gameAt(state, panel);
  const ready = game === undefined ? "" : readyText(game, state, panel);
  const asked = panel.asking ? "Delete this game for good? y yes, n no" : "";
  return [
    paragraph("faint", beside ? "" : (entry?.about ?? ""), size),
    paragraph("plain", ready, size),
    paragraph("change", panel.connecting ? "Connecting … Esc cancels." : panel.notice, size),
    paragraph("strong", asked, size),
  ]
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [[], ...part]));
}

/** What Enter does with the game under the cursor. */
function readyText(game: Game, { memory }: ScreenState, { list, typed }: MenuPanel): string {
  if (list === "play") return quickAbout(game, memory);
  const about = game.recommended?.text ?? "";
  return list === "host" ? `Enter opens a game at ${typed} and gives you the link. ${about}`.trim() : "";
}

function paragraph(tone: Tone, text: string, { columns }: Size): ScreenLines {
  return text === "" ? [] : wrapText(text, columns - 6).map((part) => line("    ", toned(tone, part)));
}

/** A start of the game under the cursor, at its recommended size, beside the list where there is room for it. */
function picture(state: ScreenState, panel: MenuPanel, rows: number): ScreenLines {
  const game = gameAt(state, panel);
  const { columns } = state.size;
  if (game === undefined || isNarrow(state.size)) return [];
  const areas = { ...areasOf(state.size), boardColumns: columns - listColumns - 2, boardRows: rows - 3 };
  const setup = exampleSetup(game, game.recommended?.options);
  if (!setup.ok) return [];
  const plans = planBoard(game.board(setup.value.start), areas);
  return [[], [], [], ...drawBoard(plans, areas, noPreview)];
}

function beside(left: ScreenLines, right: ScreenLines): ScreenLines {
  if (right.length === 0) return left;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...padLine(left[row] ?? [], listColumns),
    ...(right[row] ?? []),
  ]);
}
