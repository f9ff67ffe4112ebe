/** How many right moves a forced win takes: turns at which a wrong move exists, against the defence that asks for most of them. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";

/** Beyond this many positions the question is left open, and the answer is no. */
const mostPositions = 2_000;

/** Whether the player to move can force a win and, whichever winning moves they choose, must find at least so many right ones. */
export function takesRightMoves(game: Game, options: Options, position: unknown, count: number): boolean {
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
