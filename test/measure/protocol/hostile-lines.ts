/** Lines that a broken or hostile client may send to the engine: every op, with every part of a request at its extremes. */

import { pick, type Random } from "../../../src/core/random.ts";
import { games } from "../../../src/games/index.ts";
import { requestSchemas } from "../../../src/measure/protocol/engine.ts";

const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) as unknown;

const oddities: readonly unknown[] = [
  -1e308,
  -3,
  -1,
  0,
  1,
  1.5,
  1e8,
  1e9,
  1e308,
  2 ** 53,
  "",
  "1",
  "__proto__",
  "constructor",
  "\u001b[31m\u0000\u202e",
  "9".repeat(5_000),
  "😀",
  null,
  true,
  [],
  {},
  [null],
  deep,
];

const starts: readonly unknown[] = [
  "standard",
  "random",
  "fair",
  "challenge",
  "ABABAB",
  "0101",
  "0".repeat(31),
  "A".repeat(5_000),
];

const keys: readonly unknown[] = [
  "0000000000",
  "1111111",
  "0001000",
  "ABAB/1",
  "AAAA/-",
  "BBBB/2",
  "10/0",
  "7/1",
  "0/2",
  "9/2",
  "2,3,5,7/9",
  "/10",
  "2,2/2",
  "-1/0",
  "1e9/1",
  "/",
  "0".repeat(4_001),
];

const names: readonly unknown[] = ["1", "2", "3-4", "10", "0", "1-1", "4-3", "1e1", "9".repeat(300)];

const others: Readonly<Record<string, readonly unknown[]>> = {
  from: keys,
  first: [1, 2, 3, "1"],
  moves: [[], ["1"], ["1", "1"], ["2", "1"], ["7", "2", "5"], ["3-4"], [1], "1", names],
  level: ["random", "easy", "medium", "hard", "perfect", "hardest"],
  seed: [0, 7, Number.MAX_SAFE_INTEGER, -1],
  step: [1, 2, 3, 4],
};

const ops: readonly unknown[] = [...Object.keys(requestSchemas), "nonsense"];

/** The extremes of each option, one at a time, and of the starts. */
const optionSets: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
  games.map((game) => [
    game.id,
    [
      ...Object.entries(game.options).flatMap(([name, spec]) => {
        const own = spec.kind === "number" ? [spec.min - 1, spec.min, spec.max + 1] : spec.choices;
        return [...own, ...oddities].map((value) => ({ [name]: value }));
      }),
      ...[...starts, ...oddities].map((start) => ({ start })),
      { unknown: 1 },
    ],
  ]),
);

/** Each op with each option of each game at each of its extremes. */
export function everyExtreme(): readonly string[] {
  return games.flatMap(({ id: game }) =>
    (optionSets[game] ?? []).flatMap((options) =>
      ops.map((op) => JSON.stringify({ id: 1, op, game, options, level: "easy" })),
    ),
  );
}

/** Answers for the largest sizes are slow, so the test asks only now and then. */
const largeEvery = 20_000;

export function hostileLine(random: Random, id: number): string {
  const kind = random.below(100);
  if (kind === 0) return pick(random, ["", "{", "null", "7", "[]", '"op"', "\u0000", "{}", `{"id":${id}`]);
  const request = hostileRequest(random, id);
  return kind > 1 ? JSON.stringify(request) : JSON.stringify(request).slice(0, random.below(60));
}

function hostileRequest(random: Random, id: number): Readonly<Record<string, unknown>> {
  const game = pick(random, games);
  const request: Record<string, unknown> = { id, op: pick(random, ops), game: game.id };
  if (random.below(3) > 0) request.options = optionsFor(random, game.id);
  for (const [name, values] of Object.entries(others)) {
    const chance = random.below(12);
    if (chance < 4) request[name] = pick(random, values);
    else if (chance === 4) request[name] = pick(random, oddities);
  }
  if (random.below(200) === 0) request.game = pick(random, oddities);
  return request;
}

function optionsFor(random: Random, id: string): unknown {
  const sets = optionSets[id] ?? [];
  if (random.below(largeEvery) === 0) return largest(id);
  if (random.below(40) === 0) return pick(random, oddities);
  return random.below(2) === 0
    ? pick(random, sets)
    : Object.assign({}, pick(random, sets), pick(random, sets));
}

function largest(id: string): object {
  const options = games.find((game) => game.id === id)?.options ?? {};
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) => (spec.kind === "number" ? [[name, spec.max]] : [])),
  );
}
