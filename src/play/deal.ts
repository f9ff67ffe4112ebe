/**
 * Deals the start of a game: the game draws candidates, and exact values tell which are of the kind asked
 * for. A record holds the start itself.
 */

import type { Game } from "../core/game.ts";
import { currentPosition, type Match } from "../core/match.ts";
import { describeSizes } from "../core/option-words.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random } from "../core/random.ts";
import { optionsAtSize } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { type Setup, type SetupRequest, setUp } from "../core/setup.ts";
import { type DealtStart, dealAsked, drawnSetup, isDealtAt, type Starts } from "../core/starts.ts";
import { analyzeMoves, canWin, isFair } from "../solver/analyze.ts";
import { explore } from "../solver/general/graph.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd } from "../solver/task.ts";

/** Replaces a way to deal with an explicit start; the way may be the game's default. */
export function dealStart(game: Game, request: SetupRequest, random: Random): Result<SetupRequest> {
  const { starts } = game;
  const kind = dealAsked(game, request);
  if (starts === undefined || kind === undefined) return ok(request);
  const { options: given = {} } = request;
  const options = optionsAtSize(game, given);
  if (!options.ok) return options;
  const size = Number(options.value[starts.size]);
  if (!isDealtAt(starts, kind, size)) return fail("bad-option", noneAt(starts, kind, size));
  const withStart = (start: string) => ({ ...request, ...drawnSetup(starts, given, start) });
  const draw = starts.deals[kind]?.draw;
  if (draw !== undefined) return dealUntil(game, kind, () => withStart(draw(options.value, random)));
  const win = drawLongWin(game, options.value, request.first ?? 1, random);
  return win === undefined ? fail("bad-option", noneAt(starts, kind, size)) : ok(withStart(win));
}

const kinds = {
  random: {
    words: "winnable",
    tries: 1_000,
    why: "neither player can ever win",
    includes: (game: Game, setup: Setup) =>
      game.starts?.written?.someUnwinnable !== true || canBeWonFrom(game, setup),
  },
  fair: {
    words: "fair",
    tries: 1_000,
    why: "every start that both could win is a forced win for one of them",
    includes: (game: Game, { start, options }: Setup) => isFair(game, start, options),
  },
  challenge: {
    words: "a challenge",
    tries: 10_000,
    why: "no forced win takes three right moves",
    includes: (game: Game, { start, options }: Setup) => isChallenge(game, options, start),
  },
} as const;

/** Drawing again, rather than repairing a candidate, keeps all the right starts equally likely. */
function dealUntil(game: Game, kind: DealtStart, draw: () => SetupRequest): Result<SetupRequest> {
  const { tries, words, includes } = kinds[kind];
  for (let tried = 0; tried < tries; tried++) {
    const request = draw();
    const setup = setUp(game, request);
    if (setup.ok && includes(game, setup.value)) return ok(request);
  }
  return fail("bad-option", `None of ${tries} random starts is ${words}; give one yourself.`);
}

function noneAt(starts: Starts, kind: DealtStart, size: number): string {
  const { sizes = [], why = kinds[kind].why } = starts.deals[kind] ?? {};
  const elsewhere = sizes.length > 0 ? ` Sizes that have one: ${describeSizes(starts, kind)}.` : "";
  return `With ${starts.size} set to ${size}, no start is ${kinds[kind].words}: ${why}.${elsewhere}`;
}

function canBeWonFrom(game: Game, { start, options }: Pick<Setup, "start" | "options">): boolean {
  return canWin(game, start, options).some((can) => can !== false);
}

/** No move can change this, so the players should know before they begin. */
export function winnabilityNotes(match: Match): readonly string[] {
  const { game, options } = match;
  if (canBeWonFrom(game, { start: currentPosition(match), options })) return [];
  return ["Neither player can win from this row, whatever they do. You can only resign or agree on a draw."];
}

const rightMoves = 3;

/** In a forced win with three moves for the winner, both players together make this many. */
const leastPlies = 2 * rightMoves - 1;

/** The key of a long forced win for `mover`, a challenge if possible; undefined if there is none. */
function drawLongWin(game: Game, options: Options, mover: Seat, random: Random): string | undefined {
  const wins = longWins(game, options, mover);
  if (wins.length === 0) return undefined;
  for (let tries = 0; tries < 4 * wins.length; tries++) {
    const key = pick(random, wins);
    const position = game.fromKey(key, options, mover);
    if (position.ok && isChallenge(game, options, position.value)) return key;
  }
  // No long win here is a challenge (each has a turn where nothing can go wrong), so any will do.
  return pick(random, wins);
}

/** Looks through the decided positions of the solution; where it lists none, through all positions. */
function longWins(game: Game, options: Options, mover: Seat): readonly string[] {
  const oracle = oracleOf(game, options);
  const decided = Array.from(oracle.decided(leastPlies), ({ key }) => key);
  const every = () => Array.from(positionsOf(game, options), (position) => game.key(position));
  return (decided.length > 0 ? decided : every()).filter((key) => {
    const position = game.fromKey(key, options, mover);
    const value = position.ok ? oracle.probe(position.value) : null;
    return value?.kind === "win" && (value.plies ?? 0) >= leastPlies;
  });
}

const mostListed = 20_000;

function positionsOf(game: Game, options: Options): Iterable<unknown> {
  if (game.positions !== undefined) return game.positions(options);
  return runToEnd(explore(game, [game.start(options, 1)], mostListed))?.positions ?? [];
}

/** A search over more positions than this gives up and answers no. */
const mostPositions = 2_000;

/** True if the player to move can force a win and must find enough right moves on every winning line. */
function isChallenge(game: Game, options: Options, position: unknown): boolean {
  const oracle = oracleOf(game, options);
  const known = new Map<string, boolean>();
  const winnerFinds = (at: unknown, wanted: number): boolean => {
    if (wanted === 0) return true;
    const name = `${wanted} ${game.key(at)}`;
    const found = known.get(name);
    if (found !== undefined || known.size > mostPositions) return found ?? false;
    const moves = analyzeMoves(game, at, oracle);
    const wins = moves.filter(({ value }) => value?.kind === "win");
    const rest = wins.length < moves.length ? wanted - 1 : wanted;
    const answer = wins.every(({ after }) => loserAsks(after, rest));
    known.set(name, answer);
    return answer;
  };
  const loserAsks = (at: unknown, wanted: number): boolean =>
    wanted === 0 || game.moves(at).some((move) => winnerFinds(game.play(at, move), wanted));
  if (game.moves(position).length === 1) return false;
  return oracle.probe(position)?.kind === "win" && winnerFinds(position, rightMoves);
}
