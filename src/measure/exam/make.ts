/** Makes a balanced exam that's hard for cheap rules. With the same seed, a shorter exam is the start of a longer one. */

import type { Situation } from "../../computer/player.ts";
import { decisionOf } from "../../computer/skill.ts";
import { type Value, winnerOf } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { pick, type Random, randomFrom, seedOf } from "../../core/random.ts";
import { type Seat, seats } from "../../core/seat.ts";
import { nameOf } from "../../puzzles/kinds.ts";
import { analyzeMoves } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import type { Task } from "../../solver/task.ts";
import { asksForWinner, type Question, questionAt, rowOf } from "./question.ts";
import { type DepthBand, depthBand, depthBands, type ExamRow, type Wording } from "./row.ts";
import { gainsOf } from "./rules.ts";
import { type Supply, sizeBand, supplyOf } from "./supply.ts";

export interface ExamRequest extends Wording {
  readonly games: readonly Game[];
  readonly rows: number;
  readonly seed: number;
}

export function* makeExam({ games, rows, seed, ...wording }: ExamRequest): Task<readonly ExamRow[]> {
  const sources = inOrder(games).map((game) =>
    questionSource(game, randomFrom(seedOf(`${game.id} ${seed}`))),
  );
  const deep = sources.filter(({ isDeep }) => isDeep);
  const turns = [...sources, ...deep, ...deep];
  const made: ExamRow[] = [];
  for (let turn = 0, vain = 0; made.length < rows && vain < turns.length; turn++) {
    const question = turns[turn % turns.length]?.take();
    vain = question === undefined ? vain + 1 : 0;
    if (question !== undefined) made.push(rowOf(question, question, seed, wording));
    yield { unit: "rows", done: made.length, total: rows };
  }
  return made;
}

