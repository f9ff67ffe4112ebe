/** The little linear algebra that ratings need. */

export type Matrix = readonly (readonly number[])[];

export function multiply(matrix: Matrix, vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, cell, index) => sum + cell * (vector[index] ?? 0), 0));
}

/** By Gauss and Jordan. Rows need no swapping, since what is inverted here is positive definite; zeros where it is not. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  let rows: Matrix = matrix.map((row, index) => [...row, ...unit(size, index)]);
  for (let column = 0; column < size; column++) {
    const head = rows[column]?.[column] ?? 0;
    if (Math.abs(head) < 1e-12) return matrix.map((row) => row.map(() => 0));
    const scaled = rows[column]?.map((cell) => cell / head) ?? [];
    rows = rows.map((row, index) => (index === column ? scaled : minus(row, scaled, row[column] ?? 0)));
  }
  return rows.map((row) => row.slice(size));
}

function minus(row: readonly number[], other: readonly number[], times: number): readonly number[] {
  return row.map((cell, index) => cell - times * (other[index] ?? 0));
}

function unit(size: number, at: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => (index === at ? 1 : 0));
}
