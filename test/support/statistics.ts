/** Textbook statistics for tests of models. */

/** Spearman's rank correlation. Equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [centered(ranks(one)), centered(ranks(two))];
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function centered(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function dot(one: readonly number[], two: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0);
}
