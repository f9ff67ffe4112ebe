/** Turns a request into a match that can be played. The seed decides everything left to chance. */

import type { Handlers } from "../computer/computer.ts";
import type { Answer, AnswerData, Job } from "../computer/job.ts";
import { findLevelName, type LevelName } from "../computer/level-names.ts";
import type { Game } from "../core/game.ts";
import { type Match, newMatch, type Player } from "../core/match.ts";
import { maxSeed, type Random, randomFrom } from "../core/random.ts";
import { type MatchRecord, rebuildMatch, toRecord } from "../core/record.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../core/seat.ts";
import { nextPlace, type SeriesPlace } from "../core/series.ts";
import { findGame, type Setup, type SetupRequest, setUp } from "../core/setup.ts";
import { type DealtStart, dealAsked } from "../core/starts.ts";
import { openingNotes, seatNotes } from "./words.ts";

/** Dealing a start needs the solver, which is large, so it's loaded only for games that need it. */
interface Dealer {
  dealStart(game: Game, request: SetupRequest, random: Random, person?: Seat): Result<SetupRequest>;
}

export interface OpeningHost {
  readonly now: () => { toISOString(): string };
  readonly newId: () => string;
  readonly dealer?: Dealer | undefined;
}

export interface MatchRequest {
  readonly game: Game;
  readonly setup: Omit<SetupRequest, "first">;
  readonly first: Seat | "random" | undefined;
  /** An empty name means the seat's default name. */
  readonly names?: Pair<string> | undefined;
  readonly seed: number;
  readonly bestOf: number | undefined;
  /** The levels of computer players, with null for a person. By default, two people play. */
  readonly levels?: Pair<string | null>;
  readonly drawn?: boolean;
  /** Set if the same players play again: their place in the series, or null for a rematch or a new series. */
  readonly again?: SeriesPlace | null;
}

export function recommendedRequest(game: Game, level: LevelName, seed: number): MatchRequest {
  const setup = { options: game.recommended?.options ?? {} };
  return { game, setup, first: undefined, seed, bestOf: undefined, levels: [null, level] };
}

export interface OpenedGame {
  readonly match: Match;
  readonly notes: readonly string[];
  readonly deal?: DealtStart | undefined;
}

export function isDealt({ game, setup }: MatchRequest): boolean {
  return dealAsked(game, setup) !== undefined;
}

/** Opens the game on this thread, unless its start is dealt. Then the advisor opens it, because it has the solver. */
export async function openGame(host: AskingHost, request: MatchRequest): Promise<Result<OpenedGame>> {
  if (!isDealt(request)) return openRequestedGame(host, request);
  return andThen(await host.ask(openingJob(request)), ({ record, notes, deal }) =>
    mapResult(rebuildMatch(record, host.games), (match) => ({ match, notes, deal })),
  );
}

interface AskingHost extends OpeningHost {
  readonly games: readonly Game[];
  readonly ask: (job: Job<"open">) => Promise<Result<Answer<"open">>>;
}

/** The host needs a dealer if the start is dealt. */
export function openRequestedGame(host: OpeningHost, request: MatchRequest): Result<OpenedGame> {
  const deal = dealAsked(request.game, request.setup);
  return mapResult(newMatchFor(host, request), (match) => ({
    match,
    notes: [...seatNotes(match, request.drawn === true), ...openingNotes(match, request.first === "random")],
    deal,
  }));
}

function newMatchFor(host: OpeningHost, request: MatchRequest): Result<Match> {
  const { game, seed, again } = request;
  const random = randomFrom(seed);
  const first = request.first === "random" ? tossCoin(random) : request.first;
  const players = playersFor(request, random);
  const series = again ?? newSeries(host, request);
  const [person, another] = seats.filter((seat) => ofSeat(players, seat).level === undefined);
  const lent = { dealer: host.dealer, person: another === undefined ? person : undefined };
  const asked = setUpDealt(lent, game, first ? { ...request.setup, first } : request.setup, random);
  // The key may say who moves. That overrules a coin toss and the turn of a rematch, so try again without `first`.
  const isByKey = request.first === "random" || again !== undefined;
  const retried = isByKey && !asked.ok && asked.problem.code === "bad-key";
  return mapResult(retried ? setUpDealt(lent, game, request.setup, random) : asked, (setup) =>
    newMatch(setup, { players, seed, series, id: host.newId(), startedAt: host.now().toISOString() }),
  );
}

