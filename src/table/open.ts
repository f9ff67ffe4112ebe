/**
 * From what was asked for to a match that can be played: chance decides what was left to it, from the seed alone.
 * It stands beside the dealing because every face opens its games with it.
 */

import type { Game } from "../core/game.ts";
import { currentPosition, type Match, newMatch, type Player } from "../core/match.ts";
import { type DealtStart, dealAsked, rowOption } from "../core/options.ts";
import { maxSeed, type Random, randomFrom } from "../core/random.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { otherSeat, type Pair, type Seat, withSeat } from "../core/seat.ts";
import { nextFirst, nextPlace, type SeriesPlace } from "../core/series.ts";
import { type SetupRequest, setUp } from "../core/setup.ts";
import { openingNotes, seatNotes } from "../words/notes.ts";

/** What a face lends to open a match: its clock and its names. */
export interface OpeningHost {
  readonly now: () => { toISOString(): string };
  readonly newId: () => string;
}

export interface MatchRequest {
  readonly game: Game;
  readonly setup: Omit<SetupRequest, "first">;
  readonly first: Seat | "random" | undefined;
  readonly names: Pair<string> | undefined;
  readonly seed: number;
  readonly bestOf: number | undefined;
  /** The computer's level, and the seat of the person who plays against it; without it two people play. */
  readonly computer?: { readonly level: string; readonly seat: Seat | "random" } | undefined;
}

interface MatchPlan {
  readonly players: Pair<Player>;
  readonly seed: number;
  readonly random: Random;
  readonly series: SeriesPlace | null;
}

/** A game ready to be played, with what its players should know first. */
export interface Opened {
  readonly match: Match;
  readonly notes: readonly string[];
  /** How the row was dealt, where it was; a rematch deals again. */
  readonly deal?: DealtStart | undefined;
}

export async function openRequested(host: OpeningHost, request: MatchRequest): Promise<Result<Opened>> {
  const match = await openNewMatch(host, request);
  if (!match.ok) return match;
  if (request.game.outcome(currentPosition(match.value)) !== null)
    return fail(
      "bad-key",
      `In ${match.value.from} the game is over; choose a position in which somebody is to move.`,
    );
  const notes = [
    ...seatNotes(match.value, request.computer?.seat === "random"),
    ...openingNotes(match.value, request.first === "random"),
    ...(await winnabilityNotes(match.value)),
  ];
  return ok({ match: match.value, notes, deal: dealOf(request.game, request.setup) });
}

/** In some rows of some games nobody can win, and no move changes that; the players should know before they begin. */
export async function winnabilityNotes(match: Match): Promise<readonly string[]> {
  const { game, options } = match;
  const found = rowOption(game.options);
  if (found === undefined || found[1].everyRowWinnable) return [];
  const [name, spec] = found;
  if (options[name] === spec.book?.(Number(options[spec.size]))) return [];
  const { canWin } = await import("../solver/analyze.ts");
  const nobodyCan = canWin(game, currentPosition(match), options).every((can) => can === false);
  return nobodyCan
    ? ["Nobody can win from this row, whatever both do. The game can only be given up or drawn."]
    : [];
}

function openNewMatch(host: OpeningHost, request: MatchRequest): Promise<Result<Match>> {
  const { game, seed } = request;
  const random = randomFrom(seed);
  const first = request.first === "random" ? tossCoin(random) : request.first;
  const setup = first === undefined ? request.setup : { ...request.setup, first };
  const players = playersFor(request, random);
  const plan = { players, seed, random, series: newSeries(host, request) };
  return request.first === "random"
    ? buildByKey(host, game, setup, plan)
    : buildMatch(host, game, setup, plan);
}

function playersFor({ game, names, computer }: MatchRequest, random: Random): Pair<Player> {
  const [one, two] = names ?? game.seats;
  const people = [{ name: one }, { name: two }] as const;
  if (computer === undefined) return people;
  const seat = otherSeat(computer.seat === "random" ? tossCoin(random) : computer.seat);
  const name = names === undefined ? "Computer" : (names[seat - 1] ?? "");
  return withSeat<Player>(people, seat, { name, level: computer.level });
}

