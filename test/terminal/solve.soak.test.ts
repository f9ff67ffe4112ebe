import { expect, test } from "vitest";
import { run } from "../support/program.ts";

test("solve says where it gives values without distances", async () => {
  const { out } = await run("solve factor-frenzy --max 27".split(" "));
  expect(out).toContain("the solver finds who wins, but not in how many moves.");
});
