/** Interchangeable blocks: the map that swaps two of them, member by member. */

export function swapOf(one: readonly number[], two: readonly number[]): (index: number) => number {
  const swap = new Map<number, number>();
  for (const [member, index] of one.entries()) {
    const other = two[member] ?? -1;
    swap.set(index, other);
    swap.set(other, index);
  }
  return (index) => swap.get(index) ?? index;
}
