import { expect, test } from "vitest";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { run } from "../../support/cli.ts";
import { junk } from "./fuzz.ts";

test("a running game survives random and malicious input", async () => {
  const random = randomFrom(7);
  const lines = Array.from({ length: 400 }, () =>
    pick(random, [...junk, "1", "2", "flip 2", "5", "7", "undo", "moves", "draw", "no"]),
  );
  const result = await run(["play", "switch-battle"], `${lines.join("\n")}\nquit\n`);
  expect(result.err).toBe("");
  expect([0, 1]).toContain(result.code);
  expect(/[^\P{Cc}\n]|\p{Cs}/u.test(result.out)).toBe(false);
});
