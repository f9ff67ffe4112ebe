/** Screens to test with: a state on the table, keys by name, and a frame as text. */

import type { Game } from "../../../src/core/game.ts";
import { type Match, newMatch } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { switchyard } from "../../../src/core/program-name.ts";
import type { SeriesPlace } from "../../../src/core/series.ts";
import { setUp } from "../../../src/core/setup.ts";
import { games } from "../../../src/games/index.ts";
import { openMenu } from "../../../src/terminal/screen/menu/menu.ts";
import { plainText } from "../../../src/terminal/screen/paint/text.ts";
import type { Key, ScreenState, Size, Step } from "../../../src/terminal/screen/state.ts";
import { noMemory } from "../../../src/terminal/screen/state.ts";
import { openScene } from "../../../src/terminal/screen/table/table.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { view } from "../../../src/terminal/screen/view.ts";
import { openingNotes } from "../../../src/words/notes.ts";

const usual: Size = { columns: 80, rows: 24 };
export const narrow: Size = { columns: 40, rows: 20 };

export function newGame(game: Game, options: Options = {}, series: SeriesPlace | null = null): Match {
  const setup = setUp(game, { options });
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id: "test", players, seed: 1, startedAt: "2026-01-02T03:04:05.000Z", series };
  return newMatch(game, setup.value, details);
}

export function tableState(match: Match, size: Size = usual): ScreenState {
  const scene = openScene({ match, notes: openingNotes(match, false) });
  return { program: switchyard, size, games, memory: noMemory, saved: [], hasMenu: true, scene };
}

export function menuState(size: Size = usual): ScreenState {
  const memory = noMemory;
  return { program: switchyard, size, games, memory, saved: [], hasMenu: true, scene: openMenu({ memory }) };
}

/** "left", "return", "space", or a single character. */
export function keyNamed(name: string): Key {
  const text = name === "space" ? " " : name.length === 1 ? name : "";
  return { name, text, ctrl: false };
}

/** A text as the keys that type it. */
export function typed(text: string): readonly string[] {
  return Array.from(text, (sign) => (sign === " " ? "space" : sign));
}

/** Letters that follow one another are typed without a pause. */
export function press(state: ScreenState, ...names: readonly string[]): ScreenState {
  return names.reduce(
    (current, name, at) => (names[at + 1]?.length === 1 ? pressFast : pressOne)(current, name).state,
    state,
  );
}

/** The key, and time enough to see that no word comes of it. */
export function pressOne(state: ScreenState, name: string): Step {
  const pressed = pressFast(state, name);
  const pause = pressed.effects.find((effect) => effect.kind === "pause");
  return pause === undefined ? pressed : update(pressed.state, { kind: "paused", typed: pause.typed });
}

export function pressFast(state: ScreenState, name: string): Step {
  return update(state, { kind: "key", key: keyNamed(name) });
}

/** The frame as text, with the terminal's edges drawn so that a snapshot shows them. */
export function frameText(state: ScreenState): string {
  const { columns } = state.size;
  const edge = `+${"-".repeat(columns)}+`;
  const lines = view(state).map((spans) => `|${plainText(spans).padEnd(columns)}|`);
  return `${[edge, ...lines, edge].join("\n")}\n`;
}
