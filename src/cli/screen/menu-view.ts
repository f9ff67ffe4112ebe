/** The menu, the form and the list of unfinished games, as lines. */

import type { Game } from "../../core/game.ts";
import { exampleRow, rowOption } from "../../core/options.ts";
import { setUp } from "../../core/setup.ts";
import { areasOf } from "./areas.ts";
import { drawBoard } from "./board-view.ts";
import { noPreview } from "./cells.ts";
import { header, hint, keyLine, labelled, rule } from "./frame.ts";
import { type Entry, menuEntries } from "./menu.ts";
import type { MenuScene, SavedGame, SavedScene, ScreenState, Size } from "./state.ts";
import { type Line, line, padLine, toned, wrapText } from "./text.ts";

const listColumns = 32;

export function menuView(state: ScreenState, scene: MenuScene): readonly Line[] {
  const { size } = state;
  const entries = menuEntries(state);
  const chosen = entries.find((entry) => entry.id === scene.at);
  const list = [
    [],
    line(toned("strong", "  Which game?")),
    [],
    ...entries.flatMap((entry) => entryLines(entry, scene.at)),
  ];
  const about = wrapText(chosen?.about ?? "", size.columns - 6).map((text) =>
    line("    ", toned("faint", text)),
  );
  const notice = scene.notice === "" ? [] : [[], line("    ", toned("change", scene.notice))];
  const body = [...beside(list, picture(state, scene), size), [], ...about, ...notice];
  const keys = [hint("↑↓", "choose"), hint("Enter", "open"), hint("Esc", "quit")];
  return closed(
    size,
    [header(size, "", "two players, one keyboard"), rule(size), ...body],
    keyLine(size, keys),
  );
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
  return closed(size, [header(size, "Resume", ""), rule(size), ...body], keyLine(size, keys));
}

/** The body with the keys on the last line of the terminal. */
export function closed(size: Size, body: readonly Line[], keys: Line): readonly Line[] {
  const rows = Math.max(0, size.rows - 2);
  const filled = Array.from({ length: rows }, (_, row) => body[row] ?? []);
  return [...filled, rule(size), keys];
}

function entryLines(entry: Entry, at: string): readonly Line[] {
  const chosen = entry.id === at;
  const drawn = line(
    toned("choice", chosen ? "  ▸ " : "    "),
    toned(chosen ? "choice" : "plain", entry.title),
    toned("faint", entry.count > 0 ? `  ${entry.count} unfinished` : ""),
  );
  return entry.id === "saved" ? [[], drawn] : [drawn];
}

function savedLine(game: SavedGame, chosen: boolean): Line {
  const moves = game.moves === 1 ? "1 move" : `${game.moves} moves`;
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
  const row = rowOption(game.options);
  const dealt = row === undefined ? plain : setUp(game, { options: { [row[0]]: exampleRow(row[1]) } });
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
