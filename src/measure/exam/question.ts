/** Turns a position into a question with exact answers. The same position and seed always give the same row. */

import type { Situation } from "../../computer/player.ts";
import { decisionOf, worth } from "../../computer/skill.ts";
import { finishedValue, pliesOf, type Value, valueOfMove, winnerOf } from "../../core/analysis.ts";
import type { Game, Variant } from "../../core/game.ts";
import { resolveVariant } from "../../core/resolve-options.ts";
import { andThen, mapResult } from "../../core/result.ts";
import { seats } from "../../core/seat.ts";
import { findGame, setUp } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import { familyOf, type PoolState, type RelatedPool } from "../../games/families.ts";
import { valuesAt } from "../../puzzles/kinds.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { runToEnd, withoutLimit } from "../../solver/task.ts";
import { movePrompt, promptVersion, winnerPrompt } from "../protocol/prompt.ts";
import { type Disguise, disguise as newDisguise } from "./disguise.ts";
import { canary, type ExamRow, examVersion, rightOf, type Wording, withId } from "./row.ts";
import { reachedFrom } from "./rules.ts";
import { examOptions } from "./supply.ts";

export type Question = NonNullable<ReturnType<typeof questionAt>>;

export function setUpRow(games: readonly Game[], { game: id, options, key, seat }: ExamRow) {
  return andThen(findGame(games, id), (game) =>
    mapResult(setUp(game, { options, from: key, first: seat }), (setup) => ({
      setup,
      situation: { game: setup.game, position: setup.start },
    })),
  );
}

/** Undefined if the exact value is out of reach, or if every answer is right. */
export function questionAt(situation: Situation) {
  const { value } = valuesAt(situation);
  if (value === null) return undefined;
  const question = asksForWinner(situation.game) ? winnerQuestion(situation, value) : moveQuestion(situation);
  const isDecision = decisionOf(question.values[0] ?? null, question.values) !== null;
  return isDecision ? { ...question, value } : undefined;
}

/** Take-away games have so few moves that guessing is too easy, so exams ask who wins instead. */
export function asksForWinner(game: Variant): boolean {
  return familyOf(game)?.kind === "take-away";
}

function winnerQuestion({ game, position }: Situation, value: Value) {
  const winner = winnerOf(value, game.toMove(position));
  const values = seats.map((seat): Value => ({ kind: seat === winner ? "win" : "loss" }));
  return { ask: "winner" as const, legal: seats.map(String), values, depth: pliesOf(value) ?? null };
}

function moveQuestion(situation: Situation) {
  const { moves } = valuesAt(situation);
  const distances = poolDistances(situation);
  const known = moves.flatMap(({ name, value }) => distances.get(name) ?? value ?? []);
  const values = known.length < moves.length ? [] : known;
  return { ask: "move" as const, legal: moves.map(({ name }) => name), values, depth: searchDepth(values) };
}

/** A large pool often falls into parts. After a move, only the taken number's part matters, which makes searching fast. */
function poolDistances({ game, position }: Situation): ReadonlyMap<string, Value | null> {
  const family = familyOf(game);
  if (family?.kind !== "related-pool") return new Map();
  const { pool, last } = family.read(game.key(position));
  const at = (state: PoolState) => {
    const found = game.fromKey(family.key(state), game.toMove(position));
    if (!found.ok) throw new Error(found.problem.message);
    return found.value;
  };
  const valueAfter = (part: readonly number[], thing: number) => {
    const after = at({ pool: part.filter((other) => other !== thing), last: thing });
    const outcome = game.outcome(after);
    const value = outcome === null ? oracleOf(game).probe(after) : finishedValue(outcome, game.toMove(after));
    return [family.names[thing] ?? "", valueOfMove(value)] as const;
  };
  return new Map(
    partsOf(family, pool).flatMap((part) => {
      runToEnd(oracleOf(game).prepare([at({ pool: part, last })], withoutLimit));
      return part.map((thing) => valueAfter(part, thing));
    }),
  );
}

/** Two things are in the same part if play can lead from one to the other. */
function partsOf(family: RelatedPool, pool: readonly number[]): readonly (readonly number[])[] {
  const parts: (readonly number[])[] = [];
  for (const thing of pool) {
    if (parts.some((part) => part.includes(thing))) continue;
    parts.push(reachedFrom(family, pool, thing).toSorted((a, b) => a - b));
  }
  return parts;
}

export function rowOf(
  { game: drawn, position }: Situation,
  question: Omit<Question, "value">,
  seed: number,
  { disguised, unlisted }: Wording = {},
): ExamRow {
  const key = drawn.key(position);
  const game = startingAt(drawn, key);
  const situation = { game, position };
  const disguise = disguised === true ? newDisguise(situation, seed) : undefined;
  const { ask, depth } = question;
  const named = ask === "move" && disguise !== undefined ? renamed(question, disguise) : question;
  const answers = { legal: [...named.legal], values: [...named.values] };
  return withId({
    exam: examVersion,
    seed,
    game: game.id,
    gameVersion: game.of.version ?? 1,
    options: examOptions(game),
    key,
    seat: game.toMove(position),
    ask,
    prompt:
      ask === "move" ? movePrompt(situation, unlisted !== true, disguise) : winnerPrompt(situation, disguise),
    promptVersion,
    ...(disguise === undefined ? {} : { disguised: true }),
    ...(unlisted === true ? { unlisted } : {}),
    ...answers,
    ...rightOf(answers),
    depth,
    canary,
  });
}

/** Takes the moves in the order of the disguise, because the original order would hint at the original names. */
function renamed({ legal, values }: Pick<Question, "legal" | "values">, { names, moves }: Disguise) {
  const known = new Map(legal.map((name, at) => [names.get(name), values[at]]));
  return { legal: moves, values: moves.flatMap((name) => known.get(name) ?? []) };
}

export function namesIn(row: ExamRow, situation: Situation): readonly string[] {
  const disguise = row.disguised === true ? newDisguise(situation, row.seed) : undefined;
  return disguise === undefined ? row.legal : [...disguise.names.values()];
}

function startingAt({ of, options }: Variant, key: string): Variant {
  const found = resolveVariant(of, withoutStart(options), key);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

/** The fewest plies with which a search always chooses right. Null if no known distance is enough. */
function searchDepth(values: readonly Value[]): number | null {
  const plies = new Set(values.flatMap((value) => pliesOf(value) ?? []));
  return [...plies].sort((a, b) => a - b).find((depth) => lossOf(values, depth) === 0) ?? null;
}

/** The average loss of a search that sees every end within `plies` and treats everything else as a draw. */
export function lossOf(values: readonly Value[], plies: number): number {
  const best = Math.max(...values.map(worth));
  const seen = values.map((value) => worth((pliesOf(value) ?? Infinity) <= plies ? value : { kind: "draw" }));
  const top = Math.max(...seen);
  const chosen = values.filter((_, at) => seen[at] === top);
  return chosen.reduce((sum, value) => sum + best - worth(value), 0) / chosen.length;
}
