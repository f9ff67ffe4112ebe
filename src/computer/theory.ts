/**
 * The theorems of a game for every size, as every face shows them. A theory is a text, read line by line:
 *
 *     ## Title                                     a section
 *     @ KEY name=value …: loses in 6 moves. Text   a position to look at, with its options and its value
 *     anything else                                a paragraph
 *
 * Each number in it is written as {calculation: 9, 6, 3}. Faces show the part after the colon. A test checks
 * it against the calculation of that name (`test/games/theory`), and finds numbers without one.
 */

import type { Game } from "../core/game.ts";
import { readOptions } from "../core/options.ts";
import { type ProgramName, switchyard } from "../core/program.ts";
import { ofSeat } from "../core/seat.ts";
import { setUp } from "../core/setup.ts";
import { flagName } from "../core/words/options.ts";
import { dialogueOf } from "../core/words/simple-dialogue.ts";

export interface TheorySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly examples: readonly TheoryExample[];
}

export type TheoryExample = Readonly<ReturnType<typeof readExample>[number]>;

/** Needs no solver. The commands in the examples begin with the program's name. */
export async function theorySections(game: Game, program = switchyard): Promise<readonly TheorySection[]> {
  const text = (await game.theory?.()) ?? "";
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => readSection(program, game, part.replaceAll(claimPattern, "$2")));
}

const mostTogether = 2;

/** The theorem and its proof, the first two sections of the theory, in parts short enough to listen to. */
export async function theoremParts(game: Game): Promise<readonly string[]> {
  const sections = (await theorySections(game)).slice(0, 2);
  return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(splitSentences));
}

function splitSentences(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?]) (?=[A-Z(])/);
  const parts = sentences.map((_, at) => sentences.slice(at, at + mostTogether).join(" "));
  return parts.filter((_, at) => at % mostTogether === 0);
}

export const claimPattern = /\{([^:}]+): ([^}]+)\}/g;

function readSection(program: ProgramName, game: Game, part: string): TheorySection {
  const [title = "", ...lines] = part.split("\n").filter((line) => line !== "");
  return {
    title,
    paragraphs: lines.filter((line) => !line.startsWith("@ ")),
    examples: lines.flatMap((line) => readExample(program, game, line)),
  };
}

const kinds = { wins: "win", draws: "draw", loses: "loss" } as const;

function readExample(program: ProgramName, game: Game, line: string) {
  const example = /^@ (\S+)((?: [\w-]+=\w+)*): ((wins|draws|loses)[^.]*\.) (.*)$/.exec(line);
  if (example === null) return [];
  const [, from = "", given = "", value = "", verb = "", caption = ""] = example;
  const options = readOptions(given);
  const setup = setUp(game, { options, from });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { game: shown, start } = setup.value;
  const flags = Object.entries(options).map(([name, chosen]) => ` ${flagName(name)} ${chosen}`);
  return [
    {
      from,
      options,
      kind: kinds[verb === "wins" || verb === "draws" ? verb : "loses"],
      board: dialogueOf(shown).standing(start),
      verdict: `${ofSeat(game.seatNames, shown.toMove(start))} to move: ${value}`,
      caption,
      command: `${program.name} analyze ${game.id}${flags.join("")} --start ${from}`,
    },
  ];
}
