/** docs/theory.md is made from the games' theories. `npm run docs` regenerates it. */

import { expect, test } from "vitest";
import { type TheoryExample, type TheorySection, theorySections } from "../../../src/computer/theory.ts";
import type { Game } from "../../../src/core/game.ts";
import { games } from "../../../src/games/index.ts";

const head = [
  "# The theory of the games",
  "",
  "For anyone who wonders who wins: here's the answer for each game at every size, and the proof.",
  "",
  "`switchyard rules GAME --theory` prints the same, with a command for each position; without a GAME, it prints open questions.",
  "A test recalculates every number, and [certificates](../examples/certificates.md) let you check results without trusting the solver.",
];

function exampleLines({ board, verdict, caption }: TheoryExample): readonly string[] {
  return ["", "```", ...board, verdict, "```", "", caption];
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
  const sections = (await theorySections(game)).filter((section) => section.title !== "More to explore");
  return ["", `## ${game.title}`, ...sections.flatMap(sectionLines)];
}

test("docs/theory.md is up to date", async () => {
  const parts = await Promise.all(games.map(gameLines));
  await expect(`${[...head, ...parts.flat()].join("\n")}\n`).toMatchFileSnapshot("../../../docs/theory.md");
});
