import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import type { AnswerData } from "../../computer/job.ts";
import { isComputer, type Match, type Player } from "../../core/match.ts";
import { fail, mapResult, ok } from "../../core/result.ts";
import { ofSeat, otherSeat, type Pair, type Seat, withSeat } from "../../core/seat.ts";
import { findGame } from "../../core/setup.ts";
import { cleanName, parseJson, quote } from "../../core/text.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { OpenedEvent } from "../../online/events.ts";
import { formatOnlineHash } from "../../online/links.ts";
import type { Created, CreateRequest } from "../../online/messages.ts";
import type { OnlineMatch } from "../../online/online-match.ts";
import {
  isDealt,
  type MatchRequest,
  nextRequest,
  openedRecord,
  openingJob,
  openRequestedGame,
} from "../../play/open.ts";
import type { ServerContext } from "../context.ts";
import type { NewMatch, SeatKeys } from "../store/match-store.ts";
import { keyOf, type LiveMatch, newMatchId, newToken, unavailable } from "./live-match.ts";

export function readRequest<T>(schema: z.ZodMiniType<T>, text: string): OnlineResult<T> {
  const json = parseJson(text);
  if (json === undefined) return fail("bad-json", `The request isn't JSON. Try {"game":"tower-switch"}.`);
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys")
    return fail("bad-request", `The request has an unknown field: ${quote(issue.keys[0] ?? "")}.`);
  const place = issue?.path.map(String).join(".") ?? "";
  return fail(
    "bad-request",
    `The request ${place === "" ? "must be a JSON object" : `has an invalid value for ${quote(place)}`}. See docs/online.md.`,
  );
}

export interface Opener {
  readonly client: string;
  /** The address of the page, as the client sees it. */
  readonly base: string;
  /** How many other games this client is opening right now. They count toward its limit, too. */
  readonly ahead: number;
  readonly isWanted?: () => boolean;
}

/** The store keeps this instead of the client's address, to count the client's open matches. */
export function networkOf(client: string): string {
  return createHash("sha256").update(client).digest("base64url").slice(0, 16);
}

export async function createMatch(
  context: ServerContext,
  request: CreateRequest,
  { client, base, ahead, isWanted }: Opener,
  anyone?: OpenedEvent["anyone"],
): Promise<OnlineResult<Created>> {
  const network = networkOf(client);
  const open = await context.store.countOpen(network);
  if (open === "unavailable") return unavailable;
  if (open + ahead >= context.limits["open-games-per-client"])
    return fail("too-many", `You have too many open games (${open}). Finish one before you open another.`);
  const seat = request.seat === "random" ? tossSeat(context) : (request.seat ?? 1);
  const token = newToken(context.host);
  const keys = withSeat<string | null>([null, null], seat, keyOf(token));
  const made = await makeMatch(context, request, { network, seat, keys, isWanted, anyone });
  if (!made.ok) return made;
  const { match, notes } = made.value;
  if ((await context.store.create(match)) !== "stored") return unavailable;
  noteOpened(context, match.id, request.game);
  return ok(seatGiven(base, { id: match.id, seat, token, notes }));
}

export function noteOpened({ metrics, log }: ServerContext, match: string, game: string): void {
  metrics.add("switchyard_events_total", "opened");
  log("opened", { match, game });
}

export function seatGiven(base: string, given: Omit<Created, "links">): Created {
  const { id, token } = given;
  return { ...given, links: { own: base + formatOnlineHash(id, token), share: base + formatOnlineHash(id) } };
}

interface Seating {
  readonly network: string;
  readonly seat: Seat;
  readonly keys: SeatKeys;
  /** The other player's name, if a person already has that seat. */
  readonly other?: string;
  readonly isWanted?: (() => boolean) | undefined;
  readonly anyone?: OpenedEvent["anyone"] | undefined;
}

