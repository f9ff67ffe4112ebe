import { expect, test } from "vitest";
import { nodeHost } from "../../src/server/context.ts";

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
