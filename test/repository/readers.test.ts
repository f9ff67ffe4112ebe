/** Each document says first, in one sentence, who it is for and what they will have at the end. */

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameMembers, variantMembers } from "../../src/author/check/declared.ts";

test.each(["bots", "engine", "host", "library", "make-a-game", "models", "nodes", "online", "source-code"])(
  "docs/%s.md opens with one sentence",
  (name) => {
    const [title, sentence] = readFileSync(`docs/${name}.md`, "utf8").split("\n\n");
    expect(title).toMatch(/^# \S/);
    expect(sentence).toMatch(/^[A-Z][^`#|]+\.$/);
    expect(sentence).not.toMatch(/[.!?]\s+[A-Z]/);
  },
);

test("every file that docs/source-code.md names exists", () => {
  const text = readFileSync("docs/source-code.md", "utf8");
  const paths = Array.from(text.matchAll(/`([a-z]+\/[a-z/-]*(?:\.ts)?)`/g), ([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`src/${path}`))).toEqual([]);
});

test("docs/make-a-game.md names every member of a game", () => {
  const text = readFileSync("docs/make-a-game.md", "utf8");
  const filledIn = ["of", "family"];
  const names = [...gameMembers, ...variantMembers].map(({ name }) => name);
  const missing = names.filter((name) => !filledIn.includes(name) && !new RegExp(`\\b${name}\\b`).test(text));
  expect(missing).toEqual([]);
});
