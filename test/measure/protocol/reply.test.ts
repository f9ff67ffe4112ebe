/** `readAnswer` reads models' answers in the forms that they use, and reads none as a different answer. */

import { expect, test } from "vitest";
import { readAnswer } from "../../../src/measure/protocol/reply.ts";
import {
  chatReplies,
  chatTexts,
  hedgedTexts,
  heldOutForms,
  unreadableTexts,
  usualForms,
} from "./answer-forms.ts";

const moves = ["1", "2", "12", "3-4"];
const asked: readonly (readonly [string, readonly string[]])[] = [
  ["3-4", moves],
  ["12", moves],
  ["1", ["1", "2"]],
  ["2", ["1", "2"]],
];

function readings(forms: readonly string[]) {
  return forms.flatMap((form) =>
    asked.map(([answer, legal]) => {
      const text = form.replace("%s", answer);
      return { answer, text, read: readAnswer(text, legal) };
    }),
  );
}

test.each(readings(usualForms).map(({ answer, text, read }) => [answer, text, read]))(
  "readAnswer finds the answer %s in the text %j",
  (answer, _text, read) => {
    expect(read).toEqual({ kind: "legal", answer });
  },
);

test("readAnswer reads 95% of the held-out forms, and never mistakes one for another answer", () => {
  const all = readings(heldOutForms);
  const wrong = all.filter(({ answer, read }) => read.kind !== "legal" || read.answer !== answer);
  expect(wrong.filter(({ read }) => read.kind === "legal")).toEqual([]);
  expect(all.length).toBeGreaterThan(150);
  expect(wrong.length / all.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
});

test.each(unreadableTexts.map((text) => [text.slice(0, 60), text]))(
  "readAnswer finds no answer in the text %j",
  (_name, text) => {
    expect(readAnswer(text, moves)).toEqual({ kind: "unreadable" });
  },
);

test.each([
  ["3-4", "3-4"],
  ["Answer: 1\nNo, wait.\nANSWER: `3–4`.", "3-4"],
  ["> **Answer:** 3 - 4", "3-4"],
  ["Answer: 4-3", "3-4"],
  ["Answer: 3\u20114", "3-4"],
  ["Answer: \uff13-\uff14", "3-4"],
  ["<answer>\n3-4\n</answer>", "3-4"],
  ["Answer: switch #1", "1"],
  ["The answer is 1 as the opponent has no reply.", "1"],
  ["Answer: 3-4\n\nThe answer is good because three zeros are left.", "3-4"],
])("readAnswer finds the legal answer in the text %j", (text, answer) => {
  expect(readAnswer(text, moves)).toEqual({ kind: "legal", answer });
});

test.each([
  ["Answer: 99", "99"],
  ["Answer: -1", "-1"],
  ["Answer: 4-5", "4-5"],
  ["Answer: switch 99", "99"],
  ["99", "99"],
  ["Answer: pass", "pass"],
])("readAnswer finds the illegal answer in the text %j", (text, answer) => {
  expect(readAnswer(text, moves)).toEqual({ kind: "illegal", answer });
});

test("readAnswer reads moves whose names have several words", () => {
  const legal = ["take 3", "take 4", "not yet"];
  expect(readAnswer("Answer: take 3", legal)).toEqual({ kind: "legal", answer: "take 3" });
  expect(readAnswer("Answer: not yet", legal)).toEqual({ kind: "legal", answer: "not yet" });
});

test("readAnswer reads 95% of the ways in which chat models answer, and none of them wrong", () => {
  const all = chatTexts.map(([text, answer, legal]) => ({ text, answer, read: readAnswer(text, legal) }));
  const lost = all.filter(({ answer, read }) => read.kind !== "legal" || read.answer !== answer);
  expect(lost.filter(({ read }) => read.kind === "legal")).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(lost.length / all.length, JSON.stringify(lost)).toBeLessThanOrEqual(0.05);
});

test.each(hedgedTexts)("readAnswer finds in the text %j no answer but %j", (text, answer, legal) => {
  const read = readAnswer(text, legal);
  if (read.kind === "legal") expect(read.answer).toBe(answer);
});

test("readAnswer reads 95% of 759 replies, and takes none of 437 hedges, denials and retractions for an answer", () => {
  const { legal, answered, unanswered } = chatReplies;
  expect([answered.length, unanswered.length]).toEqual([759, 437]);
  const reads = answered.map(([kind, text, answer]) => {
    return { text, answer, read: readAnswer(text, legal[kind] ?? []) };
  });
  const lost = reads.filter(({ answer, read }) => read.kind !== "legal" || read.answer !== answer);
  expect(lost.filter(({ read }) => read.kind === "legal")).toEqual([]);
  expect(lost.length / reads.length, JSON.stringify(lost)).toBeLessThanOrEqual(0.05);
  const mistaken = unanswered.filter(([kind, text]) => readAnswer(text, legal[kind] ?? []).kind === "legal");
  expect(mistaken).toEqual([]);
});
