/**
 * Checks a statement about a game by counting, never by sampling. The solver lists the won and lost positions
 * of a size, and each class that the vocabulary can tell apart has a known number of members; so a class is
 * won entirely, in part or not at all, and a statement is true if every class is as it says.
 */

import { positionName } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import type { AnswerPairs, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import {
  holdsOf,
  type Language,
  type Meaning,
  type PositionClass,
  type Statement,
  type WhenStatement,
} from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import { variantAt } from "../core/resolve-options.ts";
import { moveNames } from "../core/rules.ts";
import { otherSeat } from "../core/seat.ts";
import { everyPosition } from "../puzzles/positions.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Decided } from "../solver/solution.ts";
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
  if (example === null) {
    const sizes = otherSizes(topic, statement);
    const text = describeTruth(statement, found, sizes);
    return { holds: true, positions, described, sizes, counterexample: null, text };
  }
  const game = withOptions(topic.game, example.options);
  const name = positionName({ game }, example.position);
  const favoursMover = (example.claim.kind === "win") === example.claim.isMeant;
  const counterexample = { ...name, seat: favoursMover ? name.toMove : otherSeat(name.toMove) };
  const isWon = example.value?.kind === "win";
  const text = refuteWords(game, example, isWon ? winningMove(game, example.position) : undefined);
  return { holds: false, positions, described, sizes: [], counterexample, text };
}

function withOptions(game: Variant, changes: Options | undefined): Variant {
  return changes === undefined ? game : game.of.at({ ...game.options, ...changes });
}

function winningMove(game: Variant, position: unknown) {
  const won = analyzeMoves(game, position, oracleOf(game)).find(({ value }) => value?.kind === "win");
  return won === undefined ? undefined : game.formatMove(position, won.move);
}

function findOut(topic: Topic, statement: Statement): Finding {
  return statement.kind === "plan" ? checkPlan(topic, statement.plan) : checkWhen(topic, statement);
}

function otherSizes(topic: Topic, statement: Statement): Verdict["sizes"] {
  const { game, language } = topic;
  const spec = game.of.options[language.size];
  if (spec?.kind !== "number") return [];
  const most = Math.min(spec.max, largestTried);
  const sizes: { size: number; holds: boolean }[] = [];
  for (let size = spec.min; size <= most; size++) {
    const other = variantAt(game.of, { ...game.options, [language.size]: size });
    if (!other.ok) continue;
    const at = topicOf(other.value, language);
    if (!isInReach(at)) break;
    const { positions, example } = findOut(at, statement);
    if (positions > 0 || example !== null) sizes.push({ size, holds: example === null });
  }
  return sizes;
}

/** Listing more positions takes too long. */
const mostListed = 1000;

function isInReach({ game, meaning }: Topic): boolean {
  if (meaning.classes !== undefined) return true;
  const { length } = everyPosition(game);
  return length > 0 && length <= mostListed;
}

/** A class with the solver's counts by kind, as far as it lists positions, and an example of each. */
interface ClassCount extends PositionClass {
  readonly found: Record<Value["kind"], number>;
  readonly known: Partial<Record<Value["kind"], unknown>>;
}

function checkWhen(topic: Topic, { result, exact, case: at, condition }: WhenStatement): Finding {
  const { cases, subjects } = topic.language;
  const scope = cases[at];
  const kind = result === "wins" ? "win" : "loss";
  let [positions, described, missed] = [0, 0, 0];
  let example: Finding["example"] = null;
  const counts = countsOf(topic);
  for (const counted of counts) {
    const { measures, count } = counted;
    if (scope !== undefined && !holdsOf(scope, measures)) continue;
    const isMeant = condition.some((atoms) =>
      atoms.every(({ subject, phrase }) => {
        const said = subjects[subject]?.phrases[phrase];
        return said !== undefined && holdsOf(said, measures);
      }),
    );
    const hits = counted.found[kind];
    positions += count;
    if (isMeant) described += count;
    else missed += hits;
    const isWrong = isMeant ? hits < count : exact && hits > 0;
    if (isWrong) example ??= exampleIn(topic, counted, { kind, isMeant });
  }
  const ofSizes = counts.some(({ options }) => options !== undefined);
  return { positions, described, missed, example, ...(ofSizes ? { ofSizes } : {}) };
}

function exampleIn(
  topic: Topic,
  counted: ClassCount,
  { kind, isMeant }: { readonly kind: "win" | "loss"; readonly isMeant: boolean },
): Finding["example"] {
  const { options, known } = counted;
  const claim = { kind, isMeant };
  const worth = (position: unknown) => valueAt(topic, counted, position);
  if (!isMeant) {
    const position = known[kind];
    return { position, options, value: worth(position), claim };
  }
  for (const position of counted.positions()) {
    const value = worth(position);
    if (value?.kind !== kind) return { position, options, value, claim };
  }
  throw new Error("A class that was counted as mixed has another kind in it.");
}

function valueAt({ game }: Topic, { options }: PositionClass, position: unknown): Value | null {
  return oracleOf(withOptions(game, options)).probeFast(position);
}

