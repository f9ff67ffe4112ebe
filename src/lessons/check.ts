/** Checks a statement by counting the results in each class of positions that the game's vocabulary tells apart. */

import { positionName } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import { sum, worth } from "../computer/skill.ts";
import type { Variant } from "../core/game.ts";
import {
  type Claim,
  type Claims,
  type Condition,
  holds,
  type Kind,
  type Language,
  type Meaning,
  type Plan,
  type Statement,
  type Test,
} from "../core/lesson.ts";
import { type Memory, recall, remembered } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import { variantAt } from "../core/resolve-options.ts";
import { moveNames } from "../core/rules.ts";
import { otherSeat } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { everyPosition } from "../puzzles/positions.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { formatClaim, formatStatement } from "./statement.ts";
import { describeTruth, type Finding, refuteWords, type Verdict } from "./words.ts";

export interface Topic extends Pick<Situation, "game"> {
  readonly language: Language;
  readonly meaning: Meaning;
}

export function topicOf(game: Variant, language: Language): Topic {
  return { game, language, meaning: language.at(game.options) };
}

const largestTried = 30;

export function checkStatement(topic: Topic, statement: Statement): Verdict {
  const found = findOut(topic, statement);
  const { positions, described, example } = found;
  const reading = formatStatement(topic.language, statement);
  if (example === null) {
    const exact = exactly(statement);
    const isMany = statement.kind === "plan" || statement.claims.length > 1;
    const saysSomething = described > 0 && (described < positions || isMany);
    const isComplete = saysSomething && findOut(topic, exact).example === null;
    const sizes = otherSizes(topic, isComplete ? exact : statement);
    const text = describeTruth(statement, found, isComplete, sizes);
    return { reading, holds: true, isComplete, positions, described, sizes, counterexample: null, text };
  }
  const game = withOptions(topic.game, example.options);
  const name = positionName({ game }, example.position);
  const { results, value } = example;
  const favorsMover = results.some((kind) => worth({ kind }) > worth(value ?? { kind: "draw" }));
  const counterexample = { ...name, seat: favorsMover ? name.toMove : otherSeat(name.toMove) };
  const isWon = value?.kind === "win";
  const text = refuteWords(game, example, isWon ? winningMoves(game, example.position)[0] : undefined);
  return { reading, holds: false, isComplete: false, positions, described, sizes: [], counterexample, text };
}

/** Says "exactly when" instead of "if", which is just as true if the statement covers every position. */
function exactly(statement: Statement): Statement {
  if (statement.kind === "plan") return statement;
  const { claims } = statement;
  return {
    ...statement,
    claims: claims.map((each) => {
      const same = claims.filter(
        (claim) => claim.case === each.case && claim.results.join() === each.results.join(),
      );
      return { ...each, strength: "exactly", condition: { some: same.map(({ condition }) => condition) } };
    }),
  };
}

function withOptions(game: Variant, changes: Options | undefined): Variant {
  return changes === undefined ? game : game.of.at({ ...game.options, ...changes });
}

function winningMoves(game: Variant, position: unknown): readonly string[] {
  const won = analyzeMoves(game, position, oracleOf(game)).filter(({ value }) => value?.kind === "win");
  return won.map(({ move }) => game.formatMove(position, move));
}

function findOut(topic: Topic, statement: Statement): Finding {
  return statement.kind === "plan" ? checkPlan(topic, statement) : checkClaims(topic, statement);
}

/** Some measures have no value at some sizes. */
function isCheckable(topic: Topic, statement: Statement): boolean {
  if (statement.kind === "plan") return true;
  const tests = statement.claims.flatMap(({ condition }) => testsIn(condition));
  return countsOf(topic).every(({ measures }) =>
    tests.every(({ measure }) => (measures[measure] ?? -1) >= 0),
  );
}

/** A rule about single switches or given pairs only covers this size. */
function isLocal({ labels = Infinity, cells }: Language, statement: Statement): boolean {
  if (statement.kind === "plan") return !statement.goesOn;
  const { from } = cells ?? { from: labels + 2 };
  return statement.claims.some(({ condition }) => testsIn(condition).some(({ measure }) => measure >= from));
}

function testsIn(condition: Condition): readonly Test[] {
  if ("not" in condition) return testsIn(condition.not);
  if ("every" in condition) return condition.every.flatMap(testsIn);
  return "some" in condition ? condition.some.flatMap(testsIn) : [condition];
}

