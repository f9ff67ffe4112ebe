import { capital } from "../../../core/words/values.ts";
import type { Field } from "../../../play/form.ts";
import { isTurned, isTypedField, setupFields, textIn } from "../../setup/fields.ts";
import { clipText, columnsOf, endOfText, padText, wrapText } from "../../text/wrap.ts";
import { closeFrame, fitLines, header, hint, keyLine, rule } from "../paint/frame.ts";
import { line, lineColumns, padLine, type ScreenLine, type ScreenLines, toned } from "../paint/text.ts";
import type { ScreenState, SetupPanel, Size } from "../state.ts";

function columnsFor(fields: readonly Field[], size: Size) {
  const label = Math.max(...fields.map((field) => columnsOf(field.label)));
  const words = fields.flatMap((field) => field.choices.map((choice) => columnsOf(choice.words)));
  return { label, value: Math.min(Math.max(17, ...words), size.columns - label - 8) };
}

type Columns = ReturnType<typeof columnsFor>;

export function setupView(panel: SetupPanel, { program, size }: ScreenState): ScreenLines {
  const fields = setupFields(panel.game, panel.texts);
  const columns = columnsFor(fields, size);
  const limitsColumn = 8 + columns.label + columns.value;
  const drawn = fields.map((field, index) => {
    const spans = fieldLine(panel, field, index, columns);
    const isFree = lineColumns(spans) < limitsColumn;
    const fits = isFree && limitsColumn + columnsOf(field.limits) <= size.columns;
    return fits ? [...padLine(spans, limitsColumn), toned("faint", field.limits)] : spans;
  });
  const group = (wanted: Field["group"]) => drawn.filter((_, index) => fields[index]?.group === wanted);
  const start = panel.at === fields.length;
  const button = line(
    { ...toned("choice", start ? "  ▸ " : "    "), target: String(fields.length) },
    toned(start ? "choice" : "strong", "Start the game"),
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
  const shown = fitLines(form, start ? button : drawn[panel.at], size.rows - 4 - about.length);
  const keys = keyLine(size, hints(fields[panel.at]));
  return closeFrame(
    size,
    [header(program, size, panel.game.title, ""), rule(size), ...shown, ...about],
    keys,
  );
}

function fieldLine(panel: SetupPanel, field: Field, index: number, columns: Columns): ScreenLine {
  const here = index === panel.at;
  const text = textIn(field, panel.texts);
  const turns = here && isTurned(field);
  const faint = field.settled !== null || text === "";
  const cursor = here && isTypedField(field) && !turns ? "▏" : "";
  const shortText = cursor === "" ? clipText : endOfText;
  return line(
    { ...toned("choice", here ? "  ▸ " : "    "), target: String(index) },
    padText(field.label, columns.label),
    toned("choice", turns ? "◂ " : "  "),
    toned(here ? "choice" : faint ? "faint" : "strong", shortText(wordsFor(field, text), columns.value)),
    toned("choice", turns ? " ▸" : cursor),
  );
}

function wordsFor(field: Field, text: string): string {
  if (field.settled !== null) return field.settled;
  if (field.kind === "text") return text || field.default;
  const chosen = field.kind === "choice" ? chosenIn(field, text) : undefined;
  return chosen?.words ?? text;
}

function chosenIn(field: Field, text: string) {
  return field.choices.find(({ value }) => value === text);
}

function explanation(panel: SetupPanel, fields: readonly Field[], size: Size): ScreenLines {
  const columns = size.columns - 6;
  if (panel.problem !== "")
    return wrapText(panel.problem, columns).map((text) => line("    ", toned("alarm", text)));
  const field = fields[panel.at];
  const text = field === undefined ? panel.game.summary : aboutField(field, textIn(field, panel.texts));
  return wrapText(text, columns).map((part) => line("    ", toned("faint", part)));
}

function aboutField(field: Field, text: string): string {
  const { words = "", help } = chosenIn(field, text) ?? {};
  if (help !== undefined) return `${capital(words)}: ${help}`;
  const told = field.help.includes(field.limits);
  return `${field.label}: ${field.help}${told ? "" : ` (${field.limits})`}`;
}

function hints(field: Field | undefined) {
  const change = field === undefined ? [] : [hint(isTurned(field) ? "←→" : "type", "change")];
  return [
    hint("↑↓", "choose"),
    ...change,
    hint("Enter", field === undefined ? "start" : "next"),
    hint("?", "rules"),
    hint("Esc", "back"),
  ];
}
