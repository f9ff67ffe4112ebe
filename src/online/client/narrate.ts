import { currentPosition, type Match, seatToMove } from "../../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../core/seat.ts";
import { endingLines } from "../../core/words/endings.ts";
import { playerName, seriesLines, tellMove, tookBackText } from "../../play/words.ts";
import { type OfferKind, offerKinds } from "../codes.ts";
import type { OnlineEvent } from "../events.ts";
import { applyEvent, type OnlineMatch } from "../online-match.ts";
import { awayText, continuedText, lostText, offerText, turnText } from "../words.ts";
import { hasFreeSeat, isAway, isInviting, isLost, matchWithSentMove, type Offer } from "./status.ts";
import { isKnown, type KnownView, type OnlineView, sentMove } from "./view.ts";

export type Happening =
  /** `match` is the game right after this happened. The player's own move is "sent" first, and later "arrived". */
  | {
      readonly kind: "moved" | "arrived" | "taken-back" | "ended";
      readonly text: string;
      readonly match: Match;
    }
  | { readonly kind: "offered"; readonly text: string; readonly offer: Offer }
  | { readonly kind: GameKind | PresenceKind; readonly text: string };

type GameKind = "sent" | "joined" | "declined" | "continued" | "turn" | "refused" | "too-late";
type PresenceKind = "left" | "back" | "claimable" | "lost" | "regained" | "closed";

export function narrate(before: OnlineView, after: OnlineView, now: number): readonly Happening[] {
  const connection = narrateConnection(before, after, now);
  if (!isKnown(before) || !isKnown(after)) return connection;
  return [
    ...narrateSending(before, after),
    ...narrateEvents(before, after),
    ...narrateSeat(before, after),
    ...narrateRefusal(before, after),
    ...narrateAbsence(before, after, now),
    ...connection,
  ];
}

function narrateConnection(before: OnlineView, after: OnlineView, now: number): readonly Happening[] {
  const { connection } = after;
  if (connection.kind === "closed")
    return before.connection.kind === "closed" ? [] : [{ kind: "closed", text: connection.reason }];
  if (isLost(before) === isLost(after)) return [];
  return isLost(after)
    ? [{ kind: "lost", text: lostText(after, now) }]
    : [{ kind: "regained", text: "Reconnected." }];
}

function narrateSending(before: KnownView, after: KnownView): readonly Happening[] {
  const sent = sentMove(after);
  if (sent === undefined || sent.id === sentMove(before)?.id) return [];
  const match = matchWithSentMove(after);
  return match === after.online.match ? [] : [{ kind: "sent", text: lastMoveText(match) }];
}

/** If the server sent the whole match instead of events, tells only how things stand now. */
function narrateEvents(before: KnownView, after: KnownView): readonly Happening[] {
  const seen = { sent: sentMove(before), seat: after.seat };
  let online = before.online;
  const fresh = after.events.filter(({ version }) => version > online.version);
  const told = fresh.flatMap((event) => {
    const [old, next] = [online, applyEvent(online, event)];
    if (!next.ok) return [];
    online = next.value;
    return narrateEvent(event, old, online, seen);
  });
  const ended = after.online.match.outcome !== null && online.match.outcome === null;
  const turn = turnChanged(before.online, after.online) ? `${turnText(after)}.` : "";
  return [
    ...told,
    ...(ended ? [tellEnd(after.online.match)] : []),
    ...(turn === "" ? [] : [{ kind: "turn", text: turn } as const]),
  ];
}

/** The client learns its own seat in a separate message, which may come after the "joined" event. */
function narrateSeat({ seat: before, online: { taken } }: KnownView, after: KnownView): readonly Happening[] {
  const { seat, online } = after;
  if (before !== null || seat === null || !ofSeat(taken, seat)) return [];
  return [tellJoin(online.match, seat, seat)];
}

