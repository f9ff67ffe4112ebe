/** The page's logic of online games without a browser or a server: views in, tables and sentences out. */

import { expect, test } from "vitest";
import { firstView, type OnlineView } from "../../../src/client/view.ts";
import { newMatch } from "../../../src/core/match.ts";
import { toRecord } from "../../../src/core/record.ts";
import type { Seat } from "../../../src/core/seat.ts";
import { setUp } from "../../../src/core/setup.ts";
import { games } from "../../../src/games/index.ts";
import { formatClock } from "../../../src/protocol/online/clock.ts";
import type { NewEvent } from "../../../src/protocol/online/events.ts";
import { isLocalLink } from "../../../src/protocol/online/links.ts";
import { createSchema } from "../../../src/protocol/online/messages.ts";
import { follow, type OnlineMatch, openOnline } from "../../../src/protocol/online/online-match.ts";
import { canPlay } from "../../../src/table/table.ts";
import { formatFinished, readFinished, withFinished } from "../../../src/web/state/keep/finished.ts";
import { formatSeats, readSeats, withKept, withOver } from "../../../src/web/state/keep/kept-seats.ts";
import { defaultPreferences } from "../../../src/web/state/keep/preferences.ts";
import { clockCall, clockWords, settingsWords } from "../../../src/web/state/online/clock-words.ts";
import { inviteTerms, inviteTitle } from "../../../src/web/state/online/invite.ts";
import {
  isOwnTurn,
  newOnline,
  type OnlineState,
  phaseOf,
  withView,
} from "../../../src/web/state/online/online.ts";
import { onlineSpoken, onlineTitle, turnNotice } from "../../../src/web/state/online/words.ts";
import { formatRoute, readPlace } from "../../../src/web/state/route.ts";
import { newOnlineForm } from "../../../src/web/state/setup/online-form.ts";
import { checkForm, createRequestOf, newForm } from "../../../src/web/state/setup/setup-form.ts";
import { initialState, openTableOf } from "../../../src/web/state/state.ts";
import { update } from "../../../src/web/state/update.ts";

const token = "t".repeat(32);
const id = "k3v9x0aq";

/** A tower of three blocks: Ann has opened it, and nobody else is there yet. */
function opened(blocks = 3): OnlineMatch {
  const game = games.find(({ options }) => "blocks" in options);
  const setup = game === undefined ? undefined : setUp(game, { options: { blocks } });
  if (game === undefined || !setup?.ok) throw new Error("There is no tower.");
  const players = [{ name: "Ann" }, { name: "Player 2" }] as const;
  const match = newMatch(game, setup.value, {
    id,
    players,
    seed: 1,
    startedAt: new Date(0).toISOString(),
    series: null,
  });
  const event = { type: "opened", version: 1, at: 0, record: toRecord(match), taken: [true, false] } as const;
  const online = openOnline({ ...event, clock: null, previous: null }, games);
  if (!online.ok) throw new Error(online.problem.message);
  return online.value;
}

function after(online: OnlineMatch, ...events: readonly NewEvent[]): OnlineMatch {
  return events.reduce((now, event) => {
    const next = follow(now, { ...event, version: now.version + 1, at: now.at + 1 });
    if (!next.ok) throw new Error(next.problem.message);
    return next.value;
  }, online);
}

const joined: NewEvent = { type: "joined", seat: 2, name: "Ben" };
const moved = (ply: number, move: string): NewEvent => ({ type: "moved", ply, move });

function seen(online: OnlineMatch, seat: Seat | null, more: Partial<OnlineView> = {}): OnlineView {
  const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 } as const;
  return { ...firstView, status: { kind: "open" }, online, seat, presence, ...more };
}

function show(views: readonly OnlineView[]): OnlineState {
  return views.reduce((state, view) => withView(state, view, token), newOnline(id, token));
}

/** What is said when the second view comes after the first. */
function saidBetween(first: OnlineView, second: OnlineView): string {
  const before = show([first]);
  return onlineSpoken(before, withView(before, second, token));
}

const sent = (ply: number, move: string) => [{ type: "move", id: "c1", ply, move }] as const;

