/** Decides what a command does. Every node decides the same way, and can decide again after a conflict. */

import {
  currentPosition,
  isComputer,
  type Match,
  moveName,
  seatToMove,
  undoToPerson,
} from "../../core/match.ts";
import { fail, ok } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat } from "../../core/seat.ts";
import { nextPlace } from "../../core/series.ts";
import { findMove } from "../../core/setup.ts";
import { countOf } from "../../core/words/values.ts";
import type { OfferKind, OnlineResult } from "../../online/codes.ts";
import type { NewEvent } from "../../online/events.ts";
import type { Command } from "../../online/messages.ts";
import { isOn, type OnlineMatch } from "../../online/online-match.ts";

export type CommandDecision =
  | { readonly kind: "events"; readonly events: readonly NewEvent[] }
  | { readonly kind: "already" }
  | { readonly kind: "ask-computer" }
  | { readonly kind: "open-next"; readonly how: "rematch" | "series" };

export interface Circumstances {
  readonly seat: Seat;
  readonly now: number;
  /** Null if this player can't claim the game. Only a claim needs this. */
  readonly claimableAt: number | null;
  readonly longest: number;
}

type Asked<T extends Command["type"]> = Extract<Command, { readonly type: T }>;
type Decided = OnlineResult<CommandDecision>;

export type PlayCommand = Exclude<Command, Asked<"join">>;

export function decide(online: OnlineMatch, command: PlayCommand, circumstances: Circumstances): Decided {
  if (online.version >= circumstances.longest && !mayEnd(online, command, circumstances.seat))
    return fail("too-large", "This game is too long. Resign or, against a person, agree to a draw.");
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
      return closedFor(online) ?? decideClaim(online, circumstances);
  }
}

/** Once the game has its maximum length, it takes only commands that can end it or lead to a rematch. */
function mayEnd({ match }: OnlineMatch, command: PlayCommand, seat: Seat): boolean {
  if (command.type === "resign" || command.type === "claim") return true;
  if (command.type === "move" || command.what === "takeback") return false;
  if (command.type === "answer") return command.accept;
  return command.what === "rematch" || !isComputer(match, otherSeat(seat));
}

function decideMove(online: OnlineMatch, { ply, move }: Asked<"move">, seat: Seat): Decided {
  const { match } = online;
  if (isRepeat(match, seat, ply, move)) return already;
  const closed = closedFor(online);
  if (closed !== undefined) return closed;
  if (ply !== match.moves.length)
    return fail("stale-ply", `This move is for ply ${ply}, but the game is at ply ${match.moves.length}.`);
  if (seatToMove(match) !== seat)
    return fail("not-your-turn", `It's ${ofSeat(match.players, otherSeat(seat)).name}'s turn.`);
  const found = findMove(match.game, currentPosition(match), move);
  return found.ok ? events({ type: "moved", ply, move }) : found;
}

function isRepeat(match: Match, seat: Seat, ply: number, move: string): boolean {
  if (match.moves[ply] === undefined || moveName(match, ply) !== move) return false;
  return match.game.toMove(match.positions[ply]) === seat;
}

function decideResign(online: OnlineMatch, seat: Seat): Decided {
  const { outcome } = online.match;
  if (outcome?.reason === "resigned" && outcome.winner === otherSeat(seat)) return already;
  return closedFor(online) ?? events({ type: "ended", winner: otherSeat(seat), reason: "resigned" });
}

function decideOffer(online: OnlineMatch, what: OfferKind, seat: Seat): Decided {
  switch (what) {
    case "draw":
      return closedFor(online) ?? askDraw(online, seat);
    case "takeback":
      return closedFor(online) ?? askTakeback(online, seat);
    case "rematch":
      return askRematch(online, seat);
  }
}

function askDraw(online: OnlineMatch, seat: Seat): Decided {
  if (online.offers.draw === otherSeat(seat)) return agreed;
  if (isComputer(online.match, otherSeat(seat))) return ok({ kind: "ask-computer" });
  return offer(online, "draw", seat);
}

function offer({ offers }: OnlineMatch, what: OfferKind, seat: Seat): Decided {
  return offers[what] === seat ? already : events({ type: "offered", what, seat });
}

function askTakeback(online: OnlineMatch, seat: Seat): Decided {
  if (online.offers.takeback === otherSeat(seat))
    return fail("offer-stands", "Your opponent asked for a takeback. Accept or decline it first.");
  const ply = takebackPly(online.match, seat);
  if (ply === undefined) return fail("nothing-to-take-back", "You haven't made a move yet.");
  if (isComputer(online.match, otherSeat(seat))) return events({ type: "taken-back", ply });
  return offer(online, "takeback", seat);
}

/** How many moves are left after the seat's last move is taken back. Undefined if the seat hasn't moved. */
function takebackPly(match: Match, seat: Seat): number | undefined {
  let back = undoToPerson(match);
  while (back !== undefined && seatToMove(back) !== seat) back = undoToPerson(back);
  return back?.moves.length;
}

function askRematch(online: OnlineMatch, seat: Seat): Decided {
  const { match, next, offers } = online;
  if (match.outcome === null) return fail("not-over", "The game isn't over yet.");
  if (next !== null) return already;
  if (match.series !== null && nextPlace(match.series, match.outcome) !== null)
    return ok({ kind: "open-next", how: "series" });
  if (offers.rematch === otherSeat(seat) || isComputer(match, otherSeat(seat))) return rematch;
  return offer(online, "rematch", seat);
}

function decideAnswer(online: OnlineMatch, { what, accept }: Asked<"answer">, seat: Seat): Decided {
  if (online.offers[what] !== otherSeat(seat)) return fail("no-offer", "This offer is no longer open.");
  if (!accept) return events({ type: "declined", what, seat });
  switch (what) {
    case "draw":
      return agreed;
    case "rematch":
      return rematch;
    case "takeback": {
      const ply = takebackPly(online.match, otherSeat(seat));
      if (ply === undefined) return fail("nothing-to-take-back", "There's no move to take back.");
      return events({ type: "taken-back", ply });
    }
  }
}

function decideClaim(
  { match, version }: OnlineMatch,
  { seat, now, claimableAt, longest }: Circumstances,
): Decided {
  if (seatToMove(match) === seat && version < longest)
    return fail("not-gone", "It's your move. You can claim the game only while it's your opponent's turn.");
  if (claimableAt === null)
    return fail("not-gone", "You can't claim the game while your opponent is connected.");
  if (now < claimableAt) {
    const wait = countOf(Math.ceil((claimableAt - now) / 1000), "second");
    return fail("not-gone", `Your opponent may still come back. You can claim the game in ${wait}.`);
  }
  return events({ type: "ended", winner: seat, reason: "abandoned" });
}

function closedFor(online: OnlineMatch) {
  if (online.match.outcome !== null) return fail("game-over", "The game is over.");
  return isOn(online) ? undefined : fail("not-started", "Your opponent hasn't joined yet.");
}

function events(...list: readonly NewEvent[]): Decided {
  return ok({ kind: "events", events: list });
}

const already: Decided = ok({ kind: "already" });
const rematch: Decided = ok({ kind: "open-next", how: "rematch" });
const agreed = events({ type: "ended", winner: null, reason: "agreed" });
