/** The menu and the lists of saved games, as lines. */

import type { Game } from "../../../core/game.ts";
import { findStart } from "../../../core/options.ts";
import { setUp } from "../../../core/setup.ts";
import { countMoves } from "../../../words/values.ts";
import { columnsOf } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";
import { areasOf } from "../board/areas.ts";
import { drawBoard } from "../board/board-view.ts";
import { noPreview } from "../board/cells.ts";
import { fitLines, header, hint, keyLine, rule } from "../paint/frame.ts";
import { clipText, type Line, line, padLine, padText, type Tone, toned } from "../paint/text.ts";
import { quickAbout } from "../setup/setup.ts";
import type { MenuList, MenuScene, SavedGame, SavedScene, ScreenState, Size } from "../state.ts";
import { type Entry, gameAt, menuEntries } from "./menu.ts";
import { savedOf } from "./saved.ts";

const listColumns = 32;

const titles: Readonly<Record<MenuList, string>> = {
  top: "What would you like to do?",
  play: "Play which game?",
  learn: "Work out which game?",
  rules: "The rules of which game?",
};

export function menuView(state: ScreenState, scene: MenuScene): readonly Line[] {
  const { size } = state;
  const below = [[], ...aboutLines(state, scene)];
  const rows = size.rows - 4 - below.length;
  const list = fitLines(...entryList(state, scene), rows);
  const body = [...beside(list, picture(state, scene, rows)), ...below];
  const where = scene.list === "top" ? "" : scene.list.charAt(0).toUpperCase() + scene.list.slice(1);
  const top = header(size, where, "for two, or against the computer");
  return closeFrame(size, [top, rule(size), ...body], keyLine(size, menuHints(scene.list)));
}

function menuHints(list: MenuList) {
  const open = hint("Enter", list === "play" ? "play" : "open");
  const others = { play: [hint("s", "set up")], learn: [hint("t", "theory")], rules: [], top: [] };
  const opens = [open, ...others[list]];
  return [hint("↑↓", "choose"), ...opens, hint("Esc", list === "top" ? "quit" : "back"), hint("?", "keys")];
}

/** The entries, and the one among their lines that is under the cursor. */
function entryList(state: ScreenState, scene: MenuScene): readonly [readonly Line[], Line | undefined] {
  const wide = scene.list === "top" && !isNarrow(state.size);
  const drawn = menuEntries(state, scene.list).map((entry) => ({
    id: entry.id,
    text: entryLine(entry, scene.at, wide),
  }));
  const focus = drawn.find(({ id }) => id === scene.at)?.text;
  const lines = drawn.map(({ text }) => text);
  return [[[], line(toned("strong", `  ${titles[scene.list]}`)), [], ...lines], focus];
}

function isNarrow({ columns }: Size): boolean {
  return columns < 76;
}

function entryLine(entry: Entry, at: string, wide: boolean): Line {
  const chosen = entry.id === at;
  return line(
    { ...toned("choice", chosen ? "  ▸ " : "    "), target: entry.id },
    toned(chosen ? "choice" : "plain", wide ? padText(entry.title, 12) : entry.title),
    toned("faint", wide ? entry.about : ""),
  );
}

/** What the entry under the cursor is about, unless it stands beside it, and what has just happened. */
function aboutLines(state: ScreenState, scene: MenuScene): readonly Line[] {
  const { about = "" } = menuEntries(state, scene.list).find(({ id }) => id === scene.at) ?? {};
  const told = scene.list === "top" && !isNarrow(state.size) ? "" : about;
  const parts = [told === "" ? [] : paragraph("faint", told, state.size)];
  const game = gameAt(state, scene);
  if (scene.list === "play" && game !== undefined)
    parts.push(paragraph("plain", quickAbout(game, state.memory), state.size));
  if (scene.notice !== "") parts.push(paragraph("change", scene.notice, state.size));
  return parts.flatMap((part, index) => (index === 0 ? part : [[], ...part]));
}

