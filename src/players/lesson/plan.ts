/**
 * Whether a plan wins: after the first number, if it names one, each number has a partner that may follow it,
 * and none is left over. Then whole pairs remain after every answer, and the opponent runs out first. It can
 * reach only as many positions as there are ways to have one pair half taken and each other pair whole or
 * gone.
 */

import type { AnswerPairs } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { moveNames } from "../../core/rules.ts";
import { oracleOf } from "../../solver/oracle.ts";
import type { Finding, Topic } from "./topic.ts";

export function checkPlan(topic: Topic, plan: number): Finding {
  const pairs = topic.language.pairsOf?.(plan, topic.options) ?? [];
  const example = findGap(topic, plan, pairs);
  const isCounted = example === null && pairs.length <= mostPlayedOut;
  const positions = isCounted ? countMet(topic, plan, pairs) : pairs.length * 2 ** pairs.length;
  return { positions, described: positions, missed: 0, example, ...(isCounted ? {} : { atMost: true }) };
}

const mostPlayedOut = 6;

function countMet({ game, language, options }: Topic, plan: number, pairs: AnswerPairs): number {
  const start = game.start(options, 1);
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

function named(game: Game, position: unknown, name: string): unknown {
  return game.moves(position).find((move) => game.formatMove(position, move) === name);
}

function findGap(
  { game, language, options }: Topic,
  plan: number,
  pairs: readonly (readonly string[])[],
): Finding["example"] {
  const first = language.plans[plan]?.first ?? null;
  const names = moveNames(game, game.start(options, 1));
  if (first !== null && !names.includes(first))
    return gapAt(game.start(options, 1), `There is no ${first} to take at this size.`);
  const lonely = names.find((name) => name !== first && !pairs.flat().includes(name));
  const whole = pairs.map((pair) => ({
    left: pair,
    words: `${pair[1]} may not follow ${pair[0]}, so the player to move wins here.`,
  }));
  const rest =
    lonely === undefined
      ? []
      : [{ left: [lonely], words: `${lonely} has no partner, so the player to move wins here.` }];
  for (const { left, words } of [...whole, ...rest]) {
    const position = language.alone?.(left, options);
    if (position !== undefined && oracleOf(game, options).probeFast(position)?.kind !== "loss")
      return gapAt(position, words);
  }
  return null;

  function gapAt(position: unknown, words: string): Finding["example"] {
    const value = oracleOf(game, options).probeFast(position);
    return { position, options: undefined, value, claim: { kind: "loss", isMeant: true }, words };
  }
}