function playersFor(request: MatchRequest, random: Random): Pair<Player> {
  const { game, names = ["", ""], levels = [null, null], drawn = false } = request;
  const swapped = drawn && tossCoin(random) === 2;
  const seated = swapped ? ([levels[1], levels[0]] as const) : levels;
  const [one, two] = swapped ? ([names[1], names[0]] as const) : names;
  const usual = defaultNames(game.seatNames, seated);
  return [playerOf(one || usual[0], seated[0]), playerOf(two || usual[1], seated[1])];
}

function playerOf(name: string, level: string | null): Player {
  return level === null ? { name } : { name, level };
}

export function defaultNames([one, two]: Pair<string>, levels: Pair<string | null>): Pair<string> {
  if (!levels.includes(null)) return ["Computer 1", "Computer 2"];
  return [levels[0] === null ? one : "Computer", levels[1] === null ? two : "Computer"];
}

/** A match from outside can be continued unless it names an unknown level. */
export function checkPlayers(match: Result<Match>): Result<Match> {
  if (!match.ok) return match;
  for (const { level } of match.value.players) {
    const known = level === undefined ? ok(undefined) : findLevelName(level);
    if (!known.ok) return known;
  }
  return match;
}

/** The next game of the series, or a rematch. The other player goes first, and a dealt start is dealt again. */
export function nextRequest(match: Match, lastDeal: DealtStart | undefined): MatchRequest {
  const { game, players, from, series: last, outcome } = match;
  const [one, two] = players;
  const again = last === null || outcome === null ? null : nextPlace(last, outcome);
  const deal = again === null ? (lastDeal ?? last?.deal) : again.deal;
  const dealt = { options: { ...game.options, start: deal ?? "" }, from: null };
  return {
    game: game.of,
    setup: deal === undefined ? { options: game.options, from } : dealt,
    first: otherSeat(match.first),
    names: [one.name, two.name],
    levels: [one.level ?? null, two.level ?? null],
    seed: (match.seed + 1) % maxSeed,
    bestOf: last?.of,
    again,
  };
}

export function setUpDealt(
  { dealer, person }: Pick<OpeningHost, "dealer"> & { readonly person?: Seat | undefined },
  game: Game,
  request: SetupRequest,
  random: Random,
): Result<Setup> {
  const isDealt = dealAsked(game, request) !== undefined;
  if (isDealt && dealer === undefined) throw new Error("This game can't be opened without a dealer.");
  const dealt = isDealt && dealer ? dealer.dealStart(game, request, random, person) : ok(request);
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (setup.ok && setup.value.game.outcome(setup.value.start) !== null)
    return fail("bad-key", `The game is already over in ${setup.value.from}. Choose an unfinished position.`);
  return setup;
}

function newSeries(host: OpeningHost, { game, setup, bestOf }: MatchRequest): SeriesPlace | null {
  if (bestOf === undefined) return null;
  const deal = dealAsked(game, setup);
  const place = { id: host.newId(), of: bestOf, game: 1, score: [0, 0] as const };
  return deal === undefined ? place : { ...place, deal };
}

function tossCoin(random: Random): Seat {
  return random.below(2) === 0 ? 1 : 2;
}

declare module "../computer/job.ts" {
  interface JobData {
    readonly open: { readonly request: Omit<MatchRequest, "game"> & { readonly game: string } };
  }
  interface AnswerData {
    readonly open: Omit<OpenedGame, "match"> & { readonly record: MatchRecord };
  }
}

export function openingJob(request: MatchRequest): Job<"open"> {
  return { kind: "open", request: { ...request, game: request.game.id } };
}

/** For a thread that has the solver. Answers with the match's record, because threads can exchange only plain data. */
export function openingHandlers(host: OpeningHost): Handlers<"open"> {
  return {
    open: (games, { request }) =>
      andThen(findGame(games, request.game), (game) =>
        mapResult(openRequestedGame(host, { ...request, game }), openedRecord),
      ),
  };
}

export function openedRecord({ match, ...rest }: OpenedGame): AnswerData["open"] {
  return { ...rest, record: toRecord(match) };
}
