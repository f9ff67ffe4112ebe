/** The engine, as a program sees it: one line in, one line out. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { engineFor, longestEngineLine, requestSchemas } from "../../../src/measure/protocol/engine.ts";
import { LineSplitter } from "../../../src/measure/protocol/line-splitter.ts";
import { answerSchemas, errorSchema } from "../../support/answer-schemas.ts";
import { changedGame } from "../../support/find-game.ts";

const answer = engineFor(games);

function ask(request: unknown): unknown {
  return JSON.parse(answer(JSON.stringify(request)));
}

function expectRefusal(request: unknown, code: string): void {
  const reply = ask(request);
  expect(reply).toMatchObject({ ok: false, error: { code } });
  expect(errorSchema.safeParse(reply).success).toBe(true);
}

describe("docs/engine.md", () => {
  const lines = readFileSync("docs/engine.md", "utf8").split("\n");
  const exchanges = lines.flatMap((line, index) => {
    const reply = lines[index + 1];
    return line.startsWith("    > ") && reply?.startsWith("    < ")
      ? [[/"op":"(\w+)"/.exec(line)?.[1] ?? "invalid", index + 1, line.slice(6), reply.slice(6)] as const]
      : [];
  });

  test("has an example of every op and of every kind of bad request", () => {
    const shown = exchanges.flat().join("\n");
    const words = [...Object.keys(requestSchemas), "bad-json", "bad-request", "unknown-op"];
    expect(words.filter((word) => !shown.includes(`"${word}"`))).toEqual([]);
  });

  test.each(exchanges)(
    "shows the engine's reply to the %s request in line %i",
    (_op, _line, request, reply) => {
      const given = answer(request);
      if (reply.endsWith("…")) expect(given.startsWith(reply.slice(0, -1))).toBe(true);
      else expect(given).toBe(reply);
    },
  );
});

test.each([
  ["a request with an unknown op", { op: "nonsense" }, "unknown-op"],
  ["a request without an op", {}, "bad-request"],
  ["a request that is a list", [], "bad-request"],
  ["a request that is a number", 7, "bad-request"],
  ["a request that is null", null, "bad-request"],
  ["a state request without a game", { op: "state" }, "bad-request"],
])("the engine refuses %s", (_name, request, code) => {
  expectRefusal(request, code);
});

test.each([
  ["a state", "of an unknown game", "chess", {}, "unknown-game"],
  ["a state", "with moves in one string", "tower-switch", { moves: "1 2" }, "bad-request"],
  ["a state", "with a number as a move", "tower-switch", { moves: [1] }, "bad-request"],
  ["a state", "with a third player as first", "tower-switch", { first: 3 }, "bad-request"],
  ["a state", "with an option above its limit", "tower-switch", { options: { blocks: 1001 } }, "bad-option"],
  [
    "a state",
    "with a string as a number option",
    "tower-switch",
    { options: { blocks: "10" } },
    "bad-option",
  ],
  ["a state", "from a position that can't occur", "tower-switch", { from: "9/2" }, "bad-key"],
  [
    "a state",
    "from another game's position",
    "switch-battle",
    { options: { start: "11000" }, from: "AAAA" },
    "bad-key",
  ],
  [
    "a state",
    "from a position of another size",
    "switch-battle",
    { options: { start: "11000" }, from: "0101" },
    "bad-option",
  ],
  ["a state", "of a game without a start", "switch-conquer", {}, "start-needed"],
  [
    "an analyze",
    "of a game with a random start",
    "switch-conquer",
    { options: { start: "random" } },
    "start-needed",
  ],
  [
    "an analyze",
    "with a move after the end",
    "tower-switch",
    { options: { blocks: 1 }, moves: ["1", "1"] },
    "game-over",
  ],
  ["an analyze", "with an illegal move", "switch-battle", { moves: ["4 3"] }, "illegal-move"],
  ["a deal", "with 0 blocks", "tower-switch", { options: { blocks: 0 } }, "bad-option"],
  ["a deal", "with -3 switches", "switch-conquer", { options: { switches: -3 } }, "bad-option"],
  ["a deal", "with 0 switches", "switch-conquer", { options: { switches: 0 } }, "bad-option"],
  ["a deal", "with 100 million switches", "switch-conquer", { options: { switches: 1e8 } }, "bad-option"],
  ["a deal", "with 1e308 switches", "switch-conquer", { options: { switches: 1e308 } }, "bad-option"],
  [
    "a deal",
    "with a start of another size",
    "switch-conquer",
    { options: { switches: 4, start: "ABABAB" } },
    "bad-option",
  ],
  [
    "a deal",
    "of a fair start that the game doesn't have",
    "tower-switch",
    { options: { start: "fair" } },
    "bad-option",
  ],
  [
    "a deal",
    "of a challenge that the game doesn't have",
    "switch-battle",
    { options: { start: "challenge" } },
    "bad-option",
  ],
  ["a deal", "with moves", "tower-switch", { moves: ["1"] }, "bad-request"],
  ["a hint", "with a fourth step", "tower-switch", { step: 4 }, "bad-request"],
  ["a hint", "after the end", "tower-switch", { options: { blocks: 1 }, moves: ["1"] }, "game-over"],
  ["a choose", "with an unknown level", "tower-switch", { level: "godlike" }, "bad-request"],
  ["a choose", "without a level", "tower-switch", {}, "bad-request"],
  ["a choose", "with a negative seed", "tower-switch", { level: "easy", seed: -1 }, "bad-request"],
  ["a choose", "after the end", "switch-battle", { level: "easy", from: "1111111" }, "game-over"],
  ["a choose", "in a game without a start", "switch-conquer", { level: "easy" }, "start-needed"],
])("the engine refuses %s request %s", (...[kind, , game, more, code]) => {
  expectRefusal({ op: kind.split(" ")[1], game, ...more }, code);
});

test("the engine repeats a request's id in its reply, even in a refusal", () => {
  for (const id of [0, -1, 1.5, "a", ""]) {
    expect(ask({ id, op: "hello" })).toMatchObject({ id, ok: true });
    expect(ask({ id, op: "state" })).toMatchObject({ id, ok: false });
  }
  expect(ask({ op: "hello" })).toMatchObject({ id: null, ok: true });
});

test("the engine deals every kind of start, always the same for one seed", () => {
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
    "tower-switch standard false",
    "tower-switch challenge true",
    "switch-battle standard false",
    "switch-battle random true",
    "switch-battle fair true",
    "factor-frenzy standard false",
    "factor-frenzy challenge true",
    "switch-conquer random true",
    "switch-conquer fair true",
    "switch-and-capture standard false",
    "switch-and-capture random true",
    "switch-and-capture challenge true",
  ]);
});

test("the engine answers with an error and goes on when a game's rules throw", () => {
  const play = () => {
    throw new RangeError("Invalid count value: -3");
  };
  const broken = games.map((game) => changedGame(game, { play }));
  const brokenAnswer = engineFor(broken);
  const fault = { id: 1, op: "state", game: "tower-switch", moves: ["1"] };
  const refused = { id: 1, ok: false, error: { code: "internal-error" } };
  const reply: unknown = JSON.parse(brokenAnswer(JSON.stringify(fault)));
  expect(reply).toMatchObject(refused);
  expect(errorSchema.safeParse(reply).success).toBe(true);
  expect(JSON.parse(brokenAnswer('{"id":3,"op":"hello"}'))).toMatchObject({ id: 3, ok: true });
});

test("the engine refuses a line that is too long", () => {
  expect(JSON.parse(answer(" ".repeat(longestEngineLine + 1)))).toMatchObject({
    error: { code: "too-large" },
  });
});

describe.each(games.map((game) => [game.id, game] as const))("in a game of %s,", (_id, game) => {
  const start = game.id === "switch-conquer" ? { start: "ABAB" } : {};

  test("the engine's state, analysis and board agree after every move", () => {
    const moves: string[] = [];
    for (let ply = 0; ply < 30; ply++) {
      const about = { id: ply, game: game.id, options: start, moves };
      const state = answerSchemas.state.parse(ask({ op: "state", ...about }));
      const analysis = answerSchemas.analyze.parse(ask({ op: "analyze", ...about }));
      expect(analysis.moves.map((move) => move.move)).toEqual(state.legal);
      const { board, text, ...rest } = answerSchemas.board.parse(ask({ op: "board", ...about }));
      expect(rest).toEqual(state);
      expect([board.length, text.length]).not.toContain(0);
      expect(analysis.key).toBe(state.key);
      const next = state.legal[ply % Math.max(1, state.legal.length)];
      if (next === undefined) break;
      moves.push(next);
    }
  });

  test("the engine's analysis names the winner once the game is over", () => {
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

test("the engine lists every game with the limits of its options", () => {
  const reply = answerSchemas.games.parse(ask({ id: 1, op: "games" }));
  expect(reply.games.map((game) => game.id)).toEqual(games.map((game) => game.id));
  expect(reply.games[0]?.options[0]).toMatchObject({ name: "blocks", min: 1, max: 1000, solveMax: 1e15 });
});

test("a letter that arrives in two chunks of bytes stays whole", () => {
  const splitter = new LineSplitter(100);
  const bytes = new TextEncoder().encode("é\n");
  expect([splitter.push(bytes.subarray(0, 1)), splitter.push(bytes.subarray(1))]).toEqual([[], ["é"]]);
});
