/** Screens to test with: an activity on the table, keys by name, and a frame as text. */

import { expect } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { type Match, newMatch } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { switchyard } from "../../../src/core/program.ts";
import type { SeriesPlace } from "../../../src/core/series.ts";
import { setUp } from "../../../src/core/setup.ts";
import { games } from "../../../src/games/index.ts";
import { commandsOf, sceneOf } from "../../../src/play/activity.ts";
import type { Activity, Want } from "../../../src/play/contract.ts";
import { gameActivity } from "../../../src/play/game/game.ts";
import type { Table } from "../../../src/play/table.ts";
import { openingNotes } from "../../../src/play/words.ts";
import { processHost } from "../../../src/terminal/host.ts";
import { Autosave } from "../../../src/terminal/saves/autosave.ts";
import { firstState, mainMenu } from "../../../src/terminal/screen/menu/lists.ts";
import { type ScreenLine, targetAt } from "../../../src/terminal/screen/paint/text.ts";
import { updateScreen, viewScreen } from "../../../src/terminal/screen/screen.ts";
import { startServices } from "../../../src/terminal/screen/services.ts";
import type {
  EffectOf,
  Key,
  ScreenEffect,
  ScreenEvent,
  ScreenState,
  ScreenStep,
  Size,
  TablePanel,
} from "../../../src/terminal/screen/state.ts";
import { basePanel, withEffects } from "../../../src/terminal/screen/step.ts";
import { showOnTable } from "../../../src/terminal/screen/table/keys.ts";
import { noMemory } from "../../../src/terminal/setup/fields.ts";

const usual: Size = { columns: 80, rows: 24 };
export const narrow: Size = { columns: 40, rows: 20 };

export function newGame(game: Game, options: Options = {}, series: SeriesPlace | null = null): Match {
  const setup = setUp(game, { options });
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id: "test", players, seed: 1, startedAt: "2026-01-02T03:04:05.000Z", series };
  return newMatch(setup.value, details);
}

/** A state that has no menu to return to. */
export function activityState(activity: Activity, size: Size = usual): ScreenState {
  return showOnTable(firstState({ games, program: switchyard }, size), activity).state;
}

/** A game opened from the list of games. */
export function tableState(match: Match, size: Size = usual): ScreenState {
  const list = press(menuState(size), "1", "return");
  return showOnTable(list, gameActivity({ match, notes: openingNotes(match, false) })).state;
}

export function menuState(size: Size = usual): ScreenState {
  const menu = mainMenu({ memory: noMemory });
  return { ...firstState({ games, program: switchyard }, size), saved: [], menu, panel: menu };
}

export function panelOn({ panel }: ScreenState): TablePanel {
  const base = basePanel(panel);
  if (base.kind !== "table") throw new Error(`This is a ${base.kind}.`);
  return base;
}

export function tableOn(state: ScreenState): Table {
  return panelOn(state).activity.state;
}

export function sceneOn(state: ScreenState) {
  return sceneOf(panelOn(state).activity);
}

export function commandsOn(state: ScreenState) {
  return commandsOf(panelOn(state).activity);
}

export function wantsIn(effects: readonly ScreenEffect[]): readonly Want[] {
  return effects.flatMap((effect) => (effect.kind === "want" ? [effect.want] : []));
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

export function press(state: ScreenState, ...names: readonly string[]): ScreenState {
  return names.reduce((current, name) => pressOne(current, name).state, state);
}

export function pressOne(state: ScreenState, name: string): ScreenStep {
  return take(state, { kind: "key", key: keyNamed(name) });
}

const host = processHost(games);
const services = startServices(host, { autosave: new Autosave(host) });

/** Opening or leaving a view needs nothing from outside, so it happens with the event. */
export function take(state: ScreenState, event: ScreenEvent): ScreenStep {
  const { state: first, effects } = updateScreen(state, event);
  return effects.reduce<ScreenStep>(
    (before, effect) => {
      const reply = isShown(effect) ? services.answer(effect) : undefined;
      if (reply === undefined || reply instanceof Promise)
        return withEffects(before.state, ...before.effects, effect);
      const after = take(before.state, reply);
      return withEffects(after.state, ...before.effects, ...after.effects);
    },
    { state: first, effects: [] },
  );
}

function isShown(effect: ScreenEffect): effect is EffectOf<"want"> {
  if (effect.kind !== "want") return false;
  const { want } = effect;
  return want.kind === "show" || want.kind === "end" || (want.kind === "read" && want.what === "rules");
}

/** 0-based, from the top left. */
export function clickAt(state: ScreenState, row: number, column: number): ScreenStep {
  const target = targetAt(viewScreen(state)[row] ?? [], column);
  return target === undefined ? { state, effects: [] } : take(state, { kind: "clicked", target });
}

export function refusal(text: string): ScreenEvent {
  return { kind: "input", input: { kind: "refused", text } };
}

/** The frame as text, with the terminal's edges drawn so a snapshot shows them. */
export function frameText(state: ScreenState): string {
  const { columns } = state.size;
  const edge = `+${"-".repeat(columns)}+`;
  const lines = viewScreen(state).map((spans) => `|${plainText(spans).padEnd(columns)}|`);
  return `${[edge, ...lines, edge].join("\n")}\n`;
}

export async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/${name}.txt`);
}

export function plainText(spans: ScreenLine): string {
  return spans
    .map((span) => span.text)
    .join("")
    .trimEnd();
}
