/** Clients go on to the next game by themselves when they should, in the terminal and on the page. */

import { expect, test } from "vitest";
import { isDone, nextGame } from "../../../src/online/client/new-game.ts";
import { firstView } from "../../../src/online/client/view.ts";
import type { NewEvent } from "../../../src/online/events.ts";
import {
  asSeenBy,
  matchId,
  openedView,
  playingView,
  resigned,
  withEvents,
} from "../../support/online-views.ts";

const continued: NewEvent = { type: "continued", next: "nextgame1" };
const series = { id: "series00", of: 3, game: 1, score: [0, 0] } as const;

test("both players and all spectators go on to a rematch", () => {
  const over = withEvents(playingView(), resigned);
  for (const seat of [1, 2, null] as const)
    expect(
      nextGame(asSeenBy(seat, over), asSeenBy(seat, withEvents(over, continued)), { awaited: false }),
    ).toBe("nextgame1");
});

test("the page goes on in a series only if the player asks, but the terminal always does", () => {
  const over = withEvents(playingView({ series }), resigned);
  const next = withEvents(over, continued);
  const asking = { ...over, pending: [{ type: "offer", id: "c1", what: "rematch" }] as const };
  expect(nextGame(over, next, { awaited: false })).toBeNull();
  expect(nextGame(over, next, { awaited: false, eager: true })).toBe("nextgame1");
  expect(nextGame(asking, next, { awaited: false })).toBe("nextgame1");
  expect(nextGame(asSeenBy(null, over), asSeenBy(null, next), { awaited: false })).toBe("nextgame1");
});

test("a client that enters a finished game stays unless it was waiting for the rematch", () => {
  const next = withEvents(playingView(), resigned, continued);
  expect(nextGame(firstView, next, { awaited: false })).toBeNull();
  expect(nextGame(firstView, next, { awaited: true })).toBe("nextgame1");
  expect(nextGame(firstView, asSeenBy(null, next), { awaited: true })).toBeNull();
  expect(
    nextGame(firstView, withEvents(playingView({ series }), resigned, continued), { awaited: true }),
  ).toBeNull();
  expect(nextGame(next, next, { awaited: true })).toBeNull();
});

test("a client never goes on from a game to the same game", () => {
  const over = withEvents(playingView(), resigned);
  expect(
    nextGame(over, withEvents(over, { type: "continued", next: matchId }), { awaited: true }),
  ).toBeNull();
});

test("a game is done when it's over without an open offer or a next game", () => {
  const over = withEvents(playingView(), resigned);
  expect(isDone(openedView().online)).toBe(false);
  expect(isDone(over.online)).toBe(true);
  expect(isDone(withEvents(over, { type: "offered", what: "rematch", seat: 1 }).online)).toBe(false);
  expect(isDone(withEvents(playingView({ series }), resigned).online)).toBe(false);
});