function paragraph(tone: Tone, text: string, { columns }: Size): readonly Line[] {
  return wrapText(text, columns - 6).map((part) => line("    ", toned(tone, part)));
}

export function savedView(state: ScreenState, scene: SavedScene): readonly Line[] {
  const { size } = state;
  const resume = scene.list === "resume";
  const saved = savedOf(state, scene.list);
  const room = Math.max(1, size.rows - 9);
  const first = Math.max(0, Math.min(scene.at - Math.floor(room / 2), saved.length - room));
  const rows = saved.slice(first, first + room).map((game) => savedCells(game, size));
  const widths = [0, 1, 2, 3].map((cell) => Math.max(...rows.map((row) => columnsOf(row[cell] ?? ""))));
  const lines = rows.map((cells, index) => {
    const text = cells.map((cell, at) => padText(cell, widths[at] ?? 0)).join("  ");
    const chosen = first + index === scene.at;
    const target = String(first + index);
    return line(
      { ...toned("choice", chosen ? "  ▸ " : "    "), target },
      toned(chosen ? "choice" : "plain", text),
    );
  });
  const asked = scene.asking ? paragraph("strong", "Delete this game for good? y yes, n no", size) : [];
  const wrong = scene.problem === "" ? [] : paragraph("alarm", scene.problem, size);
  const title = line(toned("strong", resume ? "  Resume which game?" : "  Look at which game?"));
  const keys = [hint("↑↓", "choose"), hint("Enter", resume ? "resume" : "look at it"), hint("d", "delete")];
  const top = [header(size, resume ? "Resume" : "History", ""), rule(size), [], title, []];
  return closeFrame(
    size,
    [...top, ...lines, [], ...asked, ...wrong],
    keyLine(size, [...keys, hint("Esc", "back")]),
  );
}

/** The game, when it was begun, who plays, and how far it is or how it ended; a narrow screen has room for less. */
function savedCells(game: SavedGame, size: Size): readonly string[] {
  const names = game.names.map((name) => clipText(name, 18)).join(" – ");
  const when = game.startedAt.slice(0, 10);
  const state = game.result ?? countMoves(game.moves);
  return isNarrow(size) ? [game.title, names] : [game.title, when, names, state];
}

/** The body with the keys on the last line of the terminal. */
export function closeFrame(size: Size, body: readonly Line[], keys: Line): readonly Line[] {
  const rows = Math.max(0, size.rows - 2);
  const filled = Array.from({ length: rows }, (_, row) => body[row] ?? []);
  return [...filled, rule(size), keys];
}

/** The start of the game under the cursor, beside the list where there is room for it. */
function picture(state: ScreenState, scene: MenuScene, rows: number): readonly Line[] {
  const game = gameAt(state, scene);
  const { columns } = state.size;
  if (game === undefined || isNarrow(state.size)) return [];
  const areas = { ...areasOf(state.size), boardColumns: columns - listColumns - 2, boardRows: rows - 3 };
  const start = pictured(game);
  return start === undefined ? [] : [[], [], [], ...drawBoard(game.board(start.position), areas, noPreview)];
}

/** A start of the recommended size; where it is dealt, the game's own or an example. */
function pictured({ recommended, ...game }: Game): { readonly position: unknown } | undefined {
  const [name = "", start] = findStart(game.options) ?? [];
  const { [name]: _dealt, ...size } = recommended?.options ?? {};
  const tries = [recommended?.options ?? {}, size, { [name]: start?.example ?? "" }];
  const found = tries.map((options) => setUp(game, { options })).find(({ ok }) => ok);
  return found?.ok === true ? { position: found.value.start } : undefined;
}

function beside(left: readonly Line[], right: readonly Line[]): readonly Line[] {
  if (right.length === 0) return left;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...padLine(left[row] ?? [], listColumns),
    ...(right[row] ?? []),
  ]);
}
