/** Checking a statement by counting gives the same answers as brute force over every position. */

import { describe, expect, test } from "vitest";
import { findPosition } from "../../src/computer/job.ts";
import type { Variant } from "../../src/core/game.ts";
import { type Claims, type Condition, holds, type Kind, type Plan } from "../../src/core/lesson.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { findMove } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { checkStatement, type Topic, topicOf } from "../../src/lessons/check.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { formatStatement } from "../../src/lessons/statement.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { plainKinds } from "../support/plain-kinds.ts";
import { isSoak, range } from "../support/sweep.ts";

const wrongRules = 50;

const sizes = range(2, 30);
const odd = sizes.filter((size) => size % 2 === 1);
const even = sizes.filter((size) => size % 2 === 0);

/** The largest size for brute force. */
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

const kinds = ["win", "draw", "loss"] as const;

/** Random statements of one or two claims, each with one to three parts. */
function sampleStatements({ language }: Topic): readonly Claims[] {
  const random = randomFrom(18);
  const measures = [...language.subjects.keys()];
  const anyTest = (): Condition => {
    const [measure, count, of] = [pick(random, measures), random.below(7), 2 + random.below(4)];
    const test = pick(random, [
      { least: count, most: count },
      { least: count },
      { most: count },
      { of, rest: random.below(of) },
    ]);
    return random.below(5) === 0 ? { not: { measure, ...test } } : { measure, ...test };
  };
  const anyClaim = () => ({
    results: pick(random, [["win"], ["loss"], ["draw"], ["draw", "loss"], ["win", "draw"]] as const),
    strength: pick(random, ["exactly", "exactly", "if", "only"] as const),
    condition: pick(random, [
      anyTest(),
      { every: [anyTest(), anyTest()] },
      { some: [anyTest(), anyTest()] },
      { some: [anyTest(), { every: [anyTest(), anyTest()] }] },
    ]),
  });
  return Array.from({ length: 120 }, () => ({
    kind: "claims",
    case: random.below(Math.max(1, language.cases.length)),
    claims: random.below(4) === 0 ? [anyClaim(), anyClaim()] : [anyClaim()],
  }));
}

interface Group {
  readonly measures: readonly number[];
  readonly kinds: Readonly<Record<Kind, number>>;
}

interface Everything {
  readonly groups: readonly Group[];
  readonly kindOf: ReadonlyMap<string, Kind>;
}

/** Every position that statements are about, by brute force, grouped by their measures. */
function listAll({ game, language, meaning }: Topic): Everything {
  const positions = language.starts ? [] : [...(game.positions?.() ?? [])];
  const sizes = language.starts ? range(2, Number(game.options[language.size])) : [];
  const starts = sizes.map((size) => gameAt(game.of, { [language.size]: size }));
  const groups = new Map<string, Record<Kind, number>>();
  const kindOf = new Map<string, Kind>();
  const add = (of: Variant, position: unknown, kind: Kind) => {
    const name = meaning.measure(position).join();
    const group = groups.get(name) ?? { win: 0, loss: 0, draw: 0 };
    groups.set(name, group);
    group[kind]++;
    kindOf.set(nameOf(of, position), kind);
  };
  for (const [at, kind] of plainKinds(game, positions).entries()) add(game, positions[at], kind);
  for (const of of starts) add(of, of.start(1), plainKinds(of, [of.start(1)])[0] ?? "draw");
  const listed = Array.from(groups, ([name, found]) => ({
    measures: name.split(",").map(Number),
    kinds: found,
  }));
  return { groups: language.starts ? listed : listed.toSorted(byMeasures), kindOf };
}

