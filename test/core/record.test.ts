import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rebuildMatch, toRecord } from "../../src/core/record.ts";
import { parseRecord, readMatch } from "../../src/core/record-reader.ts";
import { games } from "../../src/games/index.ts";
import { must } from "../support/must.ts";

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

test("the documented record is read and written unchanged", () => {
  const read = must(readMatch(JSON.stringify(example), games));
  expect(toRecord(read)).toEqual(example);
});

describe("reading a record", () => {
  test.each([
    [2, "a newer"],
    [0, "an older"],
  ])("refuses format %i as written by %s version", (switchyard, age) => {
    const message = `This record was written by ${age} Switchyard (format ${switchyard}); this one reads format 1.`;
    expect(problem({ switchyard })).toMatchObject({ code: "other-version", message });
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
  ])("refuses a record with %j as %s", (change, code) => {
    expect(problem(change)?.code).toBe(code);
  });

  test("refuses a result that contradicts the moves", () => {
    const tower = { game: "tower-switch", options: { blocks: 2 }, moves: ["2"], series: null };
    expect(problem({ ...tower, result: { winner: 1, reason: "finished" } })).toBeUndefined();
    expect(problem({ ...tower, result: { winner: 2, reason: "finished" } })?.code).toBe("bad-record");
    expect(problem({ ...tower, result: { winner: 2, reason: "resigned" } })?.code).toBe("bad-record");
    expect(problem({ ...tower, result: { winner: 1, reason: "resigned" } })?.message).toBe(
      "This record's result contradicts its moves.",
    );
    expect(problem({ ...tower, result: null })).toBeUndefined();
  });

  const damaged = (place: string) => `This record is damaged: "${place}" is missing or wrong.`;
  test.each([
    [{ moves: ["4", 4] }, damaged("moves.1")],
    [{ options: { switches: true } }, damaged("options.switches")],
    [{ id: "" }, damaged("id")],
    [{ id: "x".repeat(65) }, damaged("id")],
    [{ game: "a\tb" }, damaged("game")],
    [{ game: "x".repeat(401) }, damaged("game")],
    [{ from: "0".repeat(4_001) }, damaged("from")],
    [{ from: "0\t" }, damaged("from")],
    [{ seed: 2 ** 53 }, damaged("seed")],
    [{ seed: 0.5 }, damaged("seed")],
    [{ hints: [0, -1] }, damaged("hints.1")],
    [{ players: [{ name: "x".repeat(401) }, { name: "" }] }, damaged("players.0.name")],
    [{ online: { seat: 3 } }, damaged("online.seat")],
    [{ series: { ...example.series, deal: "book" } }, damaged("series.deal")],
    [{ series: { ...example.series, game: 0 } }, damaged("series.game")],
    [{ series: { ...example.series, game: 6, score: [0, 0] } }, damaged("series")],
    [{ series: { ...example.series, score: [1, 1] } }, damaged("series")],
    [{ series: { ...example.series, of: 4 } }, damaged("series.of")],
    [{ result: { winner: null, reason: "resigned" } }, damaged("result")],
    [{ result: { winner: 1, reason: "agreed" } }, damaged("result")],
    [{ result: { winner: 1, reason: "unfinished" } }, damaged("result")],
    [
      { result: { winner: 1, reason: "finished" } },
      "This record calls the game finished, but Ann is still to move.",
    ],
    [{ moves: ["4", "9"] }, "Move 2 of the record: "],
  ])("refuses a record with %j: %s", (change, message) => {
    expect(problem(change)?.message).toContain(message);
  });

  test.each([
    { result: { winner: 2, reason: "resigned" } },
    { result: { winner: null, reason: "agreed" } },
    { result: { winner: null, reason: "unfinished" } },
    { result: { winner: 1, reason: "timeout" } },
    { result: { winner: null, reason: "abandoned" } },
    { result: { winner: 1, reason: "forfeit" } },
    { id: "A" },
    { id: "0_-".padEnd(64, "z") },
    { seed: 0 },
    { seed: Number.MAX_SAFE_INTEGER },
    { online: { seat: 2 } },
    { series: { ...example.series, deal: "fair" } },
    { series: { ...example.series, game: 5 } },
    { series: null },
  ])("reads a record with %j", (change) => {
    expect(problem(change)).toBeUndefined();
  });

  test("says whether a text isn't JSON, isn't a record, is cut off or is too long", () => {
    const message = (text: string) => {
      const read = readMatch(text, games);
      return read.ok ? undefined : `${read.problem.code}: ${read.problem.message}`;
    };
    const none = 'bad-record: This isn\'t a Switchyard record: it lacks "switchyard": 1.';
    const text = "bad-record: This isn't a Switchyard record: it isn't JSON.";
    expect(["", "{", "Dear diary"].map(message)).toEqual(Array(3).fill(text));
    const notRecords = [
      "null",
      "[]",
      "42",
      '"x"',
      "{}",
      '{"chess":1}',
      '{"switchyard":1.5}',
      '{"switchyard":"1"}',
    ];
    expect(notRecords.map(message)).toEqual(notRecords.map(() => none));
    expect(message('  {"switchyard":1,"id"')).toBe("bad-record: This record is damaged: it is incomplete.");
    expect(message(" ".repeat(4_000_001))).toBe(
      "too-large: This file is too large to be a Switchyard record.",
    );
    expect(message(" ".repeat(4_000_000))).toBe(text);
    const record = parseRecord(JSON.stringify({ ...example, moves: ["9"] }));
    expect(record.ok && rebuildMatch(record.value, games)).toMatchObject({
      problem: { message: expect.stringMatching(/^Move 1 of the record: /) },
    });
    expect(parseRecord(JSON.stringify({ ...example, seed: "x" }))).toMatchObject({
      problem: { message: 'This record is damaged: "seed" is missing or wrong.' },
    });
    const link = readMatch(JSON.stringify({ ...example, moves: ["9"] }), games, "link");
    expect(link).toMatchObject({ problem: { message: expect.stringMatching(/^Move 1 of the link: /) } });
  });

  test("readMatch removes control characters from names", () => {
    const read = readMatch(
      JSON.stringify({ ...example, players: [{ name: "\u001b[2JEve" }, { name: "" }] }),
      games,
    );
    expect(read).toMatchObject({ ok: true, value: { players: [{ name: "[2JEve" }, { name: "Player 2" }] } });
  });

  test("no damage makes the reader throw or print control characters", () => {
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
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(150);
  });
});
