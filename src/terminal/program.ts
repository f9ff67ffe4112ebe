/** Each command's own code is loaded only when it runs. */

import { Command, CommanderError, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { levelNames } from "../computer/level-names.ts";
import { asksVersion, version } from "../core/program.ts";
import { cleanText, didYouMean, listWords, quote } from "../core/text.ts";
import { capital } from "../core/words/values.ts";
import { addFlags, commandFields, type FieldsOf, readGame, whichGame } from "./flags/flags.ts";
import { attempt, exitCodes, type Host, notify, print, Refusal, refuse } from "./host.ts";
import {
  addExamples,
  type CommandLine,
  examplesOf,
  type Faces,
  helpAfter,
  programHelp,
} from "./program/help.ts";
import { addLearn, addPlay, addPuzzle, addReading, addRecords } from "./program/play.ts";
import {
  addAdmin,
  addAnalysis,
  addArena,
  addAuthor,
  addExam,
  addPrograms,
  addServe,
} from "./program/programs.ts";

const screenReaderFlag = ["--screen-reader", "full sentences, for screen readers"] as const;

const inAnyFace = ["play", "learn", "puzzle", "history"];

export async function runProgram(host: Host, faces: Faces, typed: readonly string[]): Promise<number> {
  if (typed.length === 0)
    notify(host, "The menu needs a terminal. Use one of the commands below, or add --screen-reader.");
  const words = typed.length === 0 || typed[0] === "help" ? [...typed.slice(1), "--help"] : typed;
  let code: number = exitCodes.fine;
  const run: CommandLine["run"] = async (loaded, command) => {
    const done = await attempt(async () => command(await loaded));
    code = done instanceof Refusal ? refuse(host, done.message, done.code) : done;
  };
  const program = newProgram(host);
  addCommands(program, { host, faces, run });
  program.helpInformation = () => programHelp(host, program, words.includes("--all"));
  addFlagsAndHelp(program, host, words);
  if (asksVersion(words)) return print(host, [version]);
  const empty = emptyFlag(words);
  if (empty !== undefined) return refuse(host, `${empty} needs a value.`);
  // With --help after an unknown word, the parser would print the whole help, so this refuses the word first.
  const first = words.find((word) => !word.startsWith("-"));
  if (first !== undefined && namedBy(program, words) === program)
    return refuse(host, unknownCommand(host, program, first));
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.fine;
    return refuse(host, cleanText(refusalOf(host, error, namedBy(program, words)), 500));
  }
}

/** A flag is often empty because a script's variable isn't set, as in --data "$FOLDER". Only --moves may be empty. */
function emptyFlag(words: readonly string[]): string | undefined {
  return words.flatMap((word, at) => {
    const [, flag = word, value = words[at + 1]] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    return flag.startsWith("--") && flag !== "--moves" && value?.trim() === "" ? [flag] : [];
  })[0];
}

const fieldsOf = new Map<string, FieldsOf>(Object.entries(commandFields));

/** Only the typed command gets a game's options. Adding them to all commands would slow down every start. */
function addFlagsAndHelp(command: CommandUnknownOpts, host: Host, words: readonly string[]): void {
  const names = namesOf(command);
  const name = names.at(-1) ?? "";
  const fields = fieldsOf.get(name);
  if (inAnyFace.includes(name))
    command.option("--plain", "plain text instead of the full screen").option(...screenReaderFlag);
  const isUsed = fields !== undefined && words.includes(name);
  const read = words.slice(words.indexOf(name) + 1).map((word) => readGame(host.games, word));
  const game = isUsed ? read.find((found) => found.ok)?.value : undefined;
  if (isUsed) addFlags(command, host.games, fields, game);
  command
    .helpCommand(false)
    .addHelpText("after", helpAfter(names.join(" "), host, isUsed && game === undefined));
  for (const part of command.commands) addFlagsAndHelp(part, host, words);
}

const groups = {
  Play: [addPlay, addPuzzle, addLearn, addRecords],
  Understand: [addReading, addAnalysis],
  Share: [addServe, addAdmin],
  Build: [addAuthor, addArena, addExam, addPrograms],
};

function addCommands(program: Command, line: Omit<CommandLine, "command">): void {
  const command: CommandLine["command"] = (name, ...examples) => {
    addExamples(name, examples);
    return program.command(name);
  };
  for (const [title, commands] of Object.entries(groups)) {
    program.commandsGroup(title);
    for (const add of commands) add({ ...line, command });
  }
}

function newProgram(host: Host): Command {
  return (
    new Command(host.program.name)
      .version(version, "-V, --version", "print the version")
      .helpOption("-h, --help", "print this help")
      .helpCommand(false)
      .option(...screenReaderFlag)
      // The parser gives flags before a command's name to the program, so this hands them on to the command.
      .hook("preAction", (_program, command) => {
        for (const [name, value] of Object.entries(command.optsWithGlobals()))
          command.setOptionValue(name, value);
      })
      .exitOverride()
      .configureHelp({ subcommandTerm: (part) => part.name() })
      .configureOutput({
        writeOut: (text) => host.output.write(text),
        writeErr: () => {},
        outputError: () => {},
      })
  );
}

