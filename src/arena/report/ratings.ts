import { z } from "../../players/skill.ts";

type Matrix = readonly (readonly number[])[];

/** Players by index; a draw is half a point for each. */
export interface PairScore {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly points: number;
}

export type Rating = ReturnType<typeof ratings>[number];

/** Elo's scale: 400 points are odds of ten to one. */
const scale = Math.log(10) / 400;

/**
 * Ratings with mean 0 that make the scores most likely (Bradley and Terry), by Newton's method. Each pair
 * that met gets one extra draw: without it, a player who won every game would have no finite rating.
 */
export function ratings(players: number, scores: readonly PairScore[]) {
  const met = scores.filter((score) => score.games > 0);
  const drawn = met.map((score) => ({ ...score, games: score.games + 1, points: score.points + 0.5 }));
  let strengths = zeros(players);
  for (let round = 0; round < 100; round++) {
    const step = multiply(inverse(information(strengths, drawn)), gradient(strengths, drawn));
    const longest = Math.max(...step.map(Math.abs));
    const damped = Math.min(1, 2 / Math.max(longest, 1e-12));
    strengths = strengths.map((strength, index) => strength + damped * (step[index] ?? 0));
    if (longest < 1e-9) break;
  }
  const covariance = inverse(information(strengths, drawn));
  return strengths.map((strength, index) => ({
    rating: strength / scale,
    error: (z * Math.sqrt(Math.max(0, (covariance[index]?.[index] ?? 0) - 1 / players))) / scale,
  }));
}

function expected(strengths: readonly number[], { a, b }: PairScore): number {
  return 1 / (1 + Math.exp((strengths[b] ?? 0) - (strengths[a] ?? 0)));
}

function gradient(strengths: readonly number[], scores: readonly PairScore[]): readonly number[] {
  const slope = zeros(strengths.length);
  for (const score of scores) {
    const excess = score.points - score.games * expected(strengths, score);
    slope[score.a] = (slope[score.a] ?? 0) + excess;
    slope[score.b] = (slope[score.b] ?? 0) - excess;
  }
  return slope;
}

/** Fisher's information; only differences of strengths matter, so 1/n is added everywhere to fix their mean. */
function information(strengths: readonly number[], scores: readonly PairScore[]): Matrix {
  const size = strengths.length;
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 1 / size));
  const add = (row: number, column: number, amount: number) => {
    const cells = matrix[row];
    if (cells !== undefined) cells[column] = (cells[column] ?? 0) + amount;
  };
  for (const score of scores) {
    const share = expected(strengths, score);
    const weight = score.games * share * (1 - share);
    add(score.a, score.a, weight);
    add(score.b, score.b, weight);
    add(score.a, score.b, -weight);
    add(score.b, score.a, -weight);
  }
  return matrix;
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function multiply(matrix: Matrix, vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, cell, index) => sum + cell * (vector[index] ?? 0), 0));
}

/** By Gauss and Jordan. Rows need no swapping, since the matrix is positive definite; returns zeros if it isn't. */
function inverse(matrix: Matrix): Matrix {
  let rows = matrix;
  for (const pivot of matrix.keys()) {
    const { [pivot]: top = [] } = rows;
    const head = top[pivot] ?? 0;
    if (Math.abs(head) < 1e-12) return matrix.map((row) => row.map(() => 0));
    const scaled = top.map((cell, column) => (column === pivot ? 1 : cell) / head);
    rows = rows.map((row, index) => (index === pivot ? scaled : eliminate(row, scaled, pivot)));
  }
  return rows;
}

function eliminate(row: readonly number[], scaled: readonly number[], pivot: number): readonly number[] {
  const times = row[pivot] ?? 0;
  return row.map((cell, column) => (column === pivot ? 0 : cell) - times * (scaled[column] ?? 0));
}
