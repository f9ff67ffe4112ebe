import { expect, test } from "vitest";
import { killUnderLoad } from "./kill.ts";

test("killed 200 times under load, nothing that was acknowledged is lost", async () => {
  expect(await killUnderLoad(200)).toBeGreaterThan(200);
});