/** The next game of the match's series, or null when there is none: the other player opens. */
export function openNextMatch(host: OpeningHost, match: Match): Promise<Result<Match>> | null {
  const { series, outcome } = match;
  const place = series === null || outcome === null ? null : nextPlace(series, outcome);
  return place === null ? null : openAnother(host, match, place, place.deal);
}

/** The same once more, a series from its beginning: the other player opens. A row that was dealt is dealt anew. */
export function openRematch(
  host: OpeningHost,
  match: Match,
  deal: DealtStart | undefined,
): Promise<Result<Match>> {
  const { series } = match;
  const place = series === null ? null : { ...series, id: host.newId(), game: 1, score: [0, 0] as const };
  return openAnother(host, match, place, deal ?? series?.deal);
}

/** A game from the position before one of the moves, with the same players; it stands alone. */
export function openFromMove(host: OpeningHost, match: Match, at: number): Promise<Result<Match>> {
  const { game, players, positions } = match;
  const position = positions[at];
  const seed = (match.seed + 1) % maxSeed;
  const kept = Object.entries(match.options).filter(([name]) => name !== startName(game));
  const request = {
    options: Object.fromEntries(kept),
    from: game.key(position),
    first: game.toMove(position),
  };
  return buildMatch(host, game, request, { players, seed, random: randomFrom(seed), series: null });
}

async function openAnother(
  host: OpeningHost,
  match: Match,
  series: SeriesPlace | null,
  deal: DealtStart | undefined,
): Promise<Result<Match>> {
  const { game, players, options, from } = match;
  const seed = (match.seed + 1) % maxSeed;
  const plan = { players, seed, random: randomFrom(seed), series };
  const start = deal === undefined ? options : { ...options, [startName(game)]: deal };
  return buildByKey(host, game, { options: start, from, first: nextFirst(match.first) }, plan);
}

/** A key may name who is to move; where nobody insists on another, it decides. */
async function buildByKey(
  host: OpeningHost,
  game: Game,
  request: SetupRequest,
  plan: MatchPlan,
): Promise<Result<Match>> {
  const match = await buildMatch(host, game, request, plan);
  if (match.ok || match.problem.code !== "bad-key") return match;
  const { first: _other, ...byKey } = request;
  return buildMatch(host, game, byKey, plan);
}

async function buildMatch(
  host: OpeningHost,
  game: Game,
  request: SetupRequest,
  plan: MatchPlan,
): Promise<Result<Match>> {
  const { random, ...details } = plan;
  const dealt = await dealRow(game, request, random);
  if (!dealt.ok) return dealt;
  const setup = setUp(game, dealt.value);
  if (!setup.ok) return setup;
  return ok(
    newMatch(game, setup.value, { ...details, id: host.newId(), startedAt: host.now().toISOString() }),
  );
}

/** Dealing may need the solver, which is loaded only then. */
async function dealRow(game: Game, request: SetupRequest, random: Random): Promise<Result<SetupRequest>> {
  if (dealOf(game, request) === undefined) return ok(request);
  const { dealStart } = await import("./deal.ts");
  return dealStart(game, request, random);
}

function newSeries(host: OpeningHost, { game, setup, bestOf }: MatchRequest): SeriesPlace | null {
  if (bestOf === undefined) return null;
  const deal = dealOf(game, setup);
  const place = { id: host.newId(), of: bestOf, game: 1, score: [0, 0] as const };
  return deal === undefined ? place : { ...place, deal };
}

/** How the row of a requested game is dealt; undefined where nothing is left to chance. */
function dealOf(game: Game, setup: SetupRequest): DealtStart | undefined {
  const found = rowOption(game.options);
  if (found === undefined || (setup.from ?? null) !== null) return undefined;
  const [name, spec] = found;
  return dealAsked(spec, setup.options?.[name]);
}

function startName(game: Game): string {
  return rowOption(game.options)?.[0] ?? "start";
}

function tossCoin(random: Random): Seat {
  return random.below(2) === 0 ? 1 : 2;
}
