/** What you can say about the numbers in a lesson, in sentences. */

import type { Phrase, Subject, Test } from "../lesson.ts";

/** What a rule can say about a number, such as "the number of blocks left": even, at least 5, a multiple of 3 and so on. */
export function counted(measure: number, words: string, { upTo = 4, also = [] }: CountWords = {}): Subject {
  const counts = Array.from({ length: upTo + 1 }, (_, count) => count);
  const phrase = (text: string, test: Omit<Test, "measure">): Phrase => ({
    words: text,
    tests: [{ measure, ...test }],
  });
  return {
    words,
    ...(also.length === 0 ? {} : { also }),
    verb: "is",
    summary: `0 to ${upTo} (also "at most" or "at least"), even, odd, or a multiple of 3, 4 or 5 (also "one more than" or "two more than")`,
    phrases: [
      ...counts.map((count) => phrase(String(count), { least: count, most: count })),
      phrase("even", { of: 2, rest: 0 }),
      phrase("odd", { of: 2, rest: 1 }),
      ...[3, 4, 5].flatMap((of) => [
        phrase(`a multiple of ${of}`, { of, rest: 0 }),
        phrase(`one more than a multiple of ${of}`, { of, rest: 1 }),
        phrase(`two more than a multiple of ${of}`, { of, rest: 2 }),
      ]),
      ...counts
        .slice(1)
        .flatMap((count) => [
          phrase(`at most ${count}`, { most: count }),
          phrase(`at least ${count}`, { least: count }),
        ]),
    ],
  };
}

interface CountWords {
  readonly also?: readonly string[];
  readonly upTo?: number;
}

export function withPhrases(subject: Subject, ...own: readonly Phrase[]): Subject {
  return {
    ...subject,
    phrases: [...subject.phrases, ...own.map((phrase) => ({ ...phrase, isSpecial: true }) as const)],
  };
}
