/** Checks a match by its stored events alone, and every client by the match that follows from them. */

import { isDeepStrictEqual } from "node:util";
import { seatToMove } from "../../src/core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../src/core/seat.ts";
import { games } from "../../src/games/index.ts";
import { timeLeft } from "../../src/online/clock.ts";
import type { OnlineEvent } from "../../src/online/events.ts";
import {
  applyEvent,
  newOnlineMatch,
  type OnlineMatch,
  type Snapshot,
  toSnapshot,
} from "../../src/online/online-match.ts";
import { Thoughts } from "./promises/thoughts.ts";

/** True if this is the stored event, in any order of its properties. */
export function isStored(text: string | undefined, event: OnlineEvent): boolean {
  return text !== undefined && (text === JSON.stringify(event) || isDeepStrictEqual(JSON.parse(text), event));
}

export interface History {
  readonly online: OnlineMatch;
  readonly problems: readonly string[];
}

/** Applies the events in order, and says what's wrong with them. */
export function readHistory(
  id: string,
  texts: readonly string[],
  snapshots: ReadonlyMap<number, Snapshot> = new Map(),
  thoughts = new Thoughts(),
): History | string {
  const events: readonly OnlineEvent[] = texts.map((text) => JSON.parse(text));
  const [first] = events;
  const opened = first?.type === "opened" ? newOnlineMatch(first, games) : undefined;
  if (!opened?.ok) return `${id} cannot be opened`;
  const problems: string[] = [];
  const done = new Map<string, number>();
  let online = opened.value;
  const compare = () => {
    const sent = snapshots.get(online.version);
    if (sent !== undefined && !isDeepStrictEqual(sent, toJson(online)))
      problems.push(`${id} v${online.version}: a snapshot was sent that does not follow from the events`);
  };
  compare();
  for (const event of events.slice(1)) {
    const next = applyEvent(online, event);
    if (!next.ok) return `${id} does not fold at version ${event.version}: ${next.problem.message}`;
    const faults = [
      repeated(event, done),
      early(online, event),
      foreign(online, event),
      thoughts.faultOf(online, event),
      ...charges(online, next.value),
    ];
    problems.push(
      ...faults.filter((fault) => fault !== "").map((fault) => `${id} v${event.version}: ${fault}`),
    );
    online = next.value;
    compare();
  }
  return { online, problems };
}

/** The match as it's sent. */
export function toJson(online: OnlineMatch): unknown {
  return JSON.parse(JSON.stringify(toSnapshot(online)));
}

/** A command is carried out once, by one event or by several in a row. */
function repeated({ command, version }: OnlineEvent, done: Map<string, number>): string {
  if (command === undefined) return "";
  const before = done.get(command);
  done.set(command, version);
  return before === undefined || before === version - 1 ? "" : `command ${command} is carried out twice`;
}

function early(online: OnlineMatch, event: OnlineEvent): string {
  if (event.at < online.at) return "happened before the event before it";
  if (event.type === "joined" && ofSeat(online.taken, event.seat)) return "a seat is taken twice";
  if (event.type === "resumed" && event.away > event.at - online.at)
    return "says that no server was there while one was";
  const isAfter = event.type === "offered" || event.type === "declined" || event.type === "continued";
  return online.match.outcome !== null && !isAfter ? "happened after the end" : "";
}

/** A player can't move for the opponent. */
function foreign({ match }: OnlineMatch, event: OnlineEvent): string {
  if (event.type !== "moved" || event.command === undefined) return "";
  return event.command.startsWith(`${seatToMove(match)}.`)
    ? ""
    : `${event.command} moves for the other player`;
}

/** Only the player to move loses time, and loses exactly the time that has passed. */
function charges(before: OnlineMatch, after: OnlineMatch): readonly string[] {
  const { clock, match } = before;
  if (clock === null || after.clock === null) return [];
  const mover = seatToMove(match);
  const passed = clock.since === null ? 0 : after.at - clock.since;
  const takenBack = match.moves.length - after.match.moves.length;
  const given = Math.max(0, takenBack) * clock.incrementMs;
  const charge = (seat: Seat) => ofSeat(clock.left, seat) - ofSeat(after.clock?.left ?? clock.left, seat);
  const most = (seat: Seat) => (seat === mover ? passed : 0) + given;
  const faults = seats
    .filter((seat) => charge(seat) > most(seat))
    .map((seat) => `seat ${seat} is charged too much`);
  const { outcome } = after.match;
  if (match.outcome !== null || outcome?.reason !== "timeout") return faults;
  if (outcome.winner !== otherSeat(mover)) faults.push("the wrong player loses on time");
  if (timeLeft(clock, mover, mover, after.at) > 0) faults.push("a player loses on time who had some left");
  return faults;
}
