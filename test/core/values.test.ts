/** Small functions of core, for seats, values, lines of a match and drawings. */

import { expect, test } from "vitest";
import { finishedValue, valueOfMove, winnerOf } from "../../src/core/analysis.ts";
import { defineGame } from "../../src/core/define/define-game.ts";
import {
  agreeDraw,
  canUndo,
  hasComputer,
  hasPerson,
  newMatch,
  type Player,
  playMove,
  resign,
  speakersOf,
  takeBackTo,
  undo,
  undoToPerson,
} from "../../src/core/match.ts";
import { drawReasons, type Reason } from "../../src/core/reason.ts";
import { isSeat, type Pair } from "../../src/core/seat.ts";
import { setUp } from "../../src/core/setup.ts";
import { drawBoard } from "../../src/core/words/simple-dialogue.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { must } from "../support/must.ts";
import { tug } from "../support/tug.ts";

const ann: Player = { name: "Ann" };
const computer: Player = { name: "Computer", level: "easy" };

function tower(players: Pair<Player>) {
  const setup = must(setUp(towerSwitch, { options: { blocks: 5 } }));
  return newMatch(setup, { id: "m", players, seed: 1, startedAt: "", series: null });
}

test("isSeat accepts only 1 and 2", () => {
  expect([1, 2, 0, 3, "1", null].map(isSeat)).toEqual([true, true, false, false, false, false]);
});

test("a value belongs to the player to move and flips with each move", () => {
  expect(finishedValue("drawn", 1)).toEqual({ kind: "draw" });
  expect(finishedValue(1, 1)).toEqual({ kind: "win", plies: 0 });
  expect(finishedValue(2, 1)).toEqual({ kind: "loss", plies: 0 });
  expect(valueOfMove(null)).toBeNull();
  expect(valueOfMove({ kind: "draw" })).toEqual({ kind: "draw" });
  expect(valueOfMove({ kind: "win", plies: 3 })).toEqual({ kind: "loss", plies: 4 });
  expect(valueOfMove({ kind: "loss" })).toStrictEqual({ kind: "win" });
  expect(winnerOf(null, 1)).toBeNull();
  expect(winnerOf({ kind: "draw" }, 1)).toBeNull();
  expect(winnerOf({ kind: "win" }, 1)).toBe(1);
  expect(winnerOf({ kind: "loss" }, 1)).toBe(2);
});

test("a match with another move, or with moves taken back, leaves the original unchanged", () => {
  const before = playMove(tower([ann, ann]), 1);
  const takenBack = { ...before, assisted: [1] };
  const played = playMove(before, 2);
  expect(before.moves).toEqual([1]);
  expect(takeBackTo(played, 1)).toEqual(takenBack);
  expect(takeBackTo(played, 9)).toEqual(played);
  expect(played).toEqual(playMove(before, 2));
});

test("moves can be undone until the players settle the game", () => {
  const start = tower([ann, ann]);
  const one = playMove(start, 1);
  expect([start, one, agreeDraw(one)].map(canUndo)).toEqual([false, true, false]);
  const settled = agreeDraw(one);
  expect([undo(settled), resign(settled, 1)]).toEqual([settled, settled]);
  expect(() => playMove(settled, 1)).toThrow("The match is over.");
});

test("a match knows which players are people and which computers", () => {
  const tables = [[ann, ann] as const, [ann, computer] as const, [computer, computer] as const].map(tower);
  expect(tables.map(hasComputer)).toEqual([false, true, true]);
  expect(tables.map(hasPerson)).toEqual([true, true, false]);
  expect(speakersOf(tower([ann, computer]))).toEqual([
    { name: "Ann", person: true },
    { name: "Computer (easy)", person: false },
  ]);
  const playTwo = (match: ReturnType<typeof tower>) => playMove(playMove(match, 2), 1);
  expect(undoToPerson(playTwo(tower([ann, computer])))?.moves).toEqual([]);
  expect(undoToPerson(playTwo(tower([computer, ann])))?.moves).toEqual([2]);
  expect(undoToPerson(playTwo(tower([computer, computer])))).toBeUndefined();
});

test("a game without a presentation gets a default board", () => {
  const rope = tug.at({});
  const start = rope.start(1);
  expect(drawBoard(rope.board(start))).toEqual(["Position: steps 0 pulls 0 last 0", "Moves: 1 2 3"]);
  expect(rope.cellsOfMove(start, 2)).toEqual(["2"]);
  expect(rope.goal(start, 1)).toBe(rope.rulesPage.goal);
});

test("the default board shows lists as JSON and other positions as keys", () => {
  const names = { id: "any", title: "Any", options: {} };
  const rules = { toMove: () => 1 as const, moves: () => [], outcome: () => 1 as const };
  const lists = defineGame({
    ...names,
    at: () => ({ ...rules, start: () => ({ heaps: [3, 4], next: null }), play: (heaps) => heaps }),
  }).at({});
  expect(drawBoard(lists.board({ heaps: [3, 4], next: null }))).toEqual([
    "Position: heaps [3,4] next null",
    "Moves: empty",
  ]);
  const nameless = defineGame({
    ...names,
    at: () => ({ ...rules, start: () => [3, 4], play: (heaps) => heaps }),
  }).at({});
  expect(drawBoard(nameless.board([3, 4]))).toEqual(["Position: [3,4]", "Moves: empty"]);
});

test("drawReasons draws lines between partners and marks on cells", () => {
  const pairs = [["3", "4"]] as const;
  const drawn = (...reasons: readonly Reason[]) => drawReasons(reasons);
  const links = [{ from: "3", to: "4", label: "↔" }];
  expect(drawn({ kind: "pairs", by: "you", after: ["2", "5"], pairs })).toEqual({
    links,
    marks: [{ cell: "2", label: "1st" }],
  });
  expect(drawn({ kind: "pairs", by: "opponent", after: ["2"], pairs }).marks).toEqual([
    { cell: "2", label: "?" },
  ]);
  const leave = { kind: "leave", mark: "1", least: 2, apart: 1, none: false } as const;
  expect(
    drawn(
      { ...leave, left: null },
      { ...leave, left: { move: "1", cells: ["7"] } },
      { kind: "over", winner: 1 },
      { kind: "undone" },
      { kind: "spoils", move: "1", replies: ["2"] },
      { kind: "refuted", move: "1", reply: "2" },
      { kind: "dead" },
      { kind: "equal" },
      { kind: "even", move: null },
      { kind: "forced", by: "you", move: null, plies: null },
      { kind: "unknown" },
    ),
  ).toEqual({ links: [], marks: [] });
});
