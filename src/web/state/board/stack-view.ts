/** A tall stack shows its top, its bottom and how many are in between: a tower of a thousand fits on a phone. */

import type { CellView } from "./board-view.ts";

export type StackPart =
  | { readonly kind: "cell"; readonly view: CellView }
  | { readonly kind: "gap"; readonly gone: number; readonly standing: number };

const tallest = 12;
const top = 5;
const foot = 2;

export function stackParts(cells: readonly CellView[]): readonly StackPart[] {
  if (cells.length <= tallest) return cells.map(part);
  const firstStanding = cells.findIndex(({ cell }) => cell.state !== "gone");
  const from = Math.max(0, (firstStanding < 0 ? cells.length : firstStanding) - 2);
  const to = Math.min(cells.length, from + top + 2);
  const footFrom = Math.max(to, cells.length - foot);
  return [
    ...gap(cells.slice(0, from)),
    ...cells.slice(from, to).map(part),
    ...gap(cells.slice(to, footFrom)),
    ...cells.slice(footFrom).map(part),
  ];
}

function part(view: CellView): StackPart {
  return { kind: "cell", view };
}

function gap(cells: readonly CellView[]): readonly StackPart[] {
  if (cells.length === 0) return [];
  const gone = cells.filter(({ cell }) => cell.state === "gone").length;
  return [{ kind: "gap", gone, standing: cells.length - gone }];
}
