/** What Enter does in the menu, by the list that is open. */

import type { Opener } from "../../../activity/contract.ts";
import type { Game } from "../../../core/game.ts";
import { readBase } from "../../../protocol/online/links.ts";
import { quickTexts } from "../../setup/fields.ts";
import { menuHelp, rulesPage } from "../pages/pages.ts";
import { type MenuPanel, type ScreenState, type ScreenStep, showPanel, withEffects } from "../state.ts";
import { nearServer, sections } from "./entries.ts";
import { gameAt, isTypedEntry, openGameList, openList } from "./lists.ts";

export function openEntry(state: ScreenState, panel: MenuPanel): ScreenStep {
  switch (panel.list) {
    case "top":
      return openSection(state, panel);
    case "resume":
    case "history":
      return withEffects(state, { kind: panel.list, id: panel.at });
    case "online":
      return openOnline(state, panel);
    case "play":
    case "learn":
    case "rules":
    case "host":
      return openGame(state, panel);
  }
}

/** What was chosen is under the cursor the next time. */
function openSection(state: ScreenState, panel: MenuPanel): ScreenStep {
  const section = panel.at;
  if (section === "quit") return withEffects(state, { kind: "quit" });
  const memory = { ...state.memory, section };
  const { state: next, effects } = showSection({ ...state, memory }, panel);
  return withEffects(next, { kind: "remember", memory }, ...effects);
}

function showSection(state: ScreenState, panel: MenuPanel): ScreenStep {
  const [, , open] = sections[panel.at] ?? [];
  if (open !== undefined) return withEffects(state, { kind: "want", want: { kind: "open", open } });
  switch (panel.at) {
    case "play":
    case "learn":
    case "rules":
      return showPanel(state, openGameList(state, panel.at));
    case "resume":
    case "history":
    case "online":
      return openList(state, panel, panel.at);
    default:
      return showPanel(state, menuHelp(state.program, panel));
  }
}

function openOnline(state: ScreenState, panel: MenuPanel): ScreenStep {
  const link = isTypedEntry(panel) ? panel.typed.trim() : panel.at;
  if (panel.at !== "host")
    return showPanel(state, { ...panel, notice: "", connecting: true }, { kind: "join", link });
  const address = readBase(panel.typed.trim() || nearServer);
  if (!address.ok) return showPanel(state, { ...panel, notice: address.problem.message });
  return showPanel(state, { ...openGameList(state, "host"), typed: address.value });
}

function openGame(state: ScreenState, panel: MenuPanel): ScreenStep {
  const game = gameAt(state, panel);
  const { list, typed } = panel;
  if (game === undefined) return withEffects(state);
  const memory = { ...state.memory, last: game.id };
  const chosen = { ...state, memory };
  if (list === "learn")
    return withEffects(chosen, { kind: "want", want: { kind: "open", open: openLesson(game) } });
  if (list === "host")
    return showPanel(
      chosen,
      { ...panel, notice: "", connecting: true },
      { kind: "host", address: typed, game },
    );
  if (list !== "play") return showPanel(chosen, rulesPage(panel, game));
  const texts = quickTexts(game, memory);
  return withEffects(chosen, { kind: "start", game, texts }, { kind: "remember", memory });
}

/** What a lesson takes is loaded when one is first chosen. */
function openLesson(game: Game): Opener {
  return async (outside) => {
    const { lessonOf } = await import("../../../activity/lesson/lesson.ts");
    return lessonOf(game)(outside);
  };
}