const known: Memory<readonly ClassCount[]> = new WeakMap();

function countsOf(topic: Topic): readonly ClassCount[] {
  const { game, language, meaning } = topic;
  return remembered(known, language, JSON.stringify(game.options), () => {
    const classes = Array.from(meaning.classes?.() ?? groupPositions(topic), (each) => ({
      ...each,
      found: { win: 0, loss: 0, draw: 0 },
      known: {},
    }));
    const listed = [...oracleOf(game).decided(1)];
    if (listed.length > 0) countListed(topic, classes, listed);
    else
      for (const each of classes)
        for (const position of each.positions()) add(each, valueAt(topic, each, position), position, 1);
    return classes;
  });
}

function groupPositions({ game, meaning }: Topic): readonly PositionClass[] {
  const groups = new Map<string, unknown[]>();
  const everywhere = everyPosition(game);
  // Probing the start first computes every position that it reaches, instead of each one separately.
  oracleOf(game).probeFast(everywhere[0]);
  for (const position of everywhere) {
    const name = meaning.measure(position).join();
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [position]);
    else group.push(position);
  }
  return Array.from(groups, ([name, positions]) => ({
    measures: name.split(",").map(Number),
    count: positions.length,
    positions: () => positions,
  })).toSorted((a, b) => compare(a.measures, b.measures));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function countListed(
  { game, meaning }: Topic,
  classes: readonly ClassCount[],
  listed: readonly Decided[],
): void {
  const oracle = oracleOf(game);
  const byName = new Map(classes.map((each) => [each.measures.join(), each]));
  for (const { key, mover, count } of listed) {
    const position = game.fromKey(key, mover);
    if (!position.ok) throw new Error(position.problem.message);
    const found = byName.get(meaning.measure(position.value).join());
    if (found === undefined) throw new Error(`${key} belongs to no class.`);
    add(found, oracle.probeFast(position.value), position.value, count);
  }
}

function add(counted: ClassCount, value: Value | null, position: unknown, times: number): void {
  if (value === null) return;
  counted.found[value.kind] += times;
  counted.known[value.kind] ??= position;
}

/**
 * Whether a plan wins: after the first number, if it names one, each number has a partner that may follow it,
 * and none is left over. Then whole pairs remain after every answer, and the opponent runs out first. It can
 * reach only as many positions as there are ways to have one pair half taken and each other pair whole or
 * gone.
 */
function checkPlan(topic: Topic, plan: number): Finding {
  const pairs = topic.meaning.pairsOf?.(plan) ?? [];
  const example = findGap(topic, plan, pairs);
  const isCounted = example === null && pairs.length <= mostPlayedOut;
  const positions = isCounted ? countMet(topic, plan, pairs) : pairs.length * 2 ** pairs.length;
  return { positions, described: positions, missed: 0, example, ...(isCounted ? {} : { atMost: true }) };
}

const mostPlayedOut = 6;

function countMet({ game, language }: Topic, plan: number, pairs: AnswerPairs): number {
  const start = game.start(1);
  const first = language.plans[plan]?.first ?? null;
  const opened = first === null ? start : game.play(start, named(game, start, first));
  const met = new Set<string>();
  const lines = [opened];
  for (const position of lines)
    for (const move of game.moves(position)) {
      const after = game.play(position, move);
      if (met.has(game.key(after))) continue;
      met.add(game.key(after));
      const taken = game.formatMove(position, move);
      const partner = pairs.find((pair) => pair.includes(taken))?.find((name) => name !== taken);
      lines.push(game.play(after, named(game, after, partner ?? "")));
    }
  return met.size;
}

function named(game: Variant, position: unknown, name: string): unknown {
  return game.moves(position).find((move) => game.formatMove(position, move) === name);
}

function findGap(
  { game, language, meaning }: Topic,
  plan: number,
  pairs: readonly (readonly string[])[],
): Finding["example"] {
  const first = language.plans[plan]?.first ?? null;
  const names = moveNames(game, game.start(1));
  if (first !== null && !names.includes(first))
    return gapAt(game.start(1), `There's no ${first} to take at this size.`);
  const lonely = names.find((name) => name !== first && !pairs.flat().includes(name));
  const whole = pairs.map((pair) => ({
    left: pair,
    words: `${pair[1]} can't follow ${pair[0]}, so the player to move wins here.`,
  }));
  const rest =
    lonely === undefined
      ? []
      : [{ left: [lonely], words: `${lonely} has no partner, so the player to move wins here.` }];
  for (const { left, words } of [...whole, ...rest]) {
    const position = meaning.alone?.(left);
    if (position !== undefined && oracleOf(game).probeFast(position)?.kind !== "loss")
      return gapAt(position, words);
  }
  return null;

  function gapAt(position: unknown, words: string): Finding["example"] {
    const value = oracleOf(game).probeFast(position);
    return { position, options: undefined, value, claim: { kind: "loss", isMeant: true }, words };
  }
}
