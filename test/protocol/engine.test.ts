/** The engine, as a program sees it: one line in, one line out. */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { engineFor, longestEngineLine } from "../../src/protocol/engine.ts";
import { answerSchemas, errorSchema } from "../support/answer-schemas.ts";

const answer = engineFor(games);

function ask(request: unknown): unknown {
  return JSON.parse(answer(JSON.stringify(request)));
}

describe("docs/engine.md", () => {
  const lines = readFileSync("docs/engine.md", "utf8").split("\n");
  const exchanges = lines.flatMap((line, index) => {
    const reply = lines[index + 1];
    return line.startsWith("    > ") && reply?.startsWith("    < ")
      ? [[line.slice(6), reply.slice(6)] as const]
      : [];
  });

  test("has an example of every message", () => {
    for (const word of [
      "hello",
      "games",
      "state",
      "analyze",
      "choose",
      "values",
      "deal",
      "board",
      "explain",
      "hint",
      "bad-json",
      "bad-request",
      "unknown-op",
    ])
      expect(exchanges.flat().join("\n")).toContain(`"${word}"`);
  });

  test.each(exchanges)("%s", (request, reply) => {
    const given = answer(request);
    if (reply.endsWith("…")) expect(given.startsWith(reply.slice(0, -1))).toBe(true);
    else expect(given).toBe(reply);
  });
});

test("the shapes of the design, to the letter", () => {
  const gained = ["reasons", "why"];
  const told = answer(
    '{"id":1,"op":"analyze","game":"tower-switch","options":{"blocks":10},"moves":["2","1"]}',
  );
  const kept: unknown = JSON.parse(told, (name, value: unknown) =>
    gained.includes(name) ? undefined : value,
  );
  expect(JSON.stringify(kept)).toBe(
    '{"id":1,"ok":true,"game":"tower-switch","options":{"blocks":10},"first":1,"key":"7/1","toMove":1,"over":false,"winner":null,' +
      '"value":{"kind":"win","plies":5},"canWin":[true,true],"moves":[{"move":"1","key":"6/1","value":{"kind":"win","plies":5}},{"move":"2","key":"5/2","value":{"kind":"win","plies":5}}]}',
  );
  expect(answer('{"id":2,"op":"state","game":"tower-switch","options":{},"moves":["2","1"]}')).toBe(
    '{"id":2,"ok":true,"game":"tower-switch","options":{"blocks":10},"first":1,"key":"7/1","toMove":1,"over":false,"winner":null,"legal":["1","2"]}',
  );
  expect(
    answer('{"id":3,"op":"analyze","game":"switch-conquer","options":{"start":"ABAB"},"moves":["1","9"]}'),
  ).toBe(
    '{"id":3,"ok":false,"error":{"code":"illegal-move","message":"There is no switch 9; flip 1 to 4, or two neighbours such as 3-4.","at":1,"legal":["1","2","3","4","1-2","2-3","3-4"]}}',
  );
  expect(ask({ id: 5, op: "hello" })).toEqual({
    id: 5,
    ok: true,
    name: "switchyard",
    version: "0.4.0",
    protocol: 1,
  });
  expect(JSON.parse(answer("not JSON"))).toMatchObject({ id: null, ok: false, error: { code: "bad-json" } });
});

