/** Several moves that come at once, such as a refutation or a reply, are shown one after another. */

import type { Match } from "../../core/match.ts";
import type { Table } from "../../play/table.ts";

export interface Unfolding {
  readonly match: Match;
  readonly ply: number;
}

/** More than this means that the visitor was away: the moves appear at once. */
const mostUnfolded = 8;

export function unfold(before: Match, after: Match): Unfolding | null {
  const from = before.moves.length;
  const count = after.moves.length - from;
  const goesOn = before.id === after.id && before.moves.every((move, at) => move === after.moves[at]);
  return goesOn && count > 1 && count <= mostUnfolded ? { match: after, ply: from + 1 } : null;
}

/** Null once all moves are on the board. */
export function unfoldNext({ match, ply }: Unfolding): Unfolding | null {
  return ply + 1 < match.moves.length ? { match, ply: ply + 1 } : null;
}

/** No move can be made meanwhile. */
export function unfolded<T extends Table>(table: T, unfolding: Unfolding | null): T {
  if (unfolding?.match !== table.match || table.viewing !== null) return table;
  const { match, ply } = unfolding;
  const part = { moves: match.moves.slice(0, ply), positions: match.positions.slice(0, ply + 1) };
  return { ...table, hand: "none", match: { ...match, ...part, outcome: null } };
}
