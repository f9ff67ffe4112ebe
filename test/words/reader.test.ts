/** The test of a reason: whoever has read it, and knows the rules, finds the next move in it, whatever the opponent replies. */

import { describe, expect, test } from "vitest";
import type { Analysis, Value } from "../../src/core/analysis.ts";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import type { Reason } from "../../src/core/reason.ts";
import { findMove } from "../../src/core/setup.ts";
import { analyzePosition, positionValue } from "../../src/solver/analyze.ts";
import { reasonsOf } from "../../src/words/explain.ts";
import { findGameOf } from "../support/find-game.ts";
import { firstMove, readMove } from "../support/reader.ts";
import { everyPosition } from "../support/sample-setups.ts";

interface Lesson {
  readonly game: Game;
  readonly options: Options;
  readonly analysis: Analysis;
  readonly reasons: readonly Reason[];
}

/** Won positions, and drawn ones that have a wrong move; at large sizes every so many of them. */
function* lessonsOf(id: string, options: Options, every: number): Iterable<Lesson> {
  const game = findGameOf(id);
  let seen = 0;
  for (const position of everyPosition(game, options)) {
    if (seen++ % every > 0) continue;
    const analysis = analyzePosition(game, position, options);
    const wrong = analysis.moves.some(({ value }) => value?.kind === "loss");
    if (analysis.value?.kind === "win" || (analysis.value?.kind === "draw" && wrong))
      yield { game, options, analysis, reasons: reasonsOf(game, analysis) };
  }
}

const worth = { win: 2, draw: 1, loss: 0 } as const;

function isKept({ game, options, analysis: { toMove, value } }: Lesson, position: unknown): boolean {
  const now: Value | null = positionValue(game, position, options);
  if (now === null || value === null) return false;
  const mine = game.toMove(position) === toMove ? worth[now.kind] : 2 - worth[now.kind];
  return mine >= worth[value.kind];
}

/** Whether the value is kept after the reason's move, a random reply, and the move that the reader then finds. */
function learns(lesson: Lesson, random: Random): boolean {
  const { game, analysis, reasons } = lesson;
  const { position } = analysis;
  const name = firstMove(reasons);
  const first =
    name === undefined
      ? readMove(game, reasons, position, { reply: undefined, random })
      : named(game, position, name);
  if (first === undefined) return false;
  const after = game.play(position, first);
  if (!isKept(lesson, after)) return false;
  if (game.outcome(after) !== null) return true;
  const reply = pick(random, game.moves(after));
  const met = game.play(after, reply);
  if (game.outcome(met) !== null) return isKept(lesson, met);
  const next = readMove(game, reasons, met, { reply: game.formatMove(after, reply), random });
  return next !== undefined && isKept(lesson, game.play(met, next));
}

function named(game: Game, position: unknown, name: string): unknown {
  const move = findMove(game, position, name);
  if (!move.ok) throw new Error(`The reason names ${name}: ${move.problem.message}`);
  return move.value;
}

describe("a reader keeps the value with the reason alone", () => {
  test.each([
    ["tower-switch", { blocks: 10 }, 1, 10],
    ["tower-switch", { blocks: 100 }, 1, 100],
    ["factor-frenzy", { max: 10 }, 1, 1000],
    ["factor-frenzy", { max: 13 }, 23, 500],
    ["switch-battle", { switches: 7 }, 1, 60],
    ["switch-battle", { switches: 11 }, 3, 60],
    ["switch-conquer", { switches: 4 }, 1, 28],
    ["switch-conquer", { switches: 8 }, 1, 60],
    ["switch-and-capture", { switches: 10, reading: "rules" }, 1, 30],
    ["switch-and-capture", { switches: 10, reading: "examples" }, 1, 30],
    ["switch-and-capture", { switches: 14, reading: "rules" }, 1, 30],
    ["switch-and-capture", { switches: 14, reading: "examples" }, 1, 30],
  ] as const)("%s %j", (id, options, every, least) => {
    const random = randomFrom(14);
    const count = { lessons: 0, learnt: 0 };
    for (const lesson of lessonsOf(id, options, every)) {
      count.lessons++;
      if (learns(lesson, random)) count.learnt++;
    }
    expect(count.lessons).toBeGreaterThanOrEqual(least);
    expect(count.learnt / count.lessons).toBeGreaterThanOrEqual(0.95);
  });
});

describe("pairs are answered to the end, in every line", () => {
  test.each([
    ["factor-frenzy", { max: 10 }, 1, 1000],
    ["switch-and-capture", { switches: 14, reading: "rules" }, 1, 10],
    ["switch-and-capture", { switches: 14, reading: "examples" }, 1, 10],
  ] as const)("%s %j", (id, options, every, least) => {
    let lines = 0;
    for (const { game, analysis, reasons } of lessonsOf(id, options, every)) {
      const [reason] = reasons;
      if (reason?.kind !== "pairs") continue;
      const first = named(game, analysis.position, reason.after[0] ?? "");
      lines += playOut(game, reasons, game.play(analysis.position, first), analysis.toMove);
    }
    expect(lines).toBeGreaterThanOrEqual(least);
  });
});

/** How many lines there are; throws where one of them is not won. */
function playOut(game: Game, reasons: readonly Reason[], position: unknown, winner: number): number {
  if (game.outcome(position) !== null) {
    expect(game.outcome(position)).toBe(winner);
    return 1;
  }
  return game.moves(position).reduce((lines: number, reply) => {
    const met = game.play(position, reply);
    const next = readMove(game, reasons, met, {
      reply: game.formatMove(position, reply),
      random: randomFrom(1),
    });
    if (next === undefined) throw new Error(`${game.key(met)}: no answer in ${JSON.stringify(reasons)}`);
    return lines + playOut(game, reasons, game.play(met, next), winner);
  }, 0);
}
