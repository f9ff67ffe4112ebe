/** Starts that are a challenge: the player to move can force a win, and has to find at least three right moves for it. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random } from "../core/random.ts";
import type { Seat } from "../core/seat.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { explore } from "../solver/general/graph.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd } from "../solver/task.ts";

const rightMoves = 3;

/** A forced win of three moves of one's own takes this many of both. */
const leastPlies = 2 * rightMoves - 1;

/** The key of a long forced win of `mover`, if possible one that is a challenge; undefined where there is none. */
export function drawLongWin(game: Game, options: Options, mover: Seat, random: Random): string | undefined {
  const wins = longWins(game, options, mover);
  if (wins.length === 0) return undefined;
  for (let tries = 0; tries < 4 * wins.length; tries++) {
    const key = pick(random, wins);
    const position = game.fromKey(key, options, mover);
    if (position.ok && isChallenge(game, options, position.value)) return key;
  }
  // Where some turn of every long win leaves nothing to go wrong, a long win is the best that there is.
  return pick(random, wins);
}

/** The wins of at least three moves of one's own, of a size whose decided positions or whole list can be looked through. */
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

/** Beyond this many positions the question is left open, and the answer is no. */
const mostPositions = 2_000;

/** Whether the player to move can force a win and, whichever winning moves they choose, must find at least three right ones. */
export function isChallenge(game: Game, options: Options, position: unknown): boolean {
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
