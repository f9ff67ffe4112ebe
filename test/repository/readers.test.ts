/** README.md leads every kind of reader to a document, and each document says first who it is for. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameMembers, variantMembers } from "../../src/author/check/declared.ts";

const names = "bots engine host library make-a-game models nodes online play source-code teach theory".split(
  " ",
);
const documents = names.map((name) => `docs/${name}.md`);
const readme = readFileSync("README.md", "utf8");

test("docs/ has these twelve documents, and README.md links each of them", () => {
  const found = readdirSync("docs").filter((file) => file.endsWith(".md"));
  expect(found.map((file) => `docs/${file}`).toSorted()).toEqual(documents);
  expect(documents.filter((document) => !readme.includes(`](${document})`))).toEqual([]);
});

test("README.md leads at least eight kinds of readers to a document", () => {
  const [, table = ""] = /^\| you want to \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  const rows = table.trim().split("\n");
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const row of rows) expect(row).toMatch(/\]\((docs\/[a-z-]+|CONTRIBUTING)\.md[)#]/);
});

test.each([...documents, "CONTRIBUTING.md"])("%s opens with one sentence", (document) => {
  const [title, sentence] = readFileSync(document, "utf8").split("\n\n");
  expect(title).toMatch(/^# \S/);
  expect(sentence).toMatch(/^[A-Z][^`#|]+\.$/);
  expect(sentence).not.toMatch(/[.!?]\s+[A-Z]/);
});

test("README.md has at most 90 lines, and with the documents at most 20,000 words", () => {
  expect(readme.trim().split("\n").length).toBeLessThanOrEqual(90);
  const texts = [readme, ...documents.map((document) => readFileSync(document, "utf8"))];
  const words = texts.map((text) => text.trim().split(/\s+/).length);
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20_000);
});

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
