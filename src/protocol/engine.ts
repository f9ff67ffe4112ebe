/**
 * The engine: a line of JSON in, a line of JSON out. It remembers nothing between two lines, so a program may ask about
 * any game at any time. `docs/engine.md` shows every message.
 */

import type { Game } from "../core/game.ts";
import { randomFrom } from "../core/random.ts";
import { fail, ok, type Problem, type Result } from "../core/result.ts";
import { findGame, playThrough, type Setup, setUp } from "../core/setup.ts";
import { listWords, parseJson, quote } from "../core/text.ts";
import { version } from "../core/version.ts";
import { levelNames } from "../players/level-names.ts";
import { findLevel, playerOf } from "../players/levels.ts";
import { analyze } from "../solver/analyze.ts";
import { analysisMessage, stateMessage } from "./analysis-message.ts";
import { gameAsJson } from "./game-message.ts";
import { requestSchemas } from "./schemas.ts";

export const engineProtocol = 1;

/** A line that is longer is not read to its end. */
export const longestEngineLine = 1_000_000;

type Id = string | number | null;
type Answer = Readonly<Record<string, unknown>>;

/** What answers the lines, for these games. */
export function engineFor(games: readonly Game[]): (line: string) => string {
  return (line) => {
    const request = parseRequest(line);
    const id = request.ok ? idOf(request.value) : null;
    const answer = request.ok ? answerTo(games, request.value) : request;
    return JSON.stringify(answer.ok ? { id, ok: true, ...answer.value } : refusal(id, answer.problem));
  };
}

function refusal(id: Id, { code, message, at, legal }: Problem): Answer {
  return { id, ok: false, error: { code, message, at, legal } };
}

type Request = Readonly<Record<string, unknown>>;

function parseRequest(line: string): Result<Request> {
  if (line.length > longestEngineLine)
    return fail("too-large", `A line has at most ${longestEngineLine} characters.`);
  const json = parseJson(line);
  if (json === undefined) return fail("bad-json", "This line isn't JSON; write one JSON object per line.");
  if (isRequest(json)) return ok(json);
  return fail("bad-request", 'A request must be a JSON object, such as {"id":1,"op":"hello"}.');
}

function isRequest(json: unknown): json is Request {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function idOf({ id }: Request): Id {
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function answerTo(games: readonly Game[], request: Request): Result<Answer> {
  switch (request.op) {
    case "hello":
      return answerHello(request);
    case "games":
      return answerGames(games, request);
    case "state":
      return answerState(games, request);
    case "analyze":
      return answerAnalyze(games, request);
    case "choose":
      return answerChoose(games, request);
    default:
      return unknownOp(request.op);
  }
}

function answerHello(request: Request): Result<Answer> {
  const parsed = requestSchemas.hello.safeParse(request);
  if (!parsed.success) return badRequest(parsed.error.issues);
  return ok({ name: "switchyard", version, protocol: engineProtocol });
}

function answerGames(games: readonly Game[], request: Request): Result<Answer> {
  const parsed = requestSchemas.games.safeParse(request);
  return parsed.success ? ok({ games: games.map(gameAsJson) }) : badRequest(parsed.error.issues);
}

function answerState(games: readonly Game[], request: Request): Result<Answer> {
  const parsed = requestSchemas.state.safeParse(request);
  if (!parsed.success) return badRequest(parsed.error.issues);
  const place = findPlace(games, parsed.data);
  return place.ok ? ok(stateMessage(place.value.game, place.value.setup, place.value.position)) : place;
}

function answerAnalyze(games: readonly Game[], request: Request): Result<Answer> {
  const parsed = requestSchemas.analyze.safeParse(request);
  if (!parsed.success) return badRequest(parsed.error.issues);
  const place = findPlace(games, parsed.data);
  if (!place.ok) return place;
  const { game, setup, position } = place.value;
  return ok(analysisMessage(game, setup, analyze(game, position, setup.options)));
}

/** The move of a computer player; `exact` is there, and false, only where it rests on a search. */
function answerChoose(games: readonly Game[], request: Request): Result<Answer> {
  const parsed = requestSchemas.choose.safeParse(request);
  if (!parsed.success) return badRequest(parsed.error.issues);
  const place = findPlace(games, parsed.data);
  if (!place.ok) return place;
  const { game, setup, position } = place.value;
  if (game.outcome(position) !== null)
    return fail("game-over", "The game is over, so there is no move to choose.", { legal: [] });
  const player = playerOf(findLevel(parsed.data.level));
  const random = randomFrom(parsed.data.seed ?? 0);
  const { move, exact } = player({ game, options: setup.options, position }, random);
  return ok({ move: game.formatMove(position, move), ...(exact ? {} : { exact }) });
}

function unknownOp(op: unknown): Result<never> {
  const offer = `The ops are ${Object.keys(requestSchemas).join(", ")}.`;
  if (typeof op !== "string") return fail("bad-request", `A request names its op. ${offer}`);
  return fail("unknown-op", `There is no op ${quote(op)}. ${offer}`);
}

export interface PlaceRequest {
  readonly game: string;
  readonly options?: Readonly<Record<string, number | string>>;
  readonly moves?: readonly string[];
  readonly from?: string | null;
  readonly first?: 1 | 2;
}

export interface Place {
  readonly game: Game;
  readonly setup: Setup;
  /** The start and the position after each move. */
  readonly positions: readonly unknown[];
  readonly position: unknown;
}

/** The position that a request is about. */
export function findPlace(games: readonly Game[], request: PlaceRequest): Result<Place> {
  const game = findGame(games, request.game);
  if (!game.ok) return game;
  const setup = setUp(game.value, request);
  if (!setup.ok) return setup;
  const positions = playThrough(game.value, setup.value.start, request.moves ?? []);
  if (!positions.ok) return positions;
  const position = positions.value.at(-1);
  return ok({ game: game.value, setup: setup.value, positions: positions.value, position });
}

const expectations: Readonly<Record<string, string>> = {
  id: "id is a number or a string",
  game: "game is the id of a game, a string",
  options: 'options is an object of numbers and strings, such as {"blocks":10}',
  moves: 'moves is a list of canonical moves, such as ["4","3-4"]',
  from: "from is a position's key, a string, or null",
  first: "first is 1 or 2",
  level: `level is ${listWords(levelNames, "or")}`,
  seed: "seed is a whole number from 0 up",
};

function badRequest(issues: readonly { readonly path: readonly PropertyKey[] }[]): Result<never> {
  const part = String(issues[0]?.path[0] ?? "");
  return fail("bad-request", `This is no request: ${expectations[part] ?? "a part of it is wrong"}.`);
}
