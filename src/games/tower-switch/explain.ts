/**
 * Why a tower is won. Free to take one or two, exactly the multiples of three are lost; held to one block after
 * a two, everything is lost but what is one more than a multiple of three.
 */

import type { Analysis } from "../../core/analysis.ts";
import type { TowerMove, TowerPosition } from "./rules.ts";

export function explain(analysis: Analysis<TowerPosition, TowerMove>): string | undefined {
  const { left, last } = analysis.position;
  if (analysis.over) return "The last block is gone.";
  if (analysis.value?.kind === "win") return winningSentence(analysis);
  if (analysis.value?.kind !== "loss") return undefined;
  if (left % 3 === 0) return `${left} is a multiple of three: the player to move there loses.`;
  return last === 2
    ? `After a two, only one block may be taken; that leaves ${left - 1}, which isn't a multiple of three, so the opponent wins.`
    : undefined;
}

function winningSentence({ position, moves }: Analysis<TowerPosition, TowerMove>): string | undefined {
  const { left } = position;
  const wins = moves.filter((move) => move.value?.kind === "win").map((move) => move.move);
  const taking = wins.find((move) => (left - move) % 3 === 0);
  if (taking === undefined) return undefined;
  if (taking === left) return `Taking ${taking} takes the last block.`;
  return `Taking ${taking} leaves ${left - taking}, a multiple of three: the player to move there loses.`;
}
