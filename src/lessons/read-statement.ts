/**
 * Reads statements as people type them: in their own words, in any case, cut short, with digits or words. The
 * answer to an unreadable one suggests the nearest readable one.
 */

import type { Atom, Plan, Statement, Vocabulary, WhenStatement } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { normalize, splitClaim } from "./phrasing.ts";
import { formatStatement } from "./slots.ts";

export function parseStatement(vocabulary: Vocabulary, typed: string): Result<Statement> {
  const text = normalize(typed);
  const plan = parsePlan(vocabulary, text);
  if (plan !== undefined) return ok(plan);
  const claim = splitClaim(text);
  const scope = claim === undefined ? undefined : parseCase(vocabulary, claim.scope);
  const condition = claim === undefined ? undefined : parseCondition(vocabulary, claim.condition);
  if (claim === undefined || scope === undefined || condition === undefined)
    return unread(vocabulary, text, typed);
  return ok({ kind: "when", result: claim.result, exact: claim.exact, case: scope, condition });
}

/** The first case if none is named. */
function parseCase({ cases }: Vocabulary, text: string): number | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  return nearestOf(
    cases.map((phrase, at) => ({ item: at, words: wordsOf(normalize(phrase.words)) })),
    words,
  );
}

function parseCondition(vocabulary: Vocabulary, text: string): WhenStatement["condition"] | undefined {
  const condition: Atom[][] = [];
  let last = text.includes(" or ")
    ? parseAtom(vocabulary, text.split(" or ").at(-1) ?? "", undefined)
    : undefined;
  for (const alternative of text.split(/[\s,]+or\s+|\s*,\s+(?!and\b)/)) {
    const atoms: Atom[] = [];
    for (const part of alternative.split(/[\s,]+and\s+/)) {
      last = parseAtom(vocabulary, part, last?.subject);
      if (last === undefined) return undefined;
      atoms.push(last);
    }
    condition.push(atoms);
  }
  return condition;
}

/**
 * A part without a subject takes that of the part before; the first part, as in "one or two zeros", takes
 * that of the last.
 */
function parseAtom(vocabulary: Vocabulary, text: string, last: number | undefined): Atom | undefined {
  const words = wordsOf(text);
  const all = sayableAtoms(vocabulary);
  const whole = all.filter((each) => each.words.length === words.length);
  const alike = subjectsLike(vocabulary, last);
  const ofLast = all.filter(({ item }) => alike.includes(item.subject));
  return nearestOf(whole, words) ?? nearestOf(ofLast, words) ?? nearestOf(all, words);
}

/** Includes subjects that differ only by a filler: "the zeros", "the number of zeros". */
function subjectsLike({ subjects }: Vocabulary, at: number | undefined): readonly number[] {
  if (at === undefined) return [];
  const said = subjects.map(({ words }) => wordsOf(normalize(words)).join(" "));
  return [...said.keys()].filter((other) => said[other] === said[at]);
}

const sayable: Memory<readonly Sayable<Atom>[]> = new WeakMap();

/** Every phrase, with any name of its subject before or after it ("zeros 2 neighbours", "2 neighbours zeros"). */
function sayableAtoms(vocabulary: Vocabulary): readonly Sayable<Atom>[] {
  return remembered(sayable, vocabulary, "", () =>
    vocabulary.subjects.flatMap((subject, at) =>
      subject.phrases.flatMap((phrase, index) =>
        [subject.words, ...(subject.also ?? [])].flatMap((name) => {
          const item = { subject: at, phrase: index };
          const [named, said] = [wordsOf(normalize(name)), wordsOf(normalize(phrase.words))];
          return [
            { item, words: [...named, ...said] },
            { item, words: [...said.slice(0, 1), ...named, ...said.slice(1)] },
            { item, words: [...said, ...named] },
          ];
        }),
      ),
    ),
  );
}

const pairPattern = /(\d+) ?(?:-|with|and) ?(\d+)/g;

/** "Take 2, then answer in pairs: 3-4, 5-6, …": the first number and the pairs decide, or the words for them. */
function parsePlan({ plans }: Vocabulary, text: string): Statement | undefined {
  const isPlan =
    (/\b(?:pairs?|answer|partner|neighbour)\b/.test(text) || pairsIn(text).length > 1) &&
    splitClaim(text) === undefined;
  if (!isPlan) return undefined;
  const [, first = null] = /\b(?:take|taking|choose|start with|begin with) (\d+)/.exec(text) ?? [];
  const rest = text.replace(/\b(?:take|taking|choose|start with|begin with) \d+/, "");
  const typed = pairsIn(rest);
  const fitting = plans.flatMap((plan, at) => {
    const isMeant =
      plan.first === first && (typed.length > 0 ? follows(plan, typed) : saysScheme(plan, rest));
    return isMeant ? [at] : [];
  });
  const [plan, another] = fitting;
  return plan === undefined || another !== undefined ? undefined : { kind: "plan", plan };
}

