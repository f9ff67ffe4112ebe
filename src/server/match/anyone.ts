/**
 * Finds an opponent for a player who will play anyone. The first player gets a "table": a stored match with a free
 * seat. The next player who fits takes that seat. If several players try, even on different nodes, only one gets it.
 */

import type { Game } from "../../core/game.ts";
import { fail, mapResult, ok } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat, withSeat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import { isOneSided } from "../../core/starts.ts";
import { errorText } from "../../core/text.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { AnyoneRequest, Created, CreateRequest } from "../../online/messages.ts";
import { inBackground, type ServerContext } from "../context.ts";
import type { StoreListener } from "../store/match-store.ts";
import { keyOf, LiveMatch, newToken, unavailable } from "./live-match.ts";
import {
  createMatch,
  distinctName,
  isSameName,
  makeMatch,
  networkOf,
  newcomersName,
  noteOpened,
  type Opener,
  seatGiven,
} from "./open-match.ts";

/** How long a table stays open while its player isn't connected. */
const patienceMs = 5_000;
const mostTables = 100;
const mostOfClient = 10;
/** In milliseconds. Players with a new table look again after a random pause, so of two such players, one joins the other. */
const longestPause = 100;
const mostAttempts = 5;

/** Enough time for games from the recommended starts, which take about 6 to 27 moves. */
const clock = { initialMs: 300_000, incrementMs: 5_000 };

const tooManyTables = fail("too-many", "Too many players at your address are waiting for an opponent.");

type ChangedRooms = Pick<StoreListener, "changed">;

/** Without a `game`, the player takes any game that both players can win. */
interface Guest {
  readonly context: ServerContext;
  readonly rooms: ChangedRooms;
  readonly name: string;
  readonly visitor: string;
  readonly blocked: readonly string[];
  readonly game: Game | undefined;
  readonly opener: Opener;
}

export async function playAnyone(
  context: ServerContext,
  rooms: ChangedRooms,
  { name = "", visitor, blocked = [], game }: AnyoneRequest,
  opener: Opener,
): Promise<OnlineResult<Created>> {
  const wanted = game === undefined ? ok(undefined) : findGame(context.games, game);
  if (!wanted.ok) return wanted;
  const guest: Guest = { context, rooms, name, visitor: keyOf(visitor), blocked, game: wanted.value, opener };
  for (let attempt = 1; ; attempt++) {
    const found = await joinOrOpen(guest);
    if (!found.ok || found.value.hasJoined || attempt === mostAttempts)
      return mapResult(found, ({ seat }) => seat);
    const ms = (context.host.randomBytes(1).readUInt8() / 256) * longestPause;
    await new Promise<void>((done) => void context.host.after(ms, done));
    if (await keepsTable(found.value.seat.id, guest)) return ok(found.value.seat);
  }
}

async function joinOrOpen(
  guest: Guest,
): Promise<OnlineResult<{ readonly seat: Created; readonly hasJoined: boolean }>> {
  const tables = await openTables(guest.context);
  if (tables === "unavailable") return unavailable;
  for (const table of tables.filter((one) => fits(one, guest))) {
    const joined = await joinTable(table, guest);
    if (joined !== "conflict") return mapResult(joined, (seat) => ({ seat, hasJoined: true }));
  }
  return mapResult(await openTable(tables, guest), (seat) => ({ seat, hasJoined: false }));
}

async function openTables(context: ServerContext): Promise<readonly LiveMatch[] | "unavailable"> {
  const ids = await context.store.forAnyone(mostTables);
  if (ids === "unavailable") return ids;
  const tables = await Promise.all(ids.map((id) => readTable(context, id)));
  return tables.filter((table) => table !== undefined);
}

/** Undefined if the table is gone or can't be read. Deletes it if its player has been away for too long. */
async function readTable(
  context: ServerContext,
  id: string,
  patience = patienceMs,
): Promise<LiveMatch | undefined> {
  try {
    const table = await LiveMatch.load(id, context.games, context.store);
    if (!table.ok || table.value.online.anyone !== true) return undefined;
    return (await isAttended(context, table.value, patience)) ? table.value : undefined;
  } catch (error) {
    context.log("damaged", { match: id, reason: errorText(error) });
    return undefined;
  }
}

/** Call this once a table's player has no connection to this node. They may still reconnect, to any node. */
export function tidyTable(context: ServerContext, rooms: ChangedRooms, id: string, hasLeft: boolean): void {
  const patience = hasLeft ? 0 : patienceMs;
  // A client that entered in the meantime has to hear that the table is gone.
  const tidied = () => readTable(context, id, patience).then(() => rooms.changed(id));
  context.host.after(patience, () => inBackground(context, tidied()));
}

