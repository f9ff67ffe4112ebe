/**
 * Makes an exam from a seed: positions with a right and a wrong answer, spread evenly over games, sizes, seats, depth and
 * number of choices, and so chosen that no constant answer (the first move, the last, always "1") does better than random.
 */

import { type Value, winnerOf } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random, randomAtStep } from "../core/random.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { seats } from "../core/seat.ts";
import { withoutStart } from "../core/starts.ts";
import { familyOf } from "../games/families.ts";
import type { Situation } from "../players/player.ts";
import { nameOf, valuesAt } from "../players/puzzles/values.ts";
import { decisionOf, worth } from "../players/skill.ts";
import { movePrompt, promptVersion, winnerPrompt } from "../protocol/prompt.ts";
import type { Task } from "../solver/task.ts";
import { canary, depthBand, type ExamRow, examVersion } from "./row.ts";
import { type Supply, sizeBand, supplyOf } from "./supply.ts";

export interface ExamRequest {
  readonly games: readonly Game[];
  readonly rows: number;
  readonly seed: number;
}

/** Fewer rows than asked for only where a game has no more. Any first part of the rows is an even exam too. */
export function* makeExam({ games, rows, seed }: ExamRequest): Task<readonly ExamRow[]> {
  const columns: (readonly Candidate[])[] = [];
  for (const [at, game] of games.entries()) {
    const count = Math.ceil((rows - at) / games.length);
    const random = randomAtStep(seed, at);
    columns.push(choose(collect(game, count, random), count, random));
    yield { unit: "games", done: at + 1, total: games.length };
  }
  const inTurn = Array.from(
    { length: rows },
    (_, at) => columns[at % games.length]?.[Math.floor(at / games.length)],
  );
  return inTurn.flatMap((candidate, at) =>
    candidate === undefined ? [] : [rowOf(candidate, `${seed}-${String(at + 1).padStart(4, "0")}`)],
  );
}

/** A position that is worth asking about. */
type Candidate = NonNullable<ReturnType<typeof candidateOf>>;

/** From so many candidates for each row the best is chosen. */
const candidatesPerRow = 4;
const triesPerRow = 400;

function collect(game: Game, rows: number, random: Random): readonly Candidate[] {
  const supply = supplyOf(game);
  const found = new Map<string, Candidate>();
  for (let tries = 0; tries < rows * triesPerRow && found.size < rows * candidatesPerRow; tries++) {
    const situation = supply.draw(random);
    if (situation === undefined) continue;
    const name = `${nameOf(game, situation.position)} ${JSON.stringify(situation.options)}`;
    const candidate = found.has(name) ? undefined : candidateOf(situation, supply);
    if (candidate !== undefined) found.set(name, candidate);
  }
  return [...found.values()];
}

function candidateOf(situation: Situation, supply: Supply) {
  const { game, position } = situation;
  const { value } = valuesAt(situation);
  const question = questionAt(situation);
  if (value === null || decisionOf(question.values[0] ?? null, question.values) === null) return undefined;
  const depth = depthOf(value, question.values);
  const supplied = value.kind === "win" && value.plies !== undefined ? supply.countWon(value.plies) : null;
  return {
    ...situation,
    ...question,
    depth,
    /** Of each there should be as many as of its like. */
    features: [
      `seat ${game.toMove(position)}`,
      `size ${sizeBand(situation)}`,
      `depth ${depthBand(depth)}`,
      `choices ${Math.min(4, Math.ceil(Math.log2(question.legal.length)))}`,
      `result ${value.kind}`,
      ...(question.ask === "winner" ? [`winner ${question.values[0]?.kind}`] : []),
    ],
    /** At most so many rows of this kind, so that two exams share few of them. */
    kind: `${value.kind} ${depth}`,
    most: supplied === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(supplied / shareOfSupply)),
  };
}