test.each([
  [{ op: "nonsense" }, "unknown-op"],
  [{}, "bad-request"],
  [[], "bad-request"],
  [7, "bad-request"],
  [null, "bad-request"],
  [{ op: "state" }, "bad-request"],
  [{ op: "state", game: "chess" }, "unknown-game"],
  [{ op: "state", game: "tower-switch", moves: "1 2" }, "bad-request"],
  [{ op: "state", game: "tower-switch", moves: [1] }, "bad-request"],
  [{ op: "state", game: "tower-switch", first: 3 }, "bad-request"],
  [{ op: "state", game: "tower-switch", options: { blocks: 1001 } }, "bad-option"],
  [{ op: "state", game: "tower-switch", options: { blocks: "10" } }, "bad-option"],
  [{ op: "state", game: "tower-switch", from: "9/2" }, "bad-key"],
  [{ op: "state", game: "switch-battle", options: { start: "11000" }, from: "AAAA" }, "bad-key"],
  [{ op: "state", game: "switch-battle", options: { start: "11000" }, from: "0101" }, "bad-option"],
  [{ op: "state", game: "switch-conquer" }, "start-needed"],
  [{ op: "analyze", game: "switch-conquer", options: { start: "random" } }, "start-needed"],
  [{ op: "analyze", game: "tower-switch", options: { blocks: 1 }, moves: ["1", "1"] }, "game-over"],
  [{ op: "analyze", game: "switch-battle", moves: ["4 3"] }, "illegal-move"],
  [{ op: "deal", game: "tower-switch", options: { blocks: 0 } }, "bad-option"],
  [{ op: "deal", game: "switch-conquer", options: { switches: -3 } }, "bad-option"],
  [{ op: "deal", game: "switch-conquer", options: { switches: 0 } }, "bad-option"],
  [{ op: "deal", game: "switch-conquer", options: { switches: 1e8 } }, "bad-option"],
  [{ op: "deal", game: "switch-conquer", options: { switches: 1e308 } }, "bad-option"],
  [{ op: "deal", game: "switch-conquer", options: { switches: 4, start: "ABABAB" } }, "bad-option"],
  [{ op: "explain", game: "tower-switch", move: "3" }, "illegal-move"],
  [{ op: "deal", game: "tower-switch", options: { start: "fair" } }, "bad-option"],
  [{ op: "deal", game: "switch-battle", options: { start: "challenge" } }, "bad-option"],
  [{ op: "deal", game: "tower-switch", moves: ["1"] }, "bad-request"],
  [{ op: "values", game: "tower-switch", keys: [] }, "bad-request"],
  [{ op: "values", game: "tower-switch", keys: ["7/1"], moves: ["1"] }, "bad-request"],
  [{ op: "values", game: "tower-switch", keys: ["7/1", "9/2"] }, "bad-key"],
  [{ op: "values", game: "switch-battle", keys: ["0101", "01"] }, "bad-key"],
  [{ op: "explain", game: "tower-switch", move: 1 }, "bad-request"],
  [{ op: "hint", game: "tower-switch", step: 4 }, "bad-request"],
  [{ op: "hint", game: "tower-switch", options: { blocks: 1 }, moves: ["1"] }, "game-over"],
])("%j is refused with %s", (request, code) => {
  const reply = ask(request);
  expect(reply).toMatchObject({ ok: false, error: { code } });
  expect(errorSchema.safeParse(reply).success).toBe(true);
});

test("an id comes back as it was, also with a refusal", () => {
  for (const id of [0, -1, 1.5, "a", ""]) {
    expect(ask({ id, op: "hello" })).toMatchObject({ id, ok: true });
    expect(ask({ id, op: "state" })).toMatchObject({ id, ok: false });
  }
  expect(ask({ op: "hello" })).toMatchObject({ id: null, ok: true });
});

test("values are those of analyze, for one position and for many", () => {
  for (const game of games) {
    const from = answerSchemas.deal.parse(ask({ op: "deal", game: game.id, seed: 4 }));
    const next = from.legal.map((move) => {
      const about = { game: game.id, options: from.options, first: from.first, moves: [move] };
      return answerSchemas.analyze.parse(ask({ op: "analyze", ...about }));
    });
    const keys = next.map(({ key }) => key);
    const many = ask({ op: "values", game: game.id, first: next[0]?.toMove, keys });
    const expected = next.map(({ key, toMove, value, moves }) => ({
      key,
      toMove,
      value,
      legal: moves.map(({ move }) => move),
      values: moves.map((move) => move.value),
    }));
    expect(answerSchemas.values.parse(many)).toMatchObject({ positions: expected });
    const one = { op: "values", game: game.id, from: keys[0], first: next[0]?.toMove };
    expect(answerSchemas.values.parse(ask(one))).toMatchObject({ ...expected[0] });
    expect(expected.length).toBeGreaterThan(0);
  }
});

test("a start is dealt from the seed alone, of every kind that the games list", () => {
  const { games: listed } = answerSchemas.games.parse(ask({ op: "games" }));
  const sizes: Readonly<Record<string, object>> = {
    "switch-and-capture": { switches: 20 },
    "tower-switch": { blocks: 30 },
    "factor-frenzy": { max: 20 },
  };
  const dealt = listed.flatMap(({ id: game, options }) => {
    const start = options.find(({ name }) => name === "start");
    const kinds = start !== undefined && "choices" in start ? start.choices : [];
    return kinds.map((kind) => {
      const deal = (seed: number) =>
        ask({ op: "deal", game, options: { ...sizes[game], start: kind }, seed });
      const { key, first, options: given } = answerSchemas.deal.parse(deal(5));
      expect(deal(5)).toEqual(deal(5));
      const again = ask({ op: "analyze", game, options: given, from: key, first });
      const { value, canWin } = answerSchemas.analyze.parse(again);
      if (kind === "challenge") expect(value).toMatchObject({ kind: "win" });
      if (kind === "fair") expect([value, canWin]).toEqual([{ kind: "draw" }, [true, true]]);
      return `${game} ${kind} ${new Set([1, 2, 3, 4].map((seed) => JSON.stringify(deal(seed)))).size > 1}`;
    });
  });
  expect(dealt).toEqual([
    "tower-switch book false",
    "tower-switch challenge true",
    "switch-battle book false",
    "switch-battle random true",
    "switch-battle fair true",
    "factor-frenzy book false",
    "factor-frenzy challenge true",
    "switch-conquer random true",
    "switch-conquer fair true",
    "switch-and-capture book false",
    "switch-and-capture random true",
    "switch-and-capture challenge true",
  ]);
});

