/** What the server decides about every command, in every situation that makes a difference. */

import { describe, expect, test } from "vitest";
import { currentPosition } from "../../../src/core/match.ts";
import { toRecord } from "../../../src/core/record.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { otherSeat, type Pair, type Seat } from "../../../src/core/seat.ts";
import { games } from "../../../src/games/index.ts";
import type { NewEvent } from "../../../src/protocol/online/events.ts";
import type { Command } from "../../../src/protocol/online/messages.ts";
import type { OfferKind } from "../../../src/protocol/online/offers.ts";
import { applyEvent, type OnlineMatch, openOnline } from "../../../src/protocol/online/online-match.ts";
import { type Circumstances, decide } from "../../../src/server/match/decide.ts";
import { openedEvent } from "../../../src/server/match/open-match.ts";
import * as dealer from "../../../src/table/deal.ts";
import { openRequested } from "../../../src/table/open.ts";

type Played = Exclude<Command, { readonly type: "join" }>;

interface Wish {
  readonly game?: string;
  readonly taken?: Pair<boolean>;
  readonly bestOf?: number;
  readonly levels?: Pair<string | null>;
}

const host = { now: () => new Date(0), newId: () => "a".repeat(16), dealer };

function opened(wish: Wish = {}): OnlineMatch {
  const { game: wanted = "factor-frenzy", taken = [true, true], bestOf, levels = [null, null] } = wish;
  const game = games.find(({ id }) => id === wanted);
  if (game === undefined) throw new Error("no such game");
  const setup = { options: {}, from: null };
  const names = ["Ann", "Ben"] as const;
  const asked = openRequested(host, { game, setup, first: 1, names, seed: 1, bestOf, levels });
  if (!asked.ok) throw new Error(asked.problem.message);
  const made = { record: toRecord(asked.value.match), deal: asked.value.deal };
  const online = openOnline(openedEvent(made, { at: 0, taken, clock: null, previous: null }), games);
  if (!online.ok) throw new Error(online.problem.message);
  return online.value;
}

function after(online: OnlineMatch, ...events: readonly NewEvent[]): OnlineMatch {
  return events.reduce((state, event) => {
    const next = applyEvent(state, { ...event, version: state.version + 1, at: 0 });
    if (!next.ok) throw new Error(next.problem.message);
    return next.value;
  }, online);
}

const legal = ({ match }: OnlineMatch) => moveNames(match.game, currentPosition(match))[0] ?? "";
const moved = (online: OnlineMatch, times = 1): OnlineMatch =>
  times === 0
    ? online
    : moved(after(online, { type: "moved", ply: online.match.moves.length, move: legal(online) }), times - 1);
const offered = (online: OnlineMatch, what: OfferKind, seat: Seat) =>
  after(online, { type: "offered", what, seat });
const resigned = (online: OnlineMatch, seat: Seat) =>
  after(online, { type: "ended", winner: otherSeat(seat), reason: "resigned" });
const drawn = (online: OnlineMatch) => after(online, { type: "ended", winner: null, reason: "agreed" });

const connected = { now: 5_000, claimableAt: null, longest: 1_000 };

function decided(
  online: OnlineMatch,
  command: Played,
  seat: Seat,
  circumstances: Partial<Circumstances> = {},
): object | string {
  const answer = decide(online, command, { ...connected, seat, ...circumstances });
  return answer.ok ? answer.value : `${answer.problem.code}: ${answer.problem.message}`;
}

const id = "c1";
const resign: Played = { type: "resign", id };
const move = (ply: number, name: string): Played => ({ type: "move", id, ply, move: name });
const offer = (what: OfferKind): Played => ({ type: "offer", id, what });
const answer = (what: OfferKind, accept: boolean): Played => ({ type: "answer", id, what, accept });
const claim = (as: "win" | "draw"): Played => ({ type: "claim", id, as });
const events = (event: NewEvent) => ({ kind: "events", events: [event] });

