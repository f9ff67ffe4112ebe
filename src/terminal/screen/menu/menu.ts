import { levelNames } from "../../../computer/level-names.ts";
import { quickLevel } from "../../setup/fields.ts";
import { setupPanel } from "../setup.ts";
import type { Key, MenuPanel, ScreenState, ScreenStep } from "../state.ts";
import { editText, showPanel, withEffects } from "../step.ts";
import { entryAt, isSavedList, isTypedEntry, listPanel, mainMenu, menuEntries } from "./lists.ts";

export function menuKey(state: ScreenState, panel: MenuPanel, key: Key): ScreenStep {
  if (panel.connecting) return waitOrCancel(state, panel, key);
  const entries = menuEntries(state, panel);
  const here = entries.findIndex(({ id }) => id === panel.at);
  if (panel.asking) return answerDelete(state, panel, key, entries[here === 0 ? 1 : here - 1]?.id ?? "");
  const typed = typedWith(panel, key);
  if (typed !== undefined) return showPanel(state, { ...panel, typed, notice: "" });
  const to = cursorTarget(key, here, entries.length);
  if (to !== undefined) {
    const address = panel.list === "host" ? panel.typed : "";
    return showPanel(state, { ...panel, at: entries[to]?.id ?? "", notice: "", typed: address });
  }
  const by = panel.list === "play" ? levelKeys[key.name] : undefined;
  return by === undefined ? pressEntry(state, panel, key) : turnLevel(state, by);
}

function pressEntry(state: ScreenState, panel: MenuPanel, key: Key): ScreenStep {
  switch (key.name) {
    case "return":
    case "right":
      return entryAt(state, panel)?.choose(state, panel) ?? withEffects(state);
    case "escape":
    case "left":
    case "q":
      return goBack(state, panel, key.name);
    default:
      return chooseOnTab(state, panel, key.name);
  }
}

const levelKeys: Readonly<Record<string, number>> = { left: -1, right: 1 };

function turnLevel(state: ScreenState, by: number): ScreenStep {
  const levels: readonly string[] = levelNames;
  const at = levels.indexOf(quickLevel(state.memory)) + by;
  const level = levels[Math.max(0, Math.min(at, levels.length - 1))] ?? "";
  return withEffects({ ...state, memory: { ...state.memory, level } });
}

function waitOrCancel(state: ScreenState, panel: MenuPanel, key: Key): ScreenStep {
  return key.name === "escape"
    ? showPanel(state, { ...panel, connecting: false }, { kind: "cancel" })
    : withEffects(state);
}

function typedWith(panel: MenuPanel, key: Key): string | undefined {
  return isTypedEntry(panel) ? editText(panel.typed, key) : undefined;
}

function cursorTarget({ name }: Key, at: number, count: number): number | undefined {
  switch (name) {
    case "up":
      return (Math.max(at, 0) + count - 1) % count;
    case "down":
    case "tab":
      return (at + 1) % count;
    case "home":
      return 0;
    case "end":
      return count - 1;
    default:
      return /^[1-9]$/.test(name) && Number(name) <= count ? Number(name) - 1 : undefined;
  }
}

function goBack(state: ScreenState, { list }: MenuPanel, key: string): ScreenStep {
  const parent = list === "host" ? "online" : list === "archive" ? "puzzles" : undefined;
  if (list !== "top") return showPanel(state, (parent && listPanel(state, parent, list)) ?? mainMenu(state));
  return key === "escape" || key === "q" ? withEffects(state, { kind: "quit" }) : withEffects(state);
}

function chooseOnTab(state: ScreenState, panel: MenuPanel, key: string): ScreenStep {
  const game = entryAt(state, panel)?.game;
  if (isSavedList(panel.list) && ["d", "x", "delete"].includes(key))
    return showPanel(state, { ...panel, asking: true, notice: "" });
  if (game !== undefined && panel.list === "play" && key === "s")
    return showPanel(state, setupPanel(game, state));
  if (game !== undefined && panel.list === "learn" && key === "t")
    return withEffects(state, { kind: "want", want: { kind: "read", what: "theory", game } });
  return withEffects(state);
}

function answerDelete(state: ScreenState, panel: MenuPanel, key: Key, neighbor: string): ScreenStep {
  if (key.name === "y")
    return showPanel(state, { ...panel, asking: false, at: neighbor }, { kind: "delete", id: panel.at });
  return key.name === "n" || key.name === "escape"
    ? showPanel(state, { ...panel, asking: false })
    : withEffects(state);
}