test("a match is invited to, waited for, played and over", () => {
  const free = opened();
  const full = after(free, joined);
  const phases = [
    show([]),
    show([seen(free, null)]),
    show([seen(free, 1)]),
    show([seen(full, 1)]),
    show([seen(after(full, { type: "ended", winner: 1, reason: "resigned" }), 1)]),
    show([{ ...firstView, status: { kind: "closed", reason: "Gone.", code: 4005 } }]),
  ].map(phaseOf);
  expect(phases).toEqual(["arriving", "invited", "waiting", "playing", "over", "closed"]);
});

test("only the own turn is live, and not before both are there", () => {
  const full = after(opened(), joined);
  const live = (view: OnlineView) => isOwnTurn(show([view]));
  expect(live(seen(opened(), 1))).toBe(false);
  expect(live(seen(full, 1))).toBe(true);
  expect(live(seen(full, 2))).toBe(false);
  expect(live(seen(full, null))).toBe(false);
  expect(live(seen(after(full, moved(0, "1")), 2))).toBe(true);
});

test("a move that is sent stands on the board at once, but does not win before the server says so", () => {
  const full = after(opened(1), joined);
  const sending = show([seen(full, 1), seen(full, 1, { pending: sent(0, "1") })]);
  expect(sending.table?.match.moves).toHaveLength(1);
  expect(sending.table?.match.outcome).toBeNull();
  expect(sending.table && canPlay(sending.table)).toBe(false);
  const refused = withView(
    sending,
    seen(full, 1, { refusal: { code: "stale-ply", message: "Too late." } }),
    token,
  );
  expect(refused.table?.match.moves).toHaveLength(0);
  const won = withView(sending, seen(after(full, moved(0, "1")), 1), token);
  expect(won.table?.match.outcome?.winner).toBe(1);
});

test("what is typed stays when the other moves or the server refuses, and goes when the own move has arrived", () => {
  const full = after(opened(9), joined);
  const start = initialState(defaultPreferences);
  const typed = [
    { kind: "visit", route: { view: "online", match: id, token } },
    { kind: "online", id, token, view: seen(full, 2) },
    { kind: "type", text: "2" },
    { kind: "submit" },
  ] as const;
  const state = typed.reduce((now, message) => update(now, message), start);
  expect(state.online?.table).toMatchObject({ typed: "2" });
  expect(state.online?.table?.problem).toContain("not your turn");
  const theirs = after(full, moved(0, "1"));
  const mine = update(state, { kind: "online", id, token, view: seen(theirs, 2) });
  expect(mine.online?.table?.typed).toBe("2");
  const arrived = update(mine, { kind: "online", id, token, view: seen(after(theirs, moved(1, "2")), 2) });
  expect(arrived.online?.table?.typed).toBe("");
});

test("who looks back keeps looking when a move arrives, until it was taken back", () => {
  const full = after(opened(9), joined, moved(0, "1"), moved(1, "1"));
  const looking = show([seen(full, 1)]);
  const back = { ...looking, table: looking.table && { ...looking.table, viewing: 1 } };
  expect(withView(back, seen(after(full, moved(2, "1")), 1), token).table?.viewing).toBe(1);
  const taken = after(full, { type: "taken-back", ply: 0 });
  expect(withView(back, seen(taken, 1), token).table?.viewing).toBeNull();
});

test("what happens is said from where one sits", () => {
  const free = opened(9);
  const full = after(free, joined);
  const once = after(full, moved(0, "1"));
  const offered = after(full, { type: "offered", what: "draw", seat: 1 });
  const declined = after(offered, { type: "declined", what: "draw", seat: 2 });
  expect(saidBetween(seen(free, 1), seen(full, 1))).toBe("Ben has taken the seat. Your turn.");
  expect(saidBetween(seen(full, 2), seen(once, 2))).toMatch(/^Ann removes block 1\. Your turn\.$/);
  expect(saidBetween(seen(full, null), seen(once, null))).toMatch(/Ben to move\.$/);
  expect(saidBetween(seen(full, 2), seen(offered, 2))).toBe("Ann offers a draw.");
  expect(saidBetween(seen(offered, 1), seen(declined, 1))).toBe("Ben declines the draw.");
  expect(
    saidBetween(seen(full, 1), seen(full, 1, { status: { kind: "waiting", until: 1, failures: 1 } })),
  ).toBe("The connection is lost. Trying again.");
  const sending = seen(full, 1, { pending: sent(0, "1") });
  expect(saidBetween(seen(full, 1), sending)).toBe("Ann removes block 1.");
  expect(saidBetween(sending, seen(once, 1))).toBe("");
  const ended = after(full, { type: "ended", winner: 2, reason: "timeout" });
  expect(saidBetween(seen(full, 1), seen(ended, 1))).toContain("Ann ran out of time.");
});

