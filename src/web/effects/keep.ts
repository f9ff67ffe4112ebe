/** What the browser keeps beyond the game on the table: seats in online games, and games that are over. */

import { isDone } from "../../client/next-game.ts";
import { isWrongLink } from "../../client/status.ts";
import type { Match } from "../../core/match.ts";
import { keptLists, storeGame, withGame } from "../state/keep/kept-games.ts";
import {
  formatSeats,
  type KeptSeat,
  readSeats,
  withKept,
  withOver,
  withoutKept,
} from "../state/keep/kept-seats.ts";
import type { OnlineState } from "../state/online/online.ts";
import type { State } from "../state/state.ts";
import { aboutLine } from "../state/words.ts";
import type { World } from "./world.ts";

interface Kept {
  readonly seats?: readonly KeptSeat[];
  readonly unfinished?: readonly Match[];
  readonly finished?: readonly Match[];
}

/** Keeps what the change has brought, and gives the lists that are others now. */
export function keepGames(world: World, before: State, after: State): Kept {
  const over = finishedNow(before, after);
  const match = after.table?.match;
  return {
    ...(match === undefined || match === before.table?.match
      ? {}
      : keepIn("unfinished", world, after, match)),
    ...(before.online === after.online ? {} : keepOnline(world, after.online)),
    ...(over === undefined ? {} : keepIn("finished", world, after, over)),
  };
}

export function keepSeat(world: World, seat: KeptSeat, previous?: string | null): Kept {
  return changeSeats(world, (seats) => withOver(withKept(seats, seat), previous ?? null));
}

function keepOnline(world: World, online: OnlineState | null): Kept {
  if (online === null) return {};
  if (isWrongLink(online.view)) return changeSeats(world, (seats) => withoutKept(seats, online.id));
  const seat = seatOf(online);
  return seat === undefined ? {} : keepSeat(world, seat, online.view.online?.previous);
}

/** Another page of this browser may have kept something meanwhile: what is stored counts. */
function changeSeats(world: World, change: (seats: readonly KeptSeat[]) => readonly KeptSeat[]): Kept {
  const before = readSeats(world.read("seats"));
  const after = change(before);
  if (before === after || (before.length === 0 && after.length === 0)) return {};
  world.write("seats", formatSeats(after));
  return { seats: after };
}

/** A game that has gone on elsewhere stays as it was kept, until its player goes on, too. */
function seatOf({ id, token, view }: OnlineState): KeptSeat | undefined {
  const { online, seat } = view;
  if (token === undefined || seat === null || online === null || online.next !== null) return undefined;
  return { id, token, share: null, about: aboutLine(online.match), over: isDone(online) };
}

function keepIn(name: keyof typeof keptLists, world: World, state: State, match: Match): Kept {
  world.write(name, storeGame(keptLists[name], world.read(name), match));
  return { [name]: withGame(keptLists[name], state[name], match) };
}

/** The game that this change has ended, at this screen or online. */
function finishedNow(before: State, after: State): Match | undefined {
  const { table, online, finished } = after;
  const was = before.table?.match;
  const goesOn = was !== undefined && was.outcome === null && was.id === table?.match.id;
  if (goesOn && table.match.outcome !== null) return table.match;
  if (online === before.online || online?.view.seat == null) return undefined;
  const match = online.view.online?.match;
  const ended = match !== undefined && match.outcome !== null && !finished.some(({ id }) => id === match.id);
  return ended ? match : undefined;
}
