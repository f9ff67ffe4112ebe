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

describe("readMatch", () => {
  test.each([
    [2, "a newer"],
    [0, "an older"],
  ])("refuses a record of format %i, written by %s version", (switchyard, age) => {
    const message = `This saved game was made by ${age} version of Switchyard (format ${switchyard}). This version reads format 1.`;
    expect(problem({ switchyard })).toMatchObject({ code: "other-version", message });
  });

  test.each([
    ["an unknown game", { game: "chess" }, "unknown-game"],
    ["an option out of range", { options: { switches: 99 } }, "bad-option"],
    ["a position that contradicts its options", { from: "0001000" }, "bad-option"],
    ["a move that isn't in canonical form", { moves: ["flip 4"] }, "illegal-move"],
    ["a third seat moving first", { first: 3 }, "bad-record"],
    ["only one player", { players: [{ name: "Ann" }] }, "bad-record"],
    ["a path as its id", { id: "../../etc/passwd" }, "bad-record"],
    ["a negative seed", { seed: -1 }, "bad-record"],
    ["a malformed date", { startedAt: "yesterday" }, "bad-record"],
    ["an unknown reason for its result", { result: { winner: 1, reason: "magic" } }, "bad-record"],
  ])("refuses a record with %s", (_name, change, code) => {
    expect(problem(change)?.code).toBe(code);
  });

  test("refuses a result that contradicts the moves", () => {
    const tower = { game: "tower-switch", options: { blocks: 2 }, moves: ["2"], series: null };
    expect(problem({ ...tower, result: { winner: 1, reason: "finished" } })).toBeUndefined();
    expect(problem({ ...tower, result: { winner: 2, reason: "finished" } })?.code).toBe("bad-record");
    expect(problem({ ...tower, result: { winner: 2, reason: "resigned" } })?.code).toBe("bad-record");
    expect(problem({ ...tower, result: { winner: 1, reason: "resigned" } })?.message).toBe(
      "The result in this saved game doesn't match its moves.",
    );
    expect(problem({ ...tower, result: null })).toBeUndefined();
  });

  const damaged = (place: string) =>
    `bad-record: This saved game is damaged: "${place}" is missing or wrong.`;
  test.each([
    ["a number among its moves", { moves: ["4", 4] }, damaged("moves.1")],
    ["a boolean as an option", { options: { switches: true } }, damaged("options.switches")],
    ["an empty id", { id: "" }, damaged("id")],
    ["an id of 65 characters", { id: "x".repeat(65) }, damaged("id")],
    ["a tab in its game", { game: "a\tb" }, damaged("game")],
    ["a game of 401 characters", { game: "x".repeat(401) }, damaged("game")],
    ["a position of 4,001 characters", { from: "0".repeat(4_001) }, damaged("from")],
    ["a tab in its position", { from: "0\t" }, damaged("from")],
    ["a seed that is too large", { seed: 2 ** 53 }, damaged("seed")],
    ["a fraction as its seed", { seed: 0.5 }, damaged("seed")],
    ["a text as its seed", { seed: "x" }, damaged("seed")],
    ["a negative number of hints", { hints: [0, -1] }, damaged("hints.1")],
    [
      "a name of 401 characters",
      { players: [{ name: "x".repeat(401) }, { name: "" }] },
      damaged("players.0.name"),
    ],
    ["a third seat online", { online: { seat: 3 } }, damaged("online.seat")],
    [
      "an unknown deal in its series",
      { series: { ...example.series, deal: "standard" } },
      damaged("series.deal"),
    ],
    ["a series at game 0", { series: { ...example.series, game: 0 } }, damaged("series.game")],
    [
      "a game after the last of its series",
      { series: { ...example.series, game: 6, score: [0, 0] } },
      damaged("series"),
    ],
    [
      "a score that is higher than its games",
      { series: { ...example.series, score: [1, 1] } },
      damaged("series"),
    ],
    ["an even number of games in its series", { series: { ...example.series, of: 4 } }, damaged("series.of")],
    ["a resignation without a winner", { result: { winner: null, reason: "resigned" } }, damaged("result")],
    ["an agreed draw with a winner", { result: { winner: 1, reason: "agreed" } }, damaged("result")],
    ["an unfinished game with a winner", { result: { winner: 1, reason: "unfinished" } }, damaged("result")],
    [
      "a finished result while a player is still to move",
      { result: { winner: 1, reason: "finished" } },
      "bad-record: This saved game says the game is finished, but it's still Ann's turn.",
    ],
    ["an impossible second move", { moves: ["4", "9"] }, "illegal-move: Move 2 of the saved game: "],
  ])("names the problem of a record with %s", (_name, change, message) => {
    const { code, message: said } = problem(change) ?? {};
    expect(`${code}: ${said}`).toContain(message);
  });

  test.each([
    ["a resignation", { result: { winner: 2, reason: "resigned" } }],
    ["an agreed draw", { result: { winner: null, reason: "agreed" } }],
    ["an unfinished result", { result: { winner: null, reason: "unfinished" } }],
    ["a win on time", { result: { winner: 1, reason: "timeout" } }],
    ["an abandoned game without a winner", { result: { winner: null, reason: "abandoned" } }],
    ["a forfeit", { result: { winner: 1, reason: "forfeit" } }],
    ["an id of one character", { id: "A" }],
    ["an id of 64 characters", { id: "0_-".padEnd(64, "z") }],
    ["the seed 0", { seed: 0 }],
    ["the largest seed", { seed: Number.MAX_SAFE_INTEGER }],
    ["an online seat", { online: { seat: 2 } }],
    ["a fair deal in its series", { series: { ...example.series, deal: "fair" } }],
    ["the last game of a series", { series: { ...example.series, game: 5 } }],
    ["no series", { series: null }],
  ])("reads a record with %s", (_name, change) => {
    expect(problem(change)).toBeUndefined();
  });

  test("says why a text isn't a record", () => {
    const message = (text: string) => {
      const read = readMatch(text, games);
      return read.ok ? undefined : `${read.problem.code}: ${read.problem.message}`;
    };
    const none = 'bad-record: This isn\'t a Switchyard saved game: the field "switchyard": 1 is missing.';
    const text = "bad-record: This isn't a Switchyard saved game: it isn't JSON.";
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
    expect(message('  {"switchyard":1,"id"')).toBe(
      "bad-record: This saved game is damaged: part of it is missing.",
    );
    expect(message(" ".repeat(4_000_001))).toBe(
      "too-large: This file is too large to be a Switchyard saved game.",
    );
    expect(message(" ".repeat(4_000_000))).toBe(text);
    const record = parseRecord(JSON.stringify({ ...example, moves: ["9"] }));
    expect(record.ok && rebuildMatch(record.value, games)).toMatchObject({
      problem: { message: expect.stringMatching(/^Move 1 of the saved game: /) },
    });
    const link = readMatch(JSON.stringify({ ...example, moves: ["9"] }), games, "link");
    expect(link).toMatchObject({ problem: { message: expect.stringMatching(/^Move 1 of the link: /) } });
  });

  test("removes control characters from names", () => {
    const read = readMatch(
      JSON.stringify({ ...example, players: [{ name: "\u001b[2JEve" }, { name: "" }] }),
      games,
    );
    expect(read).toMatchObject({ ok: true, value: { players: [{ name: "[2JEve" }, { name: "Player 2" }] } });
  });

  test("refuses any damaged record without throwing or printing control characters", () => {
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
