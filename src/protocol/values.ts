/** `values`: exact values without a word, of one position or of many positions of one size. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { findPosition, type PositionQuery, setUp } from "../core/setup.ts";
import { evaluatePosition } from "../solver/analyze.ts";
import { type Oracle, oracleOf } from "../solver/oracle.ts";
import type { Task, TimeUp } from "../solver/task.ts";

export interface ValuesQuery extends PositionQuery {
  readonly keys?: readonly string[];
}

type PositionValues = ReturnType<typeof valuesAt>;

export function* answerValues(
  game: Game,
  query: ValuesQuery,
  timeUp: TimeUp,
): Task<Result<Readonly<Record<string, unknown>>>> {
  const found = query.keys === undefined ? findOne(game, query) : findMany(game, query, query.keys);
  if (!found.ok) return found;
  const { options, positions } = found.value;
  const oracle = oracleOf(game, options);
  const values: PositionValues[] = [];
  for (const position of positions) {
    const work = oracle.prepare([position], timeUp);
    if (work !== null) yield* work;
    values.push(valuesAt(game, oracle, position));
  }
  return ok(query.keys === undefined ? { ...values[0] } : { positions: values });
}

interface FoundPositions {
  readonly options: Options;
  readonly positions: readonly unknown[];
}

function findOne(game: Game, query: ValuesQuery): Result<FoundPositions> {
  const found = findPosition(game, query);
  if (!found.ok) return found;
  return ok({ options: found.value.setup.options, positions: [found.value.position] });
}

/** The options are read once, with the first key. */
function findMany(game: Game, query: ValuesQuery, keys: readonly string[]): Result<FoundPositions> {
  const [key] = keys;
  if (key === undefined || (query.from ?? null) !== null || query.moves !== undefined)
    return fail("bad-request", "Give at least one key in keys, and leave out from and moves.");
  const setup = setUp(game, { ...query, from: key });
  if (!setup.ok) return { ok: false, problem: { ...setup.problem, at: 0 } };
  const { options, start } = setup.value;
  const positions = [start];
  for (const [index, other] of keys.slice(1).entries()) {
    const found = game.fromKey(other, options, query.first);
    if (!found.ok) return { ok: false, problem: { ...found.problem, at: index + 1 } };
    positions.push(found.value);
  }
  return ok({ options, positions });
}

function valuesAt(game: Game, oracle: Oracle, position: unknown) {
  const { value, moves } = evaluatePosition(game, position, oracle);
  return {
    key: game.key(position),
    toMove: game.toMove(position),
    value,
    legal: moves.map(({ move }) => game.formatMove(position, move)),
    values: moves.map((move) => move.value),
  };
}
