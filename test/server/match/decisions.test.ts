/** The server decides every command right, in every situation that makes a difference. */

import { describe, expect, test } from "vitest";
import { currentPosition } from "../../../src/core/match.ts";
import { toRecord } from "../../../src/core/record.ts";
import { type EndReason, moveNames } from "../../../src/core/rules.ts";
import { otherSeat, type Pair, type Seat } from "../../../src/core/seat.ts";
import { games } from "../../../src/games/index.ts";
import type { OfferKind } from "../../../src/online/codes.ts";
import type { NewEvent } from "../../../src/online/events.ts";
import type { Command } from "../../../src/online/messages.ts";
import { applyEvent, newOnlineMatch, type OnlineMatch } from "../../../src/online/online-match.ts";
import * as dealer from "../../../src/play/deal.ts";
import { openRequestedGame } from "../../../src/play/open.ts";
import { type Circumstances, decide } from "../../../src/server/match/decide.ts";
import { matchOpenedEvent } from "../../../src/server/match/open-match.ts";
import { findGameOf } from "../../support/find-game.ts";
import { must } from "../../support/must.ts";

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
  const game = findGameOf(wanted);
  const setup = { options: {}, from: null };
  const names = ["Ann", "Ben"] as const;
  const { match, deal } = must(
    openRequestedGame(host, { game, setup, first: 1, names, seed: 1, bestOf, levels }),
  );
  const made = { record: toRecord(match), deal };
  return must(newOnlineMatch(matchOpenedEvent(made, { at: 0, taken, clock: null, previous: null }), games));
}

function after(online: OnlineMatch, ...events: readonly NewEvent[]): OnlineMatch {
  return events.reduce(
    (state, event) => must(applyEvent(state, { ...event, version: state.version + 1, at: 0 })),
    online,
  );
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
const claim: Played = { type: "claim", id };
const events = (event: NewEvent) => ({ kind: "events", events: [event] });

const ends = (winner: Seat | null, reason: EndReason) => events({ type: "ended", winner, reason });
const moves = (ply: number, name: string) => events({ type: "moved", ply, move: name });
const declines = (what: OfferKind, seat: Seat) => events({ type: "declined", what, seat });
const commandsFor = (what: OfferKind) => [offer(what), answer(what, true), answer(what, false)] as const;

const already = { kind: "already" };
const agreed = ends(null, "agreed");
const rematch = { kind: "open-next", how: "rematch" };
const nextOfSeries = { kind: "open-next", how: "series" };
const stale = (ply: number, made: number) =>
  `stale-ply: This move is for ply ${ply}, but the game is at ply ${made}.`;
const notOver = "not-over: The game isn't over yet.";
const over = "game-over: The game is over.";
const notStarted = "not-started: Your opponent hasn't joined yet.";
const tooLong = "too-large: This game is too long. Resign or, against a person, agree to a draw.";
const nothing = "nothing-to-take-back: You haven't made a move yet.";
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
  test.each(rows)("%s", (...[, online, command, seat, expected]) => {
    expect(decided(online, command, seat, circumstances)).toEqual(expected);
  });
}

describe("a move", () => {
  const [open, once, reply] = [move(0, first), moved(fresh), move(1, second)];
  const turnOf = (name: string) => `not-your-turn: It's ${name}'s turn.`;
  testRows([
    ["is accepted when it's legal", fresh, open, 1, moves(0, first)],
    ["is accepted in reply to the opponent's move", once, reply, 2, moves(1, second)],
    ["sent twice counts as already made", once, open, 1, already],
    ["sent again after the opponent's reply counts as already made", moved(fresh, 2), open, 1, already],
    ["sent again after the end counts as already made", resigned(once, 2), open, 1, already],
    ["is refused as stale when another move was made at its ply", once, move(0, second), 1, stale(0, 1)],
    ["is refused as stale when the opponent has already made it", once, open, 2, stale(0, 1)],
    ["is refused as stale when it's sent ahead of its ply", fresh, move(1, first), 1, stale(1, 0)],
    ["is refused when player 2 sends it out of turn", fresh, open, 2, turnOf("Ann")],
    ["is refused when player 1 sends it out of turn", once, reply, 1, turnOf("Ben")],
    ["is refused after the end", resigned(fresh, 2), open, 1, over],
    ["is refused before the opponent has joined", waiting, open, 1, notStarted],
  ]);

  test.each(games.map(({ id: game }) => game))(
    "is refused as stale when it's sent ahead of its ply in %s",
    (game) => {
      expect(decided(opened({ game }), move(3, "undefined"), 1)).toMatch(/^stale-ply: /);
    },
  );

  test("that is illegal is refused with a sentence from the rules", () => {
    expect(decided(fresh, move(0, "nonsense"), 1)).toMatch(/^(illegal-move|bad-move): .+/);
  });
});