type NumberPair = readonly [number, number];

function pairsIn(text: string): readonly NumberPair[] {
  return Array.from(text.matchAll(pairPattern), ([, one, two]) => [Number(one), Number(two)] as const);
}

/** The typed pairs must be the plan's own; any further ones must continue as neighbours. */
function follows(plan: Plan, typed: readonly NumberPair[]): boolean {
  const shown = pairsIn(plan.pairs);
  if (shown.length === 0) return false;
  return typed.every(([one, two], at) => {
    const own = shown[at];
    const [before, last] = typed[at - 1] ?? [0, 0];
    return own === undefined ? one === before + 2 && two === last + 2 : one === own[0] && two === own[1];
  });
}

function saysScheme(plan: Plan, text: string): boolean {
  const words = wordsOf(
    text.replace(/\b(?:then|answer|always|each|every|number|its|with|and|the|in pairs?|pairs?)\b/g, " "),
  );
  if (pairsIn(plan.pairs).length > 0)
    return /\bneighbours?\b/.test(text) && words.length <= 2 && isNeighbourly(plan);
  return words.length > 1 && contains(wordsOf(plan.pairs.replaceAll("with", "")), words);
}

function isNeighbourly({ pairs }: Plan): boolean {
  const [[one, two] = [0, 0]] = pairsIn(pairs);
  return two - one === 1;
}

/** Suggests the statement that shares most words with the typed one. */
function unread(vocabulary: Vocabulary, text: string, typed: string): Result<never> {
  if (/\b(?:draws?|drawn|ties?|tied|nobody|no 1)\b/.test(text))
    return fail(
      "bad-request",
      "Say when the player to move wins or loses. Everything else counts as a draw.",
    );
  const wrong = typed.trim() === "" ? "Say who wins, and when." : `I don't understand ${quote(typed)}.`;
  const nearest = formatStatement(vocabulary, nearestStatement(vocabulary, text));
  return fail("bad-request", `${wrong} Try: ${nearest}`);
}

function nearestStatement(vocabulary: Vocabulary, text: string): Statement {
  const claim = splitClaim(text);
  const words = wordsOf(claim?.condition ?? text);
  const score = (said: readonly string[]) =>
    said.filter((word) => words.includes(word)).length -
    said.filter((word) => !words.includes(word)).length / 10;
  const pairs = pairsIn(text);
  if (pairs.length > 0 && vocabulary.plans.length > 0) {
    const [, first = null] = /\btake (\d+)/.exec(text) ?? [];
    const plan = vocabulary.plans.findIndex((each) => each.first === first);
    return { kind: "plan", plan: Math.max(plan, 0) };
  }
  // "The number of blocks left is 0" would be no example: the game is over there.
  const examples = sayableAtoms(vocabulary).filter(
    (each) => words.includes("0") || !each.words.includes("0"),
  );
  const best = examples.reduce((found, each) => (score(each.words) > score(found.words) ? each : found));
  const scope = parseCase(vocabulary, claim?.scope ?? "") ?? 0;
  const result = claim?.result ?? (/\b(?:los[et]|bad|stuck)/.test(text) ? "loses" : "wins");
  return { kind: "when", result, exact: claim?.exact ?? true, case: scope, condition: [[best.item]] };
}

const fillers = "have the a an are is of in number there that then it left …".split(" ");

function wordsOf(text: string): readonly string[] {
  return text
    .replace(/[,;:"“”()]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !fillers.includes(word));
}

interface Sayable<T> {
  readonly item: T;
  readonly words: readonly string[];
}

/** The shortest that has all the words in order, perhaps cut short; undefined if none or more than one has. */
function nearestOf<T>(sayable: readonly Sayable<T>[], words: readonly string[]): T | undefined {
  const found = sayable.filter((each) => words.length > 0 && contains(each.words, words));
  const whole = found.filter((each) => words.every((word) => each.words.includes(word)));
  const best = whole.length > 0 ? whole : found;
  const shortest = Math.min(...best.map((each) => each.words.length));
  const items = new Map(
    best.filter((each) => each.words.length === shortest).map(({ item }) => [JSON.stringify(item), item]),
  );
  const [first] = items.values();
  return items.size === 1 ? first : undefined;
}

function contains(words: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (isCutShort(typed[at], word)) at++;
  return at === typed.length;
}

function isCutShort(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false;
  return /^\d/.test(word) ? typed === word : word.startsWith(typed);
}
