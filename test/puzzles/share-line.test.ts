import { expect, test } from "vitest";
import { type SharedDaily, shareLine, solvedText } from "../../src/puzzles/words.ts";

const clean: SharedDaily = {
  program: "Switchyard",
  number: 2,
  game: "Switch Battle",
  difficulty: "easy",
  link: "https://games.test/#/puzzle/daily/2026-11-16",
  marks: ["right", "right"],
  wrong: 0,
  hints: 0,
  shown: false,
};

test("the share line names the game, number, difficulty, answers and link", () => {
  expect(shareLine(clean).shown).toBe(
    "Switchyard #2 · Switch Battle, easy · ✓✓ · solved on the first try · https://games.test/#/puzzle/daily/2026-11-16",
  );
  const slips = { ...clean, marks: ["right", "wrong", "hint"], wrong: 3, hints: 1 } as const;
  expect(shareLine(slips).shown).toContain(" · ✓✗? · solved with 3 wrong answers and 1 hint · ");
  expect(shareLine(slips).spoken).toBe(
    "Switchyard number 2, Switch Battle, easy: right, wrong, hint; solved with 3 wrong answers and 1 hint. " +
      "https://games.test/#/puzzle/daily/2026-11-16",
  );
  const shown = { ...clean, marks: ["hint"], hints: 3, shown: true } as const;
  expect(shareLine(shown).shown).toContain(" · ? · solved after seeing the answer · ");
});

test("the result of a puzzle mentions wrong answers and help", () => {
  expect(solvedText(clean)).toBe("solved on the first try");
  expect(solvedText({ ...clean, wrong: 1 })).toBe("solved with 1 wrong answer");
  expect(solvedText({ ...clean, wrong: 2, hints: 1 })).toBe("solved with 2 wrong answers and 1 hint");
  expect(solvedText({ ...clean, hints: 3, shown: true })).toBe("solved after seeing the answer");
});
