/** What the report on an arena counts against a player. */

import { expect, test } from "vitest";
import { scorecard } from "../../../src/computer/scorecard.ts";
import { skillOf } from "../../../src/computer/skill.ts";
import {
  conclude,
  currentPosition,
  type Match,
  type MatchDetails,
  newMatch,
  playMove,
} from "../../../src/core/match.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { findMove, setUp } from "../../../src/core/setup.ts";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { playsOf } from "../../../src/measure/arena/report/report.ts";
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

function scoreOf(match: Match, forfeiting: 1 | 2 | null) {
  const forfeit =
    forfeiting === null ? null : { seat: forfeiting, reason: "illegal" as const, detail: "resign" };
  const plays = playsOf({ match, forfeit, seats: [0, 1], times: [[], []], efforts: [null, null] });
  return plays.map(({ decisions }) => skillOf(decisions));
}

test("a player who forfeits a won game gives away the win, and one who forfeits a lost game nothing", () => {
  const start = newMatch(must(setUp(towerSwitch, { from: "8/1" })), details);
  const seat = 1;
  const given = conclude(start, { winner: 2, reason: "forfeit" });
  const [first, second] = scoreOf(given, seat);
  expect(first?.decisions).toBe(1);
  expect(first?.value).toBeLessThan(0);
  expect(second?.decisions).toBe(0);
  const lost = playMoves(start, ["2"]);
  const [, lostSkill] = scoreOf(conclude(lost, { winner: 1, reason: "forfeit" }), 2);
  expect(lostSkill?.decisions).toBe(0);
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
    expect(scoreOf(match, null)[0]?.decisions).toBe(new Set(decided).size);
    return decided.length - new Set(decided).size;
  });
  expect(Math.max(...repeats)).toBeGreaterThan(0);
});
