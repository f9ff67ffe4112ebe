/** Opens a match at a client's request, or the next game of the same two players. */

import { createHash } from "node:crypto";
import type { AnswerData } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import { isComputer, type Match, type Player } from "../../core/match.ts";
import { fail, mapResult, ok } from "../../core/result.ts";
import { otherSeat, type Pair, type Seat, withSeat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import { cleanName, parseJson, quote } from "../../core/text.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { OpenedEvent } from "../../online/events.ts";
import { formatOnlineHash } from "../../online/links.ts";
import { type Created, type CreateRequest, createSchema } from "../../online/messages.ts";
import {
  isDealt,
  type MatchRequest,
  type Opening,
  openedRecord,
  openGameHere,
  openingJob,
} from "../../play/open.ts";
import type { ServerContext } from "../context.ts";
import type { NewMatch, SeatKeys } from "../store/match-store.ts";
import { keyOf, type LiveMatch, newMatchId, newToken, unavailable } from "./live-match.ts";

export function readCreateRequest(text: string): OnlineResult<CreateRequest> {
  const json = parseJson(text);
  if (json === undefined) return fail("bad-json", `The request isn't JSON. Try {"game":"tower-switch"}.`);
  const parsed = createSchema.safeParse(json);
  if (parsed.success) return ok({ ...parsed.data, name: distinctName(parsed.data.name ?? "", "") });
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys")
    return fail("bad-request", `The request has an unknown field: ${quote(issue.keys[0] ?? "")}.`);
  const place = issue?.path.map(String).join(".") ?? "";
  return fail("bad-request", `The request has an invalid value for ${quote(place)}.`);
}

interface Opener {
  readonly client: string;
  /** The page's URL as its visitor sees it. */
  readonly base: string;
  /** How many games the client is opening right now. */
  readonly ahead: number;
  readonly isWanted?: () => boolean;
}

export async function createMatch(
  context: ServerContext,
  request: CreateRequest,
  { client, base, ahead, isWanted }: Opener,
): Promise<OnlineResult<Created>> {
  const network = createHash("sha256").update(client).digest("base64url").slice(0, 16);
  const open = await context.store.countOpen(network);
  if (open === "unavailable") return unavailable;
  if (open + ahead >= context.limits["open-games-per-client"])
    return fail("too-many", `You already have ${open} open games. Finish one before you open another.`);
  const seat = request.seat === "random" ? tossSeat(context) : (request.seat ?? 1);
  const seed = request.seed ?? context.host.randomBytes(4).readUInt32LE();
  const game = findGame(context.games, request.game);
  if (!game.ok) return game;
  const job = { kind: "new", request: matchRequestOf(game.value, request, seat, seed) } as const;
  const opened = await askSolverToOpen(network, context, job, isWanted);
  if (!opened.ok) return opened;
  const { record, notes, deal } = opened.value;
  const token = newToken(context.host);
  const taken: Pair<boolean> = request.vs === undefined ? withSeat([false, false], seat, true) : [true, true];
  const keys = withSeat<string | null>([null, null], seat, keyOf(token));
  const opening = { at: context.store.now(), taken, clock: request.clock ?? null, previous: null };
  const event = matchOpenedEvent({ record, deal }, opening);
  const phase = request.vs === undefined ? "waiting" : "playing";
  const match: NewMatch = { id: record.id, network, phase, keys, events: [event] };
  if ((await context.store.create(match)) !== "stored") return unavailable;
  context.metrics.add("switchyard_events_total", "opened");
  context.log("opened", { match: record.id, game: record.game });
  const links = { own: base + formatOnlineHash(record.id, token), share: base + formatOnlineHash(record.id) };
  return ok({ id: record.id, seat, token, notes: [...notes], links });
}

function matchRequestOf(
  game: Game,
  { options = {}, from = null, first, name = "", vs, bestOf }: CreateRequest,
  seat: Seat,
  seed: number,
): MatchRequest {
  const names = withSeat(["", ""], seat, name);
  const levels = withSeat<string | null>([null, null], otherSeat(seat), vs ?? null);
  return { game, setup: { options, from }, first, names, seed, bestOf, levels };
}

/** Uses the solver's thread to deal a row, or to find out whether one can be won. */
async function askSolverToOpen(
  client: string,
  { solver, store, host }: ServerContext,
  opening: Opening,
  isWanted?: () => boolean,
): Promise<OnlineResult<AnswerData["open"]>> {
  if (isDealt(opening)) return solver.ask(client, openingJob(opening), isWanted);
  const here = { now: () => new Date(store.now()), newId: () => newMatchId(host) };
  // This can't be a job, because with swapped seats, a position code that names the player to move makes an invalid record.
  return mapResult(openGameHere(here, opening), openedRecord);
}

function tossSeat({ host }: ServerContext): Seat {
  return host.randomBytes(1).readUInt8() % 2 === 1 ? 2 : 1;
}

/**
 * Both players agreed to a rematch, where they swap seats, with their tokens. In a series they keep them, and the other
 * seat moves first. Either player can open its next game, so the opponent takes the seat by coming.
 */
export async function openNextMatch(
  context: ServerContext,
  live: LiveMatch,
  how: "rematch" | Seat,
): Promise<OnlineResult<NewMatch>> {
  const { match, deal, clock } = live.online;
  const played = how === "rematch" ? swapped(match) : match;
  const job = { kind: "next", match: played, deal: deal ?? match.series?.deal } as const;
  const opened = await askSolverToOpen(live.network, context, job);
  if (!opened.ok) return opened;
  const [one, two] = live.keys;
  const keys: SeatKeys = how === "rematch" ? [two, one] : [one, two];
  const hasCome = (seat: Seat) => how === "rematch" || how === seat || isComputer(match, seat);
  const taken = [hasCome(1), hasCome(2)] as const;
  const event = matchOpenedEvent(opened.value, {
    at: context.store.now(),
    taken,
    clock: clock === null ? null : { initialMs: clock.initialMs, incrementMs: clock.incrementMs },
    previous: live.id,
  });
  const { id } = opened.value.record;
  const phase = taken[0] && taken[1] ? "playing" : "waiting";
  return ok({ id, network: live.network, phase, keys, events: [event] });
}

function swapped(match: Match): Match {
  const [one, two] = match.players;
  const [nameOne, nameTwo] = match.game.seatNames;
  const players = [reseated(two, nameTwo, nameOne), reseated(one, nameOne, nameTwo)] as const;
  const [start] = match.positions;
  // Leave out the moves, because they would give the other seat the win.
  return { ...match, first: otherSeat(match.first), players, moves: [], positions: [start], outcome: null };
}

/** A player with the old seat's default name gets the new seat's default name. */
function reseated(player: Player, before: string, after: string): Player {
  return player.name === before ? { ...player, name: after } : player;
}

export function matchOpenedEvent(
  { record, deal }: Pick<AnswerData["open"], "record" | "deal">,
  opening: Pick<OpenedEvent, "at" | "taken" | "clock" | "previous">,
): OpenedEvent {
  return { type: "opened", version: 1, record, ...opening, ...(deal === undefined ? {} : { deal }) };
}

const longestName = 30;

/** No player can use the name of the computer or of the opponent. */
export function distinctName(name: string, other: string): string {
  if (name === "") return name;
  if (/^computer *\d*( *\(.*\))?$/.test(look(name))) return withNote(name, "person");
  return look(name) === look(other) ? withNote(name, "2") : name;
}

function withNote(name: string, note: string): string {
  return `${Array.from(name).slice(0, longestName).join("")} (${note})`;
}

/** People don't notice a difference in width, case or number of spaces. */
function look(name: string): string {
  return cleanName(name.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}