test("the title and the notification tell the turn", () => {
  const full = after(opened(9), joined);
  const once = after(full, moved(0, "1"));
  const [mine, theirs] = [show([seen(full, 1)]), show([seen(once, 1)])];
  expect(onlineTitle(mine)).toBe("● Your turn – Tower Switch");
  expect(onlineTitle(theirs)).toBe("Ben to move – Tower Switch");
  expect(turnNotice(theirs, withView(theirs, seen(after(once, moved(1, "1")), 1), token))).toEqual({
    title: "Your turn – Tower Switch",
    body: "Ben removes block 2.",
  });
  expect(turnNotice(mine, theirs)).toBeNull();
});

test("an invitation says what it is to", () => {
  const free = opened(7);
  expect(inviteTitle(free)).toBe("Ann invites you to Tower Switch");
  expect(inviteTerms(free)).toEqual([
    ["Your seat", "Player 2"],
    ["Who opens", "Ann"],
    ["blocks", "7"],
    ["Clock", "none"],
  ]);
});

test("no table of a running online game is open to the solver, and one that is over is", () => {
  const full = after(opened(), joined);
  const start = update(initialState(defaultPreferences), {
    kind: "visit",
    route: { view: "online", match: id, token },
  });
  const running = update(start, { kind: "online", id, token, view: seen(full, 1) });
  expect(openTableOf(running)).toBeNull();
  const ended = after(full, { type: "ended", winner: 2, reason: "resigned" });
  const over = update(running, { kind: "online", id, token, view: seen(ended, 1) });
  expect(openTableOf(over)?.match.outcome?.reason).toBe("resigned");
});

test("the next game is followed with the same token, by spectators as well; an old link stays where it is", () => {
  const ended = after(opened(), joined, { type: "ended", winner: 2, reason: "resigned" });
  const next = after(ended, { type: "continued", next: "nextgame1" });
  for (const own of [token, undefined]) {
    const route = { view: "online", match: id, token: own } as const;
    const start = update(initialState(defaultPreferences), { kind: "visit", route });
    const seat = own === undefined ? null : 1;
    const over = update(start, { kind: "online", id, token: own, view: seen(ended, seat) });
    const gone = update(over, { kind: "online", id, token: own, view: seen(next, seat) });
    expect(gone.route).toEqual({ view: "online", match: "nextgame1", token: own });
    expect(gone.online).toMatchObject({ id: "nextgame1", token: own, watching: own === undefined });
    const late = update(start, { kind: "online", id, token: own, view: seen(next, seat) });
    expect(late.online?.id).toBe(id);
  }
});

test("a rematch that was waited for is followed at the first sight of the old game, once", () => {
  const ended = after(opened(), joined, { type: "ended", winner: 2, reason: "resigned" });
  const next = after(ended, { type: "continued", next: "nextgame1" });
  const kept = { id, token, share: null, about: "A game", over: false };
  const route = { view: "online", match: id, token } as const;
  const goesTo = (over: boolean) => {
    const seats = withOver([kept], over ? id : null);
    const start = update({ ...initialState(defaultPreferences), seats }, { kind: "visit", route });
    return update(start, { kind: "online", id, token, view: seen(next, 1) }).online?.id;
  };
  expect([goesTo(false), goesTo(true)]).toEqual(["nextgame1", id]);
});