/** Where there are never more than two moves, which of them is right says too little: who wins is asked instead. */
function questionAt(situation: Situation) {
  const { game, options, position } = situation;
  const { value, moves } = valuesAt(situation);
  if (familyOf(game, options)?.kind === "take-away") {
    const winner = winnerOf(value, game.toMove(position));
    const values = seats.map((seat): Value => ({ kind: seat === winner ? "win" : "loss" }));
    return { ask: "winner" as const, legal: seats.map(String), values };
  }
  const values = moves.flatMap((move) => move.value ?? []);
  return {
    ask: "move" as const,
    legal: moves.map(({ name }) => name),
    values: values.length < moves.length ? [] : values,
  };
}

/** Of won rows there are few; an exam takes at most one of so many. */
const shareOfSupply = 150;

/** How far one must look ahead to be sure: to the end of the quickest win, or of the last loss that has to be avoided. */
function depthOf(value: Value, moves: readonly Value[]): number | null {
  if (value.kind !== "draw") return value.plies ?? null;
  const losses = moves.flatMap((move) => (move.kind === "loss" ? [move.plies ?? Number.NaN] : []));
  const longest = Math.max(...losses);
  return Number.isNaN(longest) ? null : longest;
}

const compared = 40;
/** How much a constant answer's advantage weighs against an uneven spread. */
const constantWeight = 100;
/** A smaller advantage is of no use to anybody, and fighting it would make exams alike. */
const tolerated = 0.2;

/** One after the other, each time the one of a few that keeps the rows even and constant answers bad. */
function choose(candidates: readonly Candidate[], count: number, random: Random): readonly Candidate[] {
  const left = [...candidates];
  const chosen: Candidate[] = [];
  const counts = new Map<string, number>();
  let advantages: Advantages = [];
  const countOf = (name: string) => counts.get(name) ?? 0;
  const costOf = (candidate: Candidate) => {
    const spread = candidate.features.reduce((sum, feature) => sum + countOf(feature), 0);
    const excess = countOf(candidate.kind) >= candidate.most ? 1e6 : 0;
    return spread + excess + constantWeight * Math.max(tolerated, ...withAnswer(advantages, candidate));
  };
  while (chosen.length < count && left.length > 0) {
    const places = Array.from({ length: Math.min(compared, left.length) }, () => random.below(left.length));
    const costs = places.map((place) => ({ place, cost: costOf(left[place] ?? pick(random, left)) }));
    const { place } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
    const [best] = left.splice(place, 1);
    if (best === undefined) break;
    for (const name of [...best.features, best.kind]) counts.set(name, countOf(name) + 1);
    advantages = withAnswer(advantages, best);
    chosen.push(best);
  }
  return chosen;
}

/** How much less than random moves it would have given away to answer always with the first, the last or a middle move. */
type Advantages = readonly number[];

function withAnswer(before: Advantages, { values }: Candidate): Advantages {
  const worths = values.map(worth);
  const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length;
  const last = worths.length - 1;
  const places = [0, Math.floor(last / 2), Math.ceil(last / 2), last];
  return places.map((place, at) => (before[at] ?? 0) + (worths[place] ?? 0) - mean);
}

function rowOf({ game, options, position, ask, legal, values, depth }: Candidate, id: string): ExamRow {
  const best = Math.max(...values.map(worth));
  const right = legal.filter((_, at) => worth(values[at] ?? { kind: "loss" }) === best);
  const situation = { game, options, position };
  const [key, seat] = [game.key(position), game.toMove(position)];
  return {
    exam: examVersion,
    id,
    game: game.id,
    gameVersion: game.version ?? 1,
    options: optionsAt(game, options, key),
    key,
    seat,
    ask,
    prompt: ask === "move" ? movePrompt(situation) : winnerPrompt(situation),
    promptVersion,
    legal: [...legal],
    values: [...values],
    right,
    chance: right.length / legal.length,
    depth,
    canary,
  };
}

/** With the start that the position's key begins with. */
function optionsAt(game: Game, options: Options, key: string): Options {
  const resolved = resolveOptions(game, withoutStart(options), key);
  if (!resolved.ok) throw new Error(resolved.problem.message);
  return resolved.value;
}
