/** The menu: the games, the unfinished games, and the way out. */

import { openSetup } from "../setup/setup.ts";
import {
  type Key,
  type MenuScene,
  type SavedScene,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** How many games wait behind it. */
  readonly count: number;
}

export function openMenu(state: Pick<ScreenState, "games" | "memory">): MenuScene {
  const known = state.games.find((game) => game.id === state.memory.last) ?? state.games[0];
  return { kind: "menu", at: known === undefined ? "quit" : `game:${known.id}`, notice: "" };
}

export function menuEntries(state: ScreenState): readonly Entry[] {
  const games = state.games.map(({ id, title, summary }) => entry(`game:${id}`, title, summary));
  return [
    ...games,
    { ...entry("saved", "Resume", savedAbout(state.saved)), count: state.saved?.length ?? 0 },
    entry("quit", "Quit", "Leave Switchyard."),
  ];
}

function entry(id: string, title: string, about: string): Entry {
  return { id, title, about, count: 0 };
}

export function menuKey(state: ScreenState, scene: MenuScene, key: Key): Step {
  const entries = menuEntries(state);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === scene.at),
  );
  const to = menuTarget(key, at, entries.length);
  if (to !== undefined) return show(state, { ...scene, at: entries[to]?.id ?? scene.at, notice: "" });
  if (key.name === "return") return choose(state, scene);
  return key.name === "escape" || key.name === "q" ? step(state, { kind: "quit" }) : step(state);
}

export function savedKey(state: ScreenState, scene: SavedScene, key: Key): Step {
  const saved = state.saved ?? [];
  const last = Math.max(0, saved.length - 1);
  switch (key.name) {
    case "up":
      return show(state, { ...scene, at: scene.at === 0 ? last : scene.at - 1, problem: "" });
    case "down":
    case "tab":
      return show(state, { ...scene, at: scene.at >= last ? 0 : scene.at + 1, problem: "" });
    case "return": {
      const chosen = saved[scene.at];
      return chosen === undefined ? step(state) : step(state, { kind: "resume", id: chosen.id });
    }
    case "escape":
    case "q":
      return show(state, { kind: "menu", at: "saved", notice: "" });
    default:
      return step(state);
  }
}

function choose(state: ScreenState, scene: MenuScene): Step {
  if (scene.at === "quit") return step(state, { kind: "quit" });
  if (scene.at === "saved") return openSavedList(state, scene);
  const game = state.games.find(({ id }) => `game:${id}` === scene.at);
  return game === undefined ? step(state) : show(state, openSetup(game, state.memory));
}

function openSavedList(state: ScreenState, scene: MenuScene): Step {
  if (state.saved === null || state.saved.length === 0)
    return show(state, { ...scene, notice: "There is no unfinished game." });
  return show(state, { kind: "saved", at: 0, problem: "" });
}

function menuTarget(key: Key, at: number, count: number): number | undefined {
  switch (key.name) {
    case "up":
      return (at + count - 1) % count;
    case "down":
    case "tab":
      return (at + 1) % count;
    case "home":
      return 0;
    case "end":
      return count - 1;
    default:
      return /^[1-9]$/.test(key.name) && Number(key.name) <= count ? Number(key.name) - 1 : undefined;
  }
}

function savedAbout(saved: ScreenState["saved"]): string {
  return saved?.length === 0
    ? "There is no unfinished game."
    : "Take up an unfinished game where it was left.";
}
