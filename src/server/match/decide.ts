/**
 * Decides what a command leads to, by the rules and the state of the match alone. Pure, so that every node decides alike,
 * and a decision that came too late can simply be made again.
 */

import {
  canUndo,
  currentPosition,
  isComputer,
  type Match,
  moveName,
  seatToMove,
  undo,
  untilPerson,
} from "../../core/match.ts";
import { fail } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat } from "../../core/seat.ts";
import { nextPlace } from "../../core/series.ts";
import { findMove } from "../../core/setup.ts";
import type { OnlineResult } from "../../protocol/online/codes.ts";
import type { NewEvent, OfferKind } from "../../protocol/online/events.ts";
import type { Command } from "../../protocol/online/messages.ts";
import { isOn, type OnlineMatch } from "../../protocol/online/online-match.ts";

export type Decision =
  | { readonly kind: "events"; readonly events: readonly NewEvent[] }
  /** What the player asks for is so already. */
  | { readonly kind: "already" }
  /** The computer is asked whether it takes the draw. */
  | { readonly kind: "ask-computer" }
  /** The rematch, or the next game of the series. */
  | { readonly kind: "open-next"; readonly how: "rematch" | "series" };

export interface Circumstances {
  readonly seat: Seat;
  readonly now: number;
  /** When the other player's game may be claimed; null while it may not. */
  readonly claimableAt: number | null;
  readonly longest: number;
}

type Asked<T extends Command["type"]> = Extract<Command, { readonly type: T }>;

export function decide(
  online: OnlineMatch,
  command: Exclude<Command, { readonly type: "join" }>,
  circumstances: Circumstances,
): OnlineResult<Decision> {
  if (online.version >= circumstances.longest && !mayEnd(online, command, circumstances.seat))
    return fail("too-large", "This game has reached its longest length; agree on a draw, or resign.");
  switch (command.type) {
    case "move":
      return decideMove(online, command, circumstances.seat);
    case "resign":
      return decideResign(online, circumstances.seat);
    case "offer":
      return decideOffer(online, command.what, circumstances.seat);
    case "answer":
      return decideAnswer(online, command, circumstances.seat);
    case "claim":
      return decideClaim(online, command, circumstances);
  }
}

/** Commands that end a game or follow its end; what players could repeat for ever is not among them. */
function mayEnd({ match }: OnlineMatch, command: Command, seat: Seat): boolean {
  switch (command.type) {
    case "resign":
    case "claim":
      return true;
    case "answer":
      return command.accept && command.what !== "takeback";
    case "offer":
      return command.what !== "takeback" && !isComputer(match, otherSeat(seat));
    case "move":
    case "join":
      return false;
  }
}

function decideMove(online: OnlineMatch, { ply, move }: Asked<"move">, seat: Seat): OnlineResult<Decision> {
  const { match } = online;
  if (isRepeat(match, seat, ply, move)) return already;
  const closed = closedFor(online);
  if (closed !== undefined) return closed;
  if (ply !== match.moves.length)
    return fail("stale-ply", `This move is for ply ${ply}, but ${match.moves.length} moves have been made.`);
  if (seatToMove(match) !== seat)
    return fail("not-your-turn", `It is ${nameOf(match, otherSeat(seat))}'s turn.`);
  const found = findMove(match.game, currentPosition(match), move);
  if (!found.ok) return { ok: false, problem: found.problem };
  return events({ type: "moved", ply, move });
}

/** The same move for the same ply by the same player: the client sent it before. */
function isRepeat(match: Match, seat: Seat, ply: number, move: string): boolean {
  if (match.moves[ply] === undefined || moveName(match, ply) !== move) return false;
  return match.game.toMove(match.positions[ply]) === seat;
}

function decideResign(online: OnlineMatch, seat: Seat): OnlineResult<Decision> {
  const { outcome } = online.match;
  if (outcome?.reason === "resigned" && outcome.winner === otherSeat(seat)) return already;
  const closed = closedFor(online);
  return closed ?? events({ type: "ended", winner: otherSeat(seat), reason: "resigned" });
}

