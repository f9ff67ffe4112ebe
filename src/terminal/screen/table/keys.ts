import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/rules.ts";
import { didYouMean, quote } from "../../../core/text.ts";
import { advance, commandsOf, enter, type Input, sceneOf } from "../../../play/activity.ts";
import { commandForKey, findCommand, readCommand, typedWords } from "../../../play/command.ts";
import type { Activity, Want } from "../../../play/contract.ts";
import type { Scene } from "../../../play/scene.ts";
import { oneMoment } from "../../text/progress.ts";
import { pagePanel } from "../pages.ts";
import { blockOf } from "../paint/frame.ts";
import type { Key, MenuPanel, ScreenState, ScreenStep, TablePanel } from "../state.ts";
import { basePanel, editText, plainMenu, showPanel, withBase, withEffects } from "../step.ts";
import { chosenName, firstSpot, followActivity, spotAtCell, turnSlot, typedText, walk } from "./cursor.ts";
import { keysText, readOnKey } from "./prompt.ts";
import { saidText } from "./texts.ts";
import { cellSpots, isWhole } from "./view.ts";

export function tableKey(state: ScreenState, panel: TablePanel, key: Key): ScreenStep {
  const scene = sceneOf(panel.activity);
  const spot = walk(panel, scene, key.name, () => cellSpots(panel, scene, blockOf(state)));
  if (spot !== undefined)
    return putInputs({ ...state, panel: { ...panel, ...spot, clicked: false } }, ...clearing(panel));
  const isCut = () => !isWhole(panel, blockOf(state));
  if (["pagedown", readOnKey(panel, scene)].includes(key.name) && isCut())
    return showPanel(state, pagePanel(panel, scene.title, saidText(scene)));
  const inputs = inputsFor(panel, scene, key);
  const put = putInputs(state, ...inputs);
  const asksForKeys = inputs.some((input) => input.kind === "run" && input.id === "help");
  if (!asksForKeys) return put;
  return showPanel(put.state, pagePanel(put.state.panel, "Keys", keysText(panel, isCut())));
}

/** The first click on a cell chooses a move, and another click on that move plays it. */
export function tableClick(state: ScreenState, panel: TablePanel, cell: string): ScreenStep {
  const scene = sceneOf(panel.activity);
  if (scene.asks !== "move" || scene.question !== null) return withEffects(state);
  const spot = spotAtCell(panel, cell);
  if (spot === undefined) return withEffects(state);
  const { match } = panel.activity.state;
  if (spot.at === panel.at) {
    const name = moveNames(match.game, currentPosition(match))[spot.at] ?? "";
    return putInputs(state, { kind: "choose", name });
  }
  return putInputs({ ...state, panel: { ...panel, ...spot, clicked: true } }, ...clearing(panel));
}

/** A question stops the game until `y`, `n` or Esc answers it. */
function inputsFor(panel: TablePanel, scene: Scene, key: Key): readonly Input[] {
  if (scene.question !== null)
    return ["y", "n", "escape"].includes(key.name) ? [{ kind: "decide", yes: key.name === "y" }] : [];
  const filled = turnSlot(panel, scene, key.name);
  if (filled !== undefined) return [filled];
  const before = textBefore(panel, scene, key);
  const isTyping =
    before === "" ? startsText(panel, scene, key) : !endsNumber(panel, scene, before + key.text);
  return isTyping ? typeKey(panel, scene, key) : pressKey(panel, scene, key.name);
}

/** Moving the cursor clears the typed text and its error, but messages stay. */
function clearing({ activity: { state } }: TablePanel): readonly Input[] {
  return state.typed === "" && state.problem === "" ? [] : [{ kind: "type", text: "" }];
}

/**
 * A colon starts a text. So does a letter that begins a command's word but isn't a key, and anything that begins a move or a
 * rule. A digit does, too, because otherwise Enter would play the chosen move.
 */
function startsText({ activity }: TablePanel, { asks }: Scene, { text }: Key): boolean {
  if (text === ":") return true;
  if (text.trim() === "") return false;
  const { state } = activity;
  const commands = commandsOf(activity);
  const isWord = commands.some(
    ({ off, words }) => off === null && words.some((word) => word.startsWith(text)),
  );
  if (isWord && commandForKey(commands, text) === undefined) return true;
  if (asks === null) return false;
  if (asks === "text") return /^[\p{L}\p{N}]$/u.test(text);
  if (/^\d$/.test(text)) return true;
  if (asks === "choice") return false;
  const names = moveNames(state.match.game, currentPosition(state.match));
  return names.some((name) => name.toLowerCase().startsWith(text.toLowerCase()));
}

