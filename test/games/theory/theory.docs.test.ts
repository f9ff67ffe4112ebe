/** docs/theory.md is made from the games' theories: `npm run docs` regenerates it. */

import { expect, test } from "vitest";
import {
  isQuestions,
  type TheoryExample,
  type TheorySection,
  theorySections,
  unprovedQuestions,
} from "../../../src/computer/theory.ts";
import type { Game } from "../../../src/core/game.ts";
import { games } from "../../../src/games/index.ts";

const head = [
  "# The theory of the games",
  "",
  "```sh",
  "switchyard rules tower-switch --theory",
  "```",
  "",
  "Who wins each game at every size, and why. The page has the same text. `npm run docs` makes this file from the games' own",
  "`theory.ts`, and a test recalculates every number in it.",
];

function exampleLines({ board, verdict, caption, command }: TheoryExample): readonly string[] {
  return ["", "```", ...board, verdict, "", `$ ${command}`, "```", "", caption];
}

function sectionLines({ title, paragraphs, examples }: TheorySection): readonly string[] {
  return [
    "",
    `### ${title}`,
    ...paragraphs.flatMap((paragraph) => ["", paragraph]),
    ...examples.flatMap(exampleLines),
  ];
}

async function gameLines(game: Game): Promise<readonly string[]> {
  const sections = (await theorySections(game)).filter((section) => !isQuestions(section));
  return ["", `## ${game.title}`, ...sections.flatMap(sectionLines)];
}

test("docs/theory.md is up to date", async () => {
  const parts = await Promise.all(games.map(gameLines));
  const questions = (await unprovedQuestions(games)).flatMap(sectionLines);
  const last = [
    "",
    "## More to explore",
    "",
    "Questions for a class, or for yourself. The theory above does not answer them.",
    ...questions,
  ];
  await expect(`${[...head, ...parts.flat(), ...last].join("\n")}\n`).toMatchFileSnapshot(
    "../../../docs/theory.md",
  );
});
