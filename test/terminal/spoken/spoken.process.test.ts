/** The spoken menu works through a pipe. */

import { expect, test } from "vitest";
import { run } from "../../support/cli.ts";

test("the spoken menu leads through a whole game in a pipe, without control codes", async () => {
  const answers = ["9", "play", "set up tower switch", "friend", "Ann", "Ben", "", "", "1", "", "1"];
  const { code, out } = await run(["--screen-reader"], `${answers.join("\n")}\n`);
  expect(code).toBe(0);
  expect(out).toContain('"9" isn\'t one of the choices.');
  expect(out).toContain("Ann, it's your turn.");
  expect(out).toContain("Ann wins the game!");
  expect(out).not.toContain("\u001b");
});
