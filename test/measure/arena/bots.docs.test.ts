import { test } from "vitest";
import { forfeitHelp } from "../../../src/measure/arena/bots/bot.ts";
import { expectBlock } from "../../support/generated-block.ts";

test("docs/bots.md lists every way to forfeit a game", () => {
  const rows = Object.entries(forfeitHelp).map(([fault, help]) => `| \`${fault}\` | ${help} |`);
  expectBlock("docs/bots.md", "forfeits", ["| fault | the bot |", "| --- | --- |", ...rows].join("\n"));
});
