/** Walking up and down a list. */

import type { Key } from "../state.ts";

/** The place in a list of so many that the key leads to from `at`; undefined for other keys. */
export function cursorTarget({ name }: Key, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (name) {
    case "up":
    case "k":
      return (Math.max(at, 0) + count - 1) % count;
    case "down":
    case "j":
    case "tab":
      return (at + 1) % count;
    case "home":
      return 0;
    case "end":
      return count - 1;
    default:
      return /^[1-9]$/.test(name) && Number(name) <= count ? Number(name) - 1 : undefined;
  }
}
