import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forfeitReasons } from "../../../src/measure/arena/bots/bot.ts";
import { expectBlock } from "../../support/generated-block.ts";

test("docs/bots.md lists every way to forfeit a game", () => {
  const source = readFileSync("src/measure/arena/bots/bot.ts", "utf8");
  const found = Array.from(source.matchAll(/^ {2}"(\w+)", \/\/ (.*)$/gm), ([, reason, help]) => ({
    reason,
    help,
  }));
  expect(found.map(({ reason }) => reason)).toEqual(forfeitReasons);
  const rows = found.map(({ reason, help }) => `| \`${reason}\` | ${help} |`);
  expectBlock("docs/bots.md", "forfeits", ["| fault | the bot |", "| --- | --- |", ...rows].join("\n"));
});
