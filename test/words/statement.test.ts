/** Statements as people type them. */

import { expect, test } from "vitest";
import { lesson } from "../../src/games/switch-battle/lesson.ts";
import { parseStatement } from "../../src/words/read-statement.ts";
import { formatStatement, sayableWords } from "../../src/words/statement.ts";

const { language } = lesson;

test.each([
  "The player to move wins exactly when the zeros are one, or two neighbours.",
  "the player to move wins exactly when the zeros are one or two neighbours",
  "wins exactly when zeros are 1 or zeros are 2 neighbours",
  "WINS IF AND ONLY IF THE ZEROS ARE ONE OR TWO NEIGH",
  "w when zeros one, or two nei",
])("%s", (text) => {
  const statement = parseStatement(language, text);
  if (!statement.ok) throw new Error(statement.problem.message);
  expect(formatStatement(language, statement.value)).toBe(
    "The player to move wins exactly when the zeros are one, or two neighbours.",
  );
});

test("if, and, groups", () => {
  const statement = parseStatement(language, "loses if groups of zeros at least 2 and zeros odd");
  if (!statement.ok) throw new Error(statement.problem.message);
  expect(formatStatement(language, statement.value)).toBe(
    "The player to move loses if the groups of zeros are at least two and the zeros are odd in number.",
  );
});

test("what is sayable is told in two sentences", () => {
  expect(sayableWords(language)).toMatch(
    /^Say that the player to move wins or loses, exactly when or if\. [^.]+: the zeros are two neighbours, two apart, all side by side or none to four, at most [^.]+\.$/,
  );
});