/** Removes duplicates and sorts by id, so a seed gives the same exam in whatever order the games are listed. */
function inOrder(games: readonly Game[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

type Candidate = ReturnType<typeof candidateOf>;

/** If none of these draws gives a deep question, the game probably has none. A slow draw counts several times. */
const firstDraws = 300;
const drawsPerRow = 12;
/** The next row is the best of this many candidates. With more, exams would look alike. */
const compared = 10;

/** Players differ most at medium depths, so those get more turns. */
const turnsPerBand: Readonly<Record<DepthBand, number>> = {
  "1 or 2": 1,
  "3 or 4": 2,
  "5 or 6": 3,
  "7 or 8": 2,
  "9 or more": 1,
};

/** The questions of one game. `take` picks the one that best keeps the rows balanced and the cheap rules weak. */
function questionSource(game: Game, random: Random) {
  const supply = supplyOf(game);
  const waiting = new Map<string, Candidate[]>();
  const seen = new Set<string>();
  const balance = newBalance();
  const bands = [1, 2, 3].flatMap((turn) => depthBands.filter((band) => turnsPerBand[band] >= turn));
  const costOf = (situation: Situation) => {
    const moves = analyzeMoves(situation.game, situation.position, oracleOf(situation.game));
    const values = moves.flatMap(({ value }) => value ?? []);
    const risk = atRisk(values);
    return risk < leastAtRisk ? Infinity : balance.ruleCost(gainsOf(situation, values), risk);
  };
  const draw = () => {
    const situation = supply.draw(random, costOf);
    if (situation === undefined) return;
    const name = `${nameOf(situation.game, situation.position)} ${JSON.stringify(situation.game.options)}`;
    const question = seen.has(name) ? undefined : questionAt(situation);
    if (question === undefined || atRisk(question.values) < leastAtRisk) return;
    seen.add(name);
    const candidate = candidateOf(situation, question, supply);
    waiting.set(candidate.group, [...(waiting.get(candidate.group) ?? []), candidate]);
  };
  const drawMany = (count: number) => {
    for (let spent = 0; spent < count; spent += supply.effort) draw();
  };
  const takeFrom = (group: string) => {
    const usable = (waiting.get(group) ?? []).filter(balance.hasRoomFor);
    const drawn = usable.length === 0 ? [] : Array.from({ length: compared }, () => pick(random, usable));
    const costs = drawn.map(balance.costOf);
    const best = drawn[costs.indexOf(Math.min(...costs))];
    waiting.set(
      group,
      usable.filter((candidate) => candidate !== best),
    );
    if (best !== undefined) balance.add(best);
    return best;
  };
  drawMany(firstDraws);
  const asksWho = supply.sizes.slice(0, 1).some(asksForWinner);
  let turn = 0;
  return {
    isDeep: depthBands.slice(1).some((band) => waiting.has(band)),
    take(): (Situation & Question) | undefined {
      drawMany(drawsPerRow);
      // Chooses the seat and the winner before the position, so the order of the rows says nothing about the answers.
      if (asksWho) return takeFrom(winnerGroup(pick(random, seats), pick(random, seats)));
      for (const _band of bands) {
        const taken = takeFrom(bands[turn++ % bands.length] ?? "");
        if (taken !== undefined) return taken;
      }
      return undefined;
    },
  };
}

/** If random moves lose less than this on average, nearly every move is right. */
const leastAtRisk = 0.05;

function atRisk(values: readonly Value[]): number {
  return decisionOf(values[0] ?? null, values)?.random ?? 0;
}

function winnerGroup(seat: Seat, winner: Seat): string {
  return `${seat} to move, ${winner} wins`;
}

/** Won rows, and rows that lead to them, are rare, so an exam takes only one in this many. */
const shareOfSupply = 30;

function candidateOf(situation: Situation, question: Question, supply: Supply) {
  const { game, position } = situation;
  const { ask, legal, values, value, depth } = question;
  const seat = game.toMove(position);
  const supplied = depth === null ? null : supply.countWon(value.kind === "win" ? depth : depth - 1);
  const features = [
    `seat ${seat}`,
    `depth ${depth}`,
    `choices ${Math.min(4, Math.ceil(Math.log2(legal.length)))}`,
    `result ${value.kind}`,
  ];
  return {
    ...situation,
    ...question,
    group: ask === "move" ? depthBand(depth) : winnerGroup(seat, winnerOf(value, seat) ?? seat),
    features: [`size ${sizeBand(situation)}`, ...(ask === "move" ? features : [])],
    /** An exam takes at most `most` rows of the same `kind` from each game, so two exams share few rows. */
    kind: `${value.kind} ${depth}`,
    most: supplied === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(supplied / shareOfSupply)),
    atRisk: atRisk(values),
    gains: ask === "move" ? gainsOf(situation, values) : [],
  };
}

/** How much more the skill of cheap rules counts than balance does. */
const ruleWeight = 30;
/** Less skill than this in a cheap rule doesn't matter. */
const tolerated = 0.05;

function newBalance() {
  const counts = new Map<string, number>();
  const countOf = (name: string) => counts.get(name) ?? 0;
  let [rows, atRisk] = [0, 0];
  let gains: readonly number[] = [];
  const ruleCost = (more: readonly number[], moreAtRisk: number) =>
    more.reduce((sum, gain, at) => {
      const skill = (gain + (gains[at] ?? 0)) / (atRisk + moreAtRisk);
      return sum + Math.max(0, skill - tolerated) ** 2;
    }, 0);
  return {
    hasRoomFor: ({ kind, most }: Candidate) => countOf(kind) < most,
    ruleCost,
    costOf: (candidate: Candidate): number => {
      const spread = candidate.features.reduce((sum, feature) => sum + countOf(feature), 0) / (rows + 1);
      return spread + ruleWeight * ruleCost(candidate.gains, candidate.atRisk);
    },
    add: (chosen: Candidate): void => {
      for (const name of [...chosen.features, chosen.kind]) counts.set(name, countOf(name) + 1);
      rows += 1;
      atRisk += chosen.atRisk;
      gains = chosen.gains.map((gain, at) => gain + (gains[at] ?? 0));
    },
  };
}
