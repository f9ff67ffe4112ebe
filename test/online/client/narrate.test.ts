/** The sentences about an online game, for both players and spectators. */

import { expect, test } from "vitest";
import type { Seat } from "../../../src/core/seat.ts";
import { narrate } from "../../../src/online/client/narrate.ts";
import { firstView, type KnownView, type OnlineView } from "../../../src/online/client/view.ts";
import type { NewEvent } from "../../../src/online/events.ts";
import { lostText, turnText } from "../../../src/online/words.ts";
import {
  asSeenBy,
  joined,
  moved,
  openedView,
  playingView,
  resigned,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";

function told(before: OnlineView, now: OnlineView): readonly string[] {
  return narrate(before, now, now.online?.at ?? 0).map(({ text }) => text);
}

/** The sentences for Ann, for Ben and for a spectator. */
function toldToAll(before: KnownView, ...events: readonly NewEvent[]) {
  const by = (seat: Seat | null) =>
    told(asSeenBy(seat, before), asSeenBy(seat, withEvents(before, ...events)));
  return { ann: by(1), ben: by(2), spectator: by(null) };
}

/** The same sentences for both players and spectators. */
function everyone(...texts: readonly string[]) {
  return { ann: texts, ben: texts, spectator: texts };
}

const view = playingView();
const once = withEvents(view, moved(0, "1"));

test("the start of the game is announced when the second player joins", () => {
  const free = openedView();
  expect(told(free, withEvents(free, joined))).toEqual(["Ben joined.", "Your move."]);
  expect(told(asSeenBy(null, free), asSeenBy(2, withEvents(free, joined)))).toEqual([
    "You joined as Ben.",
    "Ann to move.",
  ]);
  const full = withEvents(free, joined);
  expect(told(asSeenBy(null, full), asSeenBy(2, full))).toEqual(["You joined as Ben."]);
});

test("a visitor who was too late for the seat hears that it's taken", () => {
  const free = asSeenBy(null, openedView());
  const late = "Another player joined first, so you're watching.";
  expect(told(free, withEvents(free, joined))).toEqual(["Ben joined.", "Ann to move.", late]);
  const joining = { ...free, pending: [{ type: "join", id: "c1", name: "Carl", token: "x" }] } as const;
  const waiting = withEvents(joining, joined);
  const refusal = { code: "seat-taken", message: "Both seats are taken, but you can watch." } as const;
  expect(told(joining, waiting)).toEqual(["Ben joined.", "Ann to move."]);
  expect(told(waiting, { ...waiting, pending: [], refusal })).toEqual([late]);
});

test("a move is announced with the player's name and the next turn", () => {
  const told = toldToAll(view, moved(0, "1"));
  expect(told.ann).toEqual(["Ann took block 1.", "Ben to move."]);
  expect(told.ben).toEqual(["Ann took block 1.", "Your move."]);
  expect(told.spectator).toEqual(told.ann);
});

test("a player's own move is announced when it's sent and again when it arrives", () => {
  const sent = sending(view, "1");
  expect(narrate(view, sent, 0)).toEqual([{ kind: "sent", text: "Ann took block 1." }]);
  const kinds = narrate(sent, { ...once, pending: [] }, 0).map(({ kind }) => kind);
  expect(kinds).toEqual(["arrived", "turn"]);
});

test("several events are announced in order, each with the match at that time", () => {
  const later = withEvents(view, moved(0, "1"), { type: "taken-back", ply: 0 }, moved(0, "2"), moved(1, "1"));
  const happenings = narrate(view, later, 0);
  expect(happenings.map(({ text }) => text)).toEqual([
    "Ann took block 1.",
    "Took back move 1 (1).",
    "Ann took blocks 1 and 2.",
    "Ben took block 3.",
    "Your move.",
  ]);
  const lengths = happenings.flatMap((each) => ("match" in each ? [each.match.moves.length] : []));
  expect(lengths).toEqual([1, 0, 1, 2]);
});

test("no event is announced twice or without a reason", () => {
  expect(told(once, once)).toEqual([]);
  expect(told(once, { ...once, serverAhead: 5 })).toEqual([]);
  expect(told(firstView, once)).toEqual([]);
});

test("a client that gets the whole game announces only the turn or the end", () => {
  const later = withEvents(once, moved(1, "2"), moved(2, "1"));
  expect(told(once, { ...later, events: [] })).toEqual(["Ben to move."]);
  expect(told(once, { ...withEvents(later, resigned), events: [] })).toEqual([
    "Ann resigns. Ben wins the game!",
  ]);
});

test("an offer is announced to both players and to spectators, each in their own words", () => {
  const draw = toldToAll(view, { type: "offered", what: "draw", seat: 1 });
  expect(draw.ann).toEqual(["You offered a draw."]);
  const onBensTurn = toldToAll(once, { type: "offered", what: "draw", seat: 1 });
  expect(onBensTurn.ann).toEqual(["You offered a draw. Ben can decline by moving."]);
  expect([draw.ben, draw.spectator]).toEqual([["Ann offers a draw."], ["Ann offers a draw."]]);
  const takeback = toldToAll(once, { type: "offered", what: "takeback", seat: 1 });
  expect(takeback.ann).toEqual(["You asked to take back your last move."]);
  expect(takeback.ben).toEqual(["Ann wants to take back move 1 (1)."]);
  const late = toldToAll(withEvents(once, moved(1, "2")), { type: "offered", what: "takeback", seat: 1 });
  expect(late.ben).toEqual(["Ann wants to take back move 1 (1). That also takes back your move 2 (2)."]);
  expect(late.spectator).toEqual([
    "Ann wants to take back move 1 (1). That also takes back Ben's move 2 (2).",
  ]);
  const rematch = toldToAll(withEvents(view, resigned), { type: "offered", what: "rematch", seat: 1 });
  expect(rematch.ann).toEqual(["You offered a rematch."]);
  expect(rematch.ben).toEqual(["Ann offers a rematch."]);
});

test("an offer is announced as declined after a refusal or a move, but not after the end", () => {
  const offered = withEvents(once, { type: "offered", what: "draw", seat: 1 });
  const word = toldToAll(offered, { type: "declined", what: "draw", seat: 2 });
  expect(word.ann).toEqual(["Ben declines the draw."]);
  expect(word.ben).toEqual(["You decline the draw."]);
  expect(word.spectator).toEqual(word.ann);
  const move = toldToAll(offered, moved(1, "1"));
  expect(move.ann).toEqual(["Ben took block 2.", "Ben declines the draw.", "Your move."]);
  expect(move.ben).toEqual(["Ben took block 2.", "Ann to move."]);
  expect(toldToAll(offered, resigned).ann).toEqual(["Ann resigns. Ben wins the game!"]);
  const own = withEvents(view, { type: "offered", what: "draw", seat: 1 });
  expect(toldToAll(own, moved(0, "1")).ann).toEqual(["Ann took block 1.", "Ben to move."]);
});

test("the end is announced with the reason, the winner and the score", () => {
  const last = playingView({ options: { blocks: 1 } });
  expect(toldToAll(last, moved(0, "1")).ben).toEqual(["Ann took block 1.", "Ann wins the game!"]);
  expect(toldToAll(view, { type: "ended", winner: null, reason: "agreed" })).toEqual(
    everyone("The game is drawn by agreement."),
  );
  const series = { id: "series00", of: 3, game: 1, score: [0, 0] } as const;
  expect(toldToAll(playingView({ series }), resigned)).toEqual(
    everyone("Ann resigns. Ben wins the game! Score: Ann 0, Ben 1."),
  );
});

test("players who stay in a finished game are told of the next one", () => {
  const series = { id: "series00", of: 3, game: 1, score: [0, 0] } as const;
  const next = toldToAll(withEvents(playingView({ series }), resigned), {
    type: "continued",
    next: "nextgame1",
  });
  expect(next.ann).toEqual(["Ben moved on to game 2 of 3."]);
  expect(next.ben).toEqual(["Ann moved on to game 2 of 3."]);
  expect(next.spectator).toEqual(["The players moved on to game 2 of 3."]);
});

test("a refusal of a command is announced once", () => {
  const refused = { ...view, refusal: { code: "stale-ply", message: "Too late." } } as const;
  expect(told(view, refused)).toEqual(["Too late."]);
  expect(told(refused, { ...refused, serverAhead: 1 })).toEqual([]);
});

test("a player hears when the opponent leaves, when to claim, and when the opponent returns", () => {
  const gone = withoutOpponent(once, 9000);
  expect(told(once, gone)).toEqual(["Ben left. You can claim the game in 9 seconds."]);
  expect(told(gone, withoutOpponent(once, 0))).toEqual(["Ben left. You can claim the game now."]);
  expect(told(once, withoutOpponent(once, 0))).toEqual(["Ben left. You can claim the game now."]);
  expect(told(gone, once)).toEqual(["Ben is back."]);
  expect(told(asSeenBy(null, once), asSeenBy(null, gone))).toEqual(["Ben left."]);
  const over = withEvents(once, resigned);
  expect(told(over, withoutOpponent(over, 9000))).toEqual(["Ben left."]);
});

test("a lost connection is announced after the second failure, and so is its return", () => {
  const lost = withoutConnection(view, 2);
  expect(told(view, withoutConnection(view, 1))).toEqual([]);
  expect(told(view, lost)).toEqual(["Connection lost. Retrying in 3 seconds."]);
  expect(told(lost, withoutConnection(view, 3))).toEqual([]);
  expect(told(lost, view)).toEqual(["Reconnected."]);
  expect(told(lost, once)).toContain("Reconnected.");
  expect(lostText(lost, lost.online.at + 4000)).toBe("Connection lost. Retrying now.");
  const refused = { ...view, connection: { ...lost.connection, failures: 1, reason: "Wait 10 s." } };
  expect(told(view, refused)).toEqual(["Wait 10 s. Retrying in 3 seconds."]);
  const closed = { kind: "closed", reason: "There is no such game.", code: 4005 } as const;
  expect(told(firstView, { ...firstView, connection: closed })).toEqual(["There is no such game."]);
});

test("the status says whose turn it is", () => {
  const texts = [openedView(), view, once, sending(view, "2"), withEvents(view, resigned)].map(turnText);
  expect(texts).toEqual(["Waiting for another player to join", "Your move", "Ben to move", "Sending 2…", ""]);
});
