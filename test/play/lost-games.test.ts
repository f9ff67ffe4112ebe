/** Fifty games lost to the computer: every review names the move and the cause, and a plain solver confirms both. */

import { expect, test } from "vitest";
import { chooseMove } from "../../src/computer/computer.ts";
import type { Variant } from "../../src/core/game.ts";
import { type Match, moveName, newMatch, playMove, seatToMove } from "../../src/core/match.ts";
import type { Options } from "../../src/core/options.ts";
import { pick, type Random, randomFrom } from "../../src/core/random.ts";
import { toRecord } from "../../src/core/record.ts";
import type { BoardOutcome } from "../../src/core/rules.ts";
import { findMove, setUp } from "../../src/core/setup.ts";
import { reviewOf } from "../../src/play/game/review.ts";
import { advise } from "../support/advise.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { PlainSolver } from "../support/plain-values.ts";

const person = 1;

/** A person who moves at random plays against the level perfect. */
function playGame(id: string, options: Options, seed: number): Match {
  const random = randomFrom(seed);
  const players = [{ name: "Ann" }, { name: "Computer", level: "perfect" }] as const;
  let match: Match = newMatch(must(setUp(findGameOf(id), { options })), {
    id: "lost",
    players,
    seed,
    startedAt: "",
    series: null,
  });
  for (let ply = 0; ply < 200 && match.outcome === null; ply++)
    match = playMove(
      match,
      seatToMove(match) === person ? randomMove(match, random) : chooseMove(match, "perfect").move,
    );
  return match;
}

function randomMove({ game, positions }: Match, random: Random): unknown {
  return pick(random, game.moves(positions.at(-1)));
}

function told(match: Match): string {
  const answer = must(advise([match.game.of], { kind: "review", record: toRecord(match), quick: true }));
  return reviewOf(match, answer.card).join(" ");
}

const reviewPattern = /^(?:You made (\d+) mistakes\. )?Move (\d+) lost the game: (.+)\.$/;

const startPattern =
  /^This start was a win for the computer\. (?:After (\S+): )?(.+)\. You held out for (\d+) moves?\.$/;

interface Claim {
  readonly game: Variant;
  /** After the mistake, with the computer to move. */
  readonly after: unknown;
  readonly solver: PlainSolver;
}

