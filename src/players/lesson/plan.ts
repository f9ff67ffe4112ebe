/**
 * Whether a plan wins: after the first number, if it names one, each number has a partner that may follow it, and none is
 * left over. Then whole pairs are left after every answer, and the opponent runs out first. It can come to as many
 * positions as there are ways to have one pair half taken and each of the others whole or gone.
 */

import { moveNames } from "../../core/rules.ts";
import { oracleOf } from "../../solver/oracle.ts";
import type { Finding, Topic } from "./topic.ts";

export function checkPlan(topic: Topic, plan: number): Finding {
  const pairs = topic.language.pairsOf?.(plan, topic.options) ?? [];
  const positions = pairs.length * 2 ** pairs.length;
  return { positions, described: positions, missed: 0, example: findGap(topic, plan, pairs) };
}

/** What is wrong with the first pair that does not work, or with the first number that has no partner. */
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
