/** The setup form as data. One field can decide another: a starting row also sets the number of switches. */

import { type LevelName, levelNames, levels } from "../computer/level-names.ts";
import type { Game } from "../core/game.ts";
import { maxSeed } from "../core/random.ts";
import type { Pair } from "../core/seat.ts";
import { maxSeriesLength } from "../core/series.ts";
import { exampleStart, type Starts, sizeOfStart, startOfKey } from "../core/starts.ts";
import { cleanName, listWords } from "../core/text.ts";
import {
  type Askable,
  askablesOf,
  describeDefault,
  describeLimits,
  optionLabel,
  startWords,
} from "../core/words/options.ts";
import { defaultNames } from "./open.ts";

/** The texts of a form, by field id. A missing field has its default. */
export type FormValues = Readonly<Record<string, string>>;

interface FieldChoice {
  readonly value: string;
  readonly words: string;
  readonly help?: string;
}

interface FieldData {
  /** The name in JSON. The command-line flag is the same in kebab case. */
  readonly id: string;
  readonly group: "players" | "game";
  readonly label: string;
  readonly help: string;
  readonly limits: string;
  readonly default: string;
  /** All allowed values of a choice. For other fields, only suggestions. */
  readonly choices: readonly FieldChoice[];
  /** The value that another field forces on this one, in words, or null if this field is free. */
  readonly settled: string | null;
}

export type WholeField = FieldData & {
  readonly kind: "whole";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Why the number must be odd or even, to follow the word "since". */
  readonly reason?: string;
  readonly spec?: never;
};

type PlainField = FieldData & {
  readonly kind: "text" | "choice" | "clock" | "start";
  readonly spec?: Starts;
};

export type Field = WholeField | PlainField;

const plain = { group: "players", limits: "", default: "", choices: [], settled: null } as const;

export type CommonId = keyof ReturnType<typeof everyField>;

export function formFields(game: Game, ids: readonly CommonId[], texts: FormValues = {}): readonly Field[] {
  return [...commonFields(game, ids, texts), ...optionFields(game, texts)];
}

export function commonFields(game: Game, ids: readonly CommonId[], texts: FormValues = {}): readonly Field[] {
  const fields = everyField(game, texts);
  return ids.map((id) => fields[id]);
}

function everyField(game: Game, texts: FormValues) {
  return { ...playerFields(game, texts), ...seatFields(game, texts), ...onlineFields };
}

function playerFields({ seatNames }: Game, texts: FormValues) {
  const [one, two] = seatNames;
  const usual = usualNames(seatNames, texts);
  const friend = texts.place === "online" ? "anyone with the link" : "a friend";
  return {
    name1: { ...textField("name1", one, `name of ${one}`), default: usual[0] },
    name2: { ...textField("name2", two, `name of ${two}`), default: usual[1] },
    vs: {
      ...choiceField("vs", "Against", "who you play against", [choice("friend", friend), ...levelChoices]),
      limits: "a friend or the computer",
    },
  };
}

function choice(value: string, words = value): FieldChoice {
  return { value, words };
}

const levelChoices = levelNames.map((name) => ({
  ...choice(name, `computer, ${name}`),
  help: levels[name].help,
}));

function seatFields({ seatNames }: Game, texts: FormValues) {
  const online = texts.place === "online";
  const seated = ([one, two]: Pair<string>, random: string) => [
    choice("1", one),
    choice("2", two),
    choice("random", random),
  ];
  const lots = seated(seatNames, "random");
  const against = "your seat against the computer, or none to watch it play itself";
  const series = ["3", "5", "7"].map((value) => choice(value, `best of ${value}`));
  return {
    seat: online
      ? choiceField("seat", "You play", "your seat", lots)
      : {
          ...choiceField("seat", "You play", against, [...lots, choice("none", "just watch")]),
          limits: "against the computer",
          settled: levelNamed(texts.vs) === null ? "–" : null,
        },
    first: {
      ...choiceField(
        "first",
        "Who goes first",
        "who goes first",
        seated(online ? seatNames : namesIn(seatNames, texts), "coin toss"),
      ),
      limits: `${seatNames.join(", ")} or a coin toss`,
    },
    bestOf: wholeField("bestOf", "play a series of at most this many games, taking turns going first", {
      label: "Best of",
      max: maxSeriesLength,
      step: 2,
      limits: `an odd number up to ${maxSeriesLength}`,
      choices: [choice("1", "one game"), ...series],
    }),
    from: { ...textField("from", "Position", "start from this position code"), group: "game" },
    seed: wholeField("seed", "the same seed gives the same random choices", {
      label: "Seed",
      group: "game",
      min: 0,
      default: "",
    }),
  } as const;
}

const clocks = [
  choice("none", "no clock"),
  choice("1+0", "1 min"),
  choice("3+2", "3 min + 2 s"),
  choice("10+5", "10 min + 5 s"),
];
const clockHelp = "online: minutes per player plus seconds per move, such as 5+3";

const onlineFields = {
  name: textField("name", "Your name", "your name"),
  clock: { ...choiceField("clock", "Clock", clockHelp, clocks), kind: "clock" },
} as const;

