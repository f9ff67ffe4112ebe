/** What an exam asks about a position, and the exact answers. The same position always gives the same row. */

import type { Situation } from "../../computer/player.ts";
import { type Decisions, decisionOf, worth } from "../../computer/skill.ts";
import { pliesOf, type Value, winnerOf } from "../../core/analysis.ts";
import type { Game, Variant } from "../../core/game.ts";
import { resolveVariant } from "../../core/resolve-options.ts";
import { andThen, mapResult } from "../../core/result.ts";
import { seats } from "../../core/seat.ts";
import { findGame, setUp } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import { listWords } from "../../core/text.ts";
import { familyOf } from "../../games/families.ts";
import { valuesAt } from "../../puzzles/kinds.ts";
import type { Task } from "../../solver/task.ts";
import { movePrompt, promptVersion, winnerPrompt } from "../protocol/prompt.ts";
import { canary, type ExamRow, examVersion, judge, rightOf, withId } from "./row.ts";
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

/** Returns undefined if the exact value is out of reach, or every answer is right. */
export function questionAt(situation: Situation) {
  const { value } = valuesAt(situation);
  if (value === null) return undefined;
  const question = asksForWinner(situation.game) ? winnerQuestion(situation, value) : moveQuestion(situation);
  const isDecision = decisionOf(question.values[0] ?? null, question.values) !== null;
  return isDecision ? { ...question, value } : undefined;
}

/** If a game never has more than two moves, guessing is too easy, so the exam asks who wins. */
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
  const known = moves.flatMap((move) => move.value ?? []);
  const values = known.length < moves.length ? [] : known;
  return { ask: "move" as const, legal: moves.map(({ name }) => name), values, depth: searchDepth(values) };
}

export function rowOf(
  { game: drawn, position }: Situation,
  { ask, legal, values, depth }: Omit<Question, "value">,
  seed: number,
): ExamRow {
  const key = drawn.key(position);
  const game = startingAt(drawn, key);
  const situation = { game, position };
  return withId({
    exam: examVersion,
    seed,
    game: game.id,
    gameVersion: game.of.version ?? 1,
    options: examOptions(game),
    key,
    seat: game.toMove(position),
    ask,
    prompt: ask === "move" ? movePrompt(situation) : winnerPrompt(situation),
    promptVersion,
    legal: [...legal],
    values: [...values],
    ...rightOf({ legal: [...legal], values: [...values] }),
    depth,
    canary,
  });
}

function startingAt({ of, options }: Variant, key: string): Variant {
  const found = resolveVariant(of, withoutStart(options), key);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

interface RowFault {
  readonly id: string;
  readonly number: number;
  readonly message: string;
}

/** Solves every row of an exam again, and reports the rows that differ. */
export function* checkExam(games: readonly Game[], exam: readonly ExamRow[]): Task<readonly RowFault[]> {
  const faults: RowFault[] = [];
  for (const [at, row] of exam.entries()) {
    const message = faultOf(games, row);
    if (message !== undefined) faults.push({ id: row.id, number: at + 1, message });
    yield { unit: "questions", done: at + 1, total: exam.length };
  }
  return faults;
}

function faultOf(games: readonly Game[], row: ExamRow): string | undefined {
  const found = setUpRow(games, row);
  if (!found.ok) return found.problem.message;
  const { situation } = found.value;
  const question = questionAt(situation);
  if (question === undefined) return "There's nothing to decide in this position.";
  const solved = rowOf(situation, question, row.seed);
  if (solved.id === row.id) return undefined;
  const given = new Map(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));
  const wrong = Object.entries(solved).filter(([name, value]) => given.get(name) !== JSON.stringify(value));
  const names = wrong.map(([name]) => name).filter((name) => name !== "id");
  return `Solving this position again gives a different result for ${listWords(names, "and")}.`;
}

/**
 * A search of a fixed depth sees every move that ends the game within that many plies, treats everything else as a draw,
 * and picks a random one of the moves that look best. The depth of a question is the depth that always finds a right
 * answer. The average loss at a depth is a baseline for players. Depth 0 is random.
 */
export const baselineDepths = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY] as const;

export function baselineName(plies: number): string {
  if (plies === 0) return "random";
  return plies === Number.POSITIVE_INFINITY ? "perfect" : plies === 1 ? "1 ply" : `${plies} plies`;
}

export function searchDecision(row: ExamRow, plies: number): Decisions {
  const { ask, values, depth } = row;
  const decision = judge(row, null);
  if (plies === Number.POSITIVE_INFINITY) return { ...decision, lost: 0 };
  if (ask === "move") return { ...decision, lost: lossOf(values, plies) };
  // The search knows the winner if it sees the end, and otherwise guesses.
  return { ...decision, lost: depth !== null && depth <= plies ? 0 : decision.random };
}

/** The fewest plies with which a search always chooses right, or null if the distances aren't known. */
function searchDepth(values: readonly Value[]): number | null {
  const plies = new Set(values.flatMap((value) => pliesOf(value) ?? []));
  return [...plies].sort((a, b) => a - b).find((depth) => lossOf(values, depth) === 0) ?? null;
}

function lossOf(values: readonly Value[], plies: number): number {
  const best = Math.max(...values.map(worth));
  const seen = values.map((value) => worth((pliesOf(value) ?? Infinity) <= plies ? value : { kind: "draw" }));
  const top = Math.max(...seen);
  const chosen = values.filter((_, at) => seen[at] === top);
  return chosen.reduce((sum, value) => sum + best - worth(value), 0) / chosen.length;
}
