/** Rules as pupils say them are read as they're meant, or not at all. */

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Claim, Condition, Language, Statement } from "../../src/core/lesson.ts";
import { games } from "../../src/games/index.ts";
import { checkStatement, exampleLines, type Topic, topicOf } from "../../src/lessons/check.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { sayableLines, sentenceOf, slotsOf } from "../../src/lessons/slots.ts";
import { formatStatement } from "../../src/lessons/statement.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { phrasings } from "./phrasings.ts";

const languages = new Map<string, Language>();
const topics = new Map<string, Topic>();

beforeAll(async () => {
  for (const game of games) {
    const lesson = await game.lesson?.();
    const rule = lesson?.steps.find(({ kind }) => kind === "rule");
    if (lesson === undefined || rule?.kind !== "rule") throw new Error(`${game.id} has no rule.`);
    languages.set(game.id, lesson.language);
    topics.set(game.id, topicOf(gameAt(game, rule.options ?? {}), lesson.language));
  }
});

function languageOf(game: string): Language {
  const language = languages.get(game);
  if (language === undefined) throw new Error(`${game} has no lesson.`);
  return language;
}

function topicAt(game: string): Topic {
  const topic = topics.get(game);
  if (topic === undefined) throw new Error(`${game} has no lesson.`);
  return topic;
}

function reply(game: string, typed: string): string {
  const statement = parseStatement(languageOf(game), typed);
  return statement.ok
    ? formatStatement(languageOf(game), statement.value)
    : `?? ${statement.problem.message}`;
}

const ids = games.map(({ id }) => id);

test("the reader understands pupils' rules as they mean them, or refuses", () => {
  const wrong = phrasings.flatMap(({ game, typed, reading }) => {
    const read = reply(game, typed);
    return read === reading ? [] : [`${typed} => ${read}`];
  });
  expect(wrong).toEqual([]);
  expect(phrasings.length).toBeGreaterThanOrEqual(450);
  expect(phrasings.filter(({ reading }) => !reading.startsWith("??")).length).toBeGreaterThanOrEqual(400);
});

test("a rule that was read means the same when it's written out", () => {
  for (const { game, reading } of phrasings)
    if (!reading.startsWith("??")) {
      const statement = must(parseStatement(languageOf(game), reading));
      expect(formatStatement(languageOf(game), statement)).toBe(reading);
    }
});

test("the words of one game mean nothing in another", () => {
  expect(reply("switch-battle", "you lose with 3 blocks")).toBe('?? I don\'t understand "blocks" here.');
  expect(reply("tower-switch", "you win with one zero")).toContain("can't read this as a rule");
});

/** Conditions of every shape over a language's measures. */
function conditions({ subjects, labels }: Language): fc.Arbitrary<Condition> {
  const measure = fc.nat(subjects.length - 1);
  const small = fc.nat(12);
  const single = small.map((least) => ({ least, most: least }));
  const tests = fc.oneof(
    single,
    small.map((least) => ({ least })),
    small.map((most) => ({ most })),
    fc.tuple(small, fc.integer({ min: 1, max: 5 })).map(([least, more]) => ({ least, most: least + more })),
    fc.tuple(fc.integer({ min: 2, max: 9 }), small).map(([of, rest]) => ({ of, rest: rest % of })),
  );
  const test = fc.tuple(measure, tests).map(([at, limits]) => ({ measure: at, ...limits }));
  const numbers = fc
    .tuple(measure, fc.uniqueArray(small, { minLength: 2, maxLength: 4 }))
    .map(([at, values]) => ({ some: values.map((value) => ({ measure: at, least: value, most: value })) }));
  const label = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat(1)).map(([at, off]) => ({
    measure: (labels ?? 0) + at,
    least: off,
    most: off,
  }));
  const part = labels === undefined ? fc.oneof(test, numbers) : fc.oneof(test, numbers, label);
  const negated = fc.oneof(
    part,
    // "Isn't at least 3" is read as "at most 2".
    part
      .filter((each) => "some" in each || "of" in each || ("least" in each && "most" in each))
      .map((not) => ({ not })),
  );
  const both = fc
    .tuple(test, negated)
    .filter(([one, two]) => !("measure" in two) || two.measure !== one.measure || "of" in one !== "of" in two)
    .filter(([, two]) => !("some" in two))
    .map(([one, two]) => ({ every: [one, two] }));
  const either = fc
    .tuple(
      fc.oneof(negated, both),
      fc.oneof(
        test.filter((one) => "of" in one),
        both,
      ),
    )
    .map(([one, two]) => ({ some: [one, two] }));
  return fc.oneof(negated, both, either);
}

