/** What authors get wrong: each kind of fault is found in a game that has it, and named by a sentence. */

import { describe, expect, test } from "vitest";
import { reservedIds } from "../../src/library/check/look.ts";
import { checkGame, checkLoaded, reviewGame } from "../../src/library/check-game.ts";
import { faultyGames, heapGame, heapWithChoice } from "../support/faulty-games.ts";
import { run } from "../support/program.ts";

test.each([heapGame, heapWithChoice])("the game without a fault has none", (game) => {
  expect(reviewGame(game)).toEqual({ faults: [], warnings: [], unseen: [] });
});

describe("each fault is found", () => {
  const said: string[] = [];

  test.each(faultyGames)("%s", (fault, code, game) => {
    const { faults, warnings } = reviewGame(game);
    const found = [...faults, ...warnings];
    expect(found.map((each) => each.code)).toContain(code);
    for (const { message } of found) expect(message).toMatch(/^[^\p{Cc}]+[.?]$/u);
    const [first] = found.filter((each) => each.code === code);
    const message = first?.message.replace("Heap: ", "").replace(/ \([\w.-]+:\d+\)/, "");
    said.push(`| ${fault} | ${message} | ${first?.position?.trim() ?? ""} |`);
  });

  test("in words that can be read in one table", async () => {
    expect(said).toHaveLength(faultyGames.length);
    const heading = ["# What check says", "", "| fault | said | in |", "| --- | --- | --- |"];
    await expect([...heading, ...said, ""].join("\n")).toMatchFileSnapshot("faulty-games.md");
  });
});

test("an error of the author's gives its file and line", () => {
  const failing = (): never => {
    throw new Error("no luck");
  };
  const [fault] = checkGame({ ...heapGame, goal: failing });
  expect(fault?.message).toMatch(/^Heap: goal failed in 7: no luck \(faulty-games\.test\.ts:\d+\)\.$/);
});

test("what is loaded later is looked at too", async () => {
  const theory = () => Promise.reject(new Error("no file"));
  const lesson = () => Promise.resolve({ steps: [] });
  const faults = await checkLoaded({ ...heapGame, theory, lesson } as never);
  expect(faults.map(({ message }) => message.replace(/ \(.*\)/, ""))).toEqual([
    "Heap: theory failed: no file.",
    "Heap: The value that lesson loads has no steps.",
  ]);
  expect(await checkLoaded(heapGame)).toEqual([]);
});

test("a pattern that tries too many ways to match is found with a clock", () => {
  const fromKey: typeof heapGame.fromKey = (key, options, mover) =>
    /^(\d+)+$/.test(key) ? heapGame.fromKey(key, options, mover) : heapGame.fromKey("?", options, mover);
  const { faults } = reviewGame({ ...heapGame, fromKey }, { clock: performance });
  expect(faults).toMatchObject([
    { code: "slow", message: expect.stringMatching(/^Heap: fromKey takes very/) },
  ]);
});

test("a position with 100,000 moves is left in its middle when time is up, which is said", () => {
  const moves = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const wide = {
    ...heapGame,
    moves: () => moves,
    formatMove: (_heap: unknown, move: unknown) => `m${String(move)}`,
  };
  let asked = 0;
  const { unseen } = reviewGame(wide, { timeUp: () => ++asked > 60 });
  expect(asked).toBe(61);
  expect(unseen[0]).toMatch(/^Heap: Time ran out; not fully checked: the default size; /);
});

test("a long game that ends is not told to be endless", () => {
  const options = { size: { kind: "number", default: 900, min: 900, max: 901, help: "how many things" } };
  const fromKey = (key: string, _options: unknown, mover = 1) =>
    /^\d+$/.test(key) ? { ok: true, value: { left: Number(key), mover } } : heapGame.fromKey("?", {}, 1);
  const long = {
    ...heapGame,
    options,
    fromKey,
    moves: ({ left }: { left: number }) => (left === 0 ? [] : [1]),
  };
  const codes = reviewGame(long as never).faults.map(({ code }) => code);
  expect(codes).not.toContain("endless");
  expect(codes).not.toContain("too-long");
});

test("no command's name can be a game's id", async () => {
  const { out } = await run(["help"]);
  const commands = Array.from(out.matchAll(/^ {2}([a-z]+)(?: |$)/gm), ([, name = ""]) => name);
  expect(commands.length).toBeGreaterThan(10);
  const free = commands.filter((name) => !reservedIds.includes(name) && name !== "switchyard");
  expect(free).toEqual([]);
});
