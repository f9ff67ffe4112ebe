import type { Game } from "../../core/game.ts";
import { capital } from "../../core/words/values.ts";
import type { Field } from "../../play/form.ts";
import { fieldProblem } from "../../play/read-form.ts";
import { quickTexts, remember, setupFields, textIn, withText } from "../setup/fields.ts";
import { clipText, columnsOf, endOfText, padText, wrapText } from "../text/wrap.ts";
import { closeFrame, header, hint, keyLine, windowOn } from "./paint/frame.ts";
import { line, type ScreenLine, type ScreenLines, toned } from "./paint/text.ts";
import type { Key, ScreenState, ScreenStep, SetupPanel, Size } from "./state.ts";
import { editText, plainMenu, showPanel, withEffects } from "./step.ts";

/** The cursor starts on the start button, so Enter starts a game with the last choices. */
export function setupPanel(game: Game, { memory }: Pick<ScreenState, "memory">): SetupPanel {
  const texts = memory.choices[game.id] ?? quickTexts(game, memory);
  const at = setupFields(game, texts).length;
  return { kind: "setup", game, texts, at, fresh: true, problem: "" };
}

export function setupKey(state: ScreenState, panel: SetupPanel, key: Key): ScreenStep {
  const fields = setupFields(panel.game, panel.texts);
  const count = fields.length + 1;
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
  const problem = field?.settled === null ? fieldProblem(field, textIn(field, panel.texts)) : "";
  return { ...panel, at: problem === "" ? to : panel.at, fresh: true, problem };
}

function enter(state: ScreenState, panel: SetupPanel, fields: readonly Field[]): ScreenStep {
  if (panel.at < fields.length) return showPanel(state, moveCursor(panel, fields, panel.at + 1));
  const { game, texts } = panel;
  const memory = remember(state.memory, game.id, texts);
  const start = [{ kind: "start", game, texts } as const, { kind: "remember", memory } as const];
  return showPanel({ ...state, memory }, { ...panel, problem: "" }, ...start);
}

/** Typing replaces a text that the player has just reached or changed with the arrow keys. */
function edit(panel: SetupPanel, field: Field, key: Key): SetupPanel {
  const turned = key.name === "left" || key.name === "right";
  const before = textIn(field, panel.texts);
  const text = turned
    ? turnChoice(before, field, key.name === "left" ? -1 : 1)
    : field.kind !== "choice"
      ? editText(panel.fresh && key.text !== "" ? "" : before, key)
      : undefined;
  if (text === undefined) return panel;
  return { ...panel, texts: withText(panel.texts, field.id, text), fresh: turned, problem: "" };
}

export function setupClick(state: ScreenState, panel: SetupPanel, row: number): ScreenStep {
  const fields = setupFields(panel.game, panel.texts);
  const moved = moveCursor(panel, fields, row);
  return moved.at === fields.length ? enter(state, moved, fields) : showPanel(state, moved);
}

function isTurned(field: Field): boolean {
  return field.kind === "whole" || field.choices.length > 0;
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

function columnsFor(fields: readonly Field[], size: Size) {
  const label = 1 + Math.max(...fields.map((field) => columnsOf(field.label)));
  const words = fields.flatMap((field) => field.choices.map((choice) => columnsOf(choice.words)));
  return { label, value: Math.min(Math.max(17, ...words), size.columns - label - 8) };
}

type Columns = ReturnType<typeof columnsFor>;

export function setupView(panel: SetupPanel, { program, size }: ScreenState): ScreenLines {
  const fields = setupFields(panel.game, panel.texts);
  const columns = columnsFor(fields, size);
  const drawn = fields.map((field, index) => fieldLine(panel, field, index, columns));
  const group = (wanted: Field["group"]) => drawn.filter((_, index) => fields[index]?.group === wanted);
  const start = panel.at === fields.length;
  const button = line(
    { ...toned("choice", start ? "  ▸ " : "    "), target: String(fields.length) },
    toned(start ? "choice" : "strong", "Start game"),
  );
  const form = [
    [],
    line(toned("strong", "  Who plays?")),
    ...group("players"),
    [],
    line(toned("strong", "  Options")),
    ...group("game"),
    [],
    button,
  ];
  const about = [[], ...explanation(panel, fields, size)];
  const rows = size.rows - 4 - about.length;
  const lines = form.length <= rows ? form : form.filter((each) => each.length > 0);
  const here = lines.indexOf(drawn[panel.at] ?? button);
  const shown = windowOn(lines, here - Math.floor(rows / 2), rows, (arrow) => `    ${arrow} more`);
  const keys = keyLine(size, hints(fields[panel.at]));
  return closeFrame(size, [...header(program, size, panel.game.title, ""), ...shown, ...about], keys);
}

function fieldLine(panel: SetupPanel, field: Field, index: number, columns: Columns): ScreenLine {
  const here = index === panel.at;
  const text = textIn(field, panel.texts);
  const turns = here && isTurned(field);
  const faint = field.settled !== null || text === "";
  const cursor = here && field.kind !== "choice" && !turns ? "▏" : "";
  const shortText = cursor === "" ? clipText : endOfText;
  return line(
    { ...toned("choice", here ? "  ▸ " : "    "), target: String(index) },
    padText(field.label, columns.label),
    toned("choice", turns ? "◂ " : "  "),
    toned(here ? "choice" : faint ? "faint" : "strong", shortText(wordsFor(field, text), columns.value)),
    toned("choice", turns ? " ▸" : cursor),
  );
}

function wordsFor({ settled, kind, choices, default: usual }: Field, text: string): string {
  if (settled !== null) return settled;
  const chosen = kind === "choice" ? choices.find(({ value }) => value === text) : undefined;
  return chosen?.words ?? (kind === "text" ? text || usual : text);
}

function explanation(panel: SetupPanel, fields: readonly Field[], size: Size): ScreenLines {
  const field = fields[panel.at];
  const about = field === undefined ? panel.game.summary : aboutField(field, textIn(field, panel.texts));
  const tone = panel.problem === "" ? "faint" : "alarm";
  return wrapText(panel.problem || about, size.columns - 6).map((part) => line("    ", toned(tone, part)));
}

/** Leaves out the limits if the help already says them. */
function aboutField(field: Field, text: string): string {
  const { words = "", help } = field.choices.find(({ value }) => value === text) ?? {};
  if (help !== undefined) return `${capital(words)}: ${help}`;
  const told = field.help.includes(field.limits);
  return `${capital(field.help)}${told ? "" : ` (${field.limits})`}`;
}

function hints(field: Field | undefined) {
  const change = field === undefined ? [] : [hint(isTurned(field) ? "←→" : "type", "change")];
  return [
    hint("↑↓", "choose"),
    ...change,
    hint("Enter", field === undefined ? "start" : "next"),
    hint("Esc", "back"),
  ];
}
