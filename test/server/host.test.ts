import { expect, test } from "vitest";
import { nodeHost } from "../../src/server/host.ts";

test("a timer of a month or more doesn't fire right away", async () => {
  let count = 0;
  const month = 31 * 24 * 3_600_000;
  const stop = [nodeHost.after(month, () => count++), nodeHost.every(month, () => count++)];
  await new Promise((done) => setTimeout(done, 20));
  for (const cancel of stop) cancel();
  expect(count).toBe(0);
});

test("the server's time doesn't jump when the wall clock does", () => {
  const wall = Date.now;
  const before = nodeHost.now();
  try {
    for (const jump of [1e9, -1e9]) {
      Date.now = () => wall() + jump;
      expect(Math.abs(nodeHost.now() - before)).toBeLessThan(1e8);
    }
  } finally {
    Date.now = wall;
  }
  expect(nodeHost.now()).toBeGreaterThanOrEqual(before);
});
