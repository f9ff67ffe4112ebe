/** At each moment, a client shows the right state and offers the right actions. */

import { expect, test } from "vitest";
import {
  canMove,
  canOffer,
  claimableAt,
  clocksAt,
  countMoves,
  isAway,
  isLost,
  matchWithSentMove,
  offersToAnswer,
  phaseOf,
  standingOffers,
} from "../../../src/online/client/status.ts";
import { firstView, type KnownView } from "../../../src/online/client/view.ts";
import type { OfferKind } from "../../../src/online/codes.ts";
import type { NewEvent } from "../../../src/online/events.ts";
import {
  asSeenBy,
  moved,
  openedView,
  playingView,
  resigned,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";

const offered = (what: OfferKind, seat: 1 | 2): NewEvent => ({ type: "offered", what, seat });

test("the phase of a game depends on its seats, its outcome and the connection", () => {
  const phases = [
    firstView,
    openedView({}, null),
    openedView(),
    playingView(),
    withEvents(playingView(), resigned),
    { ...firstView, connection: { kind: "closed", reason: "Gone.", code: 4005 } } as const,
  ].map(phaseOf);
  expect(phases).toEqual(["arriving", "invited", "waiting", "playing", "over", "closed"]);
});

test("only the player to move can move, and not while a move is being sent", () => {
  const view = playingView();
  expect(canMove(openedView())).toBe(false);
  expect(canMove(view)).toBe(true);
  expect(canMove(asSeenBy(2, view))).toBe(false);
  expect(canMove(asSeenBy(null, view))).toBe(false);
  expect(canMove(asSeenBy(2, withEvents(view, moved(0, "1"))))).toBe(true);
  expect(canMove(sending(view, "1"))).toBe(false);
  expect(canMove(withEvents(view, resigned))).toBe(false);
});

test("a move that is being sent is shown on the board but doesn't end the game", () => {
  const view = sending(playingView({ options: { blocks: 1 } }), "1");
  expect(matchWithSentMove(view)).toMatchObject({ moves: [1], outcome: null });
  expect(matchWithSentMove(withEvents(view, moved(0, "1"))).outcome?.winner).toBe(1);
  expect(matchWithSentMove(sending(playingView(), "7")).moves).toEqual([]);
});

test("the number of moves is counted for each seat", () => {
  const { match } = withEvents(playingView(), moved(0, "1"), moved(1, "1"), moved(2, "1")).online;
  expect([countMoves(match, 1), countMoves(match, 2), countMoves(match, null)]).toEqual([2, 1, 0]);
});

test("an empty seat or a player in the next game doesn't count as away", () => {
  const view = withoutOpponent(playingView(), 9000);
  expect([isAway(view, 1), isAway(view, 2)]).toEqual([false, true]);
  expect(isAway(withoutOpponent(openedView(), 9000), 2)).toBe(false);
  expect(isAway(withEvents(view, resigned), 2)).toBe(true);
  expect(isAway(withEvents(view, resigned, { type: "continued", next: "nextgame1" }), 2)).toBe(false);
});

test("the time until a claim follows the local clock, only for players during a game", () => {
  const view = withoutOpponent(withEvents(playingView(), moved(0, "1")), 9000);
  const { at } = view.online;
  expect(claimableAt(withoutOpponent(playingView(), 9000))).toBeNull();
  expect(claimableAt(view)).toBe(at + 9000);
  expect(claimableAt({ ...view, serverAhead: 1000 })).toBe(at + 8000);
  expect(claimableAt(asSeenBy(null, view))).toBeNull();
  expect(claimableAt(withEvents(view, resigned))).toBeNull();
  expect(claimableAt(playingView())).toBeNull();
});

test("a connection counts as lost after two failures, even during another attempt", () => {
  const view = playingView();
  const trying = { kind: "connecting", failures: 2, since: 0 } as const;
  expect([0, 1, 2, 9].map((failures) => isLost(withoutConnection(view, failures)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isLost({ ...view, connection: trying })).toBe(true);
  expect(isLost(view)).toBe(false);
});

test("a takeback is listed before a draw, and only the opponent's can be answered", () => {
  const view = withEvents(playingView(), moved(0, "1"), offered("draw", 1), offered("takeback", 1));
  expect(standingOffers(view).map(({ what }) => what)).toEqual(["takeback", "draw"]);
  expect(offersToAnswer(asSeenBy(2, view))).toEqual(["takeback", "draw"]);
  expect(offersToAnswer(view)).toEqual([]);
  expect(offersToAnswer(asSeenBy(null, view))).toEqual([]);
});

test("a player can't repeat an open offer, or ask for a takeback without a move", () => {
  const view = playingView();
  const can = (each: KnownView) => [canOffer(each, "draw"), canOffer(each, "takeback")];
  expect(can(view)).toEqual([true, false]);
  expect(can(withEvents(view, moved(0, "1")))).toEqual([true, true]);
  expect(can(withEvents(view, moved(0, "1"), offered("draw", 2)))).toEqual([false, true]);
  expect(can({ ...view, pending: [{ type: "offer", id: "c1", what: "draw" }] })).toEqual([false, false]);
  expect(can(withEvents(view, resigned))).toEqual([false, false]);
  expect(can(asSeenBy(null, withEvents(view, moved(0, "1"))))).toEqual([false, false]);
});

test("the opponent's clock stops and the player's own runs while the connection is lost", () => {
  const clock = { initialMs: 300_000, incrementMs: 3000 };
  const view = withEvents(playingView({ clock }), moved(0, "1"));
  const later = view.online.at + 60_000;
  expect(clocksAt(playingView(), later)).toBeNull();
  expect(clocksAt(view, later)).toEqual([300_000, 240_000]);
  const lost = withoutConnection(view, 3);
  expect(clocksAt(lost, later)).toEqual([300_000, 300_000]);
  expect(clocksAt(asSeenBy(2, lost), later)).toEqual([300_000, 240_000]);
});
