import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toRecord } from "../../src/core/record.ts";
import { readMatch } from "../../src/core/record-reader.ts";
import { games } from "../../src/games/index.ts";

const example = {
  switchyard: 1,
  id: "k3v9a1bc",
  game: "switch-battle",
  options: { switches: 7, start: "0000000" },
  from: null,
  first: 1,
  players: [{ name: "Ann" }, { name: "Computer", level: "hard" }],
  seed: 42,
  moves: ["4", "3-4"],
  result: null,
  hints: [0, 1],
  startedAt: "2026-11-15T10:00:00.000Z",
  series: { id: "s1", of: 5, game: 2, score: [1, 0] },
};

function problem(change: object) {
  const read = readMatch(JSON.stringify({ ...example, ...change }), games);
  return read.ok ? undefined : read.problem;
}

test("the documented record reads and writes unchanged", () => {
  const read = readMatch(JSON.stringify(example), games);
  if (!read.ok) throw new Error(read.problem.message);
  expect(toRecord(read.value)).toEqual(example);
});

describe("a record that is not one of ours", () => {
  test.each([
    "",
    "{",
    '{"switchyard":1',
    "null",
    "[]",
    "42",
    '"x"',
    "{}",
    '{"chess":1}',
    '{"switchyard":"one"}',
  ])("%s", (text) => {
    const read = readMatch(text, games);
    expect(read).toMatchObject({ ok: false, problem: { code: "bad-record" } });
  });

  test("from the future is told so", () => {
    expect(problem({ switchyard: 2 })).toMatchObject({
      code: "newer-record",
      message: expect.stringContaining("newer Switchyard (format 2)"),
    });
  });

  test.each([
    [{ game: "chess" }, "unknown-game"],
    [{ options: { switches: 99 } }, "bad-option"],
    [{ from: "0001000" }, "bad-option"],
    [{ moves: ["4", "9"] }, "illegal-move"],
    [{ moves: ["flip 4"] }, "illegal-move"],
    [{ moves: [4] }, "bad-record"],
    [{ first: 3 }, "bad-record"],
    [{ players: [{ name: "Ann" }] }, "bad-record"],
    [{ id: "../../etc/passwd" }, "bad-record"],
    [{ seed: -1 }, "bad-record"],
    [{ startedAt: "yesterday" }, "bad-record"],
    [{ series: { id: "s", of: 4, game: 1, score: [0, 0] } }, "bad-record"],
    [{ result: { winner: 1, reason: "finished" } }, "bad-record"],
    [{ result: { winner: 1, reason: "magic" } }, "bad-record"],
  ])("%j is %s", (change, code) => {
    expect(problem(change)?.code).toBe(code);
  });

  test("a result that contradicts the moves is refused", () => {
    const tower = { game: "tower-switch", options: { blocks: 2 }, moves: ["2"], series: null };
    expect(problem({ ...tower, result: { winner: 1, reason: "finished" } })).toBeUndefined();
    expect(problem({ ...tower, result: { winner: 2, reason: "finished" } })?.code).toBe("bad-record");
    expect(problem({ ...tower, result: { winner: 2, reason: "resigned" } })?.code).toBe("bad-record");
  });

  test("names are cleaned as they are read", () => {
    const read = readMatch(
      JSON.stringify({ ...example, players: [{ name: "\u001b[2JEve" }, { name: "" }] }),
      games,
    );
    expect(read).toMatchObject({ ok: true, value: { players: [{ name: "[2JEve" }, { name: "Player 2" }] } });
  });

  test("no damage makes the reader throw or print codes", () => {
    const text = JSON.stringify(example);
    let refused = 0;
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(20),
        fc.string({ unit: "binary", maxLength: 8 }),
        (at, cut, junk) => {
          const read = readMatch(text.slice(0, at) + junk + text.slice(at + cut), games);
          if (read.ok) return;
          refused++;
          expect(/\p{Cc}/u.test(read.problem.message)).toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });
});
