/** Who plays in an arena: a computer's level, or a bot that is started by a command. */

import { fail, ok, type Result } from "../core/result.ts";
import { cleanName, cleanText, quote } from "../core/text.ts";
import { findLevelName, type LevelName } from "../players/level-names.ts";

export type Contestant =
  | { readonly kind: "level"; readonly name: string; readonly level: LevelName }
  | { readonly kind: "bot"; readonly name: string; readonly command: string };

const botMark = "cmd:";
const longestCommand = 1000;

/** `easy`, or `cmd:python3 bot.py`. */
export function readContestant(text: string): Result<Contestant> {
  if (text.startsWith(botMark)) return readBot(text);
  const level = findLevelName(text);
  if (level.ok) return ok({ kind: "level", name: level.value, level: level.value });
  return fail("bad-option", `${level.problem.message} For a bot, write "cmd:python3 bot.py".`);
}

function readBot(text: string): Result<Contestant> {
  const command = text.slice(botMark.length).trim();
  if (command === "") return fail("bad-option", 'A bot needs a command, such as "cmd:python3 bot.py".');
  if (
    command.length > longestCommand ||
    cleanText(command, longestCommand) !== command.replace(/ {2,}/g, " ")
  )
    return fail("bad-option", `${quote(text)} isn't a command that can be run here.`);
  return ok({ kind: "bot", name: cleanName(text), command });
}

/** Names tell the players apart in tables and records; the same player twice gets a number. */
export function withDistinctNames(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, index) => {
    const before = contestants.slice(0, index).filter(({ name }) => name === contestant.name).length;
    return before === 0
      ? contestant
      : { ...contestant, name: `${contestant.name.slice(0, 36)} #${before + 1}` };
  });
}

/** As it is written on the command line. */
export function formatContestant(contestant: Contestant): string {
  return contestant.kind === "level" ? contestant.level : `${botMark}${contestant.command}`;
}
