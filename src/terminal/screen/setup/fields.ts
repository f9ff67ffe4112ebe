/** The form in which a game is set up: who plays, who moves first, how many games, and the game's own options. */

import type { Game } from "../../../core/game.ts";
import { describeDefault, describeLimits, type OptionSpec, startWords } from "../../../core/options.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { isSeriesLength, maxSeriesLength } from "../../../core/series.ts";
import { parseWhole } from "../../../core/text.ts";
import { findRow, isRow } from "../../../games/rows/option.ts";
import { levelNames } from "../../../players/level-names.ts";
import type { Choice, Memory } from "../state.ts";

export interface Field {
  readonly id: string;
  readonly label: string;
  /** What the left and right arrows go through. */
  readonly presets: readonly string[];
  /** The arrows count, and stop at these ends. */
  readonly range: { readonly min: number; readonly max: number; readonly by: number } | null;
  readonly typable: boolean;
  readonly limits: string;
  readonly help: string;
  /** What is wrong with a value, told before the cursor leaves the field; empty when nothing is. */
  readonly refuses: (value: string) => string;
}

const plain = { presets: [], range: null, typable: true, refuses: () => "" } as const;

export function fieldsOf(game: Game): readonly Field[] {
  const [one, two] = game.seatNames;
  const options = Object.entries(game.options).map(([name, spec]) => optionField(name, spec));
  return [
    { ...plain, id: "one", label: one, limits: "", help: `the name of ${one}` },
    { ...plain, id: "two", label: two, limits: "", help: `the name of ${two}` },
    {
      ...plain,
      id: "vs",
      label: "Against",
      presets: ["friend", ...levelNames],
      typable: false,
      limits: "a friend, or a computer",
      help: "whether a friend or the computer plays against you",
    },
    {
      ...plain,
      id: "seat",
      label: "Your seat",
      presets: ["1", "2", "random"],
      typable: false,
      limits: "against a computer",
      help: "where you sit when you play against a computer",
    },
    {
      ...plain,
      id: "first",
      label: "Moves first",
      presets: ["1", "2", "random"],
      typable: false,
      limits: `${one}, ${two} or a coin toss`,
      help: "who makes the first move",
    },
    {
      ...plain,
      id: "bestOf",
      label: "Best of",
      range: { min: 1, max: maxSeriesLength, by: 2 },
      limits: `1 to ${maxSeriesLength}, odd`,
      help: "how many games the match has at most; the first move alternates",
      refuses: (value) => {
        const games = readBestOf(value);
        return games.ok ? "" : games.problem.message;
      },
    },
    ...options,
  ];
}

export function readBestOf(text: string): Result<number> {
  const games = parseWhole(text);
  return games !== undefined && isSeriesLength(games)
    ? ok(games)
    : fail("bad-option", `Best of takes an odd number from 1 to ${maxSeriesLength}, such as 3.`);
}

export function optionId(name: string): string {
  return `option:${name}`;
}

/** What the form starts with: what was chosen the last time, else the book's defaults. */
export function valuesFor(game: Game, memory: Memory): Readonly<Record<string, string>> {
  const before = memory.choices[game.id];
  const defaults = Object.entries(game.options).map(([name, spec]) => [
    optionId(name),
    before?.options[name] ?? describeDefault(spec),
  ]);
  return {
    one: before?.names[0] ?? "",
    two: before?.names[1] ?? "",
    vs: before?.vs ?? "friend",
    seat: before?.seat ?? "1",
    first: before?.first ?? "1",
    bestOf: before?.bestOf ?? "1",
    ...Object.fromEntries(defaults),
  };
}

export function choiceOf(game: Game, values: Readonly<Record<string, string>>): Choice {
  const names = Object.keys(game.options);
  return {
    game: game.id,
    names: [values.one ?? "", values.two ?? ""],
    vs: values.vs ?? "friend",
    seat: values.seat ?? "1",
    first: values.first ?? "1",
    bestOf: values.bestOf ?? "1",
    options: Object.fromEntries(names.map((name) => [name, values[optionId(name)] ?? ""])),
  };
}

/** The size that a row in the form sets: its id and value, where the row is written out. */
export function sizeSetByRow(
  game: Game,
  values: Readonly<Record<string, string>>,
): { readonly id: string; readonly value: string } | undefined {
  const found = findRow(game.options);
  if (found === undefined) return undefined;
  const [name, spec] = found;
  const row = values[optionId(name)] ?? "";
  return isRow(row, spec.symbols) ? { id: optionId(spec.size), value: String(row.length) } : undefined;
}

function optionField(name: string, spec: OptionSpec): Field {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const book = spec.kind === "start" ? "" : `, book ${describeDefault(spec)}`;
  const limits = describeLimits(spec) + book;
  const field = { ...plain, id: optionId(name), label, limits, help: spec.help };
  switch (spec.kind) {
    case "number":
      return { ...field, range: { min: spec.min, max: spec.max, by: 1 } };
    case "choice":
      return { ...field, presets: spec.choices, typable: false };
    case "start":
      return { ...field, presets: startWords(spec) };
  }
}
