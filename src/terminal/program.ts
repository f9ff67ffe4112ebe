/** Each command's own code is loaded only when it runs. */

import { Command, CommanderError } from "@commander-js/extra-typings";
import { asksVersion, version } from "../core/program.ts";
import { cleanText } from "../core/text.ts";
import type { Faces } from "./faces.ts";
import {
  analyzeFields,
  arenaFields,
  hostFields,
  playFields,
  rulesFields,
  solveFields,
} from "./flags/fields.ts";
import { addFlags, type FieldsOf } from "./flags/flags.ts";
import { exitCodes, type Host, print, refuse, runRefusing } from "./host.ts";
import { type CommandGroup, helpAfter, type Run } from "./program/help.ts";
import { online, playing, reading } from "./program/play.ts";
import { analyzing, building, serving } from "./program/programs.ts";
import { namedBy, refusalOf, unknownCommand } from "./program/refusal.ts";

const fieldsOf: Readonly<Record<string, FieldsOf>> = {
  play: playFields,
  host: hostFields,
  rules: rulesFields,
  analyze: analyzeFields,
  solve: solveFields,
  theory: solveFields,
  arena: arenaFields,
};

const screenReaderFlag = ["--screen-reader", "full sentences, for screen readers"] as const;

const inAnyFace: readonly string[] = ["play", "learn", "puzzle", "sprint", "host", "join"];

export async function runProgram(host: Host, faces: Faces, words: readonly string[]): Promise<number> {
  let code: number = exitCodes.fine;
  const run: Run = async (loaded, command) => {
    code = await runRefusing(host, async () => command(await loaded));
  };
  const program = newProgram(host);
  addCommands(program, host, faces, run);
  addSharedFlags(program, host, words);
  addExamples(program, host);
  if (asksVersion(words)) return print(host, [version]);
  if (words.length === 0 || words[0] === "help") return showHelp(host, program, words.slice(1));
  // With --help after an unknown word, the parser would print the whole help.
  const first = words.find((word) => !word.startsWith("-"));
  if (first !== undefined && namedBy(program, words).names.length === 0)
    return refuse(host, { message: unknownCommand(host, { command: program, names: [] }, first) });
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.fine;
    return refuse(host, { message: cleanText(refusalOf(host, error, namedBy(program, words)), 500) });
  }
}

function addExamples(program: Command, host: Host): void {
  program.addHelpText("after", helpAfter("", host));
  for (const command of program.commands) {
    command.helpCommand(false).addHelpText("after", helpAfter(command.name(), host));
    for (const part of command.commands)
      part.addHelpText("after", helpAfter(`${command.name()} ${part.name()}`, host));
  }
}

function showHelp(host: Host, program: Command, words: readonly string[]): number {
  const { command, names } = namedBy(program, words);
  const more = words[names.length];
  if (more !== undefined && !more.startsWith("-") && command.registeredArguments.length === 0)
    return refuse(host, { message: unknownCommand(host, { command, names }, more) });
  command.outputHelp();
  return exitCodes.fine;
}

/** Only for the command in use: there are many fields, and every start would pay for them. */
function addSharedFlags(program: Command, { games }: Host, words: readonly string[]): void {
  for (const command of program.commands.flatMap((each) => [each, ...each.commands])) {
    const name = command.name();
    const fields = fieldsOf[name];
    if (inAnyFace.includes(name))
      command.option("--plain", "plain lines of text").option(...screenReaderFlag);
    if (fields !== undefined && words.includes(name)) addFlags(command, games, fields);
  }
}

const groups: Readonly<Record<string, CommandGroup>> = {
  "Play:": playing,
  "Understand:": [...reading, ...analyzing],
  "Share:": [...online, ...serving],
  "Build:": building,
};

function addCommands(program: Command, host: Host, faces: Faces, run: Run): void {
  for (const [title, commands] of Object.entries(groups)) {
    program.commandsGroup(title);
    for (const add of commands) add(program, host, run, faces);
  }
}

function newProgram(host: Host): Command {
  return (
    new Command(host.program.name)
      .description("Tiny strategy games, and a solver that tells you who wins and why.")
      .usage("[command] [options]")
      .version(version, "-V, --version", "print the version")
      .helpOption("-h, --help", "print this help")
      .helpCommand(false)
      .option(...screenReaderFlag)
      // Flags before a command's name belong to the command.
      .hook("preAction", (_program, command) => {
        for (const [name, value] of Object.entries(command.optsWithGlobals()))
          command.setOptionValue(name, value);
      })
      .exitOverride()
      .configureOutput({
        writeOut: (text) => host.output.write(text),
        writeErr: () => {},
        outputError: () => {},
      })
  );
}
