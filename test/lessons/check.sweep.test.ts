/** Statements are checked by counting; here brute force over every position gives the same answers. */

import { describe, expect, test } from "vitest";
import { findPosition } from "../../src/computer/job.ts";
import type { AnswerPairs, Value } from "../../src/core/analysis.ts";
import type { Variant } from "../../src/core/game.ts";
import { holdsOf, type WhenStatement } from "../../src/core/lesson.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { findMove } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { checkStatement, type Topic, topicOf } from "../../src/lessons/check.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { formatStatement } from "../../src/lessons/slots.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { plainKinds } from "../support/plain-kinds.ts";
import { isSoak } from "../support/sweep.ts";

const wrongRules = 50;

const sizes = Array.from({ length: 29 }, (_, index) => index + 2);
const odd = sizes.filter((size) => size % 2 === 1);
const even = sizes.filter((size) => size % 2 === 0);

/** Brute force goes so far. */
const bruteForced = isSoak ? 12 : 9;

async function topicsOf(id: string, largest = bruteForced): Promise<readonly Topic[]> {
  const game = games.find((each) => each.id === id);
  const lesson = await game?.lesson?.();
  if (game === undefined || lesson === undefined) throw new Error(`${id} has no lesson.`);
  const { language } = lesson;
  const spec = game.options[language.size];
  const least = spec?.kind === "number" ? spec.min : 2;
  return Array.from({ length: largest - least + 1 }, (_, index) => {
    return topicOf(gameAt(game, { [language.size]: least + index }), language);
  });
}

/** Statements of one to three parts, each sayable one as likely as any other. */
function sampleStatements({ language }: Topic): readonly WhenStatement[] {
  const random = randomFrom(18);
  const places = [...language.subjects.keys()];
  const anyAtom = () => {
    const subject = pick(random, places);
    return { subject, phrase: random.below(language.subjects[subject]?.phrases.length ?? 1) };
  };
  return Array.from({ length: 120 }, () => ({
    kind: "when",
    result: pick(random, ["wins", "loses"] as const),
    exact: random.below(4) > 0,
    case: random.below(Math.max(1, language.cases.length)),
    condition: pick(random, [
      [[anyAtom()]],
      [[anyAtom(), anyAtom()]],
      [[anyAtom()], [anyAtom()]],
      [[anyAtom()], [anyAtom(), anyAtom()]],
    ]),
  }));
}

interface Group {
  readonly measures: readonly number[];
  readonly kinds: Readonly<Record<Value["kind"], number>>;
}

interface Everything {
  readonly groups: readonly Group[];
  readonly kindOf: ReadonlyMap<string, Value["kind"]>;
}

/** Every position that statements are about, by brute force, in groups of the same measures. */
function listAll({ game, meaning }: Topic): Everything {
  const classes = [...(meaning.classes?.() ?? [])];
  const isWhole = classes.every((each) => each.options === undefined);
  const positions = isWhole
    ? [...(game.positions?.() ?? [])]
    : classes.flatMap((each) => [...each.positions()]);
  const kinds = plainKinds(game, positions);
  const groups = new Map(classes.map(({ measures }) => [measures.join(), { win: 0, loss: 0, draw: 0 }]));
  const kindOf = new Map<string, Value["kind"]>();
  for (const [at, position] of positions.entries()) {
    const group = groups.get(meaning.measure(position).join());
    const kind = kinds[at];
    if (group === undefined || kind === undefined) throw new Error(`${game.key(position)} has no class.`);
    group[kind]++;
    kindOf.set(nameOf(game, position), kind);
  }
  const counted = classes.map(({ measures }) => groups.get(measures.join()));
  expect(counted.map((group) => group && group.win + group.loss + group.draw)).toEqual(
    classes.map(({ count }) => count),
  );
  return {
    groups: Array.from(groups, ([name, kinds]) => ({ measures: name.split(",").map(Number), kinds })),
    kindOf,
  };
}

function nameOf(game: Variant, position: unknown): string {
  return `${game.key(position)} ${game.toMove(position)}`;
}

function isMeant({ language }: Topic, { condition }: WhenStatement, measures: readonly number[]): boolean {
  return condition.some((atoms) =>
    atoms.every(({ subject, phrase }) => {
      const said = language.subjects[subject]?.phrases[phrase];
      return said !== undefined && holdsOf(said, measures);
    }),
  );
}

/** The kinds of positions with these measures of which the statement is not true. */
function wrongKinds(
  topic: Topic,
  statement: WhenStatement,
  measures: readonly number[],
): readonly Value["kind"][] {
  const kind = statement.result === "wins" ? "win" : "loss";
  if (isMeant(topic, statement, measures))
    return (["win", "loss", "draw"] as const).filter((each) => each !== kind);
  return statement.exact ? [kind] : [];
}

function confirm(topic: Topic, statement: WhenStatement, { groups, kindOf }: Everything): boolean {
  const { game, language, meaning } = topic;
  const scope = language.cases[statement.case];
  const about = groups.filter(({ measures }) => scope === undefined || holdsOf(scope, measures));
  const fault = about.find(({ measures, kinds }) =>
    wrongKinds(topic, statement, measures).some((kind) => kinds[kind] > 0),
  );
  const count = (some: readonly Group[]) =>
    some.reduce((sum, { kinds: { win, loss, draw } }) => sum + win + loss + draw, 0);
  const verdict = checkStatement(topic, statement);
  expect(verdict).toMatchObject({
    holds: fault === undefined,
    positions: count(about),
    described: count(about.filter(({ measures }) => isMeant(topic, statement, measures))),
  });
  if (verdict.counterexample === null || fault === undefined) return true;
  const { position } = must(findPosition(games, verdict.counterexample));
  expect(meaning.measure(position)).toEqual(fault.measures);
  expect(wrongKinds(topic, statement, fault.measures)).toContain(kindOf.get(nameOf(game, position)));
  return false;
}

