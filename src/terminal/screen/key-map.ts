/**
 * What keys do, as data: one list for each situation at the table, of which the line of keys under the frame and the
 * page of keys are made too.
 */

import { openPage } from "./pages/page-scene.ts";
import { rulesPage } from "./pages/pages.ts";
import { hint, type KeyHint } from "./paint/frame.ts";
import { type Scene, type ScreenState, type Step, show, type TableScene } from "./state.ts";

export type Run<S> = (state: ScreenState, scene: S) => Step;
/** What the line of keys calls a command; empty while it does nothing. */
type Label<S> = string | ((scene: S) => string);

export interface KeyCommand<S = TableScene> {
  /** The names of its keys. */
  readonly keys: readonly string[];
  /** Its line on the page of keys, if it has one. */
  readonly help: string;
  readonly run: Run<S> | undefined;
  readonly label: Label<S>;
}

export interface KeyMap<S = TableScene> {
  /** The line of keys in its order, by the first key of each command; `walk` stands for those that choose a move. */
  readonly line: string;
  /** In the order of the page of keys. */
  readonly commands: readonly KeyCommand<S>[];
}

export function on<S = TableScene>(
  names: string,
  help: string,
  run?: Run<S>,
  label: Label<S> = "",
): KeyCommand<S> {
  return { keys: names.split(" "), help, run, label };
}

/** A command that only changes the scene. */
export function change<S extends TableScene>(to: (scene: S) => Scene): Run<S> {
  return (state, scene) => show(state, to(scene));
}

/** Undefined where the key means nothing here. */
export function runKey<S extends TableScene>(
  { commands }: KeyMap<S>,
  state: ScreenState,
  scene: S,
  name: string,
): Step | undefined {
  const task = scene.puzzle === null ? [] : [scene.puzzle.decision.task, ""];
  const lines = [...task, ...commands.map(({ help }) => help).filter((help) => help !== "")];
  if (name === "?" || name === "h") return show(state, openPage(scene, "Keys", lines));
  return commands.find(({ keys }) => keys.includes(name))?.run?.(state, scene);
}

export function hintsOf<S>(
  { line, commands }: KeyMap<S>,
  scene: S,
  walking: readonly KeyHint[],
): readonly KeyHint[] {
  return line.split(" ").flatMap((name) => {
    const { label = "" } = commands.find(({ keys }) => keys[0] === name) ?? {};
    const does = typeof label === "string" ? label : label(scene);
    return name === "walk" ? walking : does === "" ? [] : [hint(shownNames[name] ?? name, does)];
  });
}

const shownNames: Readonly<Record<string, string>> = {
  return: "Enter",
  escape: "Esc",
  space: "Space",
  left: "←→",
  up: "↑↓",
  home: "Home",
  end: "End",
};

/** How a move is chosen; how the rules and the page of keys are opened. */
export const choosing: readonly KeyCommand[] = [
  on("walk", "← →     choose where: the board shows what the move would change"),
  on("walk", "↑ ↓     choose how much (one or two), or the line above and below"),
];
export const rules = on("r", "r       the rules of this game", change(rulesPage), "rules");
export const help = on("? h", "", undefined, "keys");
