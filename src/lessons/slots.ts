/** A rule as a row of lists to choose from. The chosen words make a sentence, and we read it like a typed one. */

import type { Vocabulary } from "../core/lesson.ts";
import { listWords } from "../core/text.ts";
import type { Slot } from "../play/scene.ts";

const numbers = ["0", "1", "2", "3", "4", "5", "6"];
const predicates = [
  ...numbers,
  ...numbers.slice(2).flatMap((count) => [`at least ${count}`, `at most ${count}`]),
  "even",
  "odd",
  ...["3", "4", "5"].flatMap((of) => [`a multiple of ${of}`, `1 more than a multiple of ${of}`]),
];

const places = ["two neighbors", "two apart", "neighbors", "apart"];

function sayable(vocabulary: Vocabulary): Record<string, readonly string[]> {
  const { subjects, phrases = [], parts = [], named = 0 } = vocabulary;
  const labels = Array.from({ length: named }, (_, at) => at + 1);
  const pairs = labels.flatMap((two) => labels.slice(0, two - 1).map((one) => `${one} and ${two} are OFF`));
  const plain = subjects.filter((_, at) => !parts.includes(at));
  return Object.fromEntries([
    ...(pairs.length === 0 ? [] : [["only switches", pairs] as const]),
    ...plain.map(({ words }) => {
      const own = phrases.filter((phrase) => phrase.words.startsWith(`${words} is `));
      const special = own.map((phrase) => phrase.words.slice(words.length + 4));
      return [`${words} is`, [...new Set([...predicates, ...special])]] as const;
    }),
    ...subjects
      .filter(({ groups }) => groups !== undefined)
      .map(({ words }) => [`${words.replace("number of ", "")} are`, places] as const),
    ...labels.map((label) => [`switch ${label} is`, ["OFF", "ON"]] as const),
  ]);
}

/** `draft` has the indexes of the words chosen so far. All other slots have their first word. */
export function slotsOf(vocabulary: Vocabulary, draft: readonly number[]): readonly Slot[] {
  const slots: Slot[] = [];
  const add = (label: string, words: readonly string[], first = 0) => {
    const at = Math.min(draft[slots.length] ?? first, words.length - 1);
    slots.push({ label, words, at });
    return words[at] ?? "";
  };
  const cases = vocabulary.cases.map(({ words }) => `${words},`);
  if (cases.length > 1) add("Where", cases);
  const results = ["the player to move wins", "the player to move loses"];
  add("Result", vocabulary.asked === "loss" ? results.toReversed() : results);
  add("How strong the rule is", ["exactly when", "if"]);
  const subjects = sayable(vocabulary);
  for (let part = 1, more = "and"; more !== ""; part++) {
    const subject = add(`Part ${part}: subject`, Object.keys(subjects));
    // Each part begins with other words, so the rule doesn't begin as "0 or 0".
    add(`Part ${part}: description`, subjects[subject] ?? [], part - 1);
    more = add(`Word after part ${part}`, ["", "or", "and"]);
  }
  return slots;
}

export function fillSlot(
  vocabulary: Vocabulary,
  draft: readonly number[],
  slot: number,
  word: number,
): readonly number[] {
  const chosen = slotsOf(vocabulary, draft).map(({ at }) => at);
  const { label = "" } = slotsOf(vocabulary, draft)[slot] ?? {};
  return chosen.map((at, index) =>
    index === slot ? word : label.endsWith("subject") && index === slot + 1 ? 0 : at,
  );
}

export function sentenceOf(slots: readonly Slot[]): string {
  const chosen = slots.map(({ words, at }) => words[at]);
  return chosen.join(" ").trim();
}

export function sayableLines(vocabulary: Vocabulary): readonly string[] {
  const { cases, plans, labels } = vocabulary;
  const named = cases.map(({ words }) => `"${words}"`);
  const scope = cases.length < 2 ? "" : ` Begin with ${listWords(named, "or")}.`;
  const plan = plans ? " Or give a plan: the number you take first, if any, then pairs such as 3-5." : "";
  return [
    `Say in your own words who wins, loses or draws, and when.${scope}${plan} You can use:`,
    ...Object.entries(sayable({ ...vocabulary, named: Math.min(vocabulary.named ?? 0, 1) })).map(
      ([words, list]) =>
        `- ${words} ${listWords(list.includes("odd") ? [...list.slice(predicates.length), summary] : list, "or")}`,
    ),
    ...(labels === undefined ? [] : ["- only switches 2 and 3 are OFF, or any others"]),
    'Use any number instead of 2, and combine them with "and", "or", "not" or "unless".',
  ];
}

const summary = "2, at least 2, at most 2, even, odd or a multiple of 2";
