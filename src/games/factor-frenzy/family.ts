/** Factor Frenzy for the solver: a pool of numbers, related where one divides the other. */

import type { RelatedPool } from "../../core/family.ts";
import { areRelated, primeBlocks } from "../numbers/blocks.ts";
import { type FrenzyOptions, wholeRange } from "./rules.ts";

export function family({ max }: FrenzyOptions): RelatedPool {
  const numbers = wholeRange(max);
  return {
    kind: "related-pool",
    names: numbers.map(String),
    related: numbers.map((number) =>
      numbers.filter((other) => areRelated(number, other)).map((other) => other - 2),
    ),
    interchangeable: primeBlocks(2, max),
    key: ({ pool, last }) => `${pool.map((index) => index + 2).join(",")}/${last === null ? "-" : last + 2}`,
    read: (key) => {
      const [pool = "", last = "-"] = key.split("/");
      return {
        pool: pool === "" ? [] : pool.split(",").map((number) => Number(number) - 2),
        last: last === "-" ? null : Number(last) - 2,
      };
    },
  };
}
