/**
 * The form in which a game is set up, as data: menus, flags, the page's form and the agents' tools are made of these
 * fields. What one field says may settle another: a row that is written out sets its size, a position's key sets both.
 */

import type { Game } from "../core/game.ts";
import {
  describeDefault,
  describeLimits,
  findStart,
  type OptionSpec,
  type OptionSpecs,
  type StartOption,
  startWords,
} from "../core/options.ts";
import { maxSeed } from "../core/random.ts";
import type { Pair } from "../core/seat.ts";
import { maxSeriesLength } from "../core/series.ts";
import { cleanName } from "../core/text.ts";
import { type LevelName, levelHelp, levelNames } from "../players/level-names.ts";
import { defaultNames } from "./open.ts";

/** What was typed or chosen, by the field's id; a field that is not in it has its default. */
export type Texts = Readonly<Record<string, string>>;

interface FieldChoice {
  readonly value: string;
  readonly words: string;
  readonly help?: string;
}

interface FieldData {
  /** The name in JSON, and in camel case that of the flag. */
  readonly id: string;
  readonly group: "players" | "game" | "online";
  readonly label: string;
  /** What it is about, and what may be given. */
  readonly help: string;
  readonly limits: string;
  readonly default: string;
  /** All that may be chosen, or what is worth offering. */
  readonly choices: readonly FieldChoice[];
  /** What another field makes of this one, in words; null where it is free. */
  readonly settled: string | null;
}

export type WholeField = FieldData & {
  readonly kind: "whole";
  readonly min: number;
  readonly max: number;
  readonly step: number;
};

export type Field =
  | WholeField
  | (FieldData & { readonly kind: "text" | "choice" | "clock" })
  | (FieldData & { readonly kind: "start"; readonly spec: StartOption });

const plain = { group: "players", limits: "", default: "", choices: [], settled: null } as const;

/** What every game is asked; the game's own options follow. */
export type CommonId = keyof ReturnType<typeof commonFields>;

/** The named fields in this order, and the game's options, as they are with these texts. */
export function formFields(game: Game, ids: readonly CommonId[], texts: Texts = {}): readonly Field[] {
  const common = commonFields(game, texts);
  return [...ids.map((id) => common[id]), ...optionFields(game.options, texts)];
}

function commonFields(game: Game, texts: Texts) {
  return {
    ...playerFields(game, texts),
    ...seatFields(game, texts),
    ...startFields(),
    ...onlineFields(texts),
  } satisfies Readonly<Record<string, Field>>;
}

function playerFields({ seatNames: seats }: Game, texts: Texts) {
  const usual = usualNames(seats, texts);
  const name = (id: string, seat: 0 | 1) =>
    ({
      ...plain,
      kind: "text",
      id,
      label: seats[seat],
      help: `the name of ${seats[seat]}`,
      default: usual[seat],
    }) as const;
  const level = (id: string, seat: 0 | 1) =>
    ({
      ...plain,
      kind: "choice",
      id,
      label: `${seats[seat]} is`,
      help: `who plays as ${seats[seat]}`,
      default: "person",
      choices: [{ value: "person", words: "a person" }, ...levelChoices],
    }) as const;
  return {
    name1: name("name1", 0),
    name2: name("name2", 1),
    level1: level("level1", 0),
    level2: level("level2", 1),
  };
}

const levelChoices: readonly FieldChoice[] = levelNames.map((value) => ({
  value,
  words: `computer, ${value}`,
  help: levelHelp[value],
}));

/** Whom one plays against and where one sits, who moves first, and how many games it takes. */
function seatFields({ seatNames: seats }: Game, texts: Texts) {
  const online = texts.place === "online";
  const [one, two] = seats;
  const [first, second] = online ? seats : namesIn(seats, texts);
  const seated = (random: string, names: Pair<string> = seats): readonly FieldChoice[] => [
    { value: "1", words: names[0] },
    { value: "2", words: names[1] },
    { value: "random", words: random },
  ];
  return {
    vs: {
      ...plain,
      kind: "choice",
      id: "vs",
      label: "Against",
      help: "who plays against you",
      limits: "a friend, or a computer",
      default: "friend",
      choices: [{ value: "friend", words: online ? "anyone with the link" : "a friend" }, ...levelChoices],
    },
    seat: {
      ...plain,
      kind: "choice",
      id: "seat",
      label: "Your seat",
      help: online ? "where you sit" : "where you sit against a computer; none lets two computers play",
      limits: online ? "" : "against a computer",
      default: "1",
      choices: [...seated("drawn by lot"), ...(online ? [] : [{ value: "none", words: "none, you watch" }])],
      settled: online || levelNamed(texts.vs) !== null ? null : "–",
    },
    first: {
      ...plain,
      kind: "choice",
      id: "first",
      label: "Moves first",
      help: "who makes the first move",
      limits: `${one}, ${two} or a coin toss`,
      default: "1",
      choices: seated("coin toss", [first, second]),
    },
    bestOf: {
      ...wholeField("bestOf", "how many games the series has at most; the first move alternates"),
      label: "Best of",
      max: maxSeriesLength,
      step: 2,
      limits: `1 to ${maxSeriesLength}, odd`,
      choices: ["1", "3", "5", "7"].map((value) => ({
        value,
        words: value === "1" ? "one game" : `best of ${value}`,
      })),
    },
  } as const;
}

