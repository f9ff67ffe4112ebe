import { expect, test } from "vitest";
import { type SharedDaily, shareLine, solvedText, spokenShareLine } from "../../src/puzzles/words.ts";

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
  expect(shareLine(clean)).toBe(
    "Switchyard #2 · Switch Battle, easy · ✓✓ · first try · https://games.test/#/puzzle/daily/2026-11-16",
  );
  const slips = { ...clean, marks: ["right", "wrong", "hint"], wrong: 3, hints: 1 } as const;
  expect(shareLine(slips)).toContain(" · ✓✗? · 3 wrong answers, 1 hint · ");
  expect(spokenShareLine(slips)).toBe(
    "Switchyard number 2, Switch Battle, easy: right, wrong, hint (3 wrong answers, 1 hint). " +
      "https://games.test/#/puzzle/daily/2026-11-16",
  );
  expect(shareLine({ ...clean, marks: ["hint"], hints: 3, shown: true })).toContain(" · ? · answer shown · ");
});

test("the headline of a solved puzzle mentions any help that was used", () => {
  expect(solvedText(clean)).toBe("Solved on the first try!");
  expect(solvedText({ ...clean, wrong: 1 })).toBe("Solved with 1 wrong answer.");
  expect(solvedText({ ...clean, wrong: 2, hints: 1 })).toBe("Solved with 2 wrong answers and 1 hint.");
  expect(solvedText({ ...clean, hints: 3, shown: true })).toBe("Solved after seeing the answer.");
});