test("a game whose rules throw costs one answer", () => {
  const broken = games.map((game) => ({
    ...game,
    play: () => {
      throw new RangeError("Invalid count value: -3");
    },
  }));
  const brokenAnswer = engineFor(broken);
  const fault = { id: 1, op: "state", game: "tower-switch", moves: ["1"] };
  const refused = { id: 1, ok: false, error: { code: "internal-error" } };
  const reply: unknown = JSON.parse(brokenAnswer(JSON.stringify(fault)));
  expect(reply).toMatchObject(refused);
  expect(errorSchema.safeParse(reply).success).toBe(true);
  expect(JSON.parse(brokenAnswer('{"id":3,"op":"hello"}'))).toMatchObject({ id: 3, ok: true });
});

test("a line without end is refused", () => {
  expect(JSON.parse(answer(" ".repeat(longestEngineLine + 1)))).toMatchObject({
    error: { code: "too-large" },
  });
});

describe.each(games)("$id", (game) => {
  const start = game.id === "switch-conquer" ? { start: "ABAB" } : {};

  test("state and analyze have their shapes all through a game", () => {
    const moves: string[] = [];
    for (let ply = 0; ply < 30; ply++) {
      const state = answerSchemas.state.parse(
        ask({ id: ply, op: "state", game: game.id, options: start, moves }),
      );
      const analysis = answerSchemas.analyze.parse(
        ask({ id: ply, op: "analyze", game: game.id, options: start, moves }),
      );
      expect(analysis.moves.map((move) => move.move)).toEqual(state.legal);
      const about = { game: game.id, options: start, moves };
      const { board, text, ...rest } = answerSchemas.board.parse(ask({ id: ply, op: "board", ...about }));
      expect(rest).toEqual(state);
      expect([board.length, text.length]).not.toContain(0);
      const { why, reasons } = answerSchemas.explain.parse(ask({ id: ply, op: "explain", ...about }));
      expect({ why, reasons }).toEqual({ why: analysis.why, reasons: analysis.reasons });
      expect(analysis.key).toBe(state.key);
      const next = state.legal[ply % Math.max(1, state.legal.length)];
      if (next === undefined) break;
      moves.push(next);
    }
  });

  test("a finished position is answered", () => {
    const ends: Readonly<Record<string, string>> = {
      "switch-and-capture": "1111111111",
      "switch-battle": "1111111",
      "switch-conquer": "AAAA/-",
      "tower-switch": "0/2",
      "factor-frenzy": "/10",
    };
    const reply = answerSchemas.analyze.parse(
      ask({ id: 1, op: "analyze", game: game.id, from: ends[game.id] }),
    );
    expect(reply).toMatchObject({ over: true, value: { kind: "loss", plies: 0 }, moves: [] });
    expect(reply.canWin).toEqual([reply.winner === 1, reply.winner === 2]);
  });
});

test("games lists every game, with its limits", () => {
  const reply = answerSchemas.games.parse(ask({ id: 1, op: "games" }));
  expect(reply.games.map((game) => game.id)).toEqual(games.map((game) => game.id));
  expect(reply.games[0]?.options[0]).toMatchObject({ name: "blocks", min: 1, max: 1000, solveMax: 1e15 });
});

test("whatever comes in, one line of JSON goes out", () => {
  const words = fc.constantFrom("op", "game", "options", "moves", "from", "first", "id", "start", "switches");
  const strings = fc.oneof(
    fc.constantFrom("state", "analyze", "hello", "games", "choose", ...games.map((game) => game.id)),
    fc.constantFrom("ABAB/1", "0001000", "8/2", "2,3/5", "1", "3-4", "__proto__"),
    fc.string(),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      strings,
      fc.integer({ min: -1, max: 40 }),
      fc.constantFrom(-3, 1.5, 1e9, 1e308),
      fc.constant(null),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(words, fc.string()), tie("any"), { maxKeys: 6 }),
    ),
  })).any;
  fc.assert(
    fc.property(
      fc.oneof(
        value.map((json) => JSON.stringify(json)),
        fc.string(),
      ),
      (line) => {
        const reply = answer(line);
        expect(reply).not.toContain("\n");
        expect(JSON.parse(reply)).toHaveProperty("ok");
      },
    ),
    { numRuns: 500 },
  );
});
