import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  agreeDraw,
  assist,
  currentPosition,
  type Match,
  newMatch,
  playMove,
  resign,
  seatToMove,
  takeBackTo,
  timesStood,
  undo,
} from "../../src/core/match.ts";
import { formatRecord } from "../../src/core/record.ts";
import { readMatch } from "../../src/core/record-reader.ts";
import { winnerOn } from "../../src/core/rules.ts";
import { switchBattle, towerSwitch } from "../../src/games/index.ts";
import { everyGame, type Sample, sample, standardSamples } from "../support/sample-setups.ts";

const samples = standardSamples();

type Step = { readonly kind: "play"; readonly index: number } | { readonly kind: "undo" | "resign" | "draw" };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("play" as const), index: fc.nat(1000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("resign" as const, "draw" as const) }) },
);

function take(match: Match, step: Step): Match {
  switch (step.kind) {
    case "play": {
      const moves = match.game.moves(currentPosition(match));
      return match.outcome === null ? playMove(match, moves[step.index % moves.length]) : match;
    }
    case "undo":
      return undo(match);
    case "resign":
      return resign(match, seatToMove(match));
    case "draw":
      return agreeDraw(match);
  }
}

function fresh({ setup }: Sample): Match {
  const players = [{ name: "Ann" }, { name: "Computer", level: "hard" }] as const;
  return newMatch(setup, {
    id: "m1",
    players,
    seed: 42,
    startedAt: "2026-11-15T10:00:00.000Z",
    series: null,
  });
}

describe.each(samples.map((sampled) => [sampled.game.id, sampled] as const))("in %s", (_id, sampled) => {
  const { game } = sampled;
  test("a record rebuilds the match after any sequence of actions", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const match = steps.reduce(take, fresh(sampled));
        expect(match.positions.length).toBe(match.moves.length + 1);
        const over = game.moves(currentPosition(match)).length === 0;
        if (over)
          expect(match.outcome).toEqual({
            winner: winnerOn(game.outcome(currentPosition(match))),
            reason: "finished",
          });
        const again = readMatch(formatRecord(match), everyGame);
        expect(again).toEqual({ ok: true, value: match });
      }),
      { numRuns: 60 },
    );
  });

  test("repeated undo returns to the start", () => {
    let match = fresh(sampled);
    for (let ply = 0; ply < 6 && match.outcome === null; ply++)
      match = take(match, { kind: "play", index: ply });
    let back = match;
    while (back.moves.length > 0) back = undo(back);
    expect(back.positions).toEqual([match.positions[0]]);
  });
});

test("a match and its record remember which moves had help", () => {
  const played = [1, 2, 1].reduce<Match>(playMove, fresh(sample(towerSwitch, {})));
  expect(played.assisted).toEqual([]);
  expect(formatRecord(played)).not.toContain("assisted");
  const back = undo(undo(played));
  const other = playMove(playMove(back, 1), 1);
  expect(new Set(other.assisted)).toEqual(new Set([1, 2]));
  expect(undo(assist(played, 1)).assisted).toEqual([1, 2]);
  expect(takeBackTo(played, 1).assisted).toEqual([1, 2]);
  const again = readMatch(formatRecord(other), everyGame);
  expect(again.ok && again.value.assisted).toEqual(other.assisted);
});

test("timesStood counts a position with the same player to move", () => {
  const start = fresh(sample(switchBattle, {}));
  const countsAfter = (moves: readonly number[]) => {
    const matches = moves.map((_, at) => moves.slice(0, at + 1).reduce<Match>(playMove, start));
    return matches.map(timesStood);
  };
  expect(countsAfter([1, 1, 1, 1, 1])).toEqual([1, 2, 2, 3, 3]);
  // The first switch, the second, and both: the row is the same again, but the other player is to move.
  expect(countsAfter([1, 2, 3])).toEqual([1, 1, 1]);
});

test("timesStood keeps sizes apart that share a position", () => {
  const first = { row: 0, mover: 1 } as const;
  const at = (switches: number): Match => {
    const { setup } = sample(switchBattle, { switches });
    return fresh({ name: "", game: setup.game, setup: { ...setup, start: first } });
  };
  for (const switches of [7, 8])
    expect(timesStood([1, 1, 2, 2].reduce<Match>(playMove, at(switches)))).toBe(3);
});
