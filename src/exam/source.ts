/** The questions of one game: each time the candidate that best keeps the rows even and constant answers bad. */

import type { Game } from "../core/game.ts";
import { pick, type Random } from "../core/random.ts";
import type { Situation } from "../players/player.ts";
import { nameOf } from "../players/puzzles/values.ts";
import { worth } from "../players/skill.ts";
import { asksForWinner, type Question, questionAt } from "./question.ts";
import { type DepthBand, depthBand } from "./row.ts";
import { type Supply, sizeBand, supplyOf } from "./supply.ts";

export type Source = ReturnType<typeof openSource>;

type Candidate = ReturnType<typeof candidateOf>;

export function openSource(game: Game, random: Random) {
  const supply = supplyOf(game);
  const waiting = new Map<DepthBand | undefined, Candidate[]>();
  const seen = new Set<string>();
  const balance = openBalance();
  const ask: Question["ask"] = asksForWinner({ game, options: supply.sizes[0] ?? {} }) ? "winner" : "move";
  const waitingAt = (band: DepthBand | undefined) => {
    const candidates = waiting.get(band) ?? [];
    waiting.set(band, candidates);
    return candidates;
  };
  const draw = () => {
    const situation = supply.draw(random);
    if (situation === undefined) return;
    const name = `${nameOf(game, situation.position)} ${JSON.stringify(situation.options)}`;
    const question = seen.has(name) ? undefined : questionAt(situation);
    if (question === undefined) return;
    seen.add(name);
    const band = ask === "move" ? depthBand(question.depth) : undefined;
    waitingAt(band).push(candidateOf(situation, question, supply));
  };
  return {
    ask,
    /** Of this depth, or of any without one; undefined if none was found. */
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
/** After this many failed draws there is no question of that depth. */
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

/** Greater depths are rare, and looking for them would make exams alike. */
const deep = 5;

/** There are few won rows; an exam takes at most one in this many. */
const shareOfSupply = 150;

function candidateOf(situation: Situation, question: Question, supply: Supply) {
  const { game, position } = situation;
  const { ask, legal, values, value, depth } = question;
  const supplied = value.kind === "win" && value.plies !== undefined ? supply.countWon(value.plies) : null;
  return {
    ...situation,
    ...question,
    /** Each should occur as often as the others of its kind. */
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

/** The weight of a constant answer's advantage against an uneven spread. */
const constantWeight = 100;
/** A smaller advantage doesn't help a player, and avoiding it would make exams alike. */
const tolerated = 0.2;

function openBalance() {
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

/** How much less than random moves each constant answer (first, last or middle move) would have given away. */
type Advantages = readonly number[];

function withAnswer(before: Advantages, { values }: Candidate): Advantages {
  const worths = values.map(worth);
  const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length;
  const last = worths.length - 1;
  const places = [0, Math.floor(last / 2), Math.ceil(last / 2), last];
  return places.map((place, at) => (before[at] ?? 0) + (worths[place] ?? 0) - mean);
}