/** What is true of each game, and the sizes to 30 at which it is not. */
const truths: readonly (readonly [game: string, rule: string, fails: readonly number[]])[] = [
  [
    "switch-battle",
    "The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.",
    [],
  ],
  [
    "switch-conquer",
    "The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.",
    [],
  ],
  ["switch-conquer", "The player to move loses exactly when the number of right switches is 0.", [2]],
  [
    "tower-switch",
    "With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.",
    [],
  ],
  [
    "tower-switch",
    "Right after a two, the player to move wins exactly when the number of blocks left is one more than a multiple of 3.",
    [],
  ],
  [
    "factor-frenzy",
    "Before the first number is taken, the player to move wins exactly when the largest number is even.",
    [],
  ],
  ["factor-frenzy", "Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….", odd],
  ["factor-frenzy", "Answer in pairs: 2-3, 4-5, 6-7, ….", even],
  [
    "switch-and-capture",
    "The player to move loses exactly when the number of lone primes OFF is even and the number of couples OFF is even and the number of other switches OFF is 0.",
    [3, 4, 5, 9],
  ],
];

const subjects = [
  "one zero or two neighbors",
  "one wrong switch or two neighbors",
  "no right switch",
  "multiples of three",
  "blocks left after a two",
  "an even largest number",
  "answering in pairs after taking 2",
  "answering in pairs",
  "lone primes and twin pairs",
];
const rules = truths.map((truth, at) => [truth[0], subjects[at], ...truth] as const);

test.each(rules)(
  "checkStatement judges the rule of %s about %s correctly",
  async (...[, , id, rule, fails]) => {
    const topics = await topicsOf(id, 30);
    const verdicts = topics.map((topic) => {
      const statement = must(parseStatement(topic.language, rule));
      expect(formatStatement(topic.language, statement)).toBe(rule);
      return {
        size: Number(topic.game.options[topic.language.size]),
        verdict: checkStatement(topic, statement),
      };
    });
    expect(verdicts.filter(({ verdict }) => !verdict.holds).map(({ size }) => size)).toEqual(fails);
    const last = verdicts.findLast(({ verdict }) => verdict.holds)?.verdict;
    expect(last?.sizes.filter(({ holds }) => !holds).map(({ size }) => size)).toEqual(fails);
    expect(last?.sizes.at(-1)?.size).toBe(30);
    if (id === "switch-and-capture")
      expect(last?.text).toContain(", and at sizes 2, 6 to 8 and 10 to 30, but not at sizes 3 to 5 and 9.");
  },
);

test("a plan of Factor Frenzy is true exactly when its answers win in every line", async () => {
  let [right, wrong] = [0, 0];
  for (const topic of (await topicsOf("factor-frenzy")).slice(0, 8)) {
    for (const [plan, { first }] of topic.language.plans.entries()) {
      const pairs = topic.meaning.pairsOf?.(plan) ?? [];
      const holds = answersWin(topic, first, pairs);
      const verdict = checkStatement(topic, { kind: "plan", plan });
      expect(verdict.holds, topic.language.plans[plan]?.words).toBe(holds);
      if (holds) right++;
      else wrong++;
      if (verdict.counterexample !== null) {
        const found = findPosition(games, verdict.counterexample);
        expect(found.ok && topic.game.moves(found.value.position).length > 0).toBe(true);
      }
    }
  }
  expect(right).toBeGreaterThan(20);
  expect(wrong).toBeGreaterThan(wrongRules);
});

function answersWin({ game }: Topic, first: string | null, pairs: AnswerPairs): boolean {
  const partners = new Map(pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
  const play = (position: unknown, name: string | undefined) => {
    const move = name === undefined ? undefined : findMove(game, position, name);
    return move?.ok ? game.play(position, move.value) : undefined;
  };
  const losesFrom = (position: unknown): boolean =>
    game.moves(position).every((move) => {
      const answered = play(game.play(position, move), partners.get(game.formatMove(position, move)));
      return answered !== undefined && losesFrom(answered);
    });
  const start = game.start(1);
  const after = first === null ? start : play(start, first);
  return after !== undefined && losesFrom(after);
}

describe.each(games.map(({ id }) => id))("in %s", (id) => {
  test("brute force confirms every verdict on a rule at small sizes", async () => {
    const answers: boolean[] = [];
    for (const topic of await topicsOf(id)) {
      const everything = listAll(topic);
      for (const statement of sampleStatements(topic)) answers.push(confirm(topic, statement, everything));
    }
    expect(answers.filter((holds) => !holds).length).toBeGreaterThan(10 * wrongRules);
    expect(answers.filter((holds) => holds).length).toBeGreaterThan(10);
  });

  test("every formatted rule can be read back, in capitals too", async () => {
    const [topic] = (await topicsOf(id)).slice(-1);
    if (topic === undefined) throw new Error("There are sizes.");
    const wrong = new Set<string>();
    for (const statement of sampleStatements(topic)) {
      const text = formatStatement(topic.language, statement);
      expect(parseStatement(topic.language, text), text).toEqual({ ok: true, value: statement });
      expect(parseStatement(topic.language, text.toUpperCase()), text).toEqual({
        ok: true,
        value: statement,
      });
      if (!checkStatement(topic, statement).holds) wrong.add(text);
    }
    expect(wrong.size).toBeGreaterThanOrEqual(wrongRules);
  });
});
