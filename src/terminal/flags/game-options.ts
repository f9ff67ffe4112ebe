/** A game's options on the command line: which there are, and how their text becomes values. */

import type { Game } from "../../core/game.ts";
import {
  describeDefault,
  describeLimits,
  describeSolving,
  type OptionSpec,
  type OptionValue,
} from "../../core/options.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { listWords } from "../../core/text.ts";

export interface CommandOption {
  readonly flag: string;
  readonly help: string;
}

/** One flag for each option name of any game. */
export function gameOptionFlags(games: readonly Game[]): readonly CommandOption[] {
  const names = new Set(games.flatMap((game) => Object.keys(game.options)));
  return Array.from(names, (name) => ({ flag: `--${name} <value>`, help: flagHelp(games, name) }));
}

export function gameOptionNames(games: readonly Game[]): readonly string[] {
  return Array.from(new Set(games.flatMap((game) => Object.keys(game.options))));
}

/** The values among `flags` that belong to games, as this game takes them. */
export function readGameOptions(
  games: readonly Game[],
  game: Game,
  flags: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, OptionValue>>> {
  const options: Record<string, OptionValue> = {};
  for (const name of gameOptionNames(games)) {
    const text = flags[name];
    if (typeof text !== "string") continue;
    const spec = game.options[name];
    if (spec === undefined && name !== "start") return fail("bad-option", foreignOption(game, name));
    options[name] = spec?.kind === "number" ? readNumber(text) : text;
  }
  return ok(options);
}

export function describeOption(name: string, spec: OptionSpec): string {
  return `--${name}: ${spec.help} (${describeLimits(spec)}${describeSolving(spec)}; ${describeDefault(spec)} unless given)`;
}

/** Text that is no plain number stays text, for the check by the spec to name it. */
function readNumber(text: string): OptionValue {
  return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
}

function foreignOption(game: Game, name: string): string {
  const own = Object.keys(game.options).map((option) => `--${option}`);
  return `${game.title} has no option --${name}; it has ${listWords(own, "and")}.`;
}

function flagHelp(games: readonly Game[], name: string): string {
  const users = games.flatMap((game) => {
    const spec = game.options[name];
    return spec === undefined ? [] : [{ title: game.title, spec }];
  });
  const help = users[0]?.spec.help ?? "";
  return `${help} (${users.map(({ title }) => title).join(", ")})`;
}
