/** Textbook statistics for tests of models. */

/** Spearman's: of equal ones each has the mean of their ranks. */
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

/** Least squares with a ridge, on columns that are scaled to a variance of 1; the weights are for the columns as they are. */
export function fitRidge(
  rows: readonly (readonly number[])[],
  wanted: readonly number[],
  ridge: number,
): readonly number[] {
  const columns = (rows[0] ?? []).map((_, at) => centered(rows.map((row) => row[at] ?? 0)));
  const spreads = columns.map((column) => Math.sqrt(dot(column, column) / column.length));
  const scaled = columns.map((column, at) => column.map((value) => value / (spreads[at] ?? 1)));
  const target = centered(wanted);
  const normal = scaled.map((a, at) => [
    ...scaled.map((b, other) => dot(a, b) + (at === other ? ridge : 0)),
    dot(a, target),
  ]);
  return solveLinear(normal).map((weight, at) => weight / (spreads[at] ?? 1));
}

/** Gauss and Jordan; a ridge makes every pivot positive. */
function solveLinear(equations: readonly (readonly number[])[]): readonly number[] {
  let rows = equations;
  for (const [at] of equations.entries()) {
    const pivot = (rows[at] ?? []).map((value, _, row) => value / (row[at] ?? 1));
    rows = rows.map((row, other) =>
      other === at ? pivot : row.map((value, column) => value - (row[at] ?? 0) * (pivot[column] ?? 0)),
    );
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

function centered(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function dot(one: readonly number[], two: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0);
}
