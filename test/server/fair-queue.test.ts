import { expect, test } from "vitest";
import { FairQueue } from "../../src/server/fair-queue.ts";

test("clients of the queue take turns, and each client's items keep their order", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "a4", "c1", "b2"]) queue.push(item.charAt(0), item);
  expect([queue.size, queue.waitingOf("a"), queue.waitingOf("d")]).toEqual([7, 4, 0]);
  expect([queue.shift(), queue.shift()]).toEqual(["a1", "b1"]);
  queue.push("d", "d1");
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(["c1", "d1", "a2", "b2", "a3", "a4"]);
  expect([queue.shift(), queue.size]).toEqual([undefined, 0]);
});

test("a client pays for an expensive item before its next turn, unless no other client waits", () => {
  const queue = new FairQueue<string>();
  const add = (...items: readonly string[]) => {
    for (const item of items) queue.push(item.charAt(0), item);
  };
  const take = (count: number) => Array.from({ length: count }, () => queue.shift());
  add("a1", "b1", "b2", "b3");
  expect(take(1)).toEqual(["a1"]);
  queue.charge("a", 2);
  add("a2");
  expect(take(4)).toEqual(["b1", "b2", "b3", "a2"]);
  queue.charge("a", 100);
  add("a3", "b4", "b5");
  expect(take(3)).toEqual(["a3", "b4", "b5"]);
});

test("a client that joins the queue late gets no more turns than the others", () => {
  const queue = new FairQueue<string>();
  for (let count = 0; count < 10; count++) queue.push("a", `a${count}`);
  for (let count = 0; count < 5; count++) queue.shift();
  for (const item of ["b0", "b1", "b2"]) queue.push("b", item);
  expect(Array.from({ length: 5 }, () => queue.shift())).toEqual(["b0", "a5", "b1", "a6", "b2"]);
});

test("a full queue drops the last item of the client with the most", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "b1", "b2", "b3", "c1", "c2"]) queue.push(item.charAt(0), item);
  expect([queue.dropLongest(), queue.size, queue.waitingOf("b")]).toEqual(["b3", 5, 2]);
  expect(Array.from({ length: 5 }, () => queue.shift())).toEqual(["a1", "b1", "c1", "b2", "c2"]);
  expect([queue.dropLongest(), queue.size]).toEqual([undefined, 0]);
});
