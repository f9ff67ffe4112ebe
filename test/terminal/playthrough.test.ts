/** A playthrough: the same seed gives the same text, for games of ours and of others, and another seed another. */

import { expect, test } from "vitest";
import { quarry } from "../../examples/quarry.ts";
import { run, runWith } from "../support/program.ts";

test("a whole game as text, the same from the same seed", async () => {
  const played = await runWith([quarry], ["playthrough", "quarry", "--seed", "1", "--size", "2"]);
  expect(played.code).toBe(0);
  expect(played.out).toMatchInlineSnapshot(`
    "quarry {"size":2} seed 1

    Field:
    a1 b1
    a2 b2
    key ...., player 1 to move: Be the last player who can move.
    moves a1-b1 a1-a2 a1-b2 b1-a1 b1-a2 b1-b2 a2-a1 a2-b1 a2-b2 b2-a1 b2-b1 b2-a2
    > a2-b2
    You played a2-b2.

    Field:
    a1    b1
    a2[1] b2[~]
    key ..1~, player 2 to move: Be the last player who can move.
    moves a1-b1 b1-a1
    > a1-b1
    You played a1-b1.

    Field:
    a1[2] b1[~]
    a2[1] b2[~]
    key 2~1~
    Player 2 wins the game!
    "
  `);
  const again = await runWith([quarry], ["playthrough", "quarry", "--seed", "1", "--size", "2"]);
  expect(again.out).toBe(played.out);
  const other = await runWith([quarry], ["playthrough", "quarry", "--seed", "2", "--size", "2"]);
  expect(other.out).not.toBe(played.out);
});

test("a game that need not end is broken off", async () => {
  const { out } = await run(["playthrough", "switch-battle", "--seed", "1", "--switches", "9"]);
  expect(out).toMatch(/^switch-battle \{"switches":9,.*\} seed 1\n/);
});

test("a start that is left to chance is dealt from the seed, as in play", async () => {
  const words = ["playthrough", "switch-conquer", "--seed", "7"];
  const { code, out } = await run(words);
  expect(code).toBe(0);
  const [, start = ""] = /^switch-conquer \{.*"start":"([AB]+)".*\} seed 7\n/.exec(out) ?? [];
  expect((await run(["play", "switch-conquer", "--seed", "7", "--plain"])).out).toContain(
    start.split("").join(" "),
  );
  expect((await run(words)).out).toBe(out);
  expect((await run(["playthrough", "switch-conquer", "--seed", "8"])).out.split("\n")[0]).not.toContain(
    start,
  );
});

test("what is wrong is said", async () => {
  const { code, err } = await run(["playthrough", "tower-switch", "--blocks", "0"]);
  expect([code, err]).toEqual([2, "switchyard: --blocks must be a whole number from 1 to 1000 (got 0).\n"]);
});
