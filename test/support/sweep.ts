/** A `*.sweep.test.ts` tries a few sizes in `npm test`, and all of them in `npm run soak`. */

export const isSoak = process.env.SWITCHYARD_SOAK === "1";

export function sweep<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return isSoak ? all : few;
}

export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
