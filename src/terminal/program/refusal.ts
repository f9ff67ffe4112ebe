/** The messages for arguments that the parser refuses: what is wrong, and what would be right. */

import type { CommanderError, CommandUnknownOpts } from "@commander-js/extra-typings";
import { didYouMean, listWords, quote } from "../../core/text.ts";
import { levelNames } from "../../players/level-names.ts";
import { whichGame } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import { examplesOf } from "./help.ts";

/** The deepest command that the words name, with the names on the way. */
export interface Named {
  readonly command: CommandUnknownOpts;
  readonly names: readonly string[];
}

export function namedBy(program: CommandUnknownOpts, words: readonly string[]): Named {
  let named: Named = { command: program, names: [] };
  for (const word of words) {
    const next = named.command.commands.find((each) => each.name() === word);
    if (next !== undefined) named = { command: next, names: [...named.names, word] };
    else if (!word.startsWith("-")) break;
  }
  return named;
}

export function refusalOf(host: Host, error: CommanderError, named: Named): string {
  switch (error.code) {
    case "commander.unknownCommand":
      return unknownCommand(host, named, named.command.args[0] ?? "");
    case "commander.unknownOption":
      return unknownOption(host, named, /'(.*)'/s.exec(error.message)?.[1] ?? "");
    case "commander.help":
      return missingCommand(host, named);
    case "commander.missingArgument":
      return missingArgument(host, named);
    case "commander.excessArguments":
      return excessArguments(host, named);
    default:
      return `${withoutPrefix(error.message)}. ${seeHelp(host, named)}`;
  }
}

export function unknownCommand(host: Host, { command, names }: Named, word: string): string {
  const known = command.commands.map((each) => each.name());
  return `There is no command ${quote([...names, word].join(" "))}.${didYouMean(word, known)} ${seeHelp(host, { command, names })}`;
}

function missingCommand(host: Host, { command, names }: Named): string {
  const known = command.commands.map((each) => each.name());
  const typed = [host.program.name, ...names].join(" ");
  return `Which one? ${typed} ${listWords(known, "or")}. ${seeHelp(host, { command, names })}`;
}

function unknownOption(host: Host, named: Named, flag: string): string {
  const known = named.command.options.flatMap(({ long }) => long ?? []);
  const subject = named.names.length === 0 ? "There is" : `${named.names.join(" ")} has`;
  return `${subject} no option ${quote(flag)}.${didYouMean(flag, [...known, "--help"])} ${seeHelp(host, named)}`;
}

const subjects: Readonly<Record<string, string>> = {
  answers: "answers are",
  first: "first player's answers are",
  second: "second player's answers are",
};

function missingArgument(host: Host, { command, names }: Named): string {
  const missing = command.registeredArguments[command.args.length];
  const name = missing?.name() ?? "";
  if (name === "game") return whichGame(host, names.join(" "));
  const [example] = examplesOf(names.join(" "), host);
  const shown = example === undefined ? "." : `; for example: ${example}`;
  return `The ${subjects[name] ?? `${name} is`} missing (${missing?.description})${shown}`;
}

/** Often a level without its flag, or moves without quotes. */
function excessArguments(host: Host, named: Named): string {
  const { command, names } = named;
  const wanted = command.registeredArguments;
  const extra = command.args.slice(wanted.length);
  const { moves, vs } = command.opts();
  const level = levelNames.find((each) => extra.at(-1) === each);
  const typed = [host.program.name, ...names, ...command.args.slice(0, wanted.length)].join(" ");
  if (names[0] === "play" && level !== undefined && vs === undefined)
    return `To play against a computer, use --vs: ${typed} --vs ${level}`;
  if (typeof moves === "string")
    return `Put several moves in quotes: ${typed} --moves "${[moves, ...extra].join(" ")}"`;
  const taken = wanted.map((each) => `the ${each.name()}`);
  const rule = taken.length === 0 ? "nothing more" : `only ${listWords(taken, "and")}`;
  return `${names.join(" ")} takes ${rule}; leave ${listWords(extra.map(quote), "and")} out. ${seeHelp(host, named)}`;
}

function seeHelp({ program }: Host, { names }: Named): string {
  return `See: ${[program.name, "help", ...names].join(" ")}`;
}

function withoutPrefix(message: string): string {
  const said = message.replace(/^error: /, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
