/**
 * The test of an explanation: a reader who knows only the rules and its words keeps the value, whatever the opponent
 * replies. The reader reads again at every decision or, in whole games, only at the start.
 */

import { describe, expect, test } from "vitest";
import { reasonsOf } from "../../src/computer/explain.ts";
import type { Value } from "../../src/core/analysis.ts";
import type { Variant } from "../../src/core/game.ts";
import { recall } from "../../src/core/memory.ts";
import type { Options } from "../../src/core/options.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import type { Reason } from "../../src/core/reason.ts";
import type { Seat } from "../../src/core/seat.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { gameAt } from "../support/find-game.ts";
import { allowedMoves } from "../support/reader.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";
import { isSoak, sweep } from "../support/sweep.ts";

interface Reading {
  readonly game: Variant;
  readonly position: unknown;
  readonly value: Value;
  /** Computes the value of each position only once. */
  readonly valueAt: (position: unknown) => Value | null;
  readonly reasons: readonly Reason[];
}

/** Every position with a value to keep. At large sizes, one position in `every`. */
function* readingsOf(id: string, options: Options, every: number): Iterable<Reading> {
  const game = gameAt(id, options);
  let seen = 0;
  const known = new Map<string, Value | null>();
  const valueAt = (position: unknown) =>
    recall(
      known,
      `${game.toMove(position)} ${game.key(position)}`,
      () => analyzePosition(game, position).value,
    );
  for (const position of everyPosition(game)) {
    if (seen++ % every > 0) continue;
    const analysis = analyzePosition(game, position);
    const { value } = analysis;
    if (value?.kind === "win" || value?.kind === "draw")
      yield { game, position, value, valueAt, reasons: reasonsOf(game, analysis) };
  }
}

const worth = { win: 2, draw: 1, loss: 0 } as const;

/** True if the seat still has at least the value it had. */
function isKept({ game, valueAt, value }: Reading, seat: Seat, position: unknown): boolean {
  const now = valueAt(position);
  if (now === null) return false;
  const own = game.toMove(position) === seat ? worth[now.kind] : 2 - worth[now.kind];
  return own >= worth[value.kind];
}

const replies = ["random", "perfect"] as const;
const longest = 12;

/** The first move that loses the value or that the words don't help to find. Null if the reader keeps it to the end. */
function faultIn(reading: Reading, random: Random, how: (typeof replies)[number]): string | null {
  const { game } = reading;
  const seat = game.toMove(reading.position);
  let { position, reasons } = reading;
  let seen: { reply?: string } = {};
  for (let turn = 0; turn < longest && game.outcome(position) === null; turn++) {
    const allowed = allowedMoves(game, reasons, position, seen);
    const wrong = allowed.filter((move) => !isKept(reading, seat, game.play(position, move)));
    if (allowed.length === 0 || wrong.length > 0) return `${game.key(position)} ${JSON.stringify(reasons)}`;
    const before = game.play(position, pick(random, allowed));
    if (game.outcome(before) !== null) return null;
    const reply = chooseReply(reading, before, how === "random" ? random : null);
    position = game.play(before, reply);
    seen = { reply: game.formatMove(before, reply) };
    if (!mustReadAgain(reasons) || game.outcome(position) !== null) continue;
    reasons = reasonsOf(game, analyzePosition(game, position));
    seen = {};
  }
  return null;
}

/** The list of needed moves is on the board, so the reader looks at it again. */
function mustReadAgain(reasons: readonly Reason[]): boolean {
  return reasons.some(({ kind }) => kind === "needed" || kind === "forced");
}

/** Without chance, the first of the moves that leave the reader the least. */
function chooseReply({ game, valueAt }: Reading, position: unknown, random: Random | null): unknown {
  const moves = game.moves(position);
  if (random !== null) return pick(random, moves);
  const left = (move: unknown) => worth[valueAt(game.play(position, move))?.kind ?? "draw"];
  return moves.toSorted((a, b) => left(a) - left(b))[0];
}

/**
 * Tests the standard, the recommended and a larger size of every game, and sizes of Switch and Capture where other rows than
 * twin rows are lost.
 */
