import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { canPlay } from "../../../src/table/table.ts";
import {
  framesOf,
  isSameSource,
  type PuzzleMemory,
  sourceOf,
  withMemory,
} from "../../../src/web/state/puzzle.ts";
import { formatRoute, type PuzzleRoute, readPlace } from "../../../src/web/state/route.ts";
import { answerPuzzle, openSample, samples, wrongChoice } from "../../support/puzzles.ts";

const today = "2026-11-16";
const any = { game: null, grade: null, date: null, mine: false };

test.each([
  ["#/puzzle", any],
  ["#/puzzle/daily", { ...any, date: today }],
  ["#/puzzle/daily/2026-11-12", { ...any, date: "2026-11-12" }],
  ["#/puzzle/mine", { ...any, mine: true }],
])("%s says where the puzzle comes from, and is written so", (hash, source) => {
  const place = readPlace(hash, games);
  if (!place.ok || place.value.view !== "puzzle") throw new Error(hash);
  const route: PuzzleRoute = place.value;
  expect(formatRoute(route)).toBe(hash);
  expect(sourceOf(route, today)).toEqual(source);
});

test.each(["#/puzzle/weekly", "#/puzzle/daily/tomorrow", "#/puzzle/mine/"])("%s is no address", (hash) => {
  expect(readPlace(hash, games).ok).toBe(false);
});

test("a game and a grade that were chosen stay so, but not for the day's puzzle", () => {
  const chosen = { ...any, game: "tower-switch", grade: "hard" } as const;
  expect(sourceOf({ view: "puzzle", daily: false }, today, chosen)).toEqual(chosen);
  expect(sourceOf({ view: "puzzle", daily: true }, today, chosen)).toEqual({ ...any, date: today });
  expect([isSameSource(any, { ...any }), isSameSource(any, chosen)]).toEqual([true, false]);
});

test("a daily puzzle that was solved stands there as solved, with its answers", () => {
  const { game, key } = samples.winner;
  const solved = [{ date: today, game, key, daily: true, tries: 2 }];
  const memory: PuzzleMemory = { today, solved, mistakes: { list: [], seen: [] } };
  const kept = withMemory(openSample("winner", { date: today }), memory);
  expect([kept.puzzle.phase, kept.puzzle.answers, canPlay(kept)]).toEqual(["solved", [false, true], false]);
  const other = openSample("winner", { date: "2026-11-15" });
  expect(withMemory(other, memory)).toBe(other);
});

test("what answers an answer is shown a move at a time", () => {
  const open = openSample("line");
  const refuted = answerPuzzle(open, wrongChoice(open));
  const frames = framesOf(open, refuted);
  expect(frames.map(({ match }) => match.moves.length)).toEqual(refuted.match.moves.map((_, at) => at + 1));
  expect(frames.at(-1)).toBe(refuted);
  expect(
    frames.every((frame) => !canPlay(frame) && frame.match.positions.length > frame.match.moves.length),
  ).toBe(true);
  const winner = openSample("winner");
  expect(framesOf(winner, answerPuzzle(winner, ...winner.puzzle.decision.answers))).toHaveLength(1);
});
