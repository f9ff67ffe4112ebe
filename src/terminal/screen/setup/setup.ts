import type { Game } from "../../../core/game.ts";
import type { Field } from "../../../play/form.ts";
import { fieldProblem } from "../../../play/read-form.ts";
import {
  isTurned,
  isTypedField,
  type MenuMemory,
  quickLevel,
  quickTexts,
  remember,
  setupFields,
  textIn,
  withText,
} from "../../setup/fields.ts";
import { rulesPage } from "../pages.ts";
import type { Key, ScreenState, ScreenStep, SetupPanel } from "../state.ts";
import { editText, plainMenu, showPanel, withEffects } from "../step.ts";

/** The cursor is on the start button, so the last choices are one Enter away. */
export function setupPanel(game: Game, memory: MenuMemory): SetupPanel {
  const texts = memory.choices[game.id] ?? quickTexts(game, memory);
  const at = setupFields(game, texts).length;
  return { kind: "setup", game, texts, at, fresh: true, problem: "" };
}

export function quickAbout(game: Game, memory: MenuMemory): string {
  const about = `Enter plays the computer (${quickLevel(memory)}); ←→ changes its level, s the set-up.`;
  return `${about} ${game.recommended?.text ?? ""}`.trim();
}

export function setupKey(state: ScreenState, panel: SetupPanel, key: Key): ScreenStep {
  const fields = setupFields(panel.game, panel.texts);
  const count = fields.length + 1;
  // In a name, a question mark is a character.
  if (key.name === "?" && fields[panel.at]?.kind !== "text")
    return showPanel(state, rulesPage(panel, panel.game));
  switch (key.name) {
    case "escape":
      return showPanel(state, { ...plainMenu, list: "play", at: panel.game.id });
    case "up":
      return showPanel(state, moveCursor(panel, fields, (panel.at + count - 1) % count));
    case "down":
    case "tab":
      return showPanel(state, moveCursor(panel, fields, (panel.at + 1) % count));
    case "return":
      return enter(state, panel, fields);
    default: {
      const field = fields[panel.at];
      return field === undefined ? withEffects(state) : showPanel(state, edit(panel, field, key));
    }
  }
}

function moveCursor(panel: SetupPanel, fields: readonly Field[], to: number): SetupPanel {
  const field = fields[panel.at];
  const free = field !== undefined && field.settled === null;
  const problem = free ? fieldProblem(field, textIn(field, panel.texts)) : "";
  return { ...panel, at: problem === "" ? to : panel.at, fresh: true, problem };
}

function enter(state: ScreenState, panel: SetupPanel, fields: readonly Field[]): ScreenStep {
  if (panel.at < fields.length) return showPanel(state, moveCursor(panel, fields, panel.at + 1));
  const { game, texts } = panel;
  const memory = remember(state.memory, game.id, texts);
  const start = [{ kind: "start", game, texts } as const, { kind: "remember", memory } as const];
  return showPanel({ ...state, memory }, { ...panel, problem: "" }, ...start);
}

/** Typing replaces what the arrows chose. */
function edit(panel: SetupPanel, field: Field, key: Key): SetupPanel {
  const turned = key.name === "left" || key.name === "right";
  const before = textIn(field, panel.texts);
  const text = turned
    ? turnChoice(before, field, key.name === "left" ? -1 : 1)
    : isTypedField(field)
      ? editText(panel.fresh && key.text !== "" ? "" : before, key)
      : undefined;
  if (text === undefined) return panel;
  return { ...panel, texts: withText(panel.texts, field.id, text), fresh: turned, problem: "" };
}

export function setupClick(state: ScreenState, panel: SetupPanel, row: number): ScreenStep {
  const fields = setupFields(panel.game, panel.texts);
  const { state: moved } = showPanel(state, moveCursor(panel, fields, row));
  return row === fields.length && moved.panel.kind === "setup" && moved.panel.at === row
    ? enter(moved, moved.panel, fields)
    : withEffects(moved);
}

function turnChoice(text: string, field: Field, by: number): string | undefined {
  if (field.kind === "whole") {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : field.min;
    return String(Math.max(field.min, Math.min(field.max, number + by * field.step)));
  }
  if (!isTurned(field)) return undefined;
  const values = field.choices.map(({ value }) => value);
  const here = values.indexOf(text);
  return values[(Math.max(here, by < 0 ? 0 : here) + by + values.length) % values.length];
}