function startFields() {
  return {
    from: {
      ...plain,
      kind: "text",
      id: "from",
      group: "game",
      label: "Position",
      help: "start from this position, by its key",
    },
    seed: {
      ...wholeField("seed", "makes everything that is left to chance repeatable"),
      label: "Seed",
      group: "game",
      min: 0,
      max: maxSeed,
      default: "",
    },
  } as const;
}

function onlineFields({ place }: Texts) {
  const online = { ...plain, group: "online", settled: place === "online" ? null : "–" } as const;
  return {
    place: {
      ...plain,
      kind: "choice",
      id: "place",
      group: "online",
      label: "Where",
      help: "at one screen, or with somebody elsewhere",
      default: "here",
      choices: [
        { value: "here", words: "at this screen" },
        { value: "online", words: "online, by link" },
      ],
    },
    name: { ...online, kind: "text", id: "name", label: "Your name", help: "your name" },
    clock: {
      ...online,
      kind: "clock",
      id: "clock",
      label: "Clock",
      help: "minutes per player, and seconds per move after a plus, such as 5+3",
      default: "none",
      choices: [
        { value: "none", words: "no clock" },
        { value: "1+0", words: "1 min" },
        { value: "3+2", words: "3 min + 2 s" },
        { value: "10+5", words: "10 min + 5 s" },
      ],
    },
  } as const;
}

/** Those that no other field has settled. */
export function freeFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ settled }) => settled === null);
}

/** A field for a number from 1 up; the steps from the least one make it odd or even. */
export function wholeField(id: string, help: string, more: Partial<WholeField> = {}): WholeField {
  const number = { kind: "whole", min: 1, max: maxSeed, step: 1, default: "1" } as const;
  return { ...plain, ...number, id, label: id, help, ...more };
}

export function optionFields(specs: OptionSpecs, texts: Texts = {}): readonly Field[] {
  return Object.entries(specs).map(([name, spec]) => optionField(specs, name, spec, texts));
}

function optionField(specs: OptionSpecs, name: string, spec: OptionSpec, texts: Texts): Field {
  const field = {
    ...plain,
    id: name,
    group: "game",
    label: name.charAt(0).toUpperCase() + name.slice(1),
    help: spec.help,
    limits: describeLimits(spec) + (spec.kind === "start" ? "" : `, default ${describeDefault(spec)}`),
    default: describeDefault(spec),
    settled: settledBy(specs, name, texts),
  } as const;
  switch (spec.kind) {
    case "number":
      return { ...field, kind: "whole", min: spec.min, max: spec.max, step: 1 };
    case "choice":
      return { ...field, kind: "choice", choices: asChoices(spec.choices) };
    case "start":
      return { ...field, kind: "start", spec, choices: asChoices(startWords(spec)) };
  }
}

function asChoices(values: readonly string[]): readonly FieldChoice[] {
  return values.map((value) => ({ value, words: value }));
}

/** A start that is written out decides its size, and a position's key decides both. */
function settledBy(specs: OptionSpecs, name: string, texts: Texts): string | null {
  const [startName = "", spec] = findStart(specs) ?? [];
  if (spec === undefined) return null;
  const { from = "" } = texts;
  const decided = spec.decides(from === "" ? (texts[startName] ?? "") : spec.ofKey(from));
  if (from !== "" && (name === startName || decided?.[name] !== undefined)) return "as in the position";
  return decided?.[name] === undefined ? null : `${decided[name]} (${spec.noun.replace("a ", "the ")}'s)`;
}

/** A level for either seat; `drawn` leaves it to the lot who gets which. */
export interface Seating {
  readonly levels: Pair<LevelName | null>;
  readonly drawn: boolean;
}

export function seatingIn(texts: Readonly<Record<string, string | undefined>>): Seating {
  const { vs, seat = "1", level1, level2 } = texts;
  const level = levelNamed(vs);
  if (level === null) return { levels: [levelNamed(level1), levelNamed(level2)], drawn: false };
  const levels = [seat === "2" || seat === "none" ? level : null, seat === "2" ? null : level] as const;
  return { levels, drawn: seat === "random" };
}

function levelNamed(text: string | undefined): LevelName | null {
  return levelNames.find((name) => name === text) ?? null;
}

/** What the players are called where no name is given; seats that are drawn keep the game's own names. */
function usualNames(seats: Pair<string>, texts: Texts): Pair<string> {
  const { levels, drawn } = seatingIn(texts);
  return drawn ? seats : defaultNames(seats, levels);
}

export function namesIn(seats: Pair<string>, texts: Texts): Pair<string> {
  const [one, two] = usualNames(seats, texts);
  return [cleanName(texts.name1 ?? "") || one, cleanName(texts.name2 ?? "") || two];
}