/** After the number of a move, a letter is a key again, unless a move's name goes on with it. */
function endsNumber({ activity: { state } }: TablePanel, { asks, several }: Scene, text: string): boolean {
  if (asks !== "move" || several || !/^[\d\s-]+\p{L}$/u.test(text)) return false;
  const names = moveNames(state.match.game, currentPosition(state.match));
  return !names.some((name) => name.toLowerCase().startsWith(text.toLowerCase()));
}

/** The next character replaces a refused text, but a sentence can be continued. */
function textBefore({ activity: { state } }: TablePanel, { asks }: Scene, { text }: Key): string {
  return state.problem !== "" && asks !== "text" && text !== "" ? "" : state.typed;
}

function typeKey(panel: TablePanel, scene: Scene, key: Key): readonly Input[] {
  const typed = textBefore(panel, scene, key);
  if (key.name === "return") return enterText(panel, scene, typed);
  const text = key.name === "escape" ? "" : editText(typed, key)?.trimStart();
  return text === undefined ? [] : [{ kind: "type", text }];
}

function enterText(panel: TablePanel, { asks, main }: Scene, typed: string): readonly Input[] {
  const text = typedText(typed);
  const commands = commandsOf(panel.activity);
  const found = readCommand(commands, text);
  if (found !== undefined) return runCommand(panel, found.command.id, found.rest);
  if (text === "") return [{ kind: "type", text }];
  const { match } = panel.activity.state;
  const isWord = /^:\s*\p{L}+$/u.test(typed) && asks !== "choice";
  const isMove = () => match.game.parseMove(currentPosition(match), text).ok;
  // After a wrong answer, another typed answer is a new attempt.
  const isAsked = asks !== null || (main === "again" && match.outcome === null);
  if (isAsked && (!isWord || isMove())) return [{ kind: "read", text }];
  const guess = didYouMean(text, typedWords(commands));
  return [{ kind: "refused", text: `There's no command ${quote(text)}.${guess} Press ? for the list.` }];
}

/** If there are several answers, Enter and Space mark them. Once all are marked, Enter submits them. */
function pressKey(panel: TablePanel, scene: Scene, name: string): readonly Input[] {
  const chosen = chosenName(panel, scene);
  const isLeft = scene.main !== "submit" && !scene.marked.includes(chosen ?? "");
  const chooses = scene.several ? name === "space" || (name === "return" && isLeft) : name === "return";
  if (chooses && chosen !== undefined) return [{ kind: "choose", name: chosen }];
  const commands = commandsOf(panel.activity);
  const main = name === "return" ? findCommand(commands, scene.main) : undefined;
  const command = commandForKey(commands, name) ?? main;
  return command === undefined ? [] : runCommand(panel, command.id, command.given);
}

function runCommand(panel: TablePanel, id: string, rest: string): readonly Input[] {
  return [...clearing(panel), { kind: "run", id, rest }];
}

export function showOnTable(state: ScreenState, activity: Activity): ScreenStep {
  const entered = enter(activity);
  const panel = { kind: "table", activity: entered.activity, ...firstSpot(entered.activity) } as const;
  const { visit } = state;
  return withWants({ ...state, menu: menuBehind(state), visit: visit + 1, panel }, entered.wants);
}

/** A game from the setup form returns to the list of games. */
function menuBehind({ panel, menu }: ScreenState): MenuPanel | null {
  const base = basePanel(panel);
  if (menu === null || base.kind === "table") return menu;
  return base.kind === "menu" ? { ...base, notice: "" } : { ...plainMenu, list: "play", at: base.game.id };
}

export function putInputs(state: ScreenState, ...inputs: readonly Input[]): ScreenStep {
  const table = basePanel(state.panel);
  if (table.kind !== "table") return withEffects(state);
  const wants: Want[] = [];
  let panel = table;
  for (const input of inputs) {
    const advanced = advance(panel.activity, input);
    wants.push(...advanced.wants);
    panel = followActivity(panel, advanced.activity);
  }
  const next = panel === table ? state : { ...state, panel: withBase(state.panel, panel) };
  // Some activities already say what they're waiting for, so they need no notice.
  const opens = wants.some(({ kind }) => kind === "open") && sceneOf(panel.activity).waiting === "";
  return withWants(opens ? withNotice(next, oneMoment) : next, wants);
}

export function withNotice(state: ScreenState, notice: string): ScreenState {
  const table = basePanel(state.panel);
  return table.kind === "table" ? { ...state, panel: withBase(state.panel, { ...table, notice }) } : state;
}

function withWants(state: ScreenState, wants: readonly Want[]): ScreenStep {
  return withEffects(state, ...wants.map((want) => ({ kind: "want", want }) as const));
}
