/** Deals a start: draws at random until the solver says that a start is of the requested kind. */

import { pliesOf } from "../core/analysis.ts";
import type { Game, Variant } from "../core/game.ts";
import { pick, type Random } from "../core/random.ts";
import { variantAt } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { ofSeat, type Seat } from "../core/seat.ts";
import { type Setup, type SetupRequest, setUp } from "../core/setup.ts";
import { type DealtStart, dealAsked, drawnSetup, isDealtAt, type Starts } from "../core/starts.ts";
import { describeSizes } from "../core/words/options.ts";
import { countOf } from "../core/words/values.ts";
import { analyzeMoves, canWin, isFair } from "../solver/analyze.ts";
import { explore } from "../solver/general/graph.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd } from "../solver/task.ts";

/** If the request leaves the start to chance, draws a start and adds it. `dealtStarts` says when `person` matters. */
export function dealStart(
  game: Game,
  request: SetupRequest,
  random: Random,
  person?: Seat,
): Result<SetupRequest> {
  const { starts } = game;
  const kind = dealAsked(game, request);
  if (starts === undefined || kind === undefined) return ok(request);
  const { options: given = {} } = request;
  const sized = variantAt(game, given);
  if (!sized.ok) return sized;
  const { options } = sized.value;
  const size = Number(options[starts.size]);
  if (!isDealtAt(starts, kind, size)) return fail("bad-option", noneAt(starts, kind, size));
  const withStart = (start: string) => ({ ...request, ...drawnSetup(starts, given, start) });
  const draw = starts.deals[kind]?.draw;
  if (draw !== undefined) return dealUntil(game, kind, person, () => withStart(draw(options, random)));
  const win = drawLongWin(sized.value, request.first ?? 1, random);
  return win === undefined ? fail("bad-option", noneAt(starts, kind, size)) : ok(withStart(win));
}

const kinds = {
  random: {
    words: "winnable",
    tries: 1_000,
    why: "neither player can ever win",
    includes: ({ game, start }: Setup, person = game.toMove(start)) =>
      game.needed === undefined || isContest(game, start, person),
  },
  fair: {
    words: "fair",
    tries: 1_000,
    why: "from every start that both players could win, one of them can force a win",
    includes: ({ game, start }: Setup) => isFair(game, start),
  },
  challenge: {
    words: "a challenge",
    tries: 10_000,
    why: "you never have to find three safe moves to win",
    includes: ({ game, start }: Setup) => isChallenge(game, start),
  },
} as const;

/** Draws again instead of repairing a candidate, so all valid starts are equally likely. */
function dealUntil(
  game: Game,
  kind: DealtStart,
  person: Seat | undefined,
  draw: () => SetupRequest,
): Result<SetupRequest> {
  const { tries, words, includes } = kinds[kind];
  for (let tried = 0; tried < tries; tried++) {
    const request = draw();
    const setup = setUp(game, request);
    if (setup.ok && includes(setup.value, person)) return ok(request);
  }
  return fail(
    "bad-option",
    `None of the ${countOf(tries, "random start")} we tried was ${words}. Choose a start yourself.`,
  );
}

function noneAt(starts: Starts, kind: DealtStart, size: number): string {
  const { sizes = [], why = kinds[kind].why } = starts.deals[kind] ?? {};
  const elsewhere =
    sizes.length > 0 ? ` For a ${kind} start, ${starts.size} must be ${describeSizes(starts, kind)}.` : "";
  return `With ${starts.size} set to ${size}, no start is ${kinds[kind].words}: ${why}.${elsewhere}`;
}

function isContest(game: Variant, start: unknown, person: Seat): boolean {
  const isOpen = game.moves(start).length > 1 && pliesOf(oracleOf(game).probe(start)) !== 1;
  return isOpen && ofSeat(canWin(game, start), person) !== false;
}

const rightMoves = 3;

/** The length of a win in plies (both players' moves) if the winner has to find `rightMoves` moves. */
const leastPlies = 2 * rightMoves - 1;

/** The key of a long forced win for `mover`, if possible a challenge. */
function drawLongWin(game: Variant, mover: Seat, random: Random): string | undefined {
  const wins = longWins(game, mover);
  if (wins.length === 0) return undefined;
  for (let tries = 0; tries < 4 * wins.length; tries++) {
    const key = pick(random, wins);
    const position = game.fromKey(key, mover);
    if (position.ok && isChallenge(game, position.value)) return key;
  }
  return pick(random, wins);
}

function longWins(game: Variant, mover: Seat): readonly string[] {
  const oracle = oracleOf(game);
  const decided = Array.from(oracle.decided(leastPlies), ({ key }) => key);
  const every = () => Array.from(positionsOf(game), (position) => game.key(position));
  return (decided.length > 0 ? decided : every()).filter((key) => {
    const position = game.fromKey(key, mover);
    const value = position.ok ? oracle.probe(position.value) : null;
    return value?.kind === "win" && (value.plies ?? 0) >= leastPlies;
  });
}

const mostListed = 20_000;

function positionsOf(game: Variant): Iterable<unknown> {
  if (game.positions !== undefined) return game.positions();
  return runToEnd(explore(game, [game.start(1)], mostListed))?.positions ?? [];
}

/** A search over more positions than this gives up and answers no. */
const mostPositions = 2_000;

/** True if the player to move can force a win, but a good defense makes them find `rightMoves` right moves. */
function isChallenge(game: Variant, position: unknown): boolean {
  const oracle = oracleOf(game);
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