function otherSizes(topic: Topic, statement: Statement): Verdict["sizes"] {
  const { game, language } = topic;
  if (isLocal(language, statement)) return [];
  const sizes: { size: number; holds: boolean }[] = [];
  for (const options of sizesTo(game, language, largestTried)) {
    const other = variantAt(game.of, { ...game.options, ...options });
    if (!other.ok) continue;
    const at = topicOf(other.value, language);
    if (!isInReach(at) || !isCheckable(at, statement)) break;
    const { positions, example } = findOut(at, statement);
    const size = Number(options[language.size]);
    if (positions > 0 || example !== null) sizes.push({ size, holds: example === null });
  }
  return sizes;
}

/** The sizes up to `most`, as options. */
function sizesTo({ of }: Variant, { size }: Language, most: number): readonly Options[] {
  const spec = of.options[size];
  if (spec?.kind !== "number") return [];
  const count = Math.min(spec.max, most) - spec.min + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({ [size]: spec.min + at }));
}

/** Listing more positions takes too long. */
const mostListed = 1000;

function isInReach({ game, language }: Topic): boolean {
  if (language.starts) return true;
  const { length } = everyPosition(game);
  return length > 0 && length <= mostListed;
}

/** The positions with the same measures, counted by kind, and an example of each kind. */
interface PositionClass {
  readonly measures: readonly number[];
  /** Set if these positions have options of their own, which replace the lesson's. */
  readonly options: Options | undefined;
  readonly found: Record<Kind, number>;
  readonly known: Partial<Record<Kind, unknown>>;
}

const kinds = ["win", "draw", "loss"] as const;

function checkClaims(topic: Topic, { case: at, claims }: Claims): Finding {
  const scopes = claims.map((claim) => topic.language.cases[claim.case ?? at]?.condition ?? { every: [] });
  const [{ results } = { results: kinds }] = claims;
  const totals = { positions: 0, described: 0, open: 0, missed: 0 };
  let example: Finding["example"] = null;
  for (const counted of countsOf(topic)) {
    const { measures, found } = counted;
    const own = claims.filter((_, index) => holds(scopes[index] ?? { every: [] }, measures));
    if (own.length === 0) continue;
    const allowed = own.map((claim) => allowedBy(claim, measures));
    const count = sum(kinds, (kind) => found[kind]);
    totals.positions += count;
    if (own.some(({ condition }) => holds(condition, measures))) totals.described += count;
    if (allowed.every(({ length }) => length === kinds.length)) {
      totals.open += count;
      totals.missed += sum(results, (kind) => found[kind]);
    }
    example ??= exampleIn(topic, counted, allowed);
  }
  return { ...totals, example, ...(topic.language.starts && { ofSizes: true }) };
}

function allowedBy({ results, strength, condition }: Claim, measures: readonly number[]): readonly Kind[] {
  if (holds(condition, measures)) return strength === "only" ? kinds : results;
  return strength === "if" ? kinds : kinds.filter((kind) => !results.includes(kind));
}

function exampleIn(
  { game }: Topic,
  { options, known }: PositionClass,
  allowed: readonly (readonly Kind[])[],
): Finding["example"] {
  for (const results of allowed)
    for (const kind of kinds) {
      if (!(kind in known) || results.includes(kind)) continue;
      const position = known[kind];
      const value = oracleOf(withOptions(game, options)).probeFast(position);
      return { position, options, value, results };
    }
  return null;
}

const known: Memory<readonly PositionClass[]> = new WeakMap();

function countsOf(topic: Topic): readonly PositionClass[] {
  const { game, language } = topic;
  return remembered(known, language, JSON.stringify(game.options), () =>
    language.starts ? countStarts(topic) : countPositions(topic),
  );
}

function countStarts({ game, language }: Topic): readonly PositionClass[] {
  return sizesTo(game, language, Number(game.options[language.size])).map((options) => {
    const other = withOptions(game, options);
    const start = other.start(1);
    const counted = newClass(language.at(other.options).measure(start), options);
    addTo(counted, other, start);
    return counted;
  });
}

function countPositions({ game, meaning }: Topic): readonly PositionClass[] {
  const everywhere = everyPosition(game);
  // Look up the start first, because that solves every position it leads to.
  oracleOf(game).probeFast(everywhere[0]);
  const classes = new Map<string, PositionClass>();
  for (const position of everywhere) {
    const measures = meaning.measure(position);
    const counted = recall(classes, measures.join(), () => newClass(measures));
    addTo(counted, game, position);
  }
  return [...classes.values()].toSorted((a, b) => compare(a.measures, b.measures));
}

function newClass(measures: readonly number[], options?: Options): PositionClass {
  return { measures, options, found: { win: 0, loss: 0, draw: 0 }, known: {} };
}