function decideOffer(online: OnlineMatch, what: OfferKind, seat: Seat): OnlineResult<Decision> {
  const standing = online.offers[what];
  switch (what) {
    case "draw": {
      const closed = closedFor(online);
      if (closed !== undefined) return closed;
      if (standing === otherSeat(seat)) return agreed;
      if (isComputer(online.match, otherSeat(seat))) return { ok: true, value: { kind: "ask-computer" } };
      break;
    }
    case "takeback":
      return askTakeback(online, seat);
    case "rematch":
      return askRematch(online, seat);
  }
  return standing === seat ? already : events({ type: "offered", what, seat });
}

function askTakeback(online: OnlineMatch, seat: Seat): OnlineResult<Decision> {
  const closed = closedFor(online);
  if (closed !== undefined) return closed;
  if (online.offers.takeback === otherSeat(seat))
    return fail("offer-stands", "Your opponent has asked for a takeback; answer that first.");
  const ply = takebackPly(online.match, seat);
  if (ply === undefined) return fail("nothing-to-take-back", "You have not made a move yet.");
  if (isComputer(online.match, otherSeat(seat))) return events({ type: "taken-back", ply });
  if (online.offers.takeback === seat) return already;
  return events({ type: "offered", what: "takeback", seat });
}

/** How many moves are left once the seat's own last move is taken back. */
function takebackPly(match: Match, seat: Seat): number | undefined {
  const back = canUndo(match) ? untilMoverIs(match, seat) : undefined;
  return back?.moves.length;
}

function untilMoverIs(match: Match, seat: Seat): Match | undefined {
  const back = untilPerson(match, undo);
  return back === undefined || seatToMove(back) === seat ? back : untilMoverIs(back, seat);
}

function askRematch(online: OnlineMatch, seat: Seat): OnlineResult<Decision> {
  const { match, next, offers } = online;
  if (match.outcome === null) return fail("not-over", "The game is not over yet.");
  if (next !== null) return already;
  if (match.series !== null && nextPlace(match.series, match.outcome) !== null) return openNext("series");
  if (offers.rematch === otherSeat(seat) || isComputer(match, otherSeat(seat))) return openNext("rematch");
  return offers.rematch === seat ? already : events({ type: "offered", what: "rematch", seat });
}

function decideAnswer(
  online: OnlineMatch,
  { what, accept }: Asked<"answer">,
  seat: Seat,
): OnlineResult<Decision> {
  if (online.offers[what] !== otherSeat(seat)) return fail("no-offer", "This offer is no longer open.");
  if (!accept) return events({ type: "declined", what, seat });
  switch (what) {
    case "draw":
      return agreed;
    case "rematch":
      return openNext("rematch");
    case "takeback": {
      const ply = takebackPly(online.match, otherSeat(seat));
      return ply === undefined
        ? fail("nothing-to-take-back", "There is no move to take back.")
        : events({ type: "taken-back", ply });
    }
  }
}

function decideClaim(
  online: OnlineMatch,
  { as }: Asked<"claim">,
  { seat, now, claimableAt }: Circumstances,
): OnlineResult<Decision> {
  const closed = closedFor(online);
  if (closed !== undefined) return closed;
  if (claimableAt === null) return fail("not-gone", "Your opponent is connected.");
  if (now < claimableAt) {
    const seconds = Math.ceil((claimableAt - now) / 1000);
    return fail("not-gone", `Your opponent may still come back; you can claim the game in ${seconds} s.`);
  }
  return events({ type: "ended", winner: as === "win" ? seat : null, reason: "abandoned" });
}

/** Why the match takes no commands now, if so. */
function closedFor(online: OnlineMatch) {
  if (online.match.outcome !== null) return fail("game-over", "The game is over.");
  return isOn(online) ? undefined : fail("not-started", "Your opponent has not joined yet.");
}

function nameOf(match: Match, seat: Seat): string {
  return ofSeat(match.players, seat).name;
}

function events(...list: readonly NewEvent[]): OnlineResult<Decision> {
  return { ok: true, value: { kind: "events", events: list } };
}

function openNext(how: "rematch" | "series"): OnlineResult<Decision> {
  return { ok: true, value: { kind: "open-next", how } };
}

const already: OnlineResult<Decision> = { ok: true, value: { kind: "already" } };
const agreed = events({ type: "ended", winner: null, reason: "agreed" });
