/**
 * What keys and typed words do, as data: one list for each situation at the table, of which the line of keys under the
 * frame and the page of keys are made too.
 */

import { openPage } from "./pages/page-scene.ts";
import { rulesPage } from "./pages/pages.ts";
import { hint, type KeyHint } from "./paint/frame.ts";
import { type Scene, type ScreenState, type Step, show, type TableScene } from "./state.ts";

/** `rest` is what was typed behind the word. */
export type Run<S> = (state: ScreenState, scene: S, rest: string) => Step;
/** What the line of keys calls a command; empty while it does nothing. */
type Label<S> = string | ((scene: S) => string);

export interface KeyCommand<S = TableScene> {
  /** The names of its keys, and its words, which have a colon before them. */
  readonly names: readonly string[];
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
  return { names: names.split(" "), help, run, label };
}

/** A command that only changes the scene. */
export function change<S extends TableScene>(to: (scene: S) => Scene): Run<S> {
  return (state, scene) => show(state, to(scene));
}

/** The keys of a situation, some of them with a meaning of their own. */
export function overlay<S extends TableScene>(
  own: readonly KeyCommand<S>[],
  { line, commands }: KeyMap<S>,
): KeyMap<S> {
  const ownFor = (name = "") => own.find(({ names }) => names.includes(name));
  const kept = commands.map((command) => ownFor(command.names[0]) ?? command);
  return { line, commands: [...kept, ...own.filter((command) => !kept.includes(command))] };
}

/** The commands of a situation, for the scene that is in it. */
export interface Keys {
  readonly words: readonly string[];
  /** Undefined where the name means nothing here. */
  readonly run: (state: ScreenState, name: string, rest?: string) => Step | undefined;
  readonly has: (name: string) => boolean;
  readonly hints: (walking: readonly KeyHint[]) => readonly KeyHint[];
}

export function keysIn<S extends TableScene>(map: KeyMap<S>, scene: S): Keys {
  const { line, commands } = map;
  const find = (name: string) => commands.find(({ names }) => names.includes(name));
  return {
    words: commands.flatMap(({ names }) => names.filter((name) => /^:\w/.test(name))),
    has: (name) => find(name) !== undefined,
    run: (state, name, rest = "") =>
      find(name) === help ? show(state, keysPage(map, scene)) : find(name)?.run?.(state, scene, rest),
    hints: (walking) =>
      line.split(" ").flatMap((name) => {
        const { label = "" } = find(name) ?? {};
        const does = typeof label === "string" ? label : label(scene);
        return name === "walk" ? walking : does === "" ? [] : [hint(shownNames[name] ?? name, does)];
      }),
  };
}

function keysPage<S extends TableScene>({ commands }: KeyMap<S>, scene: S) {
  const task = scene.puzzle === null ? [] : [scene.puzzle.decision.task, ""];
  return openPage(scene, "Keys", [...task, ...commands.flatMap((each) => each.help || [])]);
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
export const rules = on("r :rules", "r       the rules of this game", change(rulesPage), "rules");
export const help: KeyCommand = on("? h :help", "", undefined, "keys");
