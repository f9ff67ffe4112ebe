/** What has happened between two views of an online match, in the book's words and in notes. */

import type { Table } from "../../core/dialogue.ts";
import { type Match, moveName, tableOf } from "../../core/match.ts";
import { ofSeat, type Seat, seats, withSeat } from "../../core/seat.ts";
import { type OfferKind, offerKinds } from "../../protocol/online/events.ts";
import { endingLines } from "../../words/endings.ts";
import { seriesLines } from "../../words/series.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { nameAt, offersToAnswer, type Seen } from "./standing.ts";
import { declinedText, offerText, ownOfferText } from "./words.ts";

/** One's own moves are told as "You …", those of others by their names. */
function tableFor(match: Match, seat: Seat | null): Table {
  const table = tableOf(match);
  const others: Table = [
    { ...table[0], person: false },
    { ...table[1], person: false },
  ];
  return seat === null ? others : withSeat(others, seat, ofSeat(table, seat));
}

/** Blocks of lines, set apart by blank ones. */
export function blocks(...all: readonly (readonly string[])[]): readonly string[] {
  const full = all.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

/** Moves that were taken back, moves that were made, and how the game ended. */
export function movesBetween(before: Match, after: Match, seat: Seat | null): readonly string[] {
  const kept = commonMoves(before, after);
  const back = takenBack(before, kept);
  return blocks(
    back,
    back.length > 0 && after.moves.length === kept ? standing(after) : [],
    made(after, kept, seat),
    before.outcome === null && after.outcome !== null ? ended(after, seat) : [],
  );
}

export function takenBackBetween(before: Match, after: Match): readonly string[] {
  return takenBack(before, commonMoves(before, after));
}

function commonMoves(before: Match, after: Match): number {
  const differs = before.moves.findIndex(
    (_, ply) => ply >= after.moves.length || moveName(before, ply) !== moveName(after, ply),
  );
  return differs === -1 ? before.moves.length : differs;
}

function takenBack(match: Match, kept: number): readonly string[] {
  const plies = match.moves.map((_, ply) => ply).slice(kept);
  return plies.reverse().map((ply) => {
    const name = nameAt(match, match.game.toMove(match.positions[ply]));
    return `${name}'s move ${moveName(match, ply)} is taken back.`;
  });
}

function standing({ game, positions }: Match): readonly string[] {
  return dialogueOf(game).standing(positions.at(-1));
}

function made(match: Match, from: number, seat: Seat | null): readonly string[] {
  const { game, moves, positions } = match;
  const table = tableFor(match, seat);
  return moves.slice(from).flatMap((move, index) => {
    const ply = from + index;
    const lines = dialogueOf(game).moved(positions[ply], move, positions[ply + 1], table);
    return index === 0 ? lines : ["", ...lines];
  });
}

function ended(match: Match, seat: Seat | null): readonly string[] {
  const words =
    match.outcome?.reason === "finished"
      ? dialogueOf(match.game).ending(match.positions.at(-1), tableFor(match, seat))
      : endingLines(match);
  return blocks(words, seriesLines(match));
}

/** Everything beside the moves and the comings and goings. */
export function notesBetween(before: Seen, after: Seen): readonly string[] {
  const offered = offerKinds.flatMap((what) => {
    const by = after.online.offers[what];
    return by === null || by === before.online.offers[what] ? [] : [newOffer(after, what, by)];
  });
  const refused = after.refusal !== null && after.refusal !== before.refusal ? [after.refusal.message] : [];
  return [...passingNotes(before, after), ...offered, ...refused];
}

/** What nothing on the table shows: somebody has come, an offer was declined. */
export function passingNotes(before: Seen, after: Seen): readonly string[] {
  const declined = offerKinds.filter((what) => isDeclined(before, after, what)).map(declinedText);
  return [...arrivals(before, after), ...declined];
}

function arrivals(before: Seen, after: Seen): readonly string[] {
  const { match, taken } = after.online;
  return seats
    .filter((seat) => ofSeat(taken, seat) && !ofSeat(before.online.taken, seat))
    .map((seat) =>
      seat === after.seat ? `You are ${nameAt(match, seat)}.` : `${nameAt(match, seat)} has come.`,
    );
}

function newOffer(view: Seen, what: OfferKind, by: Seat): string {
  const { online, seat } = view;
  if (by === seat) return ownOfferText(what);
  const text = offerText(online.match, what, by);
  if (seat === null) return text;
  const which = offersToAnswer(view).length > 1 ? ` ${what}` : "";
  return `${text} Answer with accept${which} or decline${which}.`;
}

/** The own offer is gone; one that ends with the game, a takeback or the next game was not declined. */
function isDeclined(before: Seen, after: Seen, what: OfferKind): boolean {
  const { match, next, offers } = after.online;
  if (after.seat === null || before.online.offers[what] !== after.seat || offers[what] !== null) return false;
  if (what === "rematch") return next === null;
  return match.outcome === null && match.moves.length >= before.online.match.moves.length;
}
