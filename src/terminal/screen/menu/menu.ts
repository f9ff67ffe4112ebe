/** The menu: what there is to do here, and for some of it which game. */

import type { Game } from "../../../core/game.ts";
import { doneIn, noProgress } from "../../../table/lesson/progress.ts";
import { anyPuzzle } from "../../../table/puzzle/play.ts";
import { menuHelp } from "../pages/pages.ts";
import { openSetup, quickTexts } from "../setup/setup.ts";
import {
  type Key,
  type MenuList,
  type MenuScene,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";
import { cursorTarget } from "./cursor.ts";
import { openSavedList, savedOf } from "./saved.ts";

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

const sections: readonly Entry[] = [
  { id: "play", title: "Play", about: "against the computer, or with a friend at this screen" },
  { id: "resume", title: "Resume", about: "continue an unfinished game" },
  { id: "puzzles", title: "Puzzles", about: "today's, then as many as you like" },
  { id: "learn", title: "Learn", about: "find out yourself how each game is won" },
  { id: "rules", title: "Rules", about: "how each game is played" },
  { id: "history", title: "History", about: "look back at the games you finished" },
  { id: "online", title: "Online", about: "play with a friend elsewhere, by link" },
  { id: "help", title: "Help", about: "the keys, and the commands" },
  { id: "quit", title: "Quit", about: "leave the program" },
];

/** The menu with the cursor where it was the last time. */
export function openMenu({ memory }: Pick<ScreenState, "memory">): MenuScene {
  const known = sections.find(({ id }) => id === memory.section) ?? sections[0];
  return { kind: "menu", list: "top", at: known?.id ?? "", notice: "" };
}

/** The list of games, for one of the things to do with them. */
export function openGameList({ games, memory }: ScreenState, list: MenuList, notice = ""): MenuScene {
  const known = games.find(({ id }) => id === memory.last) ?? games[0];
  return { kind: "menu", list, at: known?.id ?? "", notice };
}

export function menuEntries(state: ScreenState, list: MenuList): readonly Entry[] {
  if (list !== "top")
    return state.games.map((game) => ({
      id: game.id,
      title: game.title,
      about: aboutGame(state, list, game),
    }));
  return sections.map((entry) => ({ ...entry, about: aboutSection(state, entry) }));
}

function aboutGame({ progress = noProgress }: ScreenState, list: MenuList, { id, summary }: Game): string {
  const { length } = list === "learn" ? doneIn(progress, id) : [];
  return length === 0 ? summary : `${summary} ${length} ${length === 1 ? "step" : "steps"} done.`;
}

function aboutSection(state: ScreenState, { id, about }: Entry): string {
  if (id !== "resume" && id !== "history") return about;
  const { length } = savedOf(state, id);
  if (state.saved === null) return about;
  const kind = id === "resume" ? "unfinished" : "finished";
  return length === 0 ? `no ${kind} games` : `${about} (${length})`;
}

export function menuKey(state: ScreenState, scene: MenuScene, key: Key): Step {
  const entries = menuEntries(state, scene.list);
  const to = cursorTarget(
    key,
    entries.findIndex(({ id }) => id === scene.at),
    entries.length,
  );
  if (to !== undefined) return show(state, { ...scene, at: entries[to]?.id ?? scene.at, notice: "" });
  const game = gameAt(state, scene);
  switch (key.name) {
    case "return":
    case "right":
    case "l":
      return scene.list === "top" ? openSection(state, scene) : openGame(state, scene.list, game);
    case "s":
    case "t":
      return openMore(state, `${scene.list} ${key.name}`, game);
    case "?":
      return show(state, menuHelp(scene));
    case "left":
    case "h":
      return scene.list === "top" ? step(state) : show(state, openMenu(state));
    case "escape":
    case "q":
      return scene.list === "top" ? step(state, { kind: "quit" }) : show(state, openMenu(state));
    default:
      return step(state);
  }
}

/** What else there is of a game in a list. */
function openMore(state: ScreenState, what: string, game: Game | undefined): Step {
  if (game !== undefined && what === "play s") return show(state, openSetup(game, state.memory));
  if (game !== undefined && what === "learn t") return step(state, { kind: "read", what: "theory", game });
  return step(state);
}

/** The game under the cursor, in a list of games. */
export function gameAt({ games }: ScreenState, { list, at }: MenuScene): Game | undefined {
  return list === "top" ? undefined : games.find(({ id }) => id === at);
}

/** What was chosen is under the cursor the next time. */
function openSection(state: ScreenState, scene: MenuScene): Step {
  const section = scene.at;
  if (section === "quit") return step(state, { kind: "quit" });
  const memory = { ...state.memory, section };
  const { state: next, effects } = showSection({ ...state, memory }, scene);
  return step(next, { kind: "remember", memory }, ...effects);
}

function showSection(state: ScreenState, scene: MenuScene): Step {
  switch (scene.at) {
    case "play":
    case "learn":
    case "rules":
      return show(state, openGameList(state, scene.at));
    case "resume":
    case "history":
      return openSavedList(state, scene, scene.at);
    case "puzzles":
      return step(state, { kind: "pose", source: { ...anyPuzzle, date: "today" } });
    case "help":
      return show(state, menuHelp(scene));
    default:
      return step(state, { kind: "read", what: scene.at, game: undefined });
  }
}

function openGame(state: ScreenState, list: MenuList, game: Game | undefined): Step {
  if (game === undefined) return step(state);
  const memory = { ...state.memory, last: game.id };
  if (list === "learn") return step({ ...state, memory }, { kind: "learn", game });
  if (list !== "play") return step({ ...state, memory }, { kind: "read", what: list, game });
  const texts = quickTexts(game, memory);
  return step({ ...state, memory }, { kind: "start", game, texts }, { kind: "remember", memory });
}