describe("a resignation", () => {
  testRows([
    ["by player 1 makes player 2 the winner", fresh, resign, 1, ends(2, "resigned")],
    ["by player 2 out of turn makes player 1 the winner", fresh, resign, 2, ends(1, "resigned")],
    ["sent twice counts as already made", resigned(fresh, 1), resign, 1, already],
    ["is refused after the opponent's resignation", resigned(fresh, 1), resign, 2, over],
    ["is refused after a draw", drawn(fresh), resign, 1, over],
    [
      "is refused after the opponent has claimed the game",
      after(fresh, { type: "ended", winner: 2, reason: "abandoned" }),
      resign,
      1,
      over,
    ],
    ["is refused before the opponent has joined", waiting, resign, 1, notStarted],
  ]);
});

describe("a draw offer", () => {
  const [ask, accept, decline] = commandsFor("draw");
  testRows([
    ["is passed on to the opponent", fresh, ask, 1, offers("draw", 1)],
    ["sent twice counts as already made", offered(fresh, "draw", 1), ask, 1, already],
    ["from both players ends the game as a draw", offered(fresh, "draw", 1), ask, 2, agreed],
    ["to a computer is left for the computer to decide", againstComputer, ask, 1, { kind: "ask-computer" }],
    [
      "to a computer that has offered a draw ends the game as a draw",
      offered(againstComputer, "draw", 2),
      ask,
      1,
      agreed,
    ],
    ["is refused after the end", resigned(fresh, 1), ask, 2, over],
    ["is refused before the opponent has joined", waiting, ask, 1, notStarted],
    ["that the opponent accepts ends the game as a draw", offered(fresh, "draw", 1), accept, 2, agreed],
    ["can be declined by the opponent", offered(fresh, "draw", 1), decline, 2, declines("draw", 2)],
    ["can't be accepted by the player who made it", offered(fresh, "draw", 1), accept, 1, noOffer],
    ["can't be accepted if nobody made one", fresh, accept, 2, noOffer],
    ["can't be accepted if only a takeback was asked for", offered(fresh, "takeback", 1), accept, 2, noOffer],
  ]);
});

describe("a takeback request", () => {
  const [ask, accept, decline] = commandsFor("takeback");
  const asked = offered(moved(fresh, 2), "takeback", 1);
  const stands = "offer-stands: Your opponent asked for a takeback. Accept or decline it first.";
  const noMove = "nothing-to-take-back: There's no move to take back.";
  testRows([
    ["is passed on to the opponent", moved(fresh), ask, 1, offers("takeback", 1)],
    ["sent twice counts as already made", asked, ask, 1, already],
    ["is refused while the opponent's own request is open", asked, ask, 2, stands],
    ["is refused before any move", fresh, ask, 1, nothing],
    ["is refused before the player's own first move", moved(fresh), ask, 2, nothing],
    ["is refused after the end", resigned(moved(fresh), 1), ask, 1, over],
    ["is refused before the opponent has joined", waiting, ask, 1, notStarted],
    ["is granted by a computer that is still thinking", moved(againstComputer), ask, 1, takenBack(0)],
    ["is granted by a computer that has replied", moved(againstComputer, 2), ask, 1, takenBack(0)],
    ["to a computer takes back only the last two moves", moved(againstComputer, 4), ask, 1, takenBack(2)],
    ["is refused when only the computer has moved", moved(computerFirst), ask, 2, nothing],
    [
      "to a computer that moved first takes back only the last two moves",
      moved(computerFirst, 3),
      ask,
      2,
      takenBack(1),
    ],
    ["granted after the opponent's reply takes back both moves", asked, accept, 2, takenBack(0)],
    [
      "granted before the opponent's reply takes back one move",
      offered(moved(fresh, 3), "takeback", 1),
      accept,
      2,
      takenBack(2),
    ],
    ["can be declined by the opponent", asked, decline, 2, declines("takeback", 2)],
    ["can't be granted when no move was made", offered(fresh, "takeback", 1), accept, 2, noMove],
  ]);
});

