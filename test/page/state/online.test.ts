/** The page's logic for online games, without a browser or a server. Views go in, and tables and sentences come out. */

import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { narrate } from "../../../src/online/client/narrate.ts";
import { firstView, type OnlineView } from "../../../src/online/client/view.ts";
import { createSchema } from "../../../src/online/messages.ts";
import { messagesFor } from "../../../src/page/effects/online/online.ts";
import { inviteTerms, inviteTitle } from "../../../src/page/parts/online/online.tsx";
import { readFinished } from "../../../src/page/returning.ts";
import { keptLists, storeGame, withGame } from "../../../src/page/state/keep/kept-games.ts";
import { formatSeats, readSeats, upsertSeat, withOver } from "../../../src/page/state/keep/kept-seats.ts";
import { readPreferences } from "../../../src/page/state/keep/preferences.ts";
import { createRequestOf, newForm } from "../../../src/page/state/setup/setup-form.ts";
import { onlineTitle } from "../../../src/page/state/spoken.ts";
import { initialState, type State } from "../../../src/page/state/state.ts";
import { update } from "../../../src/page/state/update.ts";
import { fillField } from "../../../src/play/form.ts";
import { canPlay, type Table } from "../../../src/play/table.ts";
import {
  asSeenBy,
  matchId as id,
  joined,
  moved,
  openedView,
  playingView,
  resigned,
  sending,
  withEvents,
} from "../../support/online-views.ts";

const token = "t".repeat(32);

/** The page after these views, opened with this token. */
function visited(
  views: readonly OnlineView[],
  own: string | null = token,
  start = initialState(readPreferences(null)),
): State {
  const route = { view: "online", match: id, token: own ?? undefined } as const;
  const arrived = {
    state: update(start, { kind: "visit", route }).state,
    before: firstView as OnlineView,
  };
  return views.reduce(
    ({ state, before }, view) => ({ state: see(state, before, view, route.token), before: view }),
    arrived,
  ).state;
}

function see(state: State, before: OnlineView, view: OnlineView, own: string | undefined): State {
  const sight = { view, happenings: narrate(before, view, 0), token: own, now: 0, links: [] };
  return messagesFor(state, id, sight).reduce((at, message) => update(at, message).state, state);
}

function onBoard({ places }: State): Table {
  const { activity } = places.online;
  if (activity === null) throw new Error("no table");
  return activity.state;
}

test("a sent move is on the board right away but wins only when the server says so", () => {
  const full = playingView({ options: { blocks: 1 } });
  const sent = sending(full, "1");
  const table = onBoard(visited([full, sent]));
  expect(table.match.moves).toHaveLength(1);
  expect([table.match.outcome, canPlay(table)]).toEqual([null, false]);
  const refused = { ...full, refusal: { code: "stale-ply", message: "Too late." } } as const;
  expect(onBoard(visited([full, sent, refused])).match.moves).toHaveLength(0);
  expect(onBoard(visited([full, sent, withEvents(full, moved(0, "1"))])).match.outcome?.winner).toBe(1);
});

test("typed text stays when the opponent moves and is cleared by the player's own move", () => {
  const full = playingView({}, 2);
  const type = { kind: "input", input: { kind: "type", text: "2" } } as const;
  const typed = update(visited([full]), type).state;
  const early = update(typed, { kind: "input", input: { kind: "read", text: "2" } }).state;
  expect(onBoard(early)).toMatchObject({ typed: "2", problem: "Ann to move." });
  const theirs = withEvents(full, moved(0, "1"));
  const mine = see(typed, full, theirs, token);
  expect(onBoard(mine).typed).toBe("2");
  expect(onBoard(see(mine, theirs, withEvents(theirs, moved(1, "2")), token)).typed).toBe("");
});

test("a visitor who looks at an earlier position stays there when a move arrives", () => {
  const full = withEvents(playingView(), moved(0, "1"), moved(1, "1"));
  const back = update(visited([full]), { kind: "input", input: { kind: "look", ply: 1 } }).state;
  expect(onBoard(see(back, full, withEvents(full, moved(2, "1")), token)).viewing).toBe(1);
  const taken = withEvents(full, { type: "taken-back", ply: 0 });
  expect(onBoard(see(back, full, taken, token)).viewing).toBeNull();
});

