/** The menu, the form and the list of unfinished games, as lines. */

import type { Game } from "../../../core/game.ts";
import { findStart } from "../../../core/options.ts";
import { setUp } from "../../../core/setup.ts";
import { countMoves } from "../../../words/values.ts";
import { wrapText } from "../../text/wrap.ts";
import { areasOf } from "../board/areas.ts";
import { drawBoard } from "../board/board-view.ts";
import { noPreview } from "../board/cells.ts";
import { fitLines, header, hint, keyLine, labelled, rule } from "../paint/frame.ts";
import { type Line, line, padLine, toned } from "../paint/text.ts";
import type { MenuScene, SavedGame, SavedScene, ScreenState, Size } from "../state.ts";
import { type Entry, menuEntries } from "./menu.ts";

const listColumns = 32;

export function menuView(state: ScreenState, scene: MenuScene): readonly Line[] {
  const { size } = state;
  const below = [[], ...aboutLines(state, scene)];
  const list = fitLines(...entryList(state, scene), size.rows - 4 - below.length);
  const body = [...beside(list, picture(state, scene), size), ...below];
  const keys = keyLine(size, [hint("↑↓", "choose"), hint("Enter", "open"), hint("Esc", "quit")]);
  return closeFrame(size, [header(size, "", "for two, or against the computer"), rule(size), ...body], keys);
}

/** The entries, and the one among their lines that is under the cursor. */
function entryList(state: ScreenState, scene: MenuScene): readonly [readonly Line[], Line | undefined] {
  const drawn = menuEntries(state).map((entry) => ({ id: entry.id, text: entryLine(entry, scene.at) }));
  const lines = drawn.flatMap(({ id, text }) => (id === "saved" ? [[], text] : [text]));
  const focus = drawn.find(({ id }) => id === scene.at)?.text;
  return [[[], line(toned("strong", "  Which game?")), [], ...lines], focus];
}

/** What the entry under the cursor is about, and what has just happened. */
function aboutLines(state: ScreenState, scene: MenuScene): readonly Line[] {
  const about = menuEntries(state).find((entry) => entry.id === scene.at)?.about ?? "";
  const wrapped = (text: string) => wrapText(text, state.size.columns - 6);
  const faint = wrapped(about).map((text) => line("    ", toned("faint", text)));
  if (scene.notice === "") return faint;
  return [...faint, [], ...wrapped(scene.notice).map((text) => line("    ", toned("change", text)))];
}

export function savedView(state: ScreenState, scene: SavedScene): readonly Line[] {
  const { size } = state;
  const saved = state.saved ?? [];
  const room = Math.max(1, size.rows - 8);
  const first = Math.max(0, Math.min(scene.at - Math.floor(room / 2), saved.length - room));
  const lines = saved
    .slice(first, first + room)
    .map((game, index) => savedLine(game, first + index === scene.at));
  const problem = wrapText(scene.problem, size.columns - 6).map((text) => line("    ", toned("alarm", text)));
  const body = [[], line(toned("strong", "  Resume which game?")), [], ...lines, [], ...problem];
  const keys = [hint("↑↓", "choose"), hint("Enter", "resume"), hint("Esc", "back")];
  return closeFrame(size, [header(size, "Resume", ""), rule(size), ...body], keyLine(size, keys));
}

/** The body with the keys on the last line of the terminal. */
export function closeFrame(size: Size, body: readonly Line[], keys: Line): readonly Line[] {
  const rows = Math.max(0, size.rows - 2);
  const filled = Array.from({ length: rows }, (_, row) => body[row] ?? []);
  return [...filled, rule(size), keys];
}

function entryLine(entry: Entry, at: string): Line {
  const chosen = entry.id === at;
  return line(
    toned("choice", chosen ? "  ▸ " : "    "),
    toned(chosen ? "choice" : "plain", entry.title),
    toned("faint", entry.count > 0 ? `  ${entry.count} unfinished` : ""),
  );
}

function savedLine(game: SavedGame, chosen: boolean): Line {
  const moves = countMoves(game.moves);
  const when = game.startedAt.slice(0, 16).replace("T", " ");
  return [
    toned("choice", chosen ? "  ▸ " : "    "),
    ...labelled(game.title, 21, [
      toned(chosen ? "choice" : "plain", `${game.names.join(" – ")}`),
      toned("faint", `   ${moves}   ${when}`),
    ]),
  ];
}

/** The start of the game under the cursor, beside the list where there is room for it. */
function picture(state: ScreenState, scene: MenuScene): readonly Line[] {
  const game = state.games.find(({ id }) => `game:${id}` === scene.at);
  const { columns, rows } = state.size;
  if (game === undefined || columns < 76) return [];
  const areas = { ...areasOf(state.size), boardColumns: columns - listColumns - 2, boardRows: rows - 9 };
  const start = bookStart(game);
  return start === undefined ? [] : [[], [], [], ...drawBoard(game.board(start.position), areas, noPreview)];
}

function bookStart(game: Game): { readonly position: unknown } | undefined {
  const plain = setUp(game, {});
  if (plain.ok) return { position: plain.value.start };
  const row = findStart(game.options);
  const dealt = row === undefined ? plain : setUp(game, { options: { [row[0]]: row[1].example } });
  return dealt.ok ? { position: dealt.value.start } : undefined;
}

function beside(left: readonly Line[], right: readonly Line[], size: Size): readonly Line[] {
  if (right.length === 0) return left;
  const rows = Math.min(Math.max(left.length, right.length), size.rows - 6);
  return Array.from({ length: rows }, (_, row) => [
    ...padLine(left[row] ?? [], listColumns),
    ...(right[row] ?? []),
  ]);
}