describe("a rematch offer", () => {
  const [ask, accept, decline] = commandsFor("rematch");
  const ended = resigned(fresh, 1);
  const continued = after(ended, { type: "continued", next: "b".repeat(16) });
  testRows([
    ["is refused before the end", fresh, ask, 1, notOver],
    ["is refused before the opponent has joined", waiting, ask, 1, notOver],
    ["is passed on to the opponent after the end", ended, ask, 1, offers("rematch", 1)],
    ["sent twice counts as already made", offered(ended, "rematch", 1), ask, 1, already],
    ["from both players opens the next game", offered(ended, "rematch", 1), ask, 2, rematch],
    ["to a computer opens the next game", resigned(againstComputer, 1), ask, 1, rematch],
    ["counts as already made once the next game is open", continued, ask, 1, already],
    ["within a series opens the next game of the series", resigned(series, 1), ask, 1, nextOfSeries],
    [
      "after the last game of a series is passed on to the opponent",
      resigned(single, 1),
      ask,
      1,
      offers("rematch", 1),
    ],
    ["that the opponent accepts opens the next game", offered(ended, "rematch", 2), accept, 1, rematch],
    ["can be declined by the opponent", offered(ended, "rematch", 2), decline, 1, declines("rematch", 1)],
  ]);
});

describe("a claim", () => {
  const early = (seconds: number) =>
    `not-gone: Your opponent may still come back. You can claim the game in ${seconds === 1 ? "1 second" : `${seconds} seconds`}.`;
  const won = (seat: Seat) => ends(seat, "abandoned");
  test.each([
    [
      "is refused while the opponent is connected",
      null,
      "not-gone: You can't claim the game while your opponent is connected.",
    ],
    ["a millisecond too early is refused for another second", 5_001, early(1)],
    ["a second too early is refused for another second", 6_000, early(1)],
    ["more than a second too early is refused for another two seconds", 6_001, early(2)],
    ["is granted as soon as it's allowed", 5_000, won(1)],
    ["is granted at any later time", 4_000, won(1)],
  ] as const)("%s", (_, claimableAt, expected) => {
    expect(decided(moved(fresh), claim, 1, { claimableAt })).toEqual(expected);
  });

  test("makes the claiming player the winner", () => {
    expect(decided(fresh, claim, 2, { claimableAt: 0 })).toEqual(won(2));
  });

  test("is refused on the claiming player's own turn", () => {
    const wait = "not-gone: It's your move. You can claim the game only while it's your opponent's turn.";
    expect(decided(fresh, claim, 1, { claimableAt: 0 })).toBe(wait);
  });

  test("is refused after the end and before the opponent has joined", () => {
    expect(decided(drawn(fresh), claim, 1, { claimableAt: 0 })).toBe(over);
    expect(decided(waiting, claim, 1, { claimableAt: 0 })).toBe(notStarted);
  });
});

describe("a game of the maximum length", () => {
  const long = moved(fresh, 2);
  const atTheEnd = { longest: long.version, claimableAt: 0 };
  const ended = resigned(long, 1);
  const rows: readonly Row[] = [
    ["takes no further move", long, move(2, legal(long)), 1, tooLong],
    ["lets no player ask for a takeback", long, offer("takeback"), 1, tooLong],
    ["lets no player grant a takeback", offered(long, "takeback", 1), answer("takeback", true), 2, tooLong],
    ["lets no player decline a draw", offered(long, "draw", 1), answer("draw", false), 2, tooLong],
    ["lets a player offer a draw", long, offer("draw"), 1, offers("draw", 1)],
    ["lets a player accept a draw", offered(long, "draw", 1), answer("draw", true), 2, agreed],
    ["lets a player resign", long, resign, 1, ends(2, "resigned")],
    ["lets a player claim the win", long, claim, 1, ends(1, "abandoned")],
    ["lets a player offer a rematch", ended, offer("rematch"), 1, offers("rematch", 1)],
    ["lets a player accept a rematch", offered(ended, "rematch", 1), answer("rematch", true), 2, rematch],
    [
      "lets a player get a rematch from a computer",
      resigned(moved(againstComputer, 2), 1),
      offer("rematch"),
      1,
      rematch,
    ],
    ["lets no player offer a computer a draw", moved(againstComputer, 2), offer("draw"), 1, tooLong],
  ];
  testRows(rows, atTheEnd);

  test("takes a move only if the limit leaves room for another event", () => {
    const played = move(2, legal(long));
    expect(decided(long, played, 1, { longest: long.version + 1 })).toMatchObject({ kind: "events" });
    expect(decided(long, played, 1, { longest: long.version - 1 })).toBe(tooLong);
  });
});