test("the page announces each event once, and a player's own move when it's sent", () => {
  const full = playingView();
  const once = withEvents(full, moved(0, "1"));
  const said = (...views: readonly OnlineView[]) => visited(views).said.text;
  expect(said(full)).toBe("Tower Switch. Your move. Take 1 or 2 blocks.");
  expect(said(asSeenBy(2, full), asSeenBy(2, once))).toBe("Ann took block 1. Your move.");
  const sent = sending(full, "1");
  expect(said(full, sent)).toBe("Ann took block 1.");
  expect(said(full, sent, once)).toBe("Ben to move.");
});

test("the title says whose turn it is", () => {
  const full = playingView();
  const once = withEvents(full, moved(0, "1"));
  const at = (...views: readonly OnlineView[]) => visited(views).places.online.activity;
  const [mine, theirs] = [at(full), at(full, once)];
  expect(onlineTitle(mine)).toBe("● Your move – Tower Switch");
  expect(onlineTitle(theirs)).toBe("Ben to move – Tower Switch");
});

test("an invitation names the game and its terms", () => {
  const { online } = openedView({ options: { blocks: 7 } });
  expect(inviteTitle(online)).toBe("Ann invited you to play Tower Switch");
  expect(inviteTerms(online)).toEqual([
    ["You play", "Player 2"],
    ["Who goes first", "Ann"],
    ["blocks", "7"],
    ["Clock", "none"],
  ]);
});

test("players and spectators go on to the next game, but an old link stays at its game", () => {
  for (const own of [token, undefined]) {
    const over = withEvents(playingView({}, own === undefined ? null : 1), resigned);
    const next = withEvents(over, { type: "continued", next: "nextgame1" });
    const gone = visited([over, next], own ?? null);
    expect(gone.route).toEqual({ view: "online", match: "nextgame1", token: own });
    expect(gone.online).toMatchObject({ id: "nextgame1", token: own });
    expect(visited([next], own ?? null).online?.id).toBe(id);
  }
});

test("a player who left while waiting for a rematch is taken to it on return", () => {
  const next = withEvents(playingView(), resigned, { type: "continued", next: "nextgame1" });
  const kept = { id, token, share: null, about: "A game", over: false };
  const goesTo = (over: boolean) => {
    const seats = withOver([kept], over ? id : null);
    return visited([next], token, { ...initialState(readPreferences(null)), seats }).online?.id;
  };
  expect([goesTo(false), goesTo(true)]).toEqual(["nextgame1", id]);
});

test("a player sees what the opponent declined, until the next move", () => {
  const offered = withEvents(playingView(), { type: "offered", what: "takeback", seat: 1 });
  const declined = withEvents(offered, { type: "declined", what: "takeback", seat: 2 });
  expect(onBoard(visited([offered, declined])).said).toBe("Ben declines the takeback.");
  expect(onBoard(visited([offered, declined, withEvents(declined, moved(0, "1"))])).said).toBe("");
  const free = openedView({}, null);
  const late = visited([free, withEvents(free, joined)], null);
  expect(onBoard(late).said).toContain("Another player joined first, so you're watching.");
});

test("every game's form makes a request that fits the server's schema", () => {
  for (const game of games) {
    const form = fillField(newForm(game, { level: "easy", name: "Ann" }), "place", "online");
    const request = createRequestOf(form, 5);
    expect(request.ok && createSchema.safeParse(request.value).success, game.id).toBe(true);
  }
});

test("seats are stored with their tokens, and a damaged entry doesn't affect others", () => {
  const seat = { id, token, share: "http://localhost/#/online/k3v9x0aq", about: "A game", over: false };
  const seats = upsertSeat([], seat);
  expect(readSeats(formatSeats(seats))).toEqual([seat]);
  expect(upsertSeat(seats, { ...seat, share: null })).toEqual(seats);
  expect(readSeats("nonsense")).toEqual([]);
  expect(readSeats('[1,{"hash":"#/online/x"},null]')).toEqual([]);
});

test("a finished online game is stored only once", () => {
  const { finished } = keptLists;
  const { match } = withEvents(playingView(), { type: "ended", winner: 2, reason: "abandoned" }).online;
  const twice = withGame(finished, withGame(finished, [], match), match);
  expect(twice).toHaveLength(1);
  const stored = storeGame(finished, storeGame(finished, null, match), match);
  expect(readFinished(stored, games).map(({ outcome }) => outcome)).toEqual([
    { winner: 2, reason: "abandoned" },
  ]);
});
