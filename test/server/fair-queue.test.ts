import { expect, test } from "vitest";
import { FairQueue } from "../../src/server/fair-queue.ts";

test("clients have their turns one after the other, each in its own order", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "a4", "c1", "b2"]) queue.push(item.charAt(0), item);
  expect([queue.size, queue.waitingOf("a"), queue.waitingOf("d")]).toEqual([7, 4, 0]);
  expect([queue.shift(), queue.shift()]).toEqual(["a1", "b1"]);
  queue.push("d", "d1");
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(["c1", "a2", "b2", "d1", "a3", "a4"]);
  expect([queue.shift(), queue.size]).toEqual([undefined, 0]);
});
