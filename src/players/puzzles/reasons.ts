/** Why a puzzle's position has its value and what a move does, kept for those that are looked at again. */

import type { Analysis } from "../../core/analysis.ts";
import { type Memory, remembered } from "../../core/memory.ts";
import type { Reason } from "../../core/reason.ts";
import { analyzePosition } from "../../solver/analyze.ts";
import { reasonsOf } from "../../words/explain.ts";
import type { Situation } from "../player.ts";
import { nameOf } from "./values.ts";

const analyses: Memory<Analysis> = new WeakMap();
const known: Memory<readonly Reason[]> = new WeakMap();

export function reasonsAt(situation: Situation): readonly Reason[] {
  const { game, options, position } = situation;
  return remembered(known, options, nameOf(game, position), () => reasonsOf(game, analysisOf(situation)));
}

/** What this move does; of what isn't a move, the reasons of the position. */
export function reasonsOfMove(situation: Situation, name: string): readonly Reason[] {
  const { game, position } = situation;
  const analysis = analysisOf(situation);
  const move = analysis.moves.find((each) => game.formatMove(position, each.move) === name);
  return reasonsOf(game, analysis, move);
}

function analysisOf({ game, options, position }: Situation): Analysis {
  return remembered(analyses, options, nameOf(game, position), () =>
    analyzePosition(game, position, options),
  );
}
