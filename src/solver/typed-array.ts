/** Reads a typed array in a hot loop; an index outside it gives 0. */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}
