/** The spoken dialogues in a process of their own, by pipe. */

import { expect, test } from "vitest";
import { run } from "../../support/cli.ts";

test("the menu is a conversation, in a pipe too", async () => {
  const answers = ["9", "tower switch", "Ann", "Ben", "", "", "", "1", "1"];
  const { code, out } = await run(["--screen-reader"], `${answers.join("\n")}\n`);
  expect(code).toBe(0);
  expect(out).toContain("Please type a number from 1 to 5");
  expect(out).toContain("Ann, it is your turn.");
  expect(out).toContain("Ann wins the game!");
  expect(out).not.toContain("\u001b");
});

test("what cannot be played is said, and asked for again", async () => {
  const { out } = await run(["--screen-reader"], "4\nAnn\nAnn\n\n\n\n\nback\nresume nothing\nquit\n");
  expect(out).toContain("The players need different names");
  expect(out).toContain("There is no saved game");
});
