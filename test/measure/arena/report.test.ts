/** An arena's report counts the right things against a player. */

import { expect, test } from "vitest";
import { chooseMove } from "../../../src/computer/computer.ts";
import { scorecard } from "../../../src/computer/scorecard.ts";
import { addDecisions, skillOf } from "../../../src/computer/skill.ts";
import {
  breakOff,
  conclude,
  currentPosition,
  type Match,
  type MatchDetails,
  newMatch,
  playMove,
  resign,
  seatToMove,
} from "../../../src/core/match.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { ofSeat, type Seat, seats } from "../../../src/core/seat.ts";
import { findMove, setUp } from "../../../src/core/setup.ts";
import { factorFrenzy, switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { decisionsIn } from "../../../src/measure/arena/report.ts";
import { must } from "../../support/must.ts";

const details: MatchDetails = {
  id: "m",
  seed: 1,
  startedAt: "",
  series: null,
  players: [{ name: "a" }, { name: "b" }],
};

function playMoves(start: Match, names: readonly string[]): Match {
  return names.reduce(
    (match, name) => playMove(match, must(findMove(match.game, currentPosition(match), name))),
    start,
  );
}

function scoreOf(match: Match) {
  return decisionsIn(match).map(skillOf);
}

test("a player loses the win by forfeiting a won game, and nothing by forfeiting a lost game", () => {
  const start = newMatch(must(setUp(towerSwitch, { from: "8/1" })), details);
  const given = conclude(start, { winner: 2, reason: "forfeit" });
  const [first, second] = scoreOf(given);
  expect(first?.decisions).toBe(1);
  expect(first?.value).toBeLessThan(0);
  expect(second?.decisions).toBe(0);
  const lost = playMoves(start, ["2"]);
  const [, lostSkill] = scoreOf(conclude(lost, { winner: 1, reason: "forfeit" }));
  expect(lostSkill?.decisions).toBe(0);
});

test("a game that stops at the ply limit costs the player who could win half a point, and the other nothing", () => {
  const start = newMatch(must(setUp(towerSwitch, { from: "8/1" })), details);
  const [winning, losing] = scoreOf(breakOff(playMoves(start, ["2"]), 1));
  expect(winning).toMatchObject({ decisions: 2 });
  expect(winning?.value).toBeLessThan(1);
  expect(losing?.decisions).toBe(0);
});

test("a player loses the win by abandoning a won game or running out of time in it", () => {
  const start = newMatch(must(setUp(towerSwitch, { from: "8/1" })), details);
  for (const reason of ["abandoned", "timeout"] as const)
    expect(scoreOf(conclude(start, { winner: 2, reason }))[0]?.value).toBeLessThan(0);
});

/** A player's decisions in a small game against random moves. A player who chooses no move resigns. */
function decisionsAt(max: number, seat: Seat, choose: (match: Match) => unknown) {
  const random = randomFrom(max);
  let match: Match = newMatch(must(setUp(factorFrenzy, { options: { max } })), details);
  while (match.outcome === null) {
    const isOwn = seatToMove(match) === seat;
    const move = isOwn ? choose(match) : pick(random, match.game.moves(currentPosition(match)));
    match = move === undefined ? resign(match, seat) : playMove(match, move);
  }
  return ofSeat(decisionsIn(match), seat);
}

function skillIn(choose: (match: Match) => unknown): number {
  const sizes = Array.from({ length: 15 }, (_, at) => 6 + at);
  const decisions = sizes.flatMap((max) => seats.map((seat) => decisionsAt(max, seat, choose)));
  return skillOf(decisions.reduce(addDecisions)).value ?? 0;
}

test("a player who resigns every game they can't win right away has less skill than with honest play", () => {
  const honest = (["easy", "medium"] as const).map((level) =>
    skillIn((match) => chooseMove(match, level).move),
  );
  const resigning = skillIn((match) =>
    match.game
      .moves(currentPosition(match))
      .find((move) => playMove(match, move).outcome?.winner === seatToMove(match)),
  );
  expect(Math.min(...honest)).toBeGreaterThan(resigning + 0.2);
});

/** Random play that goes around in circles. */
function playAround(seed: number): Match {
  const random = randomFrom(seed);
  let match = newMatch(must(setUp(switchBattle, { options: { switches: 4 } })), details);
  while (match.outcome === null && match.moves.length < 60)
    match = playMove(match, pick(random, match.game.moves(currentPosition(match))));
  return match;
}

test("a position that comes up again in a game counts once", () => {
  const repeats = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const match = playAround(seed);
    const { game, positions, moves } = match;
    const decided = scorecard(game, positions, moves).moves.flatMap(({ seat, decision }, at) =>
      seat === 1 && decision !== null ? [game.key(positions[at])] : [],
    );
    expect(scoreOf(match)[0]?.decisions).toBe(new Set(decided).size);
    return decided.length - new Set(decided).size;
  });
  expect(Math.max(...repeats)).toBeGreaterThan(0);
});
