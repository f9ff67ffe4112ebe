/** A rule chosen from lists is read like any typed sentence. */

import { expect, test } from "vitest";
import { lesson as capture } from "../../src/games/switch-and-capture/lesson.ts";
import { lesson } from "../../src/games/switch-battle/lesson.ts";
import { fillSlot, sentenceOf, slotsOf } from "../../src/lessons/slots.ts";

const { language } = lesson;

function choose(draft: readonly number[], label: string, word: string): readonly number[] {
  const slots = slotsOf(language, draft);
  const slot = slots.findIndex((each) => each.label === label);
  const at = slots[slot]?.words.indexOf(word) ?? -1;
  if (at === -1) throw new Error(`${label} has no ${word}.`);
  return fillSlot(language, draft, slot, at);
}

const written = (draft: readonly number[]) => sentenceOf(slotsOf(language, draft));

test("a rule about single switches begins with the row that it's about", () => {
  expect(sentenceOf(slotsOf(capture.language, []))).toBe(
    "the player to move loses exactly when only switches 1 and 2 are OFF",
  );
});

test("the lists of a lesson add, join and remove parts of a rule", () => {
  let draft = choose([], "Part 1: description", "1");
  draft = choose(draft, "Word after part 1", "or");
  expect(written(choose([], "Word after part 1", "or"))).toMatch(/ is 0 or the number of zeros is 1$/);
  draft = choose(draft, "Part 2: subject", "the zeros are");
  draft = choose(draft, "Part 2: description", "two apart");
  expect(written(draft)).toBe(
    "the player to move wins exactly when the number of zeros is 1 or the zeros are two apart",
  );
  draft = choose(draft, "Word after part 1", "and");
  expect(written(draft)).toContain("the number of zeros is 1 and the zeros are two apart");
  draft = choose(draft, "Word after part 1", "");
  expect(written(draft)).toBe("the player to move wins exactly when the number of zeros is 1");
});
