/** The next game, a rematch and a restart keep the right settings, in every game. */

import { describe, expect, test } from "vitest";
import { currentPosition, type Match, playMove, resign } from "../../src/core/match.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import type { Result } from "../../src/core/result.ts";
import { otherSeat } from "../../src/core/seat.ts";
import { games } from "../../src/games/index.ts";
import * as dealer from "../../src/play/deal.ts";
import { restartedGame } from "../../src/play/game/next-game.ts";
import { isDealt, nextRequest, openRequestedGame } from "../../src/play/open.ts";
import { newTable } from "../../src/play/table.ts";

let count = 0;
const plain = { now: () => new Date(0), newId: () => `game${++count}` };
const host = { ...plain, dealer };

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function request(game: (typeof games)[number], options = {}) {
  return { game, setup: { options, from: null }, first: undefined, names: undefined, seed: 5 };
}

function playSome(match: Match, plies: number, random: Random): Match {
  let now = match;
  for (let ply = 0; ply < plies && now.outcome === null; ply++) {
    const moves = now.game.moves(currentPosition(now));
    now = playMove(now, moves[random.below(moves.length)]);
  }
  return now;
}

describe.each(games.map((game) => [game.id, game] as const))("in %s", (_, game) => {
  test("the same seed opens the same game", () => {
    const [one, two] = [1, 2].map(() =>
      unwrap(openRequestedGame(host, { ...request(game), bestOf: undefined })),
    );
    expect(one?.match.positions).toEqual(two?.match.positions);
    expect(one?.match.id).not.toBe(two?.match.id);
  });

  test("a restart begins at the same start with a new record", async () => {
    const { match } = unwrap(openRequestedGame(host, { ...request(game), bestOf: 3 }));
    const table = newTable({ match: playSome(match, 3, randomFrom(1)), notes: [], deal: "random" });
    const again = unwrap(await restartedGame(table)(plain));
    expect({ ...again.match, id: match.id }).toEqual(match);
    expect(again.match.id).not.toBe(match.id);
    expect(again.deal).toBe("random");
  });

  test("each game of a series swaps who starts", () => {
    const { match, deal } = unwrap(openRequestedGame(host, { ...request(game), bestOf: 3 }));
    const second = unwrap(openRequestedGame(host, nextRequest(resign(match, 1), deal))).match;
    expect(second.series).toMatchObject({ game: 2, score: [0, 1] });
    expect(second.first).toBe(otherSeat(match.first));
    const last = resign(second, 1);
    const rematch = unwrap(openRequestedGame(host, nextRequest(last, deal))).match;
    expect(rematch.series).toMatchObject({ game: 1, score: [0, 0], of: 3 });
    expect(rematch.series?.id).not.toBe(match.series?.id);
  });
});

test("only games with dealt starts need a dealer", () => {
  const lent = games.flatMap((game) =>
    [{}, { start: "fair" }, { start: "0110" }].flatMap((options) => {
      const known = !("start" in options) || game.starts?.written !== undefined;
      return known && isDealt({ ...request(game, options), bestOf: undefined })
        ? [`${game.id} ${JSON.stringify(options)}`]
        : [];
    }),
  );
  expect(lent).toEqual([
    'switch-battle {"start":"fair"}',
    "switch-conquer {}",
    'switch-conquer {"start":"fair"}',
    'switch-and-capture {"start":"fair"}',
  ]);
});

test("opening a dealt game without a dealer throws", () => {
  const conquer = games.find(({ id }) => id === "switch-conquer");
  if (conquer === undefined) throw new Error("no such game");
  expect(() => openRequestedGame(plain, { ...request(conquer), bestOf: undefined })).toThrow("dealer");
});
