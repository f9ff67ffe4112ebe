/** Each kind of reader has one page that begins with a command and ends with what the reader has then. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const index = readFileSync("docs/README.md", "utf8");
const pages = [...index.matchAll(/^\| [^|]+ \| \[[^\]]+\]\(([^)]+)\) \|/gm)].map(([, page = ""]) => page);

test("docs/README.md links a page for each of eight kinds of readers", () => {
  expect(new Set(pages).size).toBe(8);
});

test.each(pages)("docs/%s begins with a command and ends with the section 'You now have'", (page) => {
  const text = readFileSync(join("docs", page), "utf8");
  expect(text).toMatch(/^# .+\n\n```sh\n/);
  expect([...text.matchAll(/^## (.+)$/gm)].at(-1)?.[1]).toBe("You now have");
  const steps = [...text.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(steps).toEqual(steps.map((_, at) => at + 1));
  expect(steps.length).toBeGreaterThan(3);
});
