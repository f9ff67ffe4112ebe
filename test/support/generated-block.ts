/**
 * Documents contain lists that the code knows, between `<!-- NAME: written by npm run docs -->` and `<!-- end -->`. A test
 * in a `*.docs.test.ts` compares them with the code. `npm run docs` runs those tests with `-u`, which writes the lists.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

export const isUpdating = (): boolean => expect.getState().snapshotState.snapshotUpdateState === "all";

export function expectBlock(document: string, name: string, made: string): void {
  const text = readFileSync(document, "utf8");
  const head = `<!-- ${name}: written by npm run docs -->\n\n`;
  const foot = "\n\n<!-- end -->";
  const start = text.indexOf(head) + head.length;
  const end = text.indexOf(foot, start - 2);
  expect(start >= head.length && end !== -1, `${document} has a block named ${name}`).toBe(true);
  if (isUpdating()) writeFileSync(document, text.slice(0, start) + made.trim() + text.slice(end));
  else expect(text.slice(start, end), `${document} is out of date: npm run docs`).toBe(made.trim());
}
