/** `checkGame` finds every fault in a bad game, and none in a good one. */

import { expect, test } from "vitest";
import { quarry } from "../../examples/quarry.ts";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { checkGame, reviewGame, reviewGames } from "../../src/author/check/check-game.ts";
import { reservedFlags, reservedIds } from "../../src/author/check/declared.ts";
import { fail, ok } from "../../src/core/result.ts";
import { flagName } from "../../src/core/words/options.ts";
import { games } from "../../src/games/index.ts";
import { changedGame, gameAt } from "../support/find-game.ts";
import { neighbors } from "../support/neighbors.ts";
import { run, runWith } from "../support/program.ts";
import { tug } from "../support/tug.ts";
import { faultyGames, heapGame, heapWithChoice, named } from "./faulty-games.ts";

const fineGames = [...games, threeHeaps, quarry, neighbors, heapGame].map((game) => [game.id, game] as const);

test.each([...fineGames, ["a game with a choice option", heapWithChoice] as const])(
  "check finds nothing wrong with %s",
  (_name, game) => {
    expect(reviewGame(game)).toEqual({ faults: [], warnings: [] });
  },
);

const said: string[] = [];

test.each(faultyGames)("check reports a game that %s", (fault, code, game) => {
  const { faults, warnings } = reviewGame(game);
  const found = [...faults, ...warnings];
  expect(found.map((each) => each.code)).toContain(code);
  for (const { message } of found) expect(message).toMatch(/^[^\p{Cc}]+[.?]$/u);
  const first = found.find((each) => each.code === code);
  said.push(`| ${fault} | ${first?.message} |`);
});

test("check describes each fault in the words that faulty-games.md lists", async () => {
  expect(said).toHaveLength(faultyGames.length);
  const heading = ["# What check says", "", "| a game that | check says |", "| --- | --- |"];
  await expect([...heading, ...said, ""].join("\n")).toMatchFileSnapshot("faulty-games.md");
});

/** One word from each folder that defines commands. */
test.each(["stronger", "answer", "stop", "words", "claim"])(
  'check refuses a move called "%s", since players type that for a command',
  (word) => {
    expect(checkGame(named(["1", word, "3"])).map(({ code }) => code)).toContain("move-name");
  },
);

test("check names the size and position of a fault, the same ones every time", () => {
  const [, , game = heapGame] = faultyGames.find(([fault]) => fault === "throws at its largest size") ?? [];
  expect(checkGame(game)).toEqual([
    { code: "throws", message: "Heap with size 9: start failed: no luck.", position: null },
  ]);
  const places = () => {
    const list: string[] = [];
    reviewGame(heapGame, { onPlace: (place) => list.push(place) });
    return list;
  };
  expect(places()).toContain("Heap with size 2, position 1");
  expect(places()).toEqual(places());
});

test("check doesn't play a size that the game refuses", () => {
  const refusal = ({ size }: { size: number }) => (size === 2 ? "Two things are no game." : undefined);
  const at = (options: { size: number }) => {
    if (options.size === 2) throw new Error("refused");
    return heapGame.at(options);
  };
  expect(checkGame({ ...heapGame, refusal, at } as never)).toEqual([]);
});

test("check reports that no game at the default size ended", async () => {
  const counting = changedGame(heapGame, {
    moves: () => [1],
    outcome: () => null,
    play: ({ left, mover }: { left: number; mover: 1 | 2 }) => ({ left: left + 1, mover: 3 - mover }),
    fromKey: (key: string, mover = 1) =>
      /^\d+$/.test(key) ? ok({ left: Number(key), mover }) : gameAt(heapGame).fromKey("?", 1),
    cellsOfMove: () => ["c1"],
  } as never);
  const { code, out } = await runWith([counting], ["check"]);
  expect(code).toBe(1);
  expect(out).toBe(
    "Heap: The check played random games, but none of them ended. If games can go on forever, set endless: true.\n",
  );
});

test("check tries fewer than 1,000 moves in a position that has 100,000", () => {
  let played = 0;
  const moves = Array.from({ length: 100_000 }, (_, index) => index + 1);
  const wide = changedGame(heapGame, {
    moves: ({ left }: { left: number }) => (left === 0 ? [] : moves),
    play: ({ mover }: { mover: 1 | 2 }) => {
      played++;
      return { left: 0, mover: 3 - mover };
    },
    formatMove: (_heap: unknown, move: unknown) => `m${String(move)}`,
    parseMove: (_heap: unknown, text: string) => {
      const [, number] = /^\s*m(\d+)\s*$/i.exec(text) ?? [];
      return number === undefined ? fail("illegal-move", "Write a move.") : ok(Number(number));
    },
    cellsOfMove: () => ["c1"],
  } as never);
  expect(reviewGame(wide as never, { sizes: [{}] })).toEqual({ faults: [], warnings: [] });
  expect(played).toBeLessThan(1_000);
});

test("check reports two games that have the same id", () => {
  expect(reviewGames([heapGame, heapGame]).faults.map(({ message }) => message)).toEqual([
    'Two games have the same id: "heap".',
  ]);
});

test.each(["play", "analyze", "solve", "rules", "arena"])(
  "a game's option can't have the same name as a flag of %s",
  async (command) => {
    const { out } = await run([command, "switch-and-capture", "--help"]);
    const own = games.flatMap((game) => Object.keys(game.options).map(flagName));
    const flags = Array.from(out.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm), ([, name = ""]) => name);
    expect(flags.length).toBeGreaterThan(2);
    expect(flags.filter((name) => !reservedFlags.includes(name) && !own.includes(name))).toEqual([]);
  },
);

test("a game's id can't be the name of a command", async () => {
  const { out } = await run(["help"]);
  const commands = Array.from(out.matchAll(/^ {2}([a-z]+)(?: |$)/gm), ([, name = ""]) => name);
  expect(commands.length).toBeGreaterThan(10);
  const free = commands.filter((name) => !reservedIds.includes(name) && name !== "switchyard");
  expect(free).toEqual([]);
});

test("the command check reports on the program's games or on those in a file", async () => {
  const own = await runWith([tug], ["check"]);
  expect([own.code, own.out.split("\n")]).toEqual([
    0,
    [
      "No problems found in tug.",
      'Warning: Tug: summary is missing, so players see "A game for two players." next to the title.',
      "Warning: Tug: rulesPage has no rules, so players can't learn how to play.",
      "",
    ],
  ]);
  const [, , faulty = tug] = faultyGames.find(([, code]) => code === "key-junk") ?? [];
  const found = await runWith([faulty], ["check", "--json"]);
  const message = 'Heap, position 7: fromKey accepts "", which isn\'t a position code.';
  expect([found.code, JSON.parse(found.out).faults]).toEqual([
    1,
    [{ code: "key-junk", message, position: "7" }],
  ]);
  const file = await run(["check", "test/support/neighbors.ts"]);
  expect([file.code, file.out]).toEqual([0, "No problems found in neighbors.\n"]);
  const none = await run(["check", "test/support/until.ts"]);
  expect([none.code, none.err]).toEqual([
    2,
    'switchyard: "test/support/until.ts" doesn\'t export a game. Export what defineGame returns.\n',
  ]);
});