/** The forms of a cause, each with a check of whether it's true. */
const causes: readonly (readonly [RegExp, (claim: Claim, ...parts: readonly string[]) => void])[] = [
  [
    /^taking (\S+) left (\d+), and the computer took ([12])$/,
    (claim, left, reply) => {
      expect([left, winnerAfter(claim, reply)]).toEqual([reply, 2]);
    },
  ],
  [
    /^taking (\S+) left (\d+) instead of a multiple of three, and the computer took ([12])$/,
    ({ game, after, solver }, left, reply = "") => {
      expect(Number(left) % 3).toBeGreaterThan(0);
      expect(solver.value(playNamed(game, after, reply)).kind).toBe("loss");
    },
  ],
  [
    /^taking (\S+) left (\d+), and the computer took ([12]) and left (\d+), a multiple of three$/,
    ({ game, after }, left, reply = "", rest) => {
      expect(game.key(after)).toMatch(new RegExp(`^${left}/`));
      expect([Number(rest) % 3, game.key(playNamed(game, after, reply))]).toEqual([0, `${rest}/${reply}`]);
    },
  ],
  [
    /^flipping (\S+) left just one ([0AB]), and the computer flipped it$/,
    (claim, mark) => expect(winnerAfter(claim, cellsShowing(claim, mark).join())).toBe(2),
  ],
  [
    /^flipping (\S+) left two neighboring (0(?=s)|[AB](?='s))'?s, and the computer flipped both$/,
    (claim, mark) => expect(winnerAfter(claim, cellsShowing(claim, mark).join("-"))).toBe(2),
  ],
  [
    /^taking (\S+) let the computer take (\d+), which left nothing to take$/,
    (claim, reply) => expect(winnerAfter(claim, reply)).toBe(2),
  ],
  [
    /^choosing (\S+) left just (\d+) on the list, and the computer chose it$/,
    (claim, reply = "") => {
      expect(claim.game.needed?.lists(claim.after)?.flat(2)).toContain(reply);
      expect(winnerAfter(claim, reply)).toBe(2);
    },
  ],
  [
    /^(?:taking|choosing) (\S+) let the computer (?:take|choose) (\d+) and then answer (?:in pairs: )?([-\d, ]+|\S+ with \S+, or the other way around)$/,
    ({ game, after, solver }, reply = "", list = "") =>
      checkPairs({ game, after: playNamed(game, after, reply), solver }, list),
  ],
];

/** Every move has a partner that leaves another lost position. */
function checkPairs({ game, after, solver }: Claim, list: string): void {
  const pairs = list
    .replace(/ with (\S+), or .*/, "-$1")
    .split(/, | or /)
    .map((pair) => pair.split("-"));
  for (const move of game.moves(after)) {
    const name = game.formatMove(after, move);
    const pair = pairs.find((each) => each.includes(name)) ?? expect.fail(`${name} has no partner`);
    const end = playNamed(game, game.play(after, move), pair.find((each) => each !== name) ?? "");
    expect(game.outcome(end) === 2 || solver.value(end).kind === "loss").toBe(true);
  }
}

function playNamed(game: Variant, position: unknown, name: string): unknown {
  return game.play(position, must(findMove(game, position, name)));
}

function winnerAfter({ game, after }: Claim, name = ""): BoardOutcome | null {
  return game.outcome(playNamed(game, after, name));
}

function cellsShowing({ game, after }: Claim, mark = ""): readonly number[] {
  const [row = ""] = game.key(after).split("/");
  return Array.from(row).flatMap((each, place) => (each === mark ? [place + 1] : []));
}

const setups: readonly (readonly [string, (seed: number) => Options])[] = [
  ["tower-switch", (seed) => ({ blocks: 7 + (seed % 10) })],
  ["switch-battle", (seed) => ({ switches: 5 + (seed % 3) })],
  ["switch-conquer", (seed) => ({ start: seed % 2 === 0 ? "ABABA" : "AABBAB" })],
  ["switch-and-capture", (seed) => ({ start: (seed % 127).toString(2).padStart(7, "0") })],
  ["factor-frenzy", (seed) => ({ max: 9 + (seed % 4) })],
];

test.each(setups)("ten lost games of %s say why", (id, optionsFor) => {
  let lost = 0;
  for (let seed = 1; lost < 10 && seed < 2000; seed++) {
    const match = playGame(id, optionsFor(seed), seed);
    if (match.outcome?.winner !== 2) continue;
    lost++;
    const text = told(match);
    const [, opened, cause = "", held] = startPattern.exec(text) ?? [];
    if (held !== undefined) {
      checkStart(match, Number(held));
      expect(opened).toBe(match.game.toMove(match.positions[0]) === person ? undefined : moveName(match, 0));
      checkStartCause(match, cause);
    } else {
      const [, count = "1", ply = "", cause = ""] = reviewPattern.exec(text) ?? expect.fail(text);
      checkMistakes(match, Number(count), Number(ply) - 1);
      checkCause(match, Number(ply) - 1, cause);
    }
  }
  expect(lost).toBe(10);
});

function checkStart({ game, positions }: Match, held: number): void {
  const [start] = positions;
  expect(new PlainSolver(game, [start]).value(start).kind).toBe(
    game.toMove(start) === person ? "loss" : "win",
  );
  expect(positions.slice(0, -1).filter((position) => game.toMove(position) === person)).toHaveLength(held);
}

function checkStartCause({ game, positions }: Match, cause: string): void {
  const after = positions.find((position) => game.toMove(position) === person);
  const [, left] =
    /^(\d+) is a multiple of three: the computer answers 1 with 2 and 2 with 1, so every round takes three$/.exec(
      cause,
    ) ?? [];
  const [, list = ""] =
    /^Whatever you (?:take|choose), the computer answers (?:in pairs: )?(.+?)(?:, or the other way around)?$/.exec(
      cause.replace(" with ", left === undefined ? "-" : " with "),
    ) ?? [];
  if (left === undefined) checkPairs({ game, after, solver: new PlainSolver(game, [after]) }, list);
  else expect([Number(left) % 3, game.key(after).split("/")[0]]).toEqual([0, left]);
}

/** True if the move threw something away and no later move did. */
function checkMistakes(match: Match, count: number, at: number): void {
  const { game, positions, moves } = match;
  const solver = new PlainSolver(game, positions.slice(0, -1));
  const drops = moves.flatMap((move, ply) => {
    const before = positions[ply];
    const dropped = solver.value(before).kind !== solver.valueOfMove(before, move).kind;
    return dropped && game.toMove(before) === person ? [ply] : [];
  });
  expect([drops.length, drops.at(-1)]).toEqual([count, at]);
  expect(solver.valueOfMove(positions[at], moves[at]).kind).toBe("loss");
}

function checkCause(match: Match, at: number, cause: string): void {
  const { game, positions } = match;
  const after = positions[at + 1];
  const solver = new PlainSolver(game, [after]);
  const found = causes.flatMap(([pattern, check]) => {
    const [, move, ...parts] = pattern.exec(cause) ?? [];
    return move === undefined ? [] : [{ move, check: () => check({ game, after, solver }, ...parts) }];
  });
  expect(found.map(({ move }) => move)).toEqual([moveName(match, at)]);
  expect(solver.value(after).kind).toBe("win");
  const [, did] = /, and the computer (?:took (\d+)|flipped|chose)/.exec(cause) ?? [];
  if (did !== undefined) expect(did).toBe(moveName(match, at + 1));
  else if (/ (?:flipped|chose) /.test(cause)) expect(match.moves).toHaveLength(at + 2);
  for (const { check } of found) check();
}
