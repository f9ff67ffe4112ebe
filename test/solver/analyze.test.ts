/** Analyzes single positions: the order of moves, finished games, and questions that a method can't answer. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Value } from "../../src/core/analysis.ts";
import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game, Variant } from "../../src/core/game.ts";
import { randomFrom } from "../../src/core/random.ts";
import { fail } from "../../src/core/result.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";
import { analyzePosition, bestFirst } from "../../src/solver/analyze.ts";
import { searchCanWin } from "../../src/solver/general/oracle.ts";
import { oracleOf, sizeName } from "../../src/solver/oracle.ts";
import { runToEnd, withoutLimit } from "../../src/solver/task.ts";
import { endlessGame } from "../support/endless.ts";
import { freshGame, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { standardSamples } from "../support/sample-setups.ts";

test("bestFirst puts quick wins first, then draws, unknown values and long losses", () => {
  const values: readonly (Value | null)[] = [
    { kind: "win", plies: 1 },
    { kind: "win", plies: 5 },
    { kind: "win" },
    { kind: "draw" },
    null,
    { kind: "loss" },
    { kind: "loss", plies: 8 },
    { kind: "loss", plies: 2 },
  ];
  const moves = values.map((value) => ({ value }));
  expect(bestFirst(moves)).toEqual(moves);
  expect(bestFirst(moves.toReversed())).toEqual(moves);
});

test.each(standardSamples().map((each) => [each.name, each] as const))(
  "analyzing a finished game of %s gives its winner and no moves",
  (_name, { game, setup }) => {
    const random = randomFrom(3);
    let position = setup.start;
    for (let ply = 0; ply < 500 && game.outcome(position) === null; ply++) {
      const { moves } = analyzePosition(game, position);
      const won = moves.find(({ value }) => value?.kind === "win" && value.plies === 1);
      position = won?.after ?? moves[random.below(moves.length)]?.after;
    }
    const toMove = game.toMove(position);
    const value = { kind: "loss", plies: 0 };
    expect(analyzePosition(game, position)).toMatchObject({
      over: true,
      winner: otherSeat(toMove),
      value,
      canWin: [toMove === 2, toMove === 1],
      moves: [],
    });
  },
);

describe("a value without a distance", () => {
  const game = gameAt("factor-frenzy", { max: 100 });
  const evens = Array.from({ length: 50 }, (_, index) => 2 * index + 2);
  const at = (key: string) => must(game.fromKey(key, 1));

  test("gets a distance from a move that wins right away", () => {
    const position = at(`${evens.join()}/3`);
    expect(oracleOf(game).probe(position)).toEqual({ kind: "win" });
    expect(analyzePosition(game, position).value).toEqual({ kind: "win", plies: 1 });
  });

  test("gets a distance from the longest loss once all moves are known", () => {
    const numbers = "6,8,15,18,20,22,25,26,28,30,31,35,37,42,46,48,49,51,52,56,62,63,65,66,67,71,72,74,75,76";
    const position = at(`${numbers},81,82,83,84,85,90,92,93,95,98/2`);
    expect(oracleOf(game).probe(position)).toEqual({ kind: "loss" });
    expect(analyzePosition(game, position).value).toEqual({ kind: "loss", plies: 40 });
  });

  test("gets no distance if another win may be shorter", () => {
    const numbers = "8,11,12,22,28,31,38,39,44,45,47,48,49,52,54,55,60,63,66,72,73,89,93,98,100";
    const position = at(`${numbers}/2`);
    const { value, moves } = analyzePosition(game, position);
    expect(bestFirst(moves)[0]?.value).toEqual({ kind: "win", plies: 25 });
    expect(value).toEqual({ kind: "win" });
  });
});

describe("an oracle", () => {
  test.each<[string, Variant]>([
    ["tower-switch", gameAt("tower-switch")],
    ["switch-battle", gameAt("switch-battle")],
    ["three-heaps", gameAt(threeHeaps)],
  ])("of %s has no answer pairs", (_name, game) => {
    const oracle = oracleOf(freshGame(game));
    const start = game.start(1);
    expect(oracle.answerPairs(start)).toBeNull();
    expect([...oracle.prepare([start], () => false)].length > 0).toBe(game.id === "three-heaps");
    if (game.id === "switch-battle") return;
    expect([...oracle.decided(0)]).toEqual([]);
    expect(oracle.closeness(start, 1)).toBe(0);
  });

  test("of a row game knows how close each player is to winning", () => {
    const battle = oracleOf(freshGame(gameAt("switch-battle", { switches: 3 })));
    const conquer = oracleOf(freshGame(gameAt("switch-conquer", { switches: 2 })));
    expect([...battle.decided(1)].map(({ key, mover }) => `${key} ${mover}`).toSorted()).toEqual([
      "001 1",
      "011 1",
      "100 1",
      "101 1",
      "110 1",
    ]);
    expect([...conquer.decided(1)].map(({ key, mover }) => `${key} ${mover}`).toSorted()).toEqual([
      "AA/2 2",
      "AB/1 1",
      "AB/2 2",
      "BA/1 1",
      "BA/2 2",
      "BB/1 1",
    ]);
    expect([...conquer.decided(2)]).toEqual([]);
    const game = gameAt("switch-conquer", { switches: 4 });
    const position = must(game.fromKey("AAAB/1"));
    const four = oracleOf(game);
    expect([four.closeness(position, 1), four.closeness(position, 2)]).toEqual([0.75, 0.25]);
  });
});

test("all starts of a size share one oracle", () => {
  const at = (switches: number, start: string) => gameAt("switch-battle", { switches, start });
  expect(sizeName(at(8, "00000001"))).toBe('[["switches",8]]');
  expect(sizeName(at(7, "0000001"))).toBe("[]");
  const oracle = oracleOf(at(7, "0000001"));
  expect(oracleOf(at(7, "1000000"))).toBe(oracle);
  expect(oracleOf(at(8, "10000000"))).not.toBe(oracle);
});

test("an oracle computes who can win once per position and player", () => {
  const tower = gameAt("tower-switch");
  let looked = 0;
  const counted: Variant = {
    ...freshGame(tower),
    moves: (position) => {
      looked++;
      return tower.moves(position);
    },
  };
  const oracle = oracleOf(counted);
  const [first, second] = [tower.start(1), tower.start(2)];
  const twoLeft = must(tower.fromKey("2/2", 1));
  expect(oracle.canWin(first)).toEqual([true, true]);
  expect(oracle.canWin(twoLeft)).toEqual([false, true]);
  expect(looked).toBeGreaterThan(0);
  const before = looked;
  expect(oracle.canWin(first)).toEqual([true, true]);
  expect(looked).toBe(before);
  expect(oracle.canWin(second)).toEqual([true, true]);
  expect(looked).toBeGreaterThan(before);
});

describe("in an endless game", () => {
  /** From 0, the first player can end the game with a win for either player. With any other move, the game goes on forever. */
  const onward = (winners: readonly Seat[]) =>
    defineGame({
      id: "onward",
      title: "Onward",
      options: {},
      at: () => ({
        start: () => 0,
        toMove: () => 1,
        moves: (at: number) => (at < 0 ? [] : at === 0 ? [1, ...winners.map((seat) => -seat)] : [at + 1]),
        play: (_at, to) => to,
        outcome: (at) => (at === -1 ? 1 : at === -2 ? 2 : null),
        key: String,
        fromKey: () => fail("bad-key", "Nothing is read."),
        formatMove: (_at, to) => String(to),
      }),
    }) as unknown as Game;

  test.each<[string, readonly Seat[], readonly (boolean | null)[]]>([
    ["nobody", [], [null, null]],
    ["seat 1", [1], [true, null]],
    ["seat 2", [2], [null, true]],
    ["both seats", [1, 2], [true, true]],
  ])("searchCanWin finds a reachable win for %s", (_name, winners, expected) => {
    expect(searchCanWin(onward(winners).at({}), 0)).toEqual(expected);
  });
});

