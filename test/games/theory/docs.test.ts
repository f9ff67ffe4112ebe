/** docs/theory.md is made from the games' theories: `npm run theory` writes it anew. */

import { expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { games } from "../../../src/games/index.ts";
import { howItIsCounted } from "../../../src/words/sharpness.ts";
import {
  type TheoryExample,
  type TheorySection,
  theorySections,
  writeOptions,
} from "../../../src/words/theory.ts";

const head = [
  "# The theory of the games",
  "",
  "Who wins each game at every size, why, and how much there is to decide. The same text is on the page and in the terminal:",
  "`switchyard theory GAME`. This file is made from the games' own `theory.ts` by `npm run theory`; every number in it is",
  "recalculated by `test/games/theory`.",
  "",
  "## How it is counted how much there is to decide",
  "",
  howItIsCounted,
];

function exampleLines({ board, verdict, caption, command }: TheoryExample): readonly string[] {
  return ["", "```", ...board, verdict, "", `$ ${command}`, "```", "", caption];
}

function sectionLines({ title, paragraphs, examples, figures }: TheorySection): readonly string[] {
  const rows = figures.map(({ options, share }) => `| ${writeOptions(options)} | ${share} |`);
  const told = paragraphs.filter((paragraph) => paragraph !== howItIsCounted);
  return [
    "",
    `### ${title}`,
    ...told.flatMap((paragraph) => ["", paragraph]),
    ...examples.flatMap(exampleLines),
    ...(rows.length === 0 ? [] : ["", "| size | turns with a wrong move |", "| --- | --- |", ...rows]),
  ];
}

async function gameLines(game: Game): Promise<readonly string[]> {
  const sections = await theorySections(game);
  return ["", `## ${game.title}`, ...sections.flatMap(sectionLines)];
}

test("docs/theory.md is up to date", async () => {
  const parts = await Promise.all(games.map(gameLines));
  await expect(`${[...head, ...parts.flat()].join("\n")}\n`).toMatchFileSnapshot("../../../docs/theory.md");
});
