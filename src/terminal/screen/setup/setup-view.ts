/** The form in which a game is set up, as lines. */

import type { Pair } from "../../../core/seat.ts";
import { levelHelp, levelNames } from "../../../players/level-names.ts";
import { columnsOf } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";
import { closed } from "../menu/menu-view.ts";
import { fitLines, header, hint, keyLine, rule } from "../paint/frame.ts";
import { clipText, type Line, line, padLine, padText, toned } from "../paint/text.ts";
import type { SetupScene, Size } from "../state.ts";
import { type Field, fieldsOf, sizeSetByRow } from "./fields.ts";

const labelColumns = 13;
const valueColumns = 16;
const limitsColumn = 4 + labelColumns + 2 + valueColumns + 2;

export function setupView(scene: SetupScene, size: Size): readonly Line[] {
  const fields = fieldsOf(scene.game);
  const drawn = fields.map((field, index) => {
    const spans = fieldLine(scene, field, index === scene.at);
    const limits = toned("faint", `  ${field.limits}`);
    const fits = limitsColumn + columnsOf(limits.text) <= size.columns;
    return fits ? [...padLine(spans, limitsColumn), limits] : spans;
  });
  const start = scene.at === fields.length;
  const button = line(
    toned("choice", start ? "  ▸ " : "    "),
    toned(start ? "choice" : "strong", "Start the game"),
  );
  const form = [
    [],
    line(toned("strong", "  Who plays?")),
    ...drawn.slice(0, 6),
    [],
    line(toned("strong", "  Options")),
    ...drawn.slice(6),
    [],
    button,
  ];
  const about = [[], ...explanation(scene, fields, size)];
  const shown = fitLines(form, start ? button : drawn[scene.at], size.rows - 4 - about.length);
  const keys = keyLine(size, hints(fields[scene.at]));
  return closed(size, [header(size, scene.game.title, ""), rule(size), ...shown, ...about], keys);
}

function fieldLine(scene: SetupScene, field: Field, here: boolean): Line {
  const shown = valueText(scene, field);
  const turns = here && (field.presets.length > 0 || field.range !== null);
  const value = clipText(shown.text, valueColumns);
  const cursor = here && field.typable && !turns ? "▏" : "";
  return line(
    toned("choice", here ? "  ▸ " : "    "),
    padText(clipText(field.label, labelColumns - 1), labelColumns),
    toned("choice", turns ? "◂ " : "  "),
    toned(here ? "choice" : shown.faint ? "faint" : "strong", value),
    toned("choice", turns ? " ▸" : cursor),
  );
}

function valueText(scene: SetupScene, field: Field): { readonly text: string; readonly faint: boolean } {
  const value = scene.values[field.id] ?? "";
  const [one, two] = seatNames(scene);
  const set = sizeSetByRow(scene.game, scene.values);
  if (set?.id === field.id) return { text: `${set.value} (the row's)`, faint: true };
  switch (field.id) {
    case "one":
      return { text: value || one, faint: value === "" };
    case "two":
      return { text: value || two, faint: value === "" };
    case "first":
      return { text: firstText(scene), faint: false };
    case "vs":
      return { text: value === "friend" ? "a friend" : `computer, ${value}`, faint: false };
    case "seat":
      return seatText(scene, value);
    default:
      return { text: value, faint: false };
  }
}

function firstText(scene: SetupScene): string {
  const { values } = scene;
  const [one, two] = seatNames(scene);
  if (values.first === "random") return "coin toss";
  return values.first === "2" ? values.two || two : values.one || one;
}

function seatText(
  { game, values }: SetupScene,
  seat: string,
): { readonly text: string; readonly faint: boolean } {
  if (values.vs === "friend") return { text: "–", faint: true };
  if (seat === "random") return { text: "drawn by lot", faint: false };
  return { text: game.seatNames[seat === "2" ? 1 : 0], faint: false };
}

/** What the seats are called where no name is typed. */
function seatNames({ game, values }: SetupScene): Pair<string> {
  if (values.vs === "friend" || values.seat === "random") return game.seatNames;
  return values.seat === "2" ? ["Computer", game.seatNames[1]] : [game.seatNames[0], "Computer"];
}

/** What is wrong, or what the field under the cursor is about. */
function explanation(scene: SetupScene, fields: readonly Field[], size: Size): readonly Line[] {
  const columns = size.columns - 6;
  if (scene.problem !== "")
    return wrapText(scene.problem, columns).map((text) => line("    ", toned("alarm", text)));
  const field = fields[scene.at];
  const text = field === undefined ? scene.game.summary : aboutField(field, scene.values[field.id] ?? "");
  return wrapText(text, columns).map((part) => line("    ", toned("faint", part)));
}

function aboutField(field: Field, value: string): string {
  const level = field.id === "vs" ? levelNames.find((name) => name === value) : undefined;
  if (level !== undefined) return `Computer, ${level}: ${levelHelp[level]}`;
  return `${field.label}: ${field.help}${field.limits === "" ? "" : ` (${field.limits})`}`;
}

function hints(field: Field | undefined) {
  const change =
    field === undefined
      ? []
      : [hint(field.typable && field.range === null && field.presets.length === 0 ? "type" : "←→", "change")];
  return [
    hint("↑↓", "choose"),
    ...change,
    hint("Enter", field === undefined ? "start" : "next"),
    hint("Esc", "back"),
  ];
}
