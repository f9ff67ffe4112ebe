/** The words of a scorecard. */

import { expect, test } from "vitest";
import { scorecard } from "../../src/computer/scorecard.ts";
import { whatSkillIs } from "../../src/computer/skill.ts";
import { explainedSkillLines, mistakeLine } from "../../src/computer/words.ts";
import { agreeDraw, assist, type Match, newMatch, playMove, resign } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";

function tower(moves: readonly (1 | 2)[]): Match {
  const setup = must(setUp(towerSwitch, {}));
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id: "t", players, seed: 1, startedAt: "", series: null };
  return moves.reduce<Match>(playMove, newMatch(setup, details));
}

function said(match: Match): string {
  return mistakeLine(match, scorecard(match.game, match.positions, match.moves));
}

test("a scorecard names the first mistake or how a win was given away", () => {
  expect(said(tower([1, 1, 1]))).toBe("First mistake: move 3, where Ann played 1.");
  expect(said(tower([1, 1]))).toBe("No mistakes on either side.");
  expect(said(resign(tower([1, 1]), 1))).toBe("Ann resigned a won position.");
  expect(said(resign(tower([1, 1]), 2))).toBe("No mistakes on either side.");
  expect(said(agreeDraw(tower([1, 1])))).toBe("Ann agreed to a draw while winning.");
});

test('a scorecard adds "as far as is known" only to unknown values', () => {
  const card = scorecard(tower([]).game, tower([1]).positions, tower([1]).moves);
  expect(mistakeLine(tower([1]), card)).toBe("No mistakes on either side.");
  const vague = { ...card, moves: card.moves.map((move) => ({ ...move, grade: "unknown" as const })) };
  expect(mistakeLine(tower([1]), vague)).toBe("No mistakes on either side, as far as we know.");
});

test("a scorecard leaves out moves with help and says how many", () => {
  const review = (match: Match) => {
    const answer = must(advise([towerSwitch], { kind: "review", record: toRecord(match), quick: true }));
    return { card: answer.card, lines: explainedSkillLines(match, answer.card) };
  };
  const played = tower([1, 1, 1, 2]);
  const alone = review(played);
  expect(alone.lines).toEqual(["Ann: skill -1.00 (at most 0.59), 1 decision mattered.", whatSkillIs]);
  const helped = review(assist(assist(assist(played, 0), 2), 2));
  expect(helped.card.firstMistake).toBe(2);
  expect(helped.lines).toEqual(["2 of Ann's moves don't count (hints, values or takebacks)."]);
  const computer = {
    ...assist(played, 2),
    players: [{ name: "Computer", level: "easy" }, { name: "Ben" }],
  } as const;
  expect(review(computer).lines[0]).toBe("Computer (easy): skill -1.00 (at most 0.59), 1 decision mattered.");
});
