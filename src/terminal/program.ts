/** The commands, their options and their help. Each command's own code is loaded only when it runs. */

import { Command, CommanderError } from "@commander-js/extra-typings";
import { cleanText } from "../core/text.ts";
import { version } from "../core/version.ts";
import type { Faces } from "./faces.ts";
import { exitCodes, type Host } from "./host.ts";
import { addAnalysis } from "./program/analysis.ts";
import { examples } from "./program/help.ts";
import { addOnline } from "./program/online.ts";
import { addPlay, addPuzzle } from "./program/play.ts";
import { addAgents, addArena, addServe } from "./program/programs.ts";
import { addReading, addRecords } from "./program/records.ts";

export async function runProgram(host: Host, faces: Faces, words: readonly string[]): Promise<number> {
  let code: number = exitCodes.fine;
  const finish = (result: number) => {
    code = result;
  };
  const program = newProgram(host);
  addPlay(program, host, finish);
  addReading(program, host, finish);
  addAnalysis(program, host, finish);
  addPuzzle(program, host, finish);
  addRecords(program, host, finish);
  addOnline(program, host, finish);
  addServe(program, host, faces, finish);
  addArena(program, host, finish);
  addAgents(program, host, faces, finish);
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

function newProgram(host: Host): Command {
  return new Command("switchyard")
    .description("Five small two-player games of pure skill, by the book.")
    .version(version)
    .option("--screen-reader", "plain sentences that are good to listen to")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.output.write(text),
      writeErr: (text) => host.errors.write(text),
      outputError: (text, write) => write(`${cleanMessage(text)}\n`),
    })
    .helpCommand(true)
    .addHelpText(
      "after",
      examples(
        "switchyard games",
        "switchyard play tower-switch",
        "switchyard play switch-battle --names Ann,Ben --best-of 3",
        "switchyard play tower-switch --vs medium",
        "switchyard puzzle --daily",
        "switchyard rules factor-frenzy",
        "switchyard serve    # then, for a friend elsewhere: switchyard host http://localhost:8080 tower-switch",
      ),
    );
}

/** The parser's messages quote what was typed. */
function cleanMessage(text: string): string {
  const lines = text.trim().split("\n");
  return lines.map((line) => cleanText(line.replace(/^error: /, "switchyard: "), 300)).join("\n");
}