const already = { kind: "already" };
const agreed = events({ type: "ended", winner: null, reason: "agreed" });
const rematch = { kind: "open-next", how: "rematch" };
const nextOfSeries = { kind: "open-next", how: "series" };
const over = "game-over: The game is over.";
const notStarted = "not-started: Your opponent has not joined yet.";
const tooLong = "too-large: This game has reached its maximum length; agree on a draw, or resign.";
const nothing = "nothing-to-take-back: You have not made a move yet.";
const noOffer = "no-offer: This offer is no longer open.";
const takenBack = (ply: number) => events({ type: "taken-back", ply });
const offers = (what: OfferKind, seat: Seat) => events({ type: "offered", what, seat });

const fresh = opened();
const waiting = opened({ taken: [true, false] });
const againstComputer = opened({ levels: [null, "easy"] });
const computerFirst = opened({ levels: ["easy", null] });
const series = opened({ bestOf: 3 });
const single = opened({ bestOf: 1 });
const first = legal(fresh);
const second = legal(moved(fresh));

type Row = readonly [
  situation: string,
  online: OnlineMatch,
  command: Played,
  seat: Seat,
  expected: object | string,
];

function testRows(rows: readonly Row[], circumstances: Partial<Circumstances> = {}): void {
  test.each(rows)("gets the right answer when %s", (...[, online, command, seat, expected]) => {
    expect(decided(online, command, seat, circumstances)).toEqual(expected);
  });
}

describe("a move", () => {
  testRows([
    ["legal", fresh, move(0, first), 1, events({ type: "moved", ply: 0, move: first })],
    [
      "sent in reply to the opponent",
      moved(fresh),
      move(1, second),
      2,
      events({ type: "moved", ply: 1, move: second }),
    ],
    ["sent twice", moved(fresh), move(0, first), 1, already],
    ["sent twice after the opponent's reply", moved(fresh, 2), move(0, first), 1, already],
    ["sent twice after the end", resigned(moved(fresh), 2), move(0, first), 1, already],
    [
      "another move was made at its ply",
      moved(fresh),
      move(0, second),
      1,
      "stale-ply: This move is for ply 0, but 1 moves have been made.",
    ],
    [
      "the opponent made it",
      moved(fresh),
      move(0, first),
      2,
      "stale-ply: This move is for ply 0, but 1 moves have been made.",
    ],
    [
      "sent ahead of its ply",
      fresh,
      move(1, first),
      1,
      "stale-ply: This move is for ply 1, but 0 moves have been made.",
    ],
    ["sent out of turn by player 2", fresh, move(0, first), 2, "not-your-turn: It is Ann's turn."],
    ["sent out of turn by player 1", moved(fresh), move(1, second), 1, "not-your-turn: It is Ben's turn."],
    ["sent after the end", resigned(fresh, 2), move(0, first), 1, over],
    ["sent before the opponent joined", waiting, move(0, first), 1, notStarted],
  ]);

  test.each(games.map(({ id: game }) => game))("is stale when sent ahead of its ply in %s", (game) => {
    expect(decided(opened({ game }), move(3, "undefined"), 1)).toMatch(/^stale-ply: /);
  });

  test("that is illegal gets the sentence of the rules", () => {
    expect(decided(fresh, move(0, "nonsense"), 1)).toMatch(/^(illegal-move|bad-move): .+/);
  });
});

describe("a resignation", () => {
  testRows([
    ["sent by player 1", fresh, resign, 1, events({ type: "ended", winner: 2, reason: "resigned" })],
    [
      "sent by player 2 out of turn",
      fresh,
      resign,
      2,
      events({ type: "ended", winner: 1, reason: "resigned" }),
    ],
    ["sent twice", resigned(fresh, 1), resign, 1, already],
    ["sent after the opponent's", resigned(fresh, 1), resign, 2, over],
    ["sent after a draw", drawn(fresh), resign, 1, over],
    [
      "sent after the opponent claimed the game",
      after(fresh, { type: "ended", winner: 2, reason: "abandoned" }),
      resign,
      1,
      over,
    ],
    ["sent before the opponent joined", waiting, resign, 1, notStarted],
  ]);
});

