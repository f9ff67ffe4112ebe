/** `checkGame` finds what is wrong with a game, and nothing where nothing is. */

import { describe, expect, test } from "vitest";
import { quarry } from "../../examples/quarry.ts";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { games } from "../../src/games/index.ts";
import { reservedOptions } from "../../src/library/check/options.ts";
import { checkGame, checkGames } from "../../src/library/check-game.ts";
import { neighbours } from "../support/neighbours.ts";
import { goodGame, plantedGames } from "../support/planted-games.ts";
import { run, runWith } from "../support/program.ts";
import { tug } from "../support/tug.ts";

describe("twenty-six planted bugs", () => {
  const found = plantedGames.map(([fault, code, game]) => ({ fault, code, faults: checkGame(game) }));

  test("each is named by a sentence, to be read in one table", async () => {
    const rows = found.map(({ fault, code, faults }) => {
      const said = faults.find((each) => each.code === code);
      return `| ${fault} | ${said?.message.replace("Spaces: ", "")} | ${said?.position ?? ""} |`;
    });
    expect(rows).toHaveLength(26);
    const heading = ["# What checkGame says", "", "| planted | said | in |", "| --- | --- | --- |"];
    await expect([...heading, ...rows, ""].join("\n")).toMatchFileSnapshot("planted-bugs.md");
  });

  test.each(found)("$fault", ({ code, faults }) => {
    expect(faults.map((fault) => fault.code)).toContain(code);
    for (const { message } of faults) expect(message).toMatch(/^\p{Lu}.*\.$/u);
  });
});

test.each([...games, threeHeaps, quarry, tug, neighbours, goodGame])("$id is in order", (game) => {
  expect(checkGame(game)).toEqual([]);
});

test("sizes that the game refuses are not played, unless it refuses its first", () => {
  const refusal = ({ size }: { size: number }) => (size === 1 ? "One square is no game." : undefined);
  const start = (options: { size: number }, first: 1 | 2) =>
    goodGame.start(refusal(options) === undefined ? options : { size: -1 }, first);
  expect(checkGame({ ...goodGame, refusal, start } as never)).toEqual([]);
  expect(checkGame({ ...goodGame, refusal: () => "Not today." } as never)).toMatchObject([
    { code: "options", message: "Spaces: The game refuses the first size that was tried: Not today." },
  ]);
});

test("two games of one id are named", () => {
  expect(checkGames([goodGame, goodGame]).map(({ message }) => message)).toEqual([
    'Two games have the id "spaces".',
  ]);
});

test.each(["play", "host", "analyze", "solve", "theory", "arena"])(
  "the flags of %s are reserved",
  async (command) => {
    const { out } = await run([command, "--help"]);
    const own = games.flatMap((game) => Object.keys(game.options));
    const flags = Array.from(out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm), ([, name = ""]) => name);
    expect(flags.length).toBeGreaterThan(2);
    expect(flags.filter((name) => !reservedOptions.includes(name) && !own.includes(name))).toEqual([]);
  },
);

test("switchyard check says what it finds, in the program's own games or in a file", async () => {
  const own = await runWith([tug], ["check"]);
  expect([own.code, own.out.split("\n")]).toEqual([
    0,
    [
      "No problems found in tug.",
      'Warning: Tug: summary is left out; players read "A game for two players." beside the title.',
      "Warning: Tug: rulesPage has no rules; players cannot find out how to play.",
      "",
    ],
  ]);
  const planted = await runWith([plantedGames[0]?.[2] ?? tug], ["check", "--json"]);
  expect([planted.code, JSON.parse(planted.out).faults[0]]).toMatchObject([
    1,
    { code: "mutates", position: "......." },
  ]);
  const file = await run(["check", "test/support/neighbours.ts"]);
  expect([file.code, file.out]).toEqual([0, "No problems found in neighbours.\n"]);
  const none = await run(["check", "test/support/until.ts"]);
  expect([none.code, none.err]).toEqual([
    2,
    'switchyard: "test/support/until.ts" exports no game; export what defineGame returns.\n',
  ]);
});

test("it stops when its time is up", () => {
  let asked = 0;
  checkGame(goodGame, () => ++asked > 3);
  expect(asked).toBe(4);
});