describe("following only the explanations", () => {
  const cases = [
    ["tower-switch", { blocks: 10 }, 1, 10],
    ["tower-switch", { blocks: 16 }, 1, 16],
    ["tower-switch", { blocks: 20 }, 1, 20],
    ["tower-switch", { blocks: 100 }, 1, 100],
    ["factor-frenzy", { max: 10 }, 1, 1000],
    ["factor-frenzy", { max: 13 }, 37, 300],
    ["factor-frenzy", { max: 16 }, 997, 100],
    ["switch-battle", { switches: 5 }, 1, 30],
    ["switch-battle", { switches: 7 }, 1, 120],
    ["switch-battle", { switches: 11 }, 9, 200],
    ["switch-conquer", { switches: 4 }, 1, 28],
    ["switch-conquer", { switches: 5 }, 1, 60],
    ["switch-conquer", { switches: 8 }, 3, 150],
    ...(["always", "chosen"] as const).flatMap((switchOne) => [
      ["switch-and-capture", { switches: 2, switchOne }, 1, 2] as const,
      ["switch-and-capture", { switches: 3, switchOne }, 1, 3] as const,
      ["switch-and-capture", { switches: 4, switchOne }, 1, 9] as const,
      ["switch-and-capture", { switches: 5, switchOne }, 1, 20] as const,
      ["switch-and-capture", { switches: 6, switchOne }, 1, 40] as const,
      ["switch-and-capture", { switches: 9, switchOne }, 1, 400] as const,
      ["switch-and-capture", { switches: 10, switchOne }, 3, 300] as const,
      ["switch-and-capture", { switches: 14, switchOne }, 97, 120] as const,
    ]),
  ] as const;
  const few = cases.filter(([, options]) => !("switches" in options) || options.switches < 10);

  test.each(named(sweep<(typeof cases)[number]>(cases, few)))(
    "keeps the value of every position of %s",
    (...[_name, id, options, every, least]) => {
      const random = randomFrom(14);
      let read = 0;
      for (const reading of readingsOf(id, options, isSoak ? every : 2 * every)) {
        read++;
        for (const how of replies) expect(faultIn(reading, random, how)).toBeNull();
      }
      expect(2 * read).toBeGreaterThanOrEqual(least);
    },
  );
});

test("the test player loses by advice that names a wrong move", () => {
  const game = gameAt("switch-and-capture", { switches: 9, switchOne: "always" });
  const position = game.fromKey("111010000", 1);
  if (!position.ok) throw new Error(position.problem.message);
  const valueAt = (at: unknown) => analyzePosition(game, at).value;
  const wrong: Reason = { kind: "safe", moves: ["4", "6"], wrong: [] };
  const reading = {
    game,
    position: position.value,
    valueAt,
    value: { kind: "draw" } as const,
    reasons: [wrong],
  };
  expect(faultIn(reading, randomFrom(1), "random")).toContain("111010000");
});

const pairCases: readonly (readonly [string, Options, number])[] = [
  ["factor-frenzy", { max: 8 }, 100],
  ["switch-and-capture", { switches: 9, switchOne: "always" }, 10],
  ["factor-frenzy", { max: 10 }, 1000],
  ["switch-and-capture", { switches: 14, switchOne: "always" }, 10],
  ["switch-and-capture", { switches: 14, switchOne: "chosen" }, 10],
];

test.each(named(sweep(pairCases, pairCases.slice(0, 2))))(
  "a player who answers in pairs wins every line of %s",
  (_name, id, options, least) => {
    let lines = 0;
    for (const { game, position, reasons } of readingsOf(id, options, 1)) {
      if (reasons[0]?.kind !== "pairs") continue;
      const [first] = allowedMoves(game, reasons, position, {});
      lines += playOut(game, reasons, game.play(position, first), game.toMove(position));
    }
    expect(lines).toBeGreaterThanOrEqual(least);
  },
);

/** Returns the number of lines. Throws if one of them isn't won. */
function playOut(game: Variant, reasons: readonly Reason[], position: unknown, winner: Seat): number {
  if (game.outcome(position) !== null) {
    expect(game.outcome(position)).toBe(winner);
    return 1;
  }
  return game.moves(position).reduce((lines: number, reply) => {
    const met = game.play(position, reply);
    const [next] = allowedMoves(game, reasons, met, { reply: game.formatMove(position, reply) });
    if (next === undefined) throw new Error(`${game.key(met)}: no answer in ${JSON.stringify(reasons)}`);
    return lines + playOut(game, reasons, game.play(met, next), winner);
  }, 0);
}
