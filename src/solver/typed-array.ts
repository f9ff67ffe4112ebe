/** For hot loops; an index out of range gives 0. */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}
