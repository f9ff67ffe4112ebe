/** Starts that are a challenge: the player to move can force a win, and has to find at least three right moves for it. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random } from "../core/random.ts";
import type { Seat } from "../core/seat.ts";
import { familyOf, type RelatedPool } from "../games/families.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";

const rightMoves = 3;

/** A forced win of three moves of one's own takes this many of both. */
const leastPlies = 2 * rightMoves - 1;

/** The key of a start for `mover`; undefined where none is found. */
export function pickChallenge(game: Game, options: Options, mover: Seat, random: Random): string | undefined {
  const isChallenge = (key: string) => {
    const position = game.fromKey(key, options, mover);
    if (!position.ok || game.moves(position.value).length === 1) return false;
    return takesRightMoves(game, options, position.value, rightMoves);
  };
  const family = familyOf(game, options);
  if (family?.kind === "related-pool") return draw(() => drawPool(family, random), isChallenge, mostPools);
  const wins = longWins(game, options, mover);
  if (wins.length === 0) return undefined;
  const any = () => pick(random, wins);
  // Where some turn of every long win leaves nothing to go wrong, a long win is the best that there is.
  return draw(any, isChallenge, 4 * wins.length) ?? any();
}

function draw(any: () => string, isWanted: (key: string) => boolean, most: number): string | undefined {
  for (let tries = 0; tries < most; tries++) {
    const key = any();
    if (isWanted(key)) return key;
  }
  return undefined;
}

/** The wins of at least three moves of one's own, of a size whose decided positions or whole list can be looked through. */
function longWins(game: Game, options: Options, mover: Seat): readonly string[] {
  const oracle = oracleOf(game, options);
  const decided = Array.from(oracle.decided(leastPlies), ({ key }) => key);
  const every = () => Array.from(game.positions?.(options) ?? [], (position) => game.key(position));
  return (decided.length > 0 ? decided : every()).filter((key) => {
    const position = game.fromKey(key, options, mover);
    const value = position.ok ? oracle.probe(position.value) : null;
    return value?.kind === "win" && (value.plies ?? 0) >= leastPlies;
  });
}

/** With more left there is mostly an easy way to win, and with fewer none that is long; few of the larger things are related. */
const poolSize = 7;
const smallest = 24;
const mostPools = 10_000;

function drawPool(family: RelatedPool, random: Random): string {
  const things = Array.from(family.names.keys()).slice(0, smallest);
  const drawn = Array.from(
    { length: poolSize + 1 },
    () => things.splice(random.below(things.length), 1)[0] ?? 0,
  );
  const [last = 0, ...pool] = drawn;
  return family.key({ pool: pool.toSorted((a, b) => a - b), last });
}

/** Beyond this many positions the question is left open, and the answer is no. */
const mostPositions = 2_000;

/** Whether the player to move can force a win and, whichever winning moves they choose, must find at least so many right ones. */
function takesRightMoves(game: Game, options: Options, position: unknown, count: number): boolean {
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
  return oracle.probe(position)?.kind === "win" && winnerFinds(position, count);
}
