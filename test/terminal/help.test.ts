/** The help is the reference: test/repository/docs.process.test.ts runs its examples. */

import { expect, test } from "vitest";
import { everyHelp } from "../support/help.ts";

const [, ...helps] = await everyHelp();
const isPart = (command: string) => /^\S+ \S+ /.test(command);

test("help knows every command and its parts", () => {
  expect(helps.filter(({ command }) => !isPart(command)).length).toBeGreaterThan(15);
  expect(helps.filter(({ command }) => isPart(command)).length).toBeGreaterThan(5);
});

test.each(helps.map((help) => [help.command, help] as const))(
  "the help of %s has a description, and examples unless it is a part",
  (command, { text, examples }) => {
    expect(text.split("\n\n")[1]).toMatch(/^[a-z].{10,}/);
    if (!isPart(command)) expect(examples).not.toEqual([]);
  },
);
