import { z } from "../../../computer/skill.ts";

/** Wilson's score interval, which also works for few games and for shares near 0 and 1 (E. B. Wilson, 1927). */
export function wilson(count: number, total: number) {
  if (total === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const centre = share + z ** 2 / (2 * total);
  const scale = 1 + z ** 2 / total;
  return {
    count,
    share,
    low: count === 0 ? 0 : (centre - spread) / scale,
    high: count === total ? 1 : (centre + spread) / scale,
  };
}

/** `62% (48-74)` */
export function formatInterval({ share, low, high }: ReturnType<typeof wilson>): string {
  const [middle, from, to] = [share, low, high].map((part) => Math.round(part * 100));
  return `${middle}% (${from}-${to})`;
}
