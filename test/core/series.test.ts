import { expect, test } from "vitest";
import type { Match } from "../../src/core/match.ts";
import type { Outcome } from "../../src/core/rules.ts";
import { isSeriesLength, nextPlace, type SeriesPlace, scoreAfter } from "../../src/core/series.ts";
import { seriesLines } from "../../src/play/words.ts";

const won = (winner: 1 | 2): Outcome => ({ winner, reason: "finished" });
const drawn: Outcome = { winner: null, reason: "agreed" };

function play(of: number, outcomes: readonly Outcome[]) {
  let place: SeriesPlace | null = { id: "s", of, game: 1, score: [0, 0] };
  let score: readonly number[] = [0, 0];
  let games = 0;
  for (const outcome of outcomes) {
    if (place === null) break;
    games++;
    score = scoreAfter(place, outcome);
    place = nextPlace(place, outcome);
  }
  expect(place === null).toBe(games < outcomes.length || games === of);
  return { games, score };
}

test("a series ends once a player has won more than half of its games", () => {
  expect(play(5, [won(1), won(1), won(2), won(1), won(2)])).toEqual({ games: 4, score: [3, 1] });
  expect(play(3, [won(2), won(2), won(1)])).toEqual({ games: 2, score: [0, 2] });
  const place = { id: "s", of: 4, game: 2, score: [1, 0] } as const;
  expect(nextPlace(place, won(1))).toMatchObject({ game: 3, score: [2, 0] });
});

test("the winner's score comes first, whichever seat won the series", () => {
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const lastLine = (winner: 1 | 2) => {
    const series = { id: "s", of: 3, game: 3, score: [1, 1] } as const;
    return seriesLines({ series, outcome: won(winner), players } as unknown as Match).at(-1);
  };
  expect(lastLine(1)).toBe("Ann wins the series 2 to 1.");
  expect(lastLine(2)).toBe("Ben wins the series 2 to 1.");
});

test("a drawn game scores for neither player but counts toward the series", () => {
  expect(play(3, [drawn, won(1), drawn])).toEqual({ games: 3, score: [1, 0] });
  expect(play(3, [drawn, drawn, drawn])).toEqual({ games: 3, score: [0, 0] });
});

test("a series has two games or an odd number of them", () => {
  expect([-3, -1, 0, 1, 2, 3, 99, 101, 1.5, 2.5, Number.NaN].filter(isSeriesLength)).toEqual([1, 2, 3, 99]);
});
