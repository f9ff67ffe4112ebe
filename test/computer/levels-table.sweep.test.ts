/** test/computer/levels.md has the measured skill of every level. `npm run sweeps` regenerates it. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelNames } from "../../src/computer/level-names.ts";
import { expectGenerated, isUnchanged } from "../support/generated.ts";
import { setupName } from "../support/setup-name.ts";
import { fewest, line, rowOf, sizes, target, writeLevels } from "./levels-document.ts";

const page = { document: "test/computer/levels.md", from: ["test/computer/levels-document.ts"] };
const few = sizes.filter(
  ([, options]) => options.switches === 8 || options.blocks === 10 || options.max === 10,
);

const cases = (isUnchanged(page) ? few : sizes).map((size) => [setupName(size[0], size[1]), size] as const);

test.each(cases)("test/computer/levels.md gives the skill of every level in %s", (_name, size) => {
  const row = rowOf(size);
  const { decisions, inOne, skills } = row;
  expect(decisions).toBeGreaterThan(2);
  for (const [at, name] of levelNames.entries()) {
    const [skill = 0, all = 0] = skills[at] ?? [];
    const [weaker = -1] = skills[at - 1] ?? [];
    expect(skill).toBeGreaterThan(weaker);
    expect(all).toBeGreaterThanOrEqual(skill - 0.01);
    if (decisions - inOne >= fewest) expect(Math.abs(skill - target[name])).toBeLessThanOrEqual(0.05);
  }
  expect(skills.at(-1)).toEqual([1, 1]);
  expect(readFileSync(page.document, "utf8")).toContain(line(row));
});

test("test/computer/levels.md is up to date", () => expectGenerated(page, writeLevels));
