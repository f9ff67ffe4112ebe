import type { Game, Solvable, Variant } from "./game.ts";
import type { Options } from "./options.ts";
import { resolveVariant, variantAt } from "./resolve-options.ts";
import { andThen, fail, ok, type Result } from "./result.ts";
import { moveNames } from "./rules.ts";
import { isSeat, type Seat } from "./seat.ts";
import { withoutStart } from "./starts.ts";
import { didYouMean, isRecord, listWords, quote } from "./text.ts";
import { countOf, writeCount } from "./words/values.ts";

/** A caller's request: options, a position to start from, and who moves first. */
export interface SetupRequest<O extends Options = Options> {
  readonly options?: Partial<O>;
  readonly from?: string | null;
  readonly first?: Seat;
}

/** Where a game begins, with every option set. */
export interface Setup<P = unknown, M = unknown, O extends Options = Options> {
  readonly game: Variant<P, M, O>;
  readonly from: string | null;
  readonly first: Seat;
  readonly start: P;
}

/** A position, named by a start and the canonical moves from there. */
export interface PositionQuery<O extends Options = Options> extends SetupRequest<O> {
  readonly moves?: readonly string[];
}

export interface FoundPosition<P = unknown, M = unknown, O extends Options = Options> {
  readonly setup: Setup<P, M, O>;
  readonly positions: readonly P[];
  readonly position: P;
}

/** In characters. Our longest key lists the numbers 2 to 1,000. */
export const longestKey = 4_000;

/** In characters. Online messages have the same limit. */
export const longestMoveName = 16;

export const queryParts = {
  options: 'options must be an object of numbers and strings, such as {"blocks":10}',
  from: "from must be a position code (a string) or null",
  first: "first must be 1 or 2",
  moves: 'moves must be a list of canonical moves, such as ["4","3-4"] (not allowed with "deal")',
} as const;

/** Checks the type of each part, because callers in plain JavaScript can pass anything. */
export function readQuery(given: unknown): Result<PositionQuery> {
  if (typeof given !== "object" || given === null)
    return fail("bad-request", 'A request must be an object, such as {"options":{"blocks":10}}.');
  const query: Readonly<Record<string, unknown>> = { ...given };
  const wrong = seekWrongPart(query);
  return wrong === undefined ? ok(query) : fail("bad-request", `Invalid request: ${queryParts[wrong]}.`);
}

function seekWrongPart({ options, from, first, moves }: Readonly<Record<string, unknown>>) {
  const isText = (value: unknown) => typeof value === "string";
  const isValue = (value: unknown) => isText(value) || typeof value === "number" || value === undefined;
  if (options !== undefined && !(isRecord(options) && Object.values(options).every(isValue)))
    return "options";
  if (from != null && !isText(from)) return "from";
  if (first !== undefined && !isSeat(first)) return "first";
  if (moves !== undefined && !(Array.isArray(moves) && moves.every(isText))) return "moves";
  return undefined;
}

/** Checks a request, fills in the defaults, and returns where the game begins. */
export function setUp<P, M, O extends Options>(
  chosen: Game<P, M, O>,
  request: SetupRequest<O>,
): Result<Setup<P, M, O>> {
  const query = readQuery(request);
  if (!query.ok) return query;
  // People often copy spaces along with the text.
  const from = query.value.from?.trim() ?? null;
  if (from !== null && from.length > longestKey)
    return fail(
      "bad-key",
      `A position code has at most ${countOf(longestKey, "character")}. This one has ${writeCount(from.length)}.`,
    );
  const variant = resolveVariant(chosen, query.value.options ?? {}, from);
  if (!variant.ok) return variant;
  const game = variant.value;
  if (from !== null) {
    const found = game.fromKey(from, request.first);
    if (!found.ok) return found;
    return ok({ game, from, first: game.toMove(found.value), start: found.value });
  }
  const first = request.first ?? 1;
  const start = game.start(first);
  if (game.outcome(start) !== null)
    return fail(
      "bad-option",
      `From ${game.key(start)}, the game would be over before it starts. Choose another start.`,
    );
  return ok({ game, from, first, start });
}

export function exampleSetup(game: Game, size: Partial<Options> = {}): Result<Setup> {
  return andThen(variantAt(game, size), ({ options }) => setUp(game, { options }));
}

export function recommendedSetup(game: Game): Result<Setup> {
  const { options = {}, example = null } = game.recommended ?? {};
  return example === null
    ? exampleSetup(game, options)
    : setUp(game, { options: withoutStart(options), from: example });
}

/** The legal move with this canonical name. */
export function findMove<P, M>(game: Solvable<P, M>, position: P, name: string): Result<M> {
  if (typeof name !== "string") return fail("illegal-move", "A move's name must be a string.");
  const legal = game.moves(position);
  const parsed = game.parseMove(position, name);
  const isNamed = (move: M) => game.formatMove(position, move) === name;
  // Parsing a name is faster than formatting a thousand moves to compare them.
  if (parsed.ok && legal.includes(parsed.value) && isNamed(parsed.value)) return parsed;
  for (const move of legal) if (isNamed(move)) return ok(move);
  if (legal.length === 0)
    return fail("game-over", `The game is over, so ${quote(name)} can't be played.`, { legal: [] });
  const message = parsed.ok
    ? `Write ${quote(name)} as ${game.formatMove(position, parsed.value)}.`
    : parsed.problem.message;
  return fail("illegal-move", message, { legal: moveNames(game, position) });
}

export function findPosition<P, M, O extends Options>(
  game: Game<P, M, O>,
  query: PositionQuery<O>,
): Result<FoundPosition<P, M, O>> {
  const setup = setUp(game, query);
  if (!setup.ok) return setup;
  const line = playLine(setup.value.game, setup.value.start, query.moves ?? []);
  if (!line.ok) return line;
  const { positions } = line.value;
  return ok({ setup: setup.value, positions, position: positions.at(-1) ?? setup.value.start });
}

export interface PlayedLine<P, M> {
  readonly moves: readonly M[];
  /** The start, and the position after each move. */
  readonly positions: readonly P[];
}

export function playLine<P, M>(
  game: Solvable<P, M>,
  start: P,
  names: readonly string[],
): Result<PlayedLine<P, M>> {
  const moves: M[] = [];
  const positions = [start];
  let position = start;
  for (const [at, name] of names.entries()) {
    const move = findMove(game, position, name);
    if (!move.ok) return { ok: false, problem: { ...move.problem, at } };
    position = game.play(position, move.value);
    moves.push(move.value);
    positions.push(position);
  }
  return ok({ moves, positions });
}

/** Finds a game by its id, or suggests a similar id. */
export function findGame(games: readonly Game[], id: string): Result<Game> {
  const game = games.find((candidate) => candidate.id === id);
  if (game !== undefined) return ok(game);
  const ids = games.map((candidate) => candidate.id);
  const guess = didYouMean(id, ids);
  const known = ids.length === 1 ? "game is" : "games are";
  return fail("unknown-game", `There's no game ${quote(id)}.${guess} The ${known} ${listWords(ids, "and")}.`);
}
