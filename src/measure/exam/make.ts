/** Makes a balanced exam from a seed. No constant answer beats random, and a smaller exam is the start of a larger one. */

import type { Situation } from "../../computer/player.ts";
import { worth } from "../../computer/skill.ts";
import type { Game } from "../../core/game.ts";
import { pick, type Random, randomFrom, seedOf } from "../../core/random.ts";
import { nameOf } from "../../puzzles/kinds.ts";
import type { Task } from "../../solver/task.ts";
import { asksForWinner, type Question, questionAt, rowOf } from "./question.ts";
import { type DepthBand, depthBand, depthBands, type ExamRow } from "./row.ts";
import { type Supply, sizeBand, supplyOf } from "./supply.ts";

export interface ExamRequest {
  readonly games: readonly Game[];
  readonly rows: number;
  readonly seed: number;
}

/** Returns fewer rows only if the games have no more. */
export function* makeExam({ games, rows, seed }: ExamRequest): Task<readonly ExamRow[]> {
  const sources = inOrder(games).map((game) =>
    questionSource(game, randomFrom(seedOf(`${game.id} ${seed}`))),
  );
  const turns = turnsOf(sources);
  const made: ExamRow[] = [];
  for (let vain = 0; made.length < rows && vain < turns.length; ) {
    const [turn] = turns.splice(0, 1);
    const question = turn?.();
    if (turn !== undefined) turns.push(turn);
    vain = question === undefined ? vain + 1 : 0;
    if (question !== undefined) made.push(rowOf(question, question, seed));
    yield { unit: "rows", done: made.length, total: rows };
  }
  return made;
}

/** Removes duplicates and sorts by id, so a seed gives the same exam however the games are listed. */
function inOrder(games: readonly Game[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

type Turn = () => ReturnType<Source["take"]>;

/** A game that asks who wins gets as many turns as any other. The rest rotate through the depths, then the games. */
function turnsOf(sources: readonly Source[]): Turn[] {
  const movers = sources.filter(({ ask }) => ask === "move");
  const byDepth = inRotation(
    depthBands.map((band) => inRotation(movers.map((source) => takeAt(source, band)))),
  );
  return sources.map((source) => (source.ask === "move" ? byDepth : () => source.take()));
}

function takeAt(source: Source, band: DepthBand): Turn {
  let isDry = false;
  return () => {
    const taken = isDry ? undefined : source.take(band);
    isDry = taken === undefined;
    return taken;
  };
}

/** Tries every game and depth once before it gives up. */
function inRotation(turns: readonly Turn[]): Turn {
  let next = 0;
  return () => {
    for (let tries = 0; tries < turns.length; tries++) {
      const taken = turns[next]?.();
      next = (next + 1) % turns.length;
      if (taken !== undefined) return taken;
    }
    return undefined;
  };
}

type Source = ReturnType<typeof questionSource>;

type Candidate = ReturnType<typeof candidateOf>;

/** The questions of one game. Each time, it picks the candidate that keeps rows balanced and constant answers bad. */
function questionSource(game: Game, random: Random) {
  const supply = supplyOf(game);
  const waiting = new Map<DepthBand | undefined, Candidate[]>();
  const seen = new Set<string>();
  const balance = newBalance();
  const ask: Question["ask"] = supply.sizes.slice(0, 1).some(asksForWinner) ? "winner" : "move";
  const waitingAt = (band: DepthBand | undefined) => {
    const candidates = waiting.get(band) ?? [];
    waiting.set(band, candidates);
    return candidates;
  };
  const draw = () => {
    const situation = supply.draw(random);
    if (situation === undefined) return;
    const name = `${nameOf(situation.game, situation.position)} ${JSON.stringify(situation.game.options)}`;
    const question = seen.has(name) ? undefined : questionAt(situation);
    if (question === undefined) return;
    seen.add(name);
    const band = ask === "move" ? depthBand(question.depth) : undefined;
    waitingAt(band).push(candidateOf(situation, question, supply));
  };
  return {
    ask,
    /** Takes a question of this depth, or of any depth. Returns undefined if there's none. */
    take(band?: DepthBand): (Situation & Question) | undefined {
      const candidates = waitingAt(band);
      for (let draws = 0; draws < (candidates.length > 0 ? drawsPerRow : mostDraws); draws++) {
        if (candidates.length >= wanted) break;
        draw();
      }
      const [best] = candidates.splice(placeOfBest(candidates, balance.costOf, random), 1);
      if (best !== undefined) balance.add(best);
      return best;
    },
  };
}

/** The next row is chosen from this many candidates, unless they are rare. */
const wanted = 40;
const drawsPerRow = 40;
/** After this many failed draws, assume that there's no question of that depth. */
const mostDraws = 400;

function placeOfBest(
  candidates: readonly Candidate[],
  costOf: (candidate: Candidate) => number,
  random: Random,
): number {
  let best = { place: 0, cost: Number.POSITIVE_INFINITY };
  for (let tries = Math.min(wanted, candidates.length); tries > 0; tries--) {
    const place = random.below(candidates.length);
    const cost = costOf(candidates[place] ?? pick(random, candidates));
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

/** Deeper questions are rare, and looking for them would make all exams look alike. */
const deep = 5;

/** There are few won rows, so an exam takes at most one in this many. */
const shareOfSupply = 150;

function candidateOf(situation: Situation, question: Question, supply: Supply) {
  const { game, position } = situation;
  const { ask, legal, values, value, depth } = question;
  const supplied = value.kind === "win" && value.plies !== undefined ? supply.countWon(value.plies) : null;
  return {
    ...situation,
    ...question,
    /** Each feature should occur as often as the others of its kind. */
    features: [
      `seat ${game.toMove(position)}`,
      `size ${sizeBand(situation)}`,
      `depth ${Math.min(depth ?? deep, deep)}`,
      `choices ${Math.min(4, Math.ceil(Math.log2(legal.length)))}`,
      `result ${value.kind}`,
      ...(ask === "winner" ? [`winner ${values[0]?.kind}`] : []),
    ],
    /** `most` bounds the rows of this kind, so two exams share few of them. */
    kind: `${value.kind} ${depth}`,
    most: supplied === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(supplied / shareOfSupply)),
  };
}

/** How much a constant answer's advantage counts against an uneven spread. */
const constantWeight = 100;
/** A smaller advantage doesn't help a player, and avoiding it would make all exams look alike. */
const tolerated = 0.2;

function newBalance() {
  const counts = new Map<string, number>();
  let advantages: Advantages = [];
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    costOf: (candidate: Candidate): number => {
      const spread = candidate.features.reduce((sum, feature) => sum + countOf(feature), 0);
      const excess = countOf(candidate.kind) >= candidate.most ? 1e6 : 0;
      return spread + excess + constantWeight * Math.max(tolerated, ...withAnswer(advantages, candidate));
    },
    add: (chosen: Candidate): void => {
      for (const name of [...chosen.features, chosen.kind]) counts.set(name, countOf(name) + 1);
      advantages = withAnswer(advantages, chosen);
    },
  };
}

/** How much less each constant answer (first, last or middle move) would have lost than random moves. */
type Advantages = readonly number[];

function withAnswer(before: Advantages, { values }: Candidate): Advantages {
  const worths = values.map(worth);
  const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length;
  const last = worths.length - 1;
  const places = [0, Math.floor(last / 2), Math.ceil(last / 2), last];
  return places.map((place, at) => (before[at] ?? 0) + (worths[place] ?? 0) - mean);
}
