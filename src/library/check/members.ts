/** The members of a game by their names and types: which are missing, which have the wrong type, and which are unknown. */

import type { Game } from "../../core/game.ts";
import { plainPresentation } from "../../core/presentation.ts";
import { didYouMean } from "../../core/text.ts";
import { type Findings, fault, isRecord, showAny, warning } from "./finding.ts";
import { failureText } from "./watched.ts";

interface Member {
  readonly type: "text" | "function" | "object" | "pair" | "flag" | "version";
  /** must: every game writes it. filled: defineGame fills it in. may: it can be left out. */
  readonly need: "must" | "filled" | "may";
}

const must = (type: Member["type"]): Member => ({ type, need: "must" });
const filled = (type: Member["type"]): Member => ({ type, need: "filled" });
const may = (type: Member["type"]): Member => ({ type, need: "may" });

const contract: Readonly<Record<string, Member>> = {
  id: must("text"),
  title: must("text"),
  options: must("object"),
  start: must("function"),
  toMove: must("function"),
  moves: must("function"),
  play: must("function"),
  outcome: must("function"),
  key: must("function"),
  fromKey: must("function"),
  formatMove: must("function"),
  parseMove: filled("function"),
  summary: filled("text"),
  rulesPage: filled("object"),
  seatNames: filled("pair"),
  board: filled("function"),
  cellsOfMove: filled("function"),
  goal: filled("function"),
  describeMove: filled("function"),
  version: may("version"),
  starts: may("object"),
  endless: may("flag"),
  extraTurns: may("flag"),
  steps: may("flag"),
  refusal: may("function"),
  positions: may("function"),
  family: may("function"),
  symmetries: may("function"),
  turnRule: may("function"),
  links: may("function"),
  notes: may("function"),
  reasons: may("function"),
  rulesFor: may("function"),
  dialogue: may("object"),
  terms: may("object"),
  recommended: may("object"),
  puzzles: may("object"),
  theory: may("function"),
  lesson: may("function"),
} satisfies Readonly<Record<keyof Game, Member>>;

const wanted: Readonly<Record<Member["type"], string>> = {
  text: "a string",
  function: "a function",
  object: "an object",
  pair: "a list of two strings",
  flag: "true, or left out",
  version: "a whole number from 1 up",
};

const fits: Readonly<Record<Member["type"], (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  function: (value) => typeof value === "function",
  object: isRecord,
  pair: (value) => Array.isArray(value) && value.length === 2,
  flag: (value) => typeof value === "boolean",
  version: (value) => Number.isInteger(value) && Number(value) >= 1,
};

export interface Members {
  readonly values: Readonly<Record<string, unknown>>;
  /** Members that can't be used as they are. */
  readonly unusable: ReadonlySet<string>;
}

export function* readMembers(game: object): Findings<Members> {
  const values: Record<string, unknown> = {};
  const unusable = new Set<string>();
  for (const [name, member] of Object.entries(contract)) {
    const problem = readInto(values, game, name) ?? memberProblem(name, member, values[name]);
    if (problem === undefined) continue;
    unusable.add(name);
    yield fault("member", problem, name);
  }
  return { values, unusable };
}

/** A getter may throw. */
function readInto(values: Record<string, unknown>, game: object, name: string): string | undefined {
  try {
    const value: unknown = Reflect.get(game, name);
    if (value !== undefined) values[name] = value;
    return undefined;
  } catch (error) {
    return `${name} cannot be read: ${failureText(error)}.`;
  }
}

function memberProblem(name: string, { type, need }: Member, value: unknown): string | undefined {
  if (value === undefined && need === "may") return undefined;
  if (value === undefined)
    return need === "must"
      ? `${name} is missing; write ${wanted[type]}.`
      : `${name} is missing; write ${wanted[type]}, or let defineGame fill it in.`;
  if (fits[type](value)) return undefined;
  return `${name} must be ${wanted[type]}; it is ${showAny(value)}.`;
}

/** The author may have misspelt them. */
export function* unknownMembers(game: object): Findings {
  for (const name of Object.keys(game)) {
    if (Object.hasOwn(contract, name)) continue;
    const guess = didYouMean(name, Object.keys(contract));
    const make = guess === "" ? warning : fault;
    yield make("member-unknown", `A game has no member ${showAny(name)}, so it does nothing.${guess}`, name);
  }
}

/** Members that defineGame filled in although every player reads them. */
export function* plainMembers(game: Game): Findings {
  const { summary } = plainPresentation(game, {});
  if (game.summary === summary)
    yield warning("summary", `summary is left out; players read ${showAny(summary)} beside the title.`);
  if (game.rulesPage.rules.length === 0)
    yield warning("rules", "rulesPage has no rules; players cannot find out how to play.");
}
