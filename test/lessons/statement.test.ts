/** Statements as people type them. */

import { expect, test } from "vitest";
import { lesson } from "../../src/games/switch-battle/lesson.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { formatStatement, sayableLines } from "../../src/lessons/slots.ts";
import { must } from "../support/must.ts";

const { language } = lesson;

test.each([
  "The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.",
  "the player to move wins exactly when the zeros are one or two neighbors",
  "wins exactly when zeros are 1 or zeros are 2 neighbors",
  "WINS IF AND ONLY IF THE ZEROS ARE ONE OR TWO NEIGH",
  "w when zeros one, or two nei",
])("parseStatement reads %j", (text) => {
  const statement = must(parseStatement(language, text));
  expect(formatStatement(language, statement)).toBe(
    "The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.",
  );
});

test("parseStatement reads a rule that contains if, and, and groups", () => {
  const statement = must(parseStatement(language, "loses if groups of zeros at least 2 and zeros odd"));
  expect(formatStatement(language, statement)).toBe(
    "The player to move loses if the number of groups of zeros is at least 2 and the number of zeros is odd.",
  );
});

test("the help on rules has a line for each subject", () => {
  const [first, second, ...more] = sayableLines(language);
  expect(first).toBe(
    'Write "The player to move wins" or "loses", then "exactly when" or "if", then a condition. Conditions:',
  );
  expect(second).toMatch(/^- the number of zeros is 0 to 4, at most /);
  expect(more).toHaveLength(language.subjects.length);
});
