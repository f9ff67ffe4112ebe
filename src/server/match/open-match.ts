/** Opens matches: at a client's request, and the next game of the same two players. */

import { type MatchRecord, toRecord } from "../../core/record.ts";
import { fail, ok } from "../../core/result.ts";
import { type Pair, type Seat, withSeat } from "../../core/seat.ts";
import type { DealtStart } from "../../core/starts.ts";
import { cleanName, parseJson, quote } from "../../core/text.ts";
import type { OnlineResult } from "../../protocol/online/codes.ts";
import type { OpenedEvent } from "../../protocol/online/events.ts";
import { formatOnlineHash } from "../../protocol/online/links.ts";
import { type Created, type CreateRequest, createSchema } from "../../protocol/online/messages.ts";
import type { NewMatch, SeatKeys } from "../../storage/match-store.ts";
import { openerOf } from "../../storage/opener.ts";
import type { ServerContext } from "../context.ts";
import { type OpenedGame, type OpenJob, openGame, takesSolver } from "../worker/open-game.ts";
import { type LiveMatch, unavailable } from "./live-match.ts";
import { keyOf, newMatchId, newToken } from "./tokens.ts";

export interface MatchOpener {
  readonly client: string;
  /** The address of the page, as the opener sees it. */
  readonly base: string;
  /** How many games the same client is opening at this moment. */
  readonly ahead: number;
}

/** The checked request, or what is wrong with it. */
export function readCreateRequest(text: string): OnlineResult<CreateRequest> {
  const json = parseJson(text);
  if (json === undefined) return fail("bad-json", `The request isn't JSON; try {"game":"tower-switch"}.`);
  const parsed = createSchema.safeParse(json);
  if (parsed.success) return ok({ ...parsed.data, name: distinctName(parsed.data.name ?? "", "") });
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys")
    return fail("bad-request", `The request has an unknown field: ${quote(issue.keys[0] ?? "")}.`);
  const place = issue?.path.map(String).join(".") ?? "";
  return fail("bad-request", `The request has a wrong value in ${quote(place)}.`);
}

/** Gives the client that opens the match a seat. */
export async function createMatch(
  context: ServerContext,
  request: CreateRequest,
  { client, base, ahead }: MatchOpener,
): Promise<OnlineResult<Created>> {
  const opener = openerOf(client);
  const open = await context.store.countOpen(opener);
  if (open === "unavailable") return unavailable;
  if (open + ahead >= context.limits["open-games-per-client"])
    return fail("too-many", `You have ${open} open games; finish some before you open another.`);
  const seat = request.seat === "random" ? tossSeat(context) : (request.seat ?? 1);
  const seed = request.seed ?? context.host.randomBytes(4).readUInt32LE();
  const opened = await openFor(opener, context, { kind: "open", request, seat, seed });
  if (!opened.ok) return opened;
  const { record, notes, deal } = opened.value;
  const token = newToken(context.host);
  const taken: Pair<boolean> = request.vs === undefined ? withSeat([false, false], seat, true) : [true, true];
  const keys = withSeat<string | null>([null, null], seat, keyOf(token));
  const opening = { at: context.store.now(), taken, clock: request.clock ?? null, previous: null };
  const event = openedEvent({ record, deal }, opening);
  const phase = request.vs === undefined ? "waiting" : "playing";
  const match: NewMatch = { id: record.id, opener, phase, keys, events: [event] };
  if ((await context.store.create(match)) !== "stored") return unavailable;
  context.metrics.add("switchyard_events_total", "opened");
  context.log("opened", { match: record.id, game: record.game });
  return ok({ id: record.id, seat, token, notes: [...notes], links: linksOf(base, record.id, token) });
}

async function openFor(
  client: string,
  { games, solver, store, host }: ServerContext,
  job: OpenJob,
): Promise<OnlineResult<OpenedGame>> {
  if (takesSolver(games, job)) return solver.open(client, job);
  return openGame(games, job, { now: () => new Date(store.now()), newId: () => newMatchId(host) });
}

function tossSeat({ host }: ServerContext): Seat {
  return host.randomBytes(1).readUInt8() % 2 === 1 ? 2 : 1;
}

function linksOf(base: string, match: string, token: string) {
  return { own: base + formatOnlineHash(match, token), share: base + formatOnlineHash(match) };
}

/** In a rematch the players swap seats, and their tokens with them. */
export async function openNext(
  context: ServerContext,
  live: LiveMatch,
  how: "rematch" | "series",
): Promise<OnlineResult<NewMatch>> {
  const { match, deal, clock } = live.online;
  const job = { kind: "open-next", how, record: toRecord(match), deal } as const;
  const opened = await openFor(live.opener, context, job);
  if (!opened.ok) return opened;
  const [one, two] = live.keys;
  const keys: SeatKeys = how === "rematch" ? [two, one] : [one, two];
  const event = openedEvent(opened.value, {
    at: context.store.now(),
    taken: [true, true],
    clock: clock === null ? null : { initialMs: clock.initialMs, incrementMs: clock.incrementMs },
    previous: live.id,
  });
  const { id } = opened.value.record;
  return ok({ id, opener: live.opener, phase: "playing", keys, events: [event] });
}

export function openedEvent(
  { record, deal }: { readonly record: MatchRecord; readonly deal: DealtStart | undefined },
  opening: Pick<OpenedEvent, "at" | "taken" | "clock" | "previous">,
): OpenedEvent {
  return { type: "opened", version: 1, record, ...opening, ...(deal === undefined ? {} : { deal }) };
}

const longestName = 30;

/** A person's name beside the other player's: no person may look like a computer, or like the opponent. */
export function distinctName(name: string, other: string): string {
  if (name === "") return name;
  if (/^computer *\d*( *\(.*\))?$/.test(look(name))) return withNote(name, "person");
  return look(name) === look(other) ? withNote(name, "2") : name;
}

function withNote(name: string, note: string): string {
  return `${Array.from(name).slice(0, longestName).join("")} (${note})`;
}

/** A name as people see it: width, case and the number of spaces don't make a difference. */
function look(name: string): string {
  return cleanName(name.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}
