/** What can be said of the numbers that a lesson is about, in sentences. */

import type { Phrase, Subject, Test } from "../core/lesson.ts";
import { countWord } from "./values.ts";

/** What can be said of any number. */
export function counted(
  measure: number,
  words: string,
  { verb = "are", upTo = 4, also = [] }: CountWords = {},
): Subject {
  const counts = Array.from({ length: upTo + 1 }, (_, count) => count);
  const named = (count: number) => (verb === "are" ? amountOf(count) : String(count));
  const inNumber = verb === "are" ? " in number" : "";
  const phrase = (text: string, test: Omit<Test, "measure">): Phrase => ({
    words: text,
    tests: [{ measure, ...test }],
  });
  return {
    words,
    ...(also.length === 0 ? {} : { also }),
    verb,
    summary: `${named(0)} to ${named(upTo)}, at most or at least that, even or odd${inNumber}, a multiple of 3, 4 or 5, or one or two more than that`,
    phrases: [
      ...counts.map((count) => phrase(named(count), { least: count, most: count })),
      phrase(`even${inNumber}`, { of: 2, rest: 0 }),
      phrase(`odd${inNumber}`, { of: 2, rest: 1 }),
      ...[3, 4, 5].flatMap((of) => [
        phrase(`a multiple of ${of}`, { of, rest: 0 }),
        phrase(`one more than a multiple of ${of}`, { of, rest: 1 }),
        phrase(`two more than a multiple of ${of}`, { of, rest: 2 }),
      ]),
      ...counts
        .slice(1)
        .flatMap((count) => [
          phrase(`at most ${named(count)}`, { most: count }),
          phrase(`at least ${named(count)}`, { least: count }),
        ]),
    ],
  };
}

interface CountWords {
  readonly verb?: Subject["verb"];
  /** What else people call it. */
  readonly also?: readonly string[];
  /** The largest number that has a phrase of its own. */
  readonly upTo?: number;
}

/** The subject with phrases of its own. */
export function withPhrases(subject: Subject, ...own: readonly Phrase[]): Subject {
  return {
    ...subject,
    phrases: [...subject.phrases, ...own.map((phrase) => ({ ...phrase, isSpecial: true }) as const)],
  };
}

function amountOf(count: number): string {
  return count === 0 ? "none" : countWord(count);
}
