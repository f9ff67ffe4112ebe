/** Which of several boxes lies next in a direction: arrow keys on a board of any shape. */

export interface Box {
  readonly x: number;
  readonly y: number;
}

const steps: Readonly<Record<string, Box>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index that the key leads to from `current`; undefined where there is nothing. Boxes are given by their centres. */
export function nextInDirection(boxes: readonly Box[], current: number, key: string): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const step = steps[key];
  const from = boxes[current];
  if (step === undefined || from === undefined) return undefined;
  let best: { readonly index: number; readonly cost: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const cost = costOf(box.x - from.x, box.y - from.y, step);
    if (index !== current && cost !== undefined && (best === undefined || cost < best.cost))
      best = { index, cost };
  }
  return best?.index;
}

/** Ahead counts once, aside four times; what does not lie ahead is out of reach. */
function costOf(dx: number, dy: number, step: Box): number | undefined {
  const ahead = dx * step.x + dy * step.y;
  const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
  return ahead > 2 && aside <= ahead * 2 ? ahead + aside * 4 : undefined;
}
