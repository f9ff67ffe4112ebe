import { expect, test } from "vitest";
import { killUnderLoad } from "./kill.ts";

test("a server killed 200 times under load loses no acknowledged move", async () => {
  expect(await killUnderLoad(200)).toBeGreaterThan(200);
});
