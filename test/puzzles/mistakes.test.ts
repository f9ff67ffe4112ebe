import { expect, test } from "vitest";
import { assist, type Match, playMove } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Seat } from "../../src/core/seat.ts";
import { games, towerSwitch } from "../../src/games/index.ts";
import {
  dueMistakes,
  mistakeNotes,
  mistakesInTurn,
  type OwnMistakes,
  readMistakes,
  withAttempt,
  withGame,
} from "../../src/puzzles/notebook.ts";
import { advise } from "../support/advise.ts";
import { newGame } from "../terminal/screen/helpers.ts";

const none: OwnMistakes = { list: [], seen: [] };

/** Five blocks, with the given numbers taken in turn. */
function played(moves: readonly (1 | 2)[], helped: readonly number[] = []): Match {
  let match: Match = {
    ...newGame(towerSwitch, { blocks: 5 }),
    id: "game",
    startedAt: "2026-11-01T10:00:00.000Z",
  };
  for (const [at, move] of moves.entries()) {
    if (helped.includes(at)) match = assist(match, at);
    match = playMove(match, match.game.moves(match.positions.at(-1))[move - 1]);
  }
  return match;
}

function gather(match: Match, own: readonly Seat[], before = none): OwnMistakes {
  const review = advise(games, { kind: "review", record: toRecord(match), quick: true });
  if (!review.ok) throw new Error(review.problem.message);
  return withGame(before, match, review.value.card, own);
}

// Taking 1 of 5 throws away the win. Taking 2 keeps it.
const lost = played([1, 1, 2, 1]);

test("mistakes that a person makes without help are collected", () => {
  const mistakes = gather(lost, [1]);
  expect(mistakes.list.map(({ position }) => position.key)).toContain("5/0");
  expect(mistakes.list.every(({ position }) => position.toMove === 1)).toBe(true);
  expect(mistakes.seen).toEqual(["game"]);
  expect(gather(lost, []).list).toEqual([]);
  expect(gather(played([1, 1, 2, 1], [0]), [1]).list.map(({ position }) => position.key)).not.toContain(
    "5/0",
  );
});

test("a repeated mistake is stored once and is due again from the start", () => {
  const once = gather(lost, [1]);
  const [first] = once.list;
  if (first === undefined) throw new Error("There is no mistake.");
  const later = withAttempt(once, first.position, true, "2026-11-02");
  expect(later.list[0]?.solved).toBe(1);
  expect(gather(lost, [1], later).list).toEqual(once.list);
});

test("a mistake comes back after a day, a week and a month", () => {
  const start = { ...gather(lost, [1]) };
  const [first] = start.list;
  if (first === undefined) throw new Error("There is no mistake.");
  const one: OwnMistakes = { ...start, list: [first] };
  const attempt = (from: OwnMistakes, clean: boolean, today: string) =>
    withAttempt(from, first.position, clean, today);
  const due = (from: OwnMistakes, today: string) => dueMistakes(from, today).length;
  expect([due(one, "2026-11-01"), due(one, "2026-11-02")]).toEqual([0, 1]);
  const failed = attempt(one, false, "2026-11-02");
  expect([due(failed, "2026-11-02"), due(failed, "2026-11-03")]).toEqual([0, 1]);
  const week = attempt(failed, true, "2026-11-03");
  expect([due(week, "2026-11-09"), due(week, "2026-11-10")]).toEqual([0, 1]);
  const month = attempt(week, true, "2026-11-10");
  expect([due(month, "2026-12-09"), due(month, "2026-12-10")]).toEqual([0, 1]);
  // If the clock was set back, the mistake comes early, but it does come.
  expect(due(month, "2026-11-09")).toBe(1);
  expect(attempt(month, true, "2026-12-10").list).toEqual([]);
});

test("a mistake can be practiced before it's due, which doesn't count as solving it", () => {
  const start = gather(lost, [1]);
  const [next] = mistakesInTurn(start, "2026-11-01");
  if (next === undefined) throw new Error("There is no mistake.");
  expect(mistakeNotes(next, "2026-11-01")).toEqual([
    "From your game against Ben on 2026-11-01, move 1.",
    "Extra practice: this one comes back on Nov 2.",
  ]);
  expect(mistakeNotes(next, "2026-11-02")).toHaveLength(1);
  expect(withAttempt(start, next.position, true, "2026-11-01")).toEqual(start);
  expect(mistakesInTurn(none, "2026-11-01")).toEqual([]);
});

test("damaged mistakes are skipped when stored mistakes are read", () => {
  const mistakes = gather(lost, [1]);
  expect(readMistakes(JSON.parse(JSON.stringify(mistakes)))).toEqual(mistakes);
  for (const json of [undefined, null, 3, [], {}, { list: 1, seen: [] }])
    expect(readMistakes(json)).toEqual(none);
  const [good] = mistakes.list;
  const mixed = { list: [{ ...good, date: "soon" }, { ...good, position: null }, good], seen: [] };
  expect(readMistakes(mixed)).toEqual({ list: [good], seen: [] });
});
