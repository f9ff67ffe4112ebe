import { expect, test } from "vitest";
import { puzzleScene } from "../../src/puzzles/activity.ts";
import type { PuzzleScore } from "../../src/puzzles/puzzle.ts";
import { solvedText } from "../../src/puzzles/words.ts";
import { sampleState } from "../support/puzzles.ts";

const clean: PuzzleScore = { marks: ["right", "right"], wrong: 0, hints: 0, shown: false };

function shareLine(score: PuzzleScore) {
  const state = sampleState("safe", "2026-11-16");
  return puzzleScene({ ...state, puzzle: { ...state.puzzle, phase: "solved", score } }).share;
}

test("the share line names the game, number, difficulty, answers and link", () => {
  expect(shareLine(clean)?.shown).toBe(
    "Switchyard #2 · Switch Battle, medium · ✓✓ · solved on the first try · switchyard puzzle 2026-11-16",
  );
  const slips = shareLine({ ...clean, marks: ["right", "wrong", "hint"], wrong: 3, hints: 1 });
  expect(slips?.shown).toContain(" · ✓✗✓?✓ · solved with 3 wrong answers and 1 hint · ");
  expect(slips?.spoken).toBe(
    "Switchyard number 2, Switch Battle, medium: right, wrong, hint; solved with 3 wrong answers and 1 hint. " +
      "switchyard puzzle 2026-11-16",
  );
  const shown = shareLine({ ...clean, marks: ["hint"], hints: 3, shown: true });
  expect(shown?.shown).toContain(", medium · answer shown · ");
});

test("the result of a puzzle mentions wrong answers and help", () => {
  expect(solvedText(clean)).toBe("solved on the first try");
  expect(solvedText({ ...clean, wrong: 1 })).toBe("solved with 1 wrong answer");
  expect(solvedText({ ...clean, wrong: 2, hints: 1 })).toBe("solved with 2 wrong answers and 1 hint");
  expect(solvedText({ ...clean, hints: 3, shown: true })).toBe("answer shown");
});
