import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import type { Game } from "../../core/game.ts";
import { solvingSpecs } from "../../core/options.ts";
import { maxSeed } from "../../core/random.ts";
import { andThen, fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { dealtStarts } from "../../core/starts.ts";
import { didYouMean, listWords, mustBe, quote } from "../../core/text.ts";
import { askablesOf, flagName, startForm, startWords } from "../../core/words/options.ts";
import {
  type CommonId,
  commonFields,
  type Field,
  type FormValues,
  optionFields,
  type WholeField,
  wholeField,
} from "../../play/form.ts";
import {
  fieldProblem,
  isStart,
  type Naming,
  type ReadForm,
  readForm,
  recommendedTexts,
  refuseOption,
} from "../../play/read-form.ts";
import { type Host, need, Refusal } from "../host.ts";

export type Flags = Readonly<Record<string, unknown>>;

export const byFlag: Naming = ({ id }) => flagName(id);

export type FieldsOf = (game: Game) => readonly Field[];

/** Accepts the options of all games, so a wrong one gets a useful error. The help lists only those of the `named` game. */
export function addFlags(
  command: CommandUnknownOpts,
  games: readonly Game[],
  fieldsOf: FieldsOf,
  named: Game | undefined,
): void {
  const shown = named === undefined ? [] : fieldsOf(named);
  const options = [...optionIds(games), "start"];
  const added = new Set<string>();
  for (const field of [...shown, ...games.flatMap(fieldsOf)]) {
    const isOption = options.includes(field.id);
    const limits = isOption ? field.limits : limitsOf(field);
    if (!added.has(field.id))
      addFlag(command, field, { limits, isHidden: isOption && !shown.includes(field) });
    added.add(field.id);
  }
}

/** Refuses the argument `word`, and every flag but --plain, --screen-reader and those in `taken`. */
export function takeOnly(flags: object, taken: readonly string[], why: string, word?: string): void {
  const all = [...taken, "plain", "screenReader"];
  const flag = Object.keys(flags).find((id) => !all.includes(id));
  const extra = word === undefined ? flag && byFlag({ id: flag, label: flag }) : quote(word);
  if (extra !== undefined) throw new Refusal(`${why}. Leave out ${extra}.`);
}

function optionIds(games: readonly Game[]): readonly string[] {
  return games.flatMap((game) => Object.keys(game.options));
}

export function addFlag(
  command: CommandUnknownOpts,
  field: Field,
  { limits = limitsOf(field), isHidden = false } = {},
): void {
  const help = limits === "" ? field.help : `${field.help} (${limits})`;
  command.addOption(new Option(`${byFlag(field)} <${placeholders[field.kind]}>`, help).hideHelp(isHidden));
}

const placeholders = { text: "text", whole: "n", choice: "which", start: "row", clock: "time" } as const;

function limitsOf({ choices, kind, limits, default: usual }: Field): string {
  const possible = kind === "choice" ? choices.map(({ value }) => value).join(", ") : limits;
  const shown = kind === "text" || usual === "" ? "" : `default: ${usual}`;
  return [possible, shown].filter((part) => part !== "").join("; ");
}

export function readFlags(
  games: readonly Game[],
  game: Game,
  fieldsOf: FieldsOf,
  flags: Flags,
): Result<ReadForm> {
  const fields = fieldsOf(game);
  const foreign = optionIds(games).find(
    (id) => flags[id] !== undefined && !fields.some((field) => field.id === id),
  );
  const own = Object.keys(askablesOf(game)).filter((id) => fields.some((field) => field.id === id));
  if (foreign !== undefined) return refuseOption(game, foreign, byFlag, own);
  const given = Object.entries(flags).filter((flag): flag is [string, string] => typeof flag[1] === "string");
  const { start, ...texts }: FormValues = Object.fromEntries(given);
  return andThen(readStart(game, start), (chosen) =>
    readForm(game, [...fields, ...commonFields(game, ["from"])], { ...chosen, ...texts }, byFlag),
  );
}

/** The text is a word such as "fair", a row, or a position code. */
function readStart(game: Game, text: string | undefined): Result<FormValues> {
  const { starts, recommended } = game;
  if (text === undefined) return ok({});
  if (text === "recommended" && recommended !== undefined) return ok(recommendedTexts(game));
  if (starts !== undefined && isStart(starts, text)) return ok({ start: text });
  const guess = didYouMean(text, startNames(game));
  const isWord = ["", "standard", "recommended", ...dealtStarts].includes(text.trim());
  if (guess === "" && !isWord) return ok({ from: text });
  return fail("bad-option", mustBe(flagName("start"), describeStart(game), text) + guess);
}

function startNames({ starts, recommended }: Game): readonly string[] {
  const words = starts === undefined ? [] : startWords(starts);
  return recommended === undefined ? words : [...words, "recommended"];
}

export function describeStart(game: Game, words = startNames(game)): string {
  const written = game.starts?.written;
  const forms = written === undefined ? [] : [startForm(written)];
  return listWords([...words, ...forms, "a position code"], "or");
}

function flagFields(game: Game, ids: readonly CommonId[], texts: FormValues = {}): readonly Field[] {
  const key = commonFields(game, ["from"]);
  const start = key.map((field) => ({
    ...field,
    id: "start",
    help: "how the game starts",
    limits: describeStart(game),
  }));
  return [...commonFields(game, ids, texts), ...start, ...optionFields({ options: game.options }, texts)];
}

export function readNumber(field: WholeField, text: string | undefined, naming = byFlag): number {
  const problem = text === undefined ? "" : fieldProblem(field, text, naming);
  if (problem !== "") throw new Refusal(problem);
  return Number(text ?? field.default);
}

export function readGame(games: readonly Game[], name: string): Result<Game> {
  const wanted = name.trim().toLowerCase().replace(/\s+/g, "-");
  const exact = games.find(({ id, title }) =>
    [id, title.toLowerCase().replace(/\s+/g, "-")].includes(wanted),
  );
  const begun = wanted === "" ? [] : games.filter(({ id }) => id.startsWith(wanted));
  const [game, ...others] = exact === undefined ? begun : [exact];
  if (game === undefined) return findGame(games, name);
  if (others.length === 0) return ok(game);
  const ids = begun.map(({ id }) => id);
  return fail("unknown-game", `${quote(name)} could be ${listWords(ids, "or")}. Type a little more.`);
}

export function requireGame(host: Host, name: string | undefined, command: string): Game {
  if (name === undefined) throw new Refusal(whichGame(host, command));
  return need(readGame(host.games, name));
}

export function whichGame({ games, program }: Host, command: string): string {
  const ids = games.map(({ id }) => id);
  return `Which game? Try: ${program.name} ${command} GAME, where GAME is ${listWords(ids, "or")}.`;
}

export const commandFields = {
  play: (game) => flagFields(game, playIds),
  online: (game) => flagFields(game, [...playIds, "name"], { place: "online" }),
  analyze: (game) =>
    withoutLot(flagFields(game, ["first"])).map((field) =>
      field.id === "start" ? { ...field, limits: describeStart(game, []) } : field,
    ),
  solve: solveFields,
  rules: solveFields,
  arena: (game) => withoutLot(flagFields(game, ["seed", "first"])),
} as const satisfies Readonly<Record<string, FieldsOf>>;

const playIds = ["vs", "seat", "first", "bestOf", "seed", "clock"] as const;

function solveFields({ options }: Game): readonly Field[] {
  return optionFields({ options: solvingSpecs(options) });
}

/** A random first player would keep analyses and arenas from being repeated. */
function withoutLot(fields: readonly Field[]): readonly Field[] {
  return fields.map((field) =>
    field.id === "first" ? { ...field, choices: field.choices.slice(0, 2) } : field,
  );
}

export const seedField = wholeField("seed", "the same seed gives the same puzzle", { min: 0, max: maxSeed });

export const examFields = {
  rows: wholeField("rows", "how many questions", { max: 10_000, default: "500" }),
  seed: wholeField("seed", "the same seed gives the same exam", { min: 0, max: maxSeed, default: "" }),
} as const;

export const arenaCounts = {
  games: wholeField("games", "games per pair of players, an even number", {
    min: 2,
    max: 100_000,
    step: 2,
    reason: "each start is played twice, with the seats swapped",
    default: "20",
  }),
  time: wholeField("time", "milliseconds per answer (default: 1000; 120000 for a model)", {
    max: 3_600_000,
    default: "",
  }),
  concurrency: wholeField("concurrency", "how many games or questions to run in parallel", {
    max: 64,
    default: "2",
  }),
} as const;
