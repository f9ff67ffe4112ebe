/** The help is the reference. test/repository/docs.process.test.ts runs its examples. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { everyHelp } from "../support/help.ts";
import { run } from "../support/program.ts";

const [whole, ...helps] = await everyHelp();
const isPart = (command: string) => /^\S+ \S+ /.test(command);

test("there are sixteen commands", () => {
  const commands = helps.filter(({ command }) => !isPart(command)).map(({ command }) => command);
  expect(commands.map((command) => command.replace("switchyard ", "")).join(" ")).toBe(
    "play puzzle learn history rules analyze solve serve admin new dev check arena exam engine mcp",
  );
});

test("all commands together have at most forty flags", async () => {
  const lines = helps.flatMap(({ command }) =>
    games.map(({ id }) => [...command.split(" ").slice(1), id, "--help"]),
  );
  const texts = await Promise.all(lines.map(async (words) => (await run(words)).out));
  const flags = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm), ([, flag]) => flag)),
  );
  expect([...flags, "--version", "--all"].length, [...flags].join(" ")).toBeLessThanOrEqual(40);
});

test("without a terminal, the program says that the menu needs one, and prints its help", async () => {
  const { out, err, code } = await run([]);
  const said = "The menu needs a terminal. Use one of the commands below, or add --screen-reader.";
  expect({ out, err, code }).toEqual({ out: whole?.text, err: `switchyard: ${said}\n`, code: 0 });
});

test("the help of the whole program fits 80 by 24", () => {
  const lines = whole?.text.trimEnd().split("\n") ?? [];
  expect(lines.length).toBeGreaterThan(16);
  expect(lines.length).toBeLessThan(24);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test.each(helps.map((help) => [help.command, help] as const))(
  "the help of %s has a description, and examples unless it's a subcommand",
  (command, { text, examples }) => {
    expect(text.split("\n\n")[1]).toMatch(/^[a-z].{10,}/);
    if (!isPart(command)) expect(examples).not.toEqual([]);
  },
);