async function isAttended({ store }: ServerContext, table: LiveMatch, patience: number): Promise<boolean> {
  const reading = await store.readPresence(table.id);
  if (reading === "unavailable") return false;
  const since = ofSeat(reading.goneSince, ownerOf(table));
  const isThere = since === null || store.now() - Math.max(table.online.at, since) < patience;
  if (!isThere) await deleteTable(store, table);
  return isThere;
}

/** Ends the game first, so no player can join it. Returns false if one may already have joined. */
async function deleteTable(store: ServerContext["store"], table: LiveMatch): Promise<boolean> {
  const ended = await table.append({ events: [{ type: "ended", winner: null, reason: "abandoned" }] });
  if (typeof ended === "string") return false;
  await store.remove(table.id);
  return true;
}

function ownerOf({ online }: LiveMatch): Seat {
  return online.taken[0] ? 1 : 2;
}

function fits(table: LiveMatch, { visitor, blocked, name, game }: Guest): boolean {
  const { anyone } = table;
  const { match } = table.online;
  const owner = ofSeat(match.players, ownerOf(table)).name;
  if (anyone === undefined || anyone.visitor === visitor) return false;
  const isBlocked =
    blocked.some((one) => isSameName(one, owner)) ||
    anyone.blocked.some((one) => isSameName(one, distinctName(name, "")));
  if (isBlocked) return false;
  if (game === undefined) return !isOneSided(match.game.of);
  return game.id === match.game.id || (anyone.anyGame && !isOneSided(game));
}

async function joinTable(
  table: LiveMatch,
  { context, rooms, name, game, opener }: Guest,
): Promise<OnlineResult<Created> | "conflict"> {
  const { match } = table.online;
  const seat = otherSeat(ownerOf(table));
  const token = newToken(context.host);
  const keys = withSeat(table.keys, seat, keyOf(token));
  if (game === undefined || game.id === match.game.id) {
    const joined = { type: "joined", seat, name: newcomersName(table.online, seat, name) } as const;
    if (typeof (await table.append({ events: [joined], keys })) === "string") return "conflict";
    rooms.changed(table.id);
    return ok(seatGiven(opener.base, { id: table.id, seat, token, notes: [] }));
  }
  // The waiting player takes any game, so both move on to the newcomer's game.
  const other = ofSeat(match.players, ownerOf(table)).name;
  const made = await makeMatch(context, requestFor(game, name), {
    network: table.network,
    seat,
    keys,
    other,
  });
  if (!made.ok) return made;
  const { match: opens, notes } = made.value;
  const continued = { type: "continued", next: opens.id } as const;
  if (typeof (await table.append({ events: [continued], opens })) === "string") return "conflict";
  noteOpened(context, opens.id, game.id);
  rooms.changed(table.id);
  return ok(seatGiven(opener.base, { id: opens.id, seat, token, notes }));
}

async function openTable(
  tables: readonly LiveMatch[],
  { context, name, visitor, blocked, game, opener }: Guest,
): Promise<OnlineResult<Created>> {
  const own = tables.filter(({ network }) => network === networkOf(opener.client));
  if (own.length + opener.ahead >= mostOfClient) return tooManyTables;
  const offered = game ?? anyGame(context);
  const request = { ...requestFor(offered, name), seat: "random" } as const;
  return createMatch(context, request, opener, {
    visitor,
    blocked: [...blocked],
    anyGame: game === undefined,
  });
}

function anyGame({ games, host }: ServerContext): Game {
  const all = games.filter((one) => !isOneSided(one));
  const game = all[host.randomBytes(1).readUInt8() % all.length];
  if (game === undefined) throw new Error("There's no game that both players can win.");
  return game;
}

/** If only one of the players can win, they play two games, and each of them moves first in one. */
function requestFor(game: Game, name: string): CreateRequest {
  const options = game.recommended?.options ?? {};
  return { game: game.id, options, name, clock, ...(isOneSided(game) ? { bestOf: 2 } : {}) };
}

/** Returns false if another table fits. The player's own table is then deleted, so they should look again. */
async function keepsTable(id: string, guest: Guest): Promise<boolean> {
  const { context } = guest;
  const tables = await openTables(context);
  if (tables === "unavailable" || !tables.some((one) => fits(one, guest))) return true;
  const own = tables.find((one) => one.id === id);
  return own === undefined || !(await deleteTable(context.store, own));
}