function addTo({ found, known }: PositionClass, game: Variant, position: unknown): void {
  const value = oracleOf(game).probeFast(position);
  if (value === null) return;
  found[value.kind]++;
  known[value.kind] ??= position;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export function exampleLines(topic: Topic): string {
  const [first, ...facts] = factsOf(topic);
  const other = facts.find(({ results: [kind] }) => kind !== first?.results[0]) ?? facts[0];
  const quoted = [first, other]
    .filter((claim) => claim !== undefined)
    .map((claim) => formatClaim(topic.language, claim).replace(/^the player to move (\w+)s/, "you $1"))
    .map((line) => `"${line}"`);
  return quoted.length === 0 ? "" : `You can say things like ${listWords(quoted, "or")}.`;
}

/** Numbers that decide the result on their own: "You win if the number of zeros is 1". */
function factsOf(topic: Topic): readonly Claim[] {
  const { cases, subjects } = topic.language;
  const [scope = { condition: { every: [] } }] = cases;
  const counts = countsOf(topic).filter(({ measures }) => holds(scope.condition, measures));
  return [...subjects.keys()].flatMap((measure) => {
    const values = new Set(counts.map(({ measures }) => measures[measure] ?? 0).filter((value) => value > 0));
    return Array.from(values)
      .toSorted((a, b) => a - b)
      .flatMap((value): readonly Claim[] => {
        const condition = { measure, least: value, most: value };
        const same = counts.filter(({ measures }) => holds(condition, measures));
        const results = kinds.filter((kind) => same.some(({ found }) => found[kind] > 0));
        return results.length === 1 ? [{ results, strength: "if", condition }] : [];
      });
  });
}

/** A plan wins if each number after the first has a partner that can follow it, so the opponent runs out first. */
function checkPlan(topic: Topic, plan: Plan): Finding {
  const pairs = pairsAt(topic.game, plan);
  const example = findGap(topic, plan, pairs);
  return { positions: pairs.length, described: pairs.length, open: 0, missed: 0, example };
}

function pairsAt(game: Variant, { first, pairs, goesOn }: Plan): Plan["pairs"] {
  const numbers = moveNames(game, game.start(1))
    .map(Number)
    .filter((number) => number !== first);
  if (goesOn && pairs.length === 0)
    return numbers.flatMap((two, at) => (at % 2 === 1 ? [[numbers[at - 1] ?? 0, two]] : []));
  return goesOn ? continued(pairs, Math.max(...numbers)) : pairs;
}

/** Continues the pairs in equal steps, and leaves out pairs that don't fit. */
function continued(pairs: Plan["pairs"], most: number): Plan["pairs"] {
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = pairs.slice(-2);
  const all = [...pairs];
  for (let [one, two] = [2 * c - a, 2 * d - b]; all.length < most; [one, two] = [one + c - a, two + d - b])
    all.push([one, two]);
  const used = new Set<number>();
  return all.filter((pair) => {
    const fits = pair.every((number) => number >= 2 && number <= most && !used.has(number));
    if (fits) for (const number of pair) used.add(number);
    return fits;
  });
}

function findGap({ game, meaning }: Topic, { first }: Plan, pairs: Plan["pairs"]): Finding["example"] {
  const names = moveNames(game, game.start(1));
  const used = [...(first === null ? [] : [first]), ...pairs.flat()].map(String);
  const missing = used.find((name) => !names.includes(name));
  if (missing !== undefined) return gapAt(game.start(1), `There's no ${missing} to take at this size.`);
  const twice = used.find((name, at) => used.indexOf(name) < at);
  if (twice !== undefined)
    return gapAt(game.start(1), `You used ${twice} twice. Give each number one partner.`);
  if (pairs.length === 0 && first !== null)
    return winningMoves(game, game.start(1)).includes(String(first))
      ? null
      : gapAt(game.start(1), `Taking ${first} first loses.`);
  const end = "so the player to move wins here.";
  const whole = pairs.map(([one, two]) => ({
    left: [one, two],
    words: `${two} can't follow ${one}, ${end}`,
  }));
  const lonely = names.filter((name) => !used.includes(name));
  const rest = lonely.map((name) => ({ left: [name], words: `${name} has no partner, ${end}` }));
  for (const { left, words } of [...whole, ...rest]) {
    const position = meaning.alone?.(left.map(String));
    if (position !== undefined && oracleOf(game).probeFast(position)?.kind !== "loss")
      return gapAt(position, words);
  }
  return null;

  function gapAt(position: unknown, words: string): Finding["example"] {
    const value = oracleOf(game).probeFast(position);
    return { position, options: undefined, value, results: ["loss"], words };
  }
}
