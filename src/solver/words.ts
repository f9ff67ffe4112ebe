/** Typed arrays in hot loops: a place that was never written reads as 0. */

export function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}
