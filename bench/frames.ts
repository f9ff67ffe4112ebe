/** `npm run frames`: the README's picture of the screen, painted by the screen itself. */

import { newMatch } from "../src/core/match.ts";
import type { Options } from "../src/core/options.ts";
import { setUp } from "../src/core/setup.ts";
import { games } from "../src/games/index.ts";
import { plainText } from "../src/terminal/screen/paint/text.ts";
import type { ScreenState } from "../src/terminal/screen/state.ts";
import { noMemory } from "../src/terminal/screen/state.ts";
import { openScene } from "../src/terminal/screen/table/table.ts";
import { update } from "../src/terminal/screen/update.ts";
import { view } from "../src/terminal/screen/view.ts";

interface Picture {
  readonly game: string;
  readonly options: Options;
  readonly rows: number;
  /** Keys by name; anything else is typed. */
  readonly keys: readonly string[];
}

const pictures: readonly Picture[] = [
  {
    game: "switch-battle",
    options: {},
    rows: 18,
    keys: ["4", "return", "3-4", "return", "1-2", "return", "right", "right", "down"],
  },
  { game: "tower-switch", options: {}, rows: 22, keys: ["2", "return", "return", "down"] },
  { game: "factor-frenzy", options: {}, rows: 18, keys: ["5", "return", "6", "return"] },
];

const named = new Set(["return", "left", "right", "up", "down"]);

function paint({ game: id, options, rows, keys }: Picture): string {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const setup = setUp(game, { options });
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const startedAt = "2026-01-01T00:00:00.000Z";
  const match = newMatch(game, setup.value, { id, players, seed: 1, startedAt, series: null });
  const size = { columns: 80, rows };
  const scene = openScene({ match, notes: [] });
  const state: ScreenState = { size, games, memory: noMemory, saved: [], hasMenu: true, scene };
  return view(keys.reduce(press, state)).map(plainText).join("\n");
}

function press(state: ScreenState, key: string): ScreenState {
  if (named.has(key)) return update(state, { kind: "key", key: { name: key, text: "", ctrl: false } }).state;
  return Array.from(key).reduce(
    (current, text) => update(current, { kind: "key", key: { name: text, text, ctrl: false } }).state,
    state,
  );
}

console.log(pictures.map((picture) => `\`\`\`\n${paint(picture)}\n\`\`\``).join("\n\n"));