test("news stay until the next event", () => {
  const full = after(opened(9), joined);
  const offered = after(full, { type: "offered", what: "takeback", seat: 1 });
  const declined = after(offered, { type: "declined", what: "takeback", seat: 2 });
  const news = (seat: Seat | null, ...matches: readonly OnlineMatch[]) =>
    matches.reduce(
      (state, match) => update(state, { kind: "online", id, token, view: seen(match, seat) }),
      update(initialState(defaultPreferences), {
        kind: "visit",
        route: { view: "online", match: id, token },
      }),
    ).online?.news;
  expect(news(1, offered, declined, declined)).toBe("Ben declines the takeback.");
  expect(news(2, offered, declined)).toBeNull();
  expect(news(1, offered, declined, after(declined, moved(0, "1")))).toBeNull();
  expect(news(null, opened(9), full)).toBe("The seat was taken meanwhile; you are watching.");
});

test("a link is local where its host is this computer", () => {
  const local = ["http://localhost:8080/", "http://127.0.0.1/", "http://[::1]:1/#/online/k3v9x0aq"];
  const open = ["http://192.168.0.7:8080/", "https://play.example/", "nonsense"];
  expect([...local, ...open].map(isLocalLink)).toEqual([true, true, true, false, false, false]);
});

test("every game's form makes a request that the server's schema takes", () => {
  for (const game of games) {
    const form = { ...newForm(game, "Ann"), place: "online" } as const;
    const request = createRequestOf(form, 5);
    expect(request.ok && createSchema.safeParse(request.value).success, game.id).toBe(true);
  }
});

test("a clock of one's own is read, or refused with its limits", () => {
  const [game] = games;
  if (game === undefined) throw new Error("There is no game.");
  const form = newForm(game);
  const withClock = (minutes: string, seconds: string) =>
    checkForm({
      ...form,
      place: "online",
      online: { ...newOnlineForm, clock: "own", minutes, seconds },
    });
  expect(withClock("0.5", "0").ok).toBe(true);
  for (const [minutes, seconds] of [
    ["", "0"],
    ["0", "0"],
    ["2000", "0"],
    ["5", "-1"],
    ["5", "601"],
    ["five", "0"],
  ] as const)
    expect(withClock(minutes, seconds).ok, `${minutes}+${seconds}`).toBe(false);
});

test("clocks in figures and words", () => {
  expect([0, 999, 61_000, 3_723_000].map(formatClock)).toEqual(["0:00", "0:01", "1:01", "1:02:03"]);
  expect(clockWords(61_000)).toBe("1 minute 1 second");
  expect([clockCall(31_000, 30_000), clockCall(30_000, 29_000), clockCall(11_000, 9_900)]).toEqual([
    "30 seconds left.",
    "",
    "10 seconds left.",
  ]);
  expect(settingsWords({ initialMs: 300_000, incrementMs: 3000 })).toBe(
    "5 minutes each, and 3 seconds a move",
  );
});

test("seats are kept with their tokens, and damage costs no more than what is damaged", () => {
  const seat = { id, token, share: "http://localhost/#/online/k3v9x0aq", about: "A game", over: false };
  const seats = withKept([], seat);
  expect(readSeats(formatSeats(seats))).toEqual([seat]);
  expect(withKept(seats, { ...seat, share: null })).toBe(seats);
  expect(readSeats("nonsense")).toEqual([]);
  expect(readSeats('[1,{"hash":"#/online/x"},null]')).toEqual([]);
});

test("finished games are kept once, the newest first", () => {
  const full = after(opened(), joined, { type: "ended", winner: 2, reason: "abandoned" });
  const twice = withFinished(withFinished([], full.match), full.match);
  expect(twice).toHaveLength(1);
  expect(readFinished(formatFinished(twice), games)[0]?.outcome).toEqual({ winner: 2, reason: "abandoned" });
});

test("the addresses of online games are read as they are written", () => {
  for (const route of [
    { view: "online", match: id, token: undefined },
    { view: "online", match: id, token },
  ] as const)
    expect(readPlace(formatRoute(route, null), games)).toEqual({ ok: true, value: route });
  expect(readPlace("#/online/", games).ok).toBe(false);
  expect(readPlace(`#/online/${id}/short`, games).ok).toBe(false);
});
