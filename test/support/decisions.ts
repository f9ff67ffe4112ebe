/** The distinct decisions of a size, which are positions where some move is a mistake. */

import { type EvaluatedMove, evaluateMoves } from "../../src/computer/evaluate.ts";
import { decisionOf } from "../../src/computer/skill.ts";
import type { Variant } from "../../src/core/game.ts";
import { pick, randomFrom } from "../../src/core/random.ts";

export interface Decision {
  readonly position: unknown;
  readonly moves: readonly EvaluatedMove[];
  /** What random moves lose on average. */
  readonly random: number;
  /** True if the player to move can win right away. */
  readonly inOne: boolean;
}

/** If a size has more positions than this, only those that random games reach are examined. */
const mostListed = 5_000;
export const mostSampled = 150;

export interface Sample {
  readonly decisions: readonly Decision[];
  /** True if the list is complete. */
  readonly whole: boolean;
}

export function decisionsOf(game: Variant, start: unknown): Sample {
  const listed = firstPositions(game);
  const whole = listed.length > 0 && listed.length <= mostListed;
  const decisions: Decision[] = [];
  for (const position of whole ? listed : meet(game, start)) {
    const decision = decisionAt(game, position);
    if (decision !== undefined) decisions.push(decision);
    if (!whole && decisions.length === mostSampled) break;
  }
  return { decisions, whole };
}

/** One more than `mostListed` at most. */
function firstPositions(game: Variant): readonly unknown[] {
  const listed: unknown[] = [];
  for (const position of game.positions?.() ?? []) {
    listed.push(position);
    if (listed.length > mostListed) break;
  }
  return listed;
}

function decisionAt(game: Variant, position: unknown): Decision | undefined {
  const { moves } = evaluateMoves({ game, position });
  const values = moves.map(({ value }) => value);
  const random = decisionOf(values[0] ?? null, values)?.random;
  const inOne = values.some((value) => value?.kind === "win" && value.plies === 1);
  return random === undefined ? undefined : { position, moves, random, inOne };
}

const [mostGames, mostPlies] = [4_000, 60];

/** The distinct positions of seeded random games, as they come. */
function* meet(game: Variant, start: unknown): Iterable<unknown> {
  const random = randomFrom(20261115);
  const seen = new Set<string>();
  for (let games = 0; games < mostGames; games++) {
    let position = start;
    for (let ply = 0; ply < mostPlies && game.outcome(position) === null; ply++) {
      const name = `${game.toMove(position)} ${game.key(position)}`;
      if (!seen.has(name)) yield position;
      seen.add(name);
      position = game.play(position, pick(random, game.moves(position)));
    }
  }
}