test("an oracle remembers one position while working on another", () => {
  const { game, made } = endlessGame(12);
  const oracle = oracleOf(game.at({}));
  const places = [1, 2].map((at) => ({ left: 3, at, mover: 1 as const }));
  for (const place of places) expect(oracle.probe(place)?.kind).toBe("win");
  const before = made.moves;
  for (const place of places) expect(oracle.probe(place)?.kind).toBe("win");
  expect([...oracle.prepare(places, () => false)]).toEqual([]);
  expect(made.moves).toBe(before);
});

describe("prepare", () => {
  const game = gameAt("factor-frenzy", { max: 60 });
  const at = (key: string) => must(game.fromKey(key, 1));

  test("makes every distance known right away", () => {
    const oracle = oracleOf(freshGame(game));
    const numbers = [2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18];
    const position = at(`${numbers.join()}/30`);
    expect(oracle.probeFast(position)).toEqual({ kind: "win" });
    const work = oracle.prepare([position], withoutLimit);
    expect(work.next()).toMatchObject({ done: false, value: { unit: "pools" } });
    runToEnd(work);
    expect(oracle.probeFast(position)).toEqual({ kind: "win", plies: 13 });
    expect([...oracle.prepare([position], withoutLimit)]).toEqual([]);
  });

  test("isn't needed for a pool of twelve", () => {
    const oracle = oracleOf(freshGame(game));
    const position = at("2,4,5,11,34,38,44,46,52,55,57,58/26");
    expect(oracle.probeFast(position)).toEqual({ kind: "loss", plies: 12 });
  });

  test("gives a table that answers only for the pools within it", () => {
    const oracle = oracleOf(freshGame(game));
    const keys = ["2,3,5,10/6", "2,3,10/5", "2,3,4,7,14,28/6", "2,3,4,8,16/6"];
    for (const key of keys)
      expect(oracle.probeFast(at(key)), key).toEqual(oracleOf(freshGame(game)).probeFast(at(key)));
  });
});