const results: readonly Claim["results"][] = [
  ["win"],
  ["draw"],
  ["loss"],
  ["draw", "loss"],
  ["win", "draw"],
  ["win", "loss"],
];

test.each(ids)("every rule of %s that can be written is read back as the same claims", (id) => {
  const language = languageOf(id);
  const claim = fc.record({
    results: fc.constantFrom(...results),
    strength: fc.constantFrom("if" as const, "exactly" as const, "only" as const),
    condition: conditions(language),
  });
  const statement = fc.record({
    kind: fc.constant("claims" as const),
    case: fc.nat(Math.max(0, language.cases.length - 1)),
    claims: fc.array(claim, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(statement, (said: Statement) => {
      const text = formatStatement(language, said);
      expect(parseStatement(language, text), text).toEqual({ ok: true, value: said });
      expect(parseStatement(language, text.toUpperCase()), text).toEqual({ ok: true, value: said });
    }),
    { numRuns: 100 },
  );
});

test.each(ids)("every sentence from the lists of %s is read", (id) => {
  const language = languageOf(id);
  const first = slotsOf(language, []);
  for (const [slot, { words }] of first.entries())
    for (const at of words.keys()) {
      const draft = first.map((each, index) => (index === slot ? at : each.at));
      const sentence = sentenceOf(slotsOf(language, draft));
      expect(reply(id, sentence), sentence).not.toMatch(/^\?\?/);
    }
  for (const line of sayableLines(language).filter((each) => each.startsWith("- ")))
    expect(line).toMatch(/ (is|are) .+ or /);
  for (const line of sayableLines(language).filter((each) => each.startsWith("- only ")))
    expect(parseStatement(language, line.replace("- ", "you lose if ").split(",", 1).join(""))).toMatchObject(
      { ok: true },
    );
});

test.each(ids)("the examples of %s are true, are read and give nothing away", (id) => {
  const topic = topicAt(id);
  const examples = Array.from(exampleLines(topic).matchAll(/"([^"]+)"/g), ([, text = ""]) => text);
  expect(examples).toHaveLength(2);
  for (const example of examples) {
    const verdict = checkStatement(topic, must(parseStatement(topic.language, example)));
    expect(verdict, example).toMatchObject({ holds: true, isComplete: false });
  }
});

test.each([
  ["take 2, then 3-4, 4-5, 6-7, 8-9", "You used 4 twice. Give each number one partner."],
  ["take 2, then 3-4, 5-6, 7-8", "9 has no partner, so the player to move wins here."],
  ["take 2, then 3-6, 4-5, 7-8, 9-10", "6 can't follow 3, so the player to move wins here."],
  ["take 12, then 3-4, 5-6, 7-8, 9-10", "There's no 12 to take at this size."],
  ["take 2, then 3-5 4-6 7-9 8-10", "True! Every number has an answer."],
  ["take 2, then 3-4 4-3 5-6 6-5 7-8 8-7 9-10 10-9", "True! Every number has an answer."],
  ["take 7 first", "True, but say how you answer each number, too."],
])("a plan of Factor Frenzy is checked as given: %s", (typed, said) => {
  const topic = topicAt("factor-frenzy");
  expect(checkStatement(topic, must(parseStatement(topic.language, typed))).text).toBe(said);
});

test("a first number without pairs is checked on its own", () => {
  const topic = topicOf(gameAt("factor-frenzy", { max: 9 }), languageOf("factor-frenzy"));
  const verdict = checkStatement(topic, must(parseStatement(topic.language, "take 2 first")));
  expect(verdict).toMatchObject({ holds: false, text: "Taking 2 first loses." });
});