function namedBy(program: CommandUnknownOpts, words: readonly string[]): CommandUnknownOpts {
  let named = program;
  for (const word of words) {
    const next = named.commands.find((each) => each.name() === word);
    if (next !== undefined) named = next;
    else if (!word.startsWith("-")) break;
  }
  return named;
}

function namesOf(command: CommandUnknownOpts): readonly string[] {
  return command.parent === null ? [] : [...namesOf(command.parent), command.name()];
}

function refusalOf(host: Host, error: CommanderError, named: CommandUnknownOpts): string {
  switch (error.code) {
    case "commander.unknownCommand":
      return unknownCommand(host, named, named.args[0] ?? "");
    case "commander.unknownOption":
      return unknownOption(host, named, /'(.*)'/s.exec(error.message)?.[1] ?? "");
    case "commander.help":
      return missingCommand(host, named);
    case "commander.optionMissingArgument":
      return `${/--[\w-]+/.exec(error.message)?.[0]} needs a value. ${seeHelp(host, named)}`;
    case "commander.missingArgument":
      return missingArgument(host, named);
    case "commander.excessArguments":
      return excessArguments(host, named);
    default:
      return `${capital(error.message.replace(/^error: /, ""))}. ${seeHelp(host, named)}`;
  }
}

function unknownCommand(host: Host, command: CommandUnknownOpts, word: string): string {
  const known = command.commands.map((each) => each.name());
  return `There's no command ${quote([...namesOf(command), word].join(" "))}.${didYouMean(word, known)} ${seeHelp(host, command)}`;
}

function missingCommand(host: Host, command: CommandUnknownOpts): string {
  const known = command.commands.map((each) => each.name());
  const typed = [host.program.name, ...namesOf(command)].join(" ");
  return `Which command? Try: ${typed} ${listWords(known, "or")}. ${seeHelp(host, command)}`;
}

function unknownOption(host: Host, command: CommandUnknownOpts, flag: string): string {
  const known = command.options.flatMap(({ long }) => long ?? []);
  const isLater = command.commands.some(({ options }) => options.some(({ long }) => long === flag));
  if (isLater) return `Put a command such as "play" before ${flag}. ${seeHelp(host, command)}`;
  const subject = command.parent === null ? "There's" : `${quote(namesOf(command).join(" "))} has`;
  return `${subject} no option ${quote(flag)}.${didYouMean(flag, [...known, "--help"])} ${seeHelp(host, command)}`;
}

function missingArgument(host: Host, command: CommandUnknownOpts): string {
  const missing = command.registeredArguments[command.args.length];
  const name = missing?.name() ?? "";
  const typed = namesOf(command).join(" ");
  if (name === "game") return whichGame(host, typed);
  const [example] = examplesOf(typed, host);
  const shown = example === undefined ? "." : `. For example: ${example}`;
  const verb = name.endsWith("s") ? "are" : "is";
  return `The ${name} ${verb} missing (${missing?.description})${shown}`;
}

/** The extra word is often a level without --vs, an option without dashes, or one of several moves without quotes. */
function excessArguments(host: Host, command: CommandUnknownOpts): string {
  const names = namesOf(command);
  const wanted = command.registeredArguments;
  const extra = command.args.slice(wanted.length);
  const { moves, vs } = command.opts();
  const level = levelNames.find((each) => extra.at(-1) === each);
  const typed = [host.program.name, ...names, ...command.args.slice(0, wanted.length)].join(" ");
  if (names[0] === "play" && level !== undefined && vs === undefined)
    return `To play the computer, use --vs: ${typed} --vs ${level}`;
  const [name, ...value] = extra.flatMap((word) => word.split(/[\s=]+/));
  if (command.options.some(({ long }) => long === `--${name}`))
    return `An option begins with two dashes: ${[typed, `--${name}`, ...value].join(" ")}`;
  if (typeof moves === "string")
    return `Put the moves in quotes: ${typed} --moves "${[moves, ...extra].join(" ")}"`;
  const taken = wanted.map((each) => `the ${listWords(each.name().split("|"), "or")}`);
  const rule = taken.length === 0 ? "nothing more" : `only ${listWords(taken, "and")}`;
  return `${quote(names.join(" "))} takes ${rule}. Leave out ${listWords(extra.map(quote), "and")}. ${seeHelp(host, command)}`;
}

function seeHelp({ program }: Host, command: CommandUnknownOpts): string {
  return `For help, run: ${[program.name, "help", ...namesOf(command)].join(" ")}`;
}
