/** Tower Switch for the solver: a heap with a memory of the last removal. */

import type { TakeAway } from "../../core/family.ts";
import type { TowerOptions } from "./rules.ts";

export function family({ blocks }: TowerOptions): TakeAway {
  return {
    kind: "take-away",
    size: blocks,
    takes: [[1, 2], [1, 2], [1]],
    key: ({ left, last }) => `${left}/${last}`,
    read: (key) => {
      const [left, last] = key.split("/");
      return { left: Number(left), last: Number(last) };
    },
  };
}
