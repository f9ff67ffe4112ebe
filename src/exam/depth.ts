/** Depths that are balanced and reported together. */

export const depthBands = ["1", "2", "3 to 4", "5 to 8", "9 or more", "unknown"] as const;

export function depthBand(depth: number | null): (typeof depthBands)[number] {
  if (depth === null) return "unknown";
  if (depth <= 1) return "1";
  return depth === 2 ? "2" : depth <= 4 ? "3 to 4" : depth <= 8 ? "5 to 8" : "9 or more";
}