describe("a draw", () => {
  testRows([
    ["offered", fresh, offer("draw"), 1, offers("draw", 1)],
    ["offered twice", offered(fresh, "draw", 1), offer("draw"), 1, already],
    ["offered by both", offered(fresh, "draw", 1), offer("draw"), 2, agreed],
    ["offered to a computer", againstComputer, offer("draw"), 1, { kind: "ask-computer" }],
    [
      "offered to a computer that offers one itself",
      offered(againstComputer, "draw", 2),
      offer("draw"),
      1,
      agreed,
    ],
    ["offered after the end", resigned(fresh, 1), offer("draw"), 2, over],
    ["offered before the opponent joined", waiting, offer("draw"), 1, notStarted],
    ["accepted", offered(fresh, "draw", 1), answer("draw", true), 2, agreed],
    [
      "declined",
      offered(fresh, "draw", 1),
      answer("draw", false),
      2,
      events({ type: "declined", what: "draw", seat: 2 }),
    ],
    ["accepted by the player who offered it", offered(fresh, "draw", 1), answer("draw", true), 1, noOffer],
    ["accepted without an offer", fresh, answer("draw", true), 2, noOffer],
    [
      "accepted while something else is offered",
      offered(fresh, "takeback", 1),
      answer("draw", true),
      2,
      noOffer,
    ],
  ]);
});

describe("a takeback", () => {
  const asked = offered(moved(fresh, 2), "takeback", 1);
  testRows([
    ["asked for", moved(fresh), offer("takeback"), 1, offers("takeback", 1)],
    ["asked for twice", asked, offer("takeback"), 1, already],
    [
      "asked for by both",
      asked,
      offer("takeback"),
      2,
      "offer-stands: Your opponent has asked for a takeback; answer that first.",
    ],
    ["asked for before any move", fresh, offer("takeback"), 1, nothing],
    ["asked for before the player's own first move", moved(fresh), offer("takeback"), 2, nothing],
    ["asked for after the end", resigned(moved(fresh), 1), offer("takeback"), 1, over],
    ["asked for before the opponent joined", waiting, offer("takeback"), 1, notStarted],
    ["asked of a computer that is thinking", moved(againstComputer), offer("takeback"), 1, takenBack(0)],
    ["asked of a computer that has replied", moved(againstComputer, 2), offer("takeback"), 1, takenBack(0)],
    ["asked of a computer later in the game", moved(againstComputer, 4), offer("takeback"), 1, takenBack(2)],
    ["asked of a computer that has only begun", moved(computerFirst), offer("takeback"), 2, nothing],
    ["asked later of a computer that began", moved(computerFirst, 3), offer("takeback"), 2, takenBack(1)],
    ["granted after the opponent's reply", asked, answer("takeback", true), 2, takenBack(0)],
    [
      "granted before the opponent's reply",
      offered(moved(fresh, 3), "takeback", 1),
      answer("takeback", true),
      2,
      takenBack(2),
    ],
    [
      "declined",
      asked,
      answer("takeback", false),
      2,
      events({ type: "declined", what: "takeback", seat: 2 }),
    ],
    [
      "granted without any move",
      offered(fresh, "takeback", 1),
      answer("takeback", true),
      2,
      "nothing-to-take-back: There is no move to take back.",
    ],
  ]);
});