export async function makeMatch(context: ServerContext, request: CreateRequest, seating: Seating) {
  const game = findGame(context.games, request.game);
  if (!game.ok) return game;
  const { network, seat, keys, other = "", isWanted, anyone } = seating;
  const seed = request.seed ?? context.host.randomBytes(4).readUInt32LE();
  const names = withSeat([other, other], seat, distinctName(request.name ?? "", other));
  const levels = withSeat<string | null>([null, null], otherSeat(seat), request.vs ?? null);
  const { options = {}, from = null, first, bestOf, clock = null } = request;
  const wanted = { game: game.value, setup: { options, from }, first, names, seed, bestOf, levels };
  const opened = await askSolverToOpen(network, context, wanted, isWanted);
  return mapResult(opened, ({ record, deal, notes }) => {
    const taken: Pair<boolean> = [
      levels[0] !== null || keys[0] !== null,
      levels[1] !== null || keys[1] !== null,
    ];
    const opening = { at: context.store.now(), taken, clock, previous: null, ...(anyone && { anyone }) };
    const start = bestOf === 2 ? sameRowTwice(record) : { record, deal };
    return { match: unstored(matchOpenedEvent(start, opening), { network, keys }), notes: [...notes] };
  });
}

function unstored(event: OpenedEvent, seating: Pick<NewMatch, "network" | "keys">): NewMatch {
  const { record, taken, anyone } = event;
  const phase = taken[0] && taken[1] ? "playing" : anyone === undefined ? "waiting" : "anyone";
  return { id: record.id, ...seating, phase, events: [event] };
}

/** Without `deal`, the second game starts from the same row, so each player moves first from it once. */
function sameRowTwice(record: AnswerData["open"]["record"]) {
  if (record.series === null) return { record };
  const { deal: _, ...series } = record.series;
  return { record: { ...record, series } };
}

/** Dealing a start can take seconds, so it's a job for the solver's thread. */
async function askSolverToOpen(
  client: string,
  { solver, store, host }: ServerContext,
  request: MatchRequest,
  isWanted?: () => boolean,
): Promise<OnlineResult<AnswerData["open"]>> {
  if (isDealt(request)) return solver.ask(client, openingJob(request), isWanted);
  const here = { now: () => new Date(store.now()), newId: () => newMatchId(host) };
  return mapResult(openRequestedGame(here, request), openedRecord);
}

function tossSeat({ host }: ServerContext): Seat {
  return host.randomBytes(1).readUInt8() % 2 === 1 ? 2 : 1;
}

/** In a rematch, the players swap seats. In a series, they keep them, and the opponent is seated on entering the next game. */
export async function openNextMatch(
  context: ServerContext,
  live: LiveMatch,
  how: "rematch" | Seat,
): Promise<OnlineResult<NewMatch>> {
  const { match, deal, clock } = live.online;
  const played = how === "rematch" ? swapped(match) : match;
  const opened = await askSolverToOpen(live.network, context, nextRequest(played, deal));
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
  return ok(unstored(event, { network: live.network, keys }));
}

function swapped(match: Match): Match {
  const [one, two] = match.players;
  const [nameOne, nameTwo] = match.game.seatNames;
  const players = [reseated(two, nameTwo, nameOne), reseated(one, nameOne, nameTwo)] as const;
  const [start] = match.positions;
  // Drops the outcome, because it would name a seat that now belongs to the other player.
  return { ...match, first: otherSeat(match.first), players, moves: [], positions: [start], outcome: null };
}

/** A player who didn't choose a name gets the default name of the new seat. */
function reseated(player: Player, before: string, after: string): Player {
  return player.name === before ? { ...player, name: after } : player;
}

export function matchOpenedEvent(
  { record, deal }: Pick<AnswerData["open"], "record" | "deal">,
  opening: Pick<OpenedEvent, "at" | "taken" | "clock" | "previous" | "anyone">,
): OpenedEvent {
  return { type: "opened", version: 1, record, ...opening, ...(deal === undefined ? {} : { deal }) };
}

export function newcomersName({ match }: OnlineMatch, seat: Seat, name: string): string {
  const { game, players } = match;
  return distinctName(name || ofSeat(game.seatNames, seat), ofSeat(players, otherSeat(seat)).name);
}

const longestName = 30;

export function distinctName(name: string, other: string): string {
  if (name === "") return name;
  if (/^computer *\d*( *\(.*\))?$/.test(look(name))) return withNote(name, "person");
  return isSameName(name, other) ? withNote(name, "2") : name;
}

export function isSameName(one: string, two: string): boolean {
  return look(one) === look(two);
}

function withNote(name: string, note: string): string {
  return `${Array.from(name).slice(0, longestName).join("")} (${note})`;
}

/** Makes names that look alike equal: width, case and the number of spaces don't count. */
function look(name: string): string {
  return cleanName(name.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}