function byMeasures({ measures: a }: Group, { measures: b }: Group): number {
  const at = a.findIndex((count, index) => count !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

function nameOf(game: Variant, position: unknown): string {
  return `${game.key(position)} ${game.toMove(position)}`;
}

/** The kinds of positions with these measures for which the statement isn't true. */
function wrongKinds({ claims }: Claims, measures: readonly number[]): readonly Kind[] {
  return kinds.filter((kind) =>
    claims.some(({ results, strength, condition }) => {
      const [isMeant, isSaid] = [holds(condition, measures), results.includes(kind)];
      return isMeant ? strength !== "only" && !isSaid : strength !== "if" && isSaid;
    }),
  );
}

function confirm(topic: Topic, statement: Claims, { groups, kindOf }: Everything): boolean {
  const { game, language, meaning } = topic;
  const scope = language.cases[statement.case];
  const about = groups.filter(({ measures }) => scope === undefined || holds(scope.condition, measures));
  const fault = about.find(({ measures, kinds }) =>
    wrongKinds(statement, measures).some((kind) => kinds[kind] > 0),
  );
  const count = (some: readonly Group[]) =>
    some.reduce((sum, { kinds: { win, loss, draw } }) => sum + win + loss + draw, 0);
  const verdict = checkStatement(topic, statement);
  expect(verdict).toMatchObject({
    holds: fault === undefined,
    positions: count(about),
    described: count(
      about.filter(({ measures }) => statement.claims.some(({ condition }) => holds(condition, measures))),
    ),
  });
  if (verdict.counterexample === null || fault === undefined) return true;
  const { position } = must(findPosition(games, verdict.counterexample));
  expect(meaning.measure(position)).toEqual(fault.measures);
  expect(wrongKinds(statement, fault.measures)).toContain(kindOf.get(nameOf(game, position)));
  return false;
}

/** The largest size at which rules are checked. Rows of switches soon have too many positions. */
const largestChecked: Readonly<Record<string, number>> = {
  "switch-battle": 9,
  "switch-conquer": 8,
  "switch-and-capture": 9,
};

/** True rules of each game, and the sizes at which they fail. */
const truths: readonly (readonly [game: string, rule: string, fails: readonly number[]])[] = [
  [
    "switch-battle",
    "The player to move wins exactly when the number of zeros is 1, or the number of zeros is 2 and the zeros are neighbors.",
    [],
  ],
  [
    "switch-conquer",
    "The player to move wins exactly when the number of wrong switches is 1, or the number of wrong switches is 2 and the wrong switches are neighbors.",
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
    "Right after a two, the player to move wins exactly when the number of blocks left is 1 more than a multiple of 3.",
    [],
  ],
  ["factor-frenzy", "At the start, the player to move wins exactly when the largest number is even.", []],
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
  "lone primes and couples",
];
const rules = truths.map((truth, at) => [truth[0], subjects[at], ...truth] as const);

test.each(rules)(
  "checkStatement judges the rule of %s about %s correctly",
  async (...[, , id, rule, fails]) => {
    const largest = largestChecked[id] ?? 30;
    const topics = await topicsOf(id, largest);
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
    expect(last?.sizes.at(-1)?.size).toBe(largest);
    if (id === "switch-and-capture")
      expect(last?.text).toContain(", and at sizes 2 and 6 to 8, but not at sizes 3 to 5 and 9.");
  },
);

/** Random pairings, most of them almost complete. */
function samplePlans({ game }: Topic): readonly Plan[] {
  const random = randomFrom(7);
  const numbers = game.moves(game.start(1)).map(Number);
  return Array.from({ length: 60 }, () => {
    const first = random.below(2) === 0 ? null : pick(random, numbers);
    const mixed = numbers
      .filter((number) => number !== first)
      .map((number) => ({ number, at: number + random.below(4) }))
      .toSorted((one, two) => one.at - two.at);
    const pairs = Array.from({ length: Math.floor(mixed.length / 2) }, (_, at) => {
      const [one, two] = mixed.slice(2 * at, 2 * at + 2);
      return [one?.number ?? 0, two?.number ?? 0] as const;
    });
    return { kind: "plan", first, pairs, goesOn: false };
  });
}

test("a plan of Factor Frenzy is true exactly when its answers win in every line", async () => {
  let [right, wrong] = [0, 0];
  for (const topic of (await topicsOf("factor-frenzy")).slice(0, 8)) {
    for (const plan of samplePlans(topic)) {
      const verdict = checkStatement(topic, plan);
      const said = answersWin(topic, plan);
      expect(verdict.holds, verdict.reading).toBe(said);
      if (said) right++;
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

function answersWin({ game }: Topic, { first, pairs }: Plan): boolean {
  const names = pairs.map(([one, two]) => [String(one), String(two)] as const);
  const partners = new Map(names.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
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
  const after = first === null ? start : play(start, String(first));
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
});