describe("a rematch", () => {
  const ended = resigned(fresh, 1);
  testRows([
    ["offered before the end", fresh, offer("rematch"), 1, "not-over: The game is not over yet."],
    [
      "offered before the opponent joined",
      waiting,
      offer("rematch"),
      1,
      "not-over: The game is not over yet.",
    ],
    ["offered", ended, offer("rematch"), 1, offers("rematch", 1)],
    ["offered twice", offered(ended, "rematch", 1), offer("rematch"), 1, already],
    ["offered by both", offered(ended, "rematch", 1), offer("rematch"), 2, rematch],
    ["offered to a computer", resigned(againstComputer, 1), offer("rematch"), 1, rematch],
    [
      "offered after the next game was opened",
      after(ended, { type: "continued", next: "b".repeat(16) }),
      offer("rematch"),
      1,
      already,
    ],
    ["offered within a series", resigned(series, 1), offer("rematch"), 1, nextOfSeries],
    [
      "offered after the last game of a series",
      resigned(single, 1),
      offer("rematch"),
      1,
      offers("rematch", 1),
    ],
    ["accepted", offered(ended, "rematch", 2), answer("rematch", true), 1, rematch],
    [
      "declined",
      offered(ended, "rematch", 2),
      answer("rematch", false),
      1,
      events({ type: "declined", what: "rematch", seat: 1 }),
    ],
  ]);
});

describe("a claim", () => {
  const early = (seconds: number) =>
    `not-gone: Your opponent may still come back; you can claim the game in ${seconds} s.`;
  const won = (seat: Seat) => events({ type: "ended", winner: seat, reason: "abandoned" });
  test.each([
    ["the opponent is connected", null, "win", "not-gone: Your opponent is connected."],
    ["a millisecond too early", 5_001, "win", early(1)],
    ["a second too early", 6_000, "win", early(1)],
    ["more than a second too early", 6_001, "win", early(2)],
    ["in time, for a win", 5_000, "win", won(1)],
    ["later, for a win", 4_000, "win", won(1)],
    ["in time, for a draw", 5_000, "draw", events({ type: "ended", winner: null, reason: "abandoned" })],
  ] as const)("gets the right answer when %s", (_, claimableAt, as, expected) => {
    expect(decided(fresh, claim(as), 1, { claimableAt })).toEqual(expected);
  });

  test("for a win makes the claiming player the winner", () => {
    expect(decided(fresh, claim("win"), 2, { claimableAt: 0 })).toEqual(won(2));
  });

  test("is refused after the end and before the opponent joined", () => {
    expect(decided(drawn(fresh), claim("win"), 1, { claimableAt: 0 })).toBe(over);
    expect(decided(waiting, claim("win"), 1, { claimableAt: 0 })).toBe(notStarted);
  });
});

describe("a game of the maximum length", () => {
  const long = moved(fresh, 2);
  const atTheEnd = { longest: long.version, claimableAt: 0 };
  const ended = resigned(long, 1);
  const rows: readonly Row[] = [
    ["a player moves", long, move(2, legal(long)), 1, tooLong],
    ["a player asks for a takeback", long, offer("takeback"), 1, tooLong],
    ["a player grants a takeback", offered(long, "takeback", 1), answer("takeback", true), 2, tooLong],
    ["a player declines a draw", offered(long, "draw", 1), answer("draw", false), 2, tooLong],
    ["a player offers a draw", long, offer("draw"), 1, offers("draw", 1)],
    ["a player accepts a draw", offered(long, "draw", 1), answer("draw", true), 2, agreed],
    ["a player resigns", long, resign, 1, events({ type: "ended", winner: 2, reason: "resigned" })],
    ["a player claims it", long, claim("win"), 1, events({ type: "ended", winner: 1, reason: "abandoned" })],
    ["a player offers a rematch", ended, offer("rematch"), 1, offers("rematch", 1)],
    ["a player accepts a rematch", offered(ended, "rematch", 1), answer("rematch", true), 2, rematch],
    [
      "a player offers a computer a rematch",
      resigned(moved(againstComputer, 2), 1),
      offer("rematch"),
      1,
      rematch,
    ],
    ["a player offers a computer a draw", moved(againstComputer, 2), offer("draw"), 1, tooLong],
  ];
  testRows(rows, atTheEnd);

  test("takes moves until it has as many events as the limit", () => {
    const played = move(2, legal(long));
    expect(decided(long, played, 1, { longest: long.version + 1 })).toMatchObject({ kind: "events" });
    expect(decided(long, played, 1, { longest: long.version - 1 })).toBe(tooLong);
  });
});
