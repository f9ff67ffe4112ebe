/** The seats in online games that the browser keeps. Each change returns the list if it is different. */

import { isDone } from "../../../client/next-game.ts";
import { isWrongLink } from "../../../client/status.ts";
import {
  formatSeats,
  type KeptSeat,
  readSeats,
  withKept,
  withOver,
  withoutKept,
} from "../../state/keep/kept-seats.ts";
import type { OnlineVisit } from "../../state/online/online.ts";
import { aboutLine } from "../../state/words.ts";
import type { World } from "../world.ts";

type Seats = readonly KeptSeat[] | null;

export function keepSeat(world: World, seat: KeptSeat, previous?: string | null): Seats {
  return changeSeats(world, (seats) => withOver(withKept(seats, seat), previous ?? null));
}

/** The seat in the online game that is open. */
export function keepOnline(world: World, online: OnlineVisit | null): Seats {
  if (online === null) return null;
  if (isWrongLink(online.view)) return changeSeats(world, (seats) => withoutKept(seats, online.id));
  const seat = seatOf(online);
  return seat === undefined ? null : keepSeat(world, seat, online.view.online?.previous);
}

/** Another page of this browser may have kept something meanwhile: what is stored counts. */
function changeSeats(world: World, change: (seats: readonly KeptSeat[]) => readonly KeptSeat[]): Seats {
  const stored = world.read("seats") ?? "[]";
  const seats = change(readSeats(stored));
  const text = formatSeats(seats);
  if (text === stored) return null;
  world.write("seats", text);
  return seats;
}

/** A game whose players went on elsewhere stays as it was stored, until this player goes on, too. */
function seatOf({ id, token, view }: OnlineVisit): KeptSeat | undefined {
  const { online, seat } = view;
  if (token === undefined || seat === null || online === null || online.next !== null) return undefined;
  return { id, token, share: null, about: aboutLine(online.match), over: isDone(online) };
}
