/** The commands, their options and their help. Each command's own code is loaded only when it runs. */

import { Command, CommanderError } from "@commander-js/extra-typings";
import { version } from "../core/program.ts";
import { cleanText } from "../core/text.ts";
import type { Faces } from "./faces.ts";
import { analyzeFields, arenaFields, hostFields, playFields, solveFields } from "./flags/fields.ts";
import { addFlags, type FieldsOf } from "./flags/flags.ts";
import { exitCodes, type Host } from "./host.ts";
import { helpAfter, type Run } from "./program/help.ts";
import { addLearn, addOnline, addPlay, addPuzzle, addReading, addRecords } from "./program/play.ts";
import { addAgents, addAnalysis, addArena, addBackup, addExam, addServe } from "./program/programs.ts";

/** The commands that set up a game, and the fields that they take as flags. */
const fieldsOf: Readonly<Record<string, FieldsOf>> = {
  play: playFields,
  host: hostFields,
  analyze: analyzeFields,
  solve: solveFields,
  theory: solveFields,
  arena: arenaFields,
  playthrough: arenaFields,
};

const screenReaderFlag = ["--screen-reader", "full sentences, for screen readers"] as const;

/** The commands that play, in any face. */
const playing: readonly string[] = ["play", "learn", "puzzle", "sprint", "host", "join"];

export async function runProgram(host: Host, faces: Faces, words: readonly string[]): Promise<number> {
  let code: number = exitCodes.fine;
  const run: Run = async (loaded, command) => {
    code = await command(await loaded);
  };
  const program = newProgram(host);
  addCommands(program, host, faces, run);
  addSharedFlags(program, host, words);
  program.addHelpText("after", helpAfter("", host));
  for (const command of program.commands) command.addHelpText("after", helpAfter(command.name(), host));
  if (words.length === 0) {
    program.outputHelp();
    return exitCodes.fine;
  }
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    throw error;
  }
}

/** The fields of a command that is not named are not worth the time: they are many, and every start would pay for them. */
function addSharedFlags(program: Command, { games }: Host, words: readonly string[]): void {
  for (const command of program.commands.flatMap((each) => [each, ...each.commands])) {
    const name = command.name();
    const fields = fieldsOf[name];
    if (playing.includes(name)) command.option("--plain", "plain lines of text").option(...screenReaderFlag);
    if (fields !== undefined && words.includes(name)) addFlags(command, games, fields);
  }
}

/** In the order of the help. */
function addCommands(program: Command, host: Host, faces: Faces, run: Run): void {
  for (const add of [addPlay, addLearn, addReading, addAnalysis, addPuzzle, addRecords, addOnline])
    add(program, host, run);
  addServe(program, host, faces, run);
  for (const add of [addBackup, addArena, addExam]) add(program, host, run);
  addAgents(program, host, faces, run);
}

function newProgram(host: Host): Command {
  return (
    new Command(host.program.name)
      .description("Tiny strategy games, and a solver that tells you who wins and why.")
      .version(version)
      .option(...screenReaderFlag)
      // What is said before a command's name is said to the command.
      .hook("preAction", (_program, command) => {
        for (const [name, value] of Object.entries(command.optsWithGlobals()))
          command.setOptionValue(name, value);
      })
      .exitOverride()
      .configureOutput({
        writeOut: (text) => host.output.write(text),
        writeErr: (text) => host.errors.write(text),
        outputError: (text, write) => write(`${cleanMessage(host, text)}\n`),
      })
      .helpCommand(true)
  );
}

/** The parser's messages quote what was typed. */
function cleanMessage({ program }: Host, text: string): string {
  const lines = text.trim().split("\n");
  return lines
    .map((line) =>
      cleanText(
        line.replace(/^error: /, () => `${program.name}: `),
        300,
      ),
    )
    .join("\n");
}