function narrateEvent(
  event: OnlineEvent,
  old: OnlineMatch,
  online: OnlineMatch,
  { sent, seat }: { readonly sent: ReturnType<typeof sentMove>; readonly seat: Seat | null },
): readonly Happening[] {
  const { match } = online;
  switch (event.type) {
    case "opened":
    case "resumed":
      return [];
    case "joined":
      return [tellJoin(match, event.seat, seat)];
    case "moved": {
      const kind = sent?.ply === event.ply && sent.move === event.move ? "arrived" : "moved";
      const moved: Happening = { kind, text: lastMoveText(match), match };
      if (match.outcome !== null) return [moved, tellEnd(match)];
      return [moved, ...declinedByMove(old, online, seat)];
    }
    case "offered": {
      const offer = { what: event.what, from: event.seat };
      return [{ kind: "offered", text: offerText(match, offer, seat), offer }];
    }
    case "declined":
      return [tellDecline(match, event.what, event.seat, seat)];
    case "taken-back":
      return [{ kind: "taken-back", text: tookBackText(old.match, match), match }];
    case "ended":
      return [tellEnd(match)];
    case "continued":
      return [{ kind: "continued", text: continuedText(match, seat) }];
  }
}

function tellJoin(match: Match, joined: Seat, seat: Seat | null): Happening {
  const name = playerName(match, joined);
  return { kind: "joined", text: joined === seat ? `You joined as ${name}.` : `${name} joined.` };
}

/** Making a move declines the opponent's offer. The player who moved doesn't need to be told. */
function declinedByMove(before: OnlineMatch, after: OnlineMatch, seat: Seat | null): readonly Happening[] {
  const mover = seatToMove(before.match);
  if (mover === seat) return [];
  return offerKinds
    .filter((what) => before.offers[what] === otherSeat(mover) && after.offers[what] === null)
    .map((what) => tellDecline(before.match, what, mover, seat));
}

function tellDecline(match: Match, what: OfferKind, by: Seat, seat: Seat | null): Happening {
  const declines = by === seat ? "You decline" : `${playerName(match, by)} declines`;
  return { kind: "declined", text: `${declines} the ${what}.` };
}

function lastMoveText(match: Match): string {
  return tellMove(match, match.moves.length - 1, null).join(" ");
}

function tellEnd(match: Match): Happening {
  return { kind: "ended", text: [...endingLines(match), ...seriesLines(match)].join(" "), match };
}

function turnChanged(before: OnlineMatch, after: OnlineMatch): boolean {
  if (after.match.outcome !== null || hasFreeSeat(after)) return false;
  return hasFreeSeat(before) || currentPosition(before.match) !== currentPosition(after.match);
}

function narrateRefusal(before: KnownView, after: KnownView): readonly Happening[] {
  const late: Happening = { kind: "too-late", text: "Another player joined first, so you're watching." };
  if (mayGetSeat(before) && !mayGetSeat(after) && after.seat === null) return [late];
  const { refusal } = after;
  return refusal === null || refusal === before.refusal ? [] : [{ kind: "refused", text: refusal.message }];
}

function mayGetSeat({ online, seat, pending }: KnownView): boolean {
  return seat === null && (isInviting(online) || pending.some(({ type }) => type === "join"));
}

function narrateAbsence(before: KnownView, after: KnownView, now: number): readonly Happening[] {
  const others = seats.filter((seat) => seat !== after.seat);
  const changes = others.flatMap((seat): readonly Happening[] => {
    if (isAway(before, seat) === isAway(after, seat) || after.online.next !== null) return [];
    const name = playerName(after.online.match, seat);
    if (!isAway(after, seat)) return [{ kind: "back", text: `${name} is back.` }];
    const text = awayText(after, now);
    return [{ kind: "left", text: text === "" ? `${name} left.` : text }];
  });
  const text = awayText(after, now);
  const claimable = after.claimable && !before.claimable && !changes.some(({ kind }) => kind === "left");
  return claimable && text !== "" ? [...changes, { kind: "claimable", text }] : changes;
}
