/** A tall stack shows its top, its bottom and how many blocks are between, so a tower of a thousand fits on a phone. */

import type { Cell } from "../../../core/board.ts";

interface Gap {
  readonly gone: number;
  readonly standing: number;
}

interface Holder {
  readonly cell: Cell;
}

export const tallest = 10;
const top = 4;
const foot = 1;

export function stackParts<V extends Holder>(cells: readonly V[]): readonly (V | Gap)[] {
  if (cells.length <= tallest) return cells;
  const firstStanding = cells.findIndex(({ cell }) => cell.state !== "gone");
  const from = Math.max(0, (firstStanding < 0 ? cells.length : firstStanding) - 2);
  const to = Math.min(cells.length, from + top + 2);
  const footFrom = Math.max(to, cells.length - foot);
  return [
    ...gap(cells.slice(0, from)),
    ...cells.slice(from, to),
    ...gap(cells.slice(to, footFrom)),
    ...cells.slice(footFrom),
  ];
}

function gap<V extends Holder>(cells: readonly V[]): readonly (V | Gap)[] {
  if (cells.length <= 1) return cells;
  const gone = cells.filter(({ cell }) => cell.state === "gone").length;
  return [{ gone, standing: cells.length - gone }];
}

export function gapText({ gone, standing }: Gap): string {
  return standing > 0 ? `${standing} more` : `${gone} gone`;
}