function textField(id: string, label: string, help: string): PlainField {
  return { ...plain, kind: "text", id, label, help };
}

function choiceField(id: string, label: string, help: string, choices: readonly FieldChoice[]): PlainField {
  return { ...plain, kind: "choice", id, label, help, default: choices[0]?.value ?? "", choices };
}

export function freeFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ settled }) => settled === null);
}

export function wholeField(id: string, help: string, more: Partial<WholeField> = {}): WholeField {
  const number = { kind: "whole", min: 1, max: maxSeed, step: 1, default: "1" } as const;
  return { ...plain, ...number, id, label: id, help, ...more };
}

export function optionFields(game: Configured, texts: FormValues = {}): readonly Field[] {
  return Object.entries(askablesOf(game)).map(([name, spec]) => optionField(game, name, spec, texts));
}

type Configured = Pick<Game, "options" | "starts">;

function optionField(game: Configured, name: string, spec: Askable, texts: FormValues): Field {
  const field = {
    ...plain,
    id: name,
    group: "game",
    label: optionLabel(name, spec),
    help: spec.help,
    limits: describeLimits(spec),
    default: describeDefault(spec),
    settled: settledBy(game, name, texts),
  } as const;
  switch (spec.kind) {
    case "number":
      return { ...field, kind: "whole", min: spec.min, max: spec.max, step: 1 };
    case "choice":
      return { ...field, kind: "choice", choices: spec.choices.map((word) => choice(word)) };
    case "start": {
      const words = startWords(spec, sizeIn(game, texts));
      const choices = words.map((word) => choice(word));
      const kind = spec.written === undefined ? "choice" : "start";
      const forms = spec.written === undefined ? words : [...words, `a ${spec.written.noun}`];
      return { ...field, kind, spec, limits: listWords(forms, "or"), choices };
    }
  }
}

function sizeIn({ options, starts }: Configured, texts: FormValues): number | undefined {
  const { size = "" } = starts ?? {};
  const spec = options[size];
  return spec && Number(texts[size] ?? spec.default);
}

/** A written start decides the size. A position's key decides the start, and if starts can be written, the size. */
function settledBy({ starts }: Configured, name: string, { from = "", start }: FormValues): string | null {
  const written = name === starts?.size ? starts.written : undefined;
  const decided = written && sizeOfStart(written, from === "" ? start : startOfKey(from));
  if (from !== "") return name === "start" || decided !== undefined ? "set by the position" : null;
  return written === undefined || decided === undefined ? null : `${decided} (from the ${written.noun})`;
}

/** The computer's level in each seat, with null for a person. With `drawn`, chance decides who gets which seat. */
export function seatingIn(texts: Readonly<Record<string, string | undefined>>) {
  const { vs, seat = "1" } = texts;
  const level = levelNamed(vs);
  const levels = [seat === "2" || seat === "none" ? level : null, seat === "2" ? null : level] as const;
  return { levels, drawn: level !== null && seat === "random" };
}

function levelNamed(text: string | undefined): LevelName | null {
  return levelNames.find((name) => name === text) ?? null;
}

function usualNames(seats: Pair<string>, texts: FormValues): Pair<string> {
  const { levels, drawn } = seatingIn(texts);
  return drawn ? seats : defaultNames(seats, levels);
}

export function namesIn(seats: Pair<string>, texts: FormValues): Pair<string> {
  const [one, two] = usualNames(seats, texts);
  return [cleanName(texts.name1 ?? "") || one, cleanName(texts.name2 ?? "") || two];
}

export interface FilledForm {
  readonly game: Game;
  readonly texts: FormValues;
}

/** The start that the player wrote, not a dealt one or a position's. */
export function ownStart({ game: { starts }, texts: { start, from } }: FilledForm): string | undefined {
  if (starts?.written === undefined || from) return undefined;
  return sizeOfStart(starts.written, start) === undefined ? undefined : start;
}

/** The start to flip cells in: the player's own or the standard one. */
export function turnedStart(form: FilledForm): string {
  const { starts, options } = form.game;
  const spec = options[starts?.size ?? ""];
  if (starts?.written === undefined || spec?.kind !== "number") return "";
  const size = sizeIn(form.game, form.texts) ?? spec.default;
  const sane = Number.isInteger(size) && size > 0 && size <= spec.max ? size : 1;
  return ownStart(form) ?? exampleStart(starts.written, sane);
}

export function turnCell(form: FilledForm, index: number): FilledForm {
  const { game, texts } = form;
  const [off, on] = game.starts?.written?.symbols ?? ["", ""];
  const symbols = Array.from(turnedStart(form));
  const start = symbols.with(index, symbols[index] === off ? on : off).join("");
  return { game, texts: { ...texts, start } };
}

/** Choosing a size drops a written start, which has its own size. */
export function fillField(form: FilledForm, id: string, text: string): FilledForm {
  const { start: _start, ...others } = form.texts;
  const kept = id === form.game.starts?.size && ownStart(form) !== undefined ? others : form.texts;
  return { game: form.game, texts: { ...kept, [id]: text } };
}
