import { expect, test } from "vitest";
import { nodeHost } from "../../src/server/host.ts";

test("what is to happen in a month or more does not happen at once, nor again and again", async () => {
  let count = 0;
  const month = 31 * 24 * 3_600_000;
  const stop = [nodeHost.after(month, () => count++), nodeHost.every(month, () => count++)];
  await new Promise((done) => setTimeout(done, 20));
  for (const cancel of stop) cancel();
  expect(count).toBe(0);
});
