/**
 * A reader who knows only the rules and one reason: no value, no solver, no list of moves. After the opponent's reply, the
 * reader has to find a move with the reason given before it.
 */

import { cellsOf } from "../../src/core/board.ts";
import type { Variant } from "../../src/core/game.ts";
import type { Reason } from "../../src/core/reason.ts";

type OfKind<K extends Reason["kind"]> = Extract<Reason, { kind: K }>;

/** What the reader has seen of the game since reading the reason. */
export interface Seen {
  /** The opponent's reply. Missing in the position that the reason is about. */
  readonly reply?: string;
}

/** All moves that the reasons name or allow here. Empty if they don't help. */
export function allowedMoves(
  game: Variant,
  reasons: readonly Reason[],
  position: unknown,
  seen: Seen,
): readonly unknown[] {
  for (const reason of reasons) {
    const found = movesBy(game, reason, position, seen);
    if (found !== undefined) return found;
  }
  return reasons.at(-1)?.kind === "needed" ? game.moves(position) : [];
}

function movesBy(
  game: Variant,
  reason: Reason,
  position: unknown,
  { reply }: Seen,
): readonly unknown[] | undefined {
  const moves = game.moves(position);
  const named = (name: string | undefined) =>
    moves.filter((move) => game.formatMove(position, move) === name);
  const all = (fits: (after: unknown) => boolean) => moves.filter((move) => fits(game.play(position, move)));
  switch (reason.kind) {
    case "ends":
      return named(reason.move);
    case "pairs":
      return named(reply === undefined ? reason.after[0] : partnerOf(reason, reply));
    case "multiple":
      if (reply === undefined) return named(reason.after[0]);
      return all((after) => standing(game, after) % reason.of === 0);
    case "leave":
      return all((after) => isSafe(game, reason, after));
    case "needed":
      return neededMoves(reason, moves, (move) => game.formatMove(position, move));
    case "safe":
      return reason.moves.flatMap(named);
    case "stuck":
      return moves;
    case "forced":
      return reason.move === null ? undefined : named(reason.move);
    case "over":
    case "dead":
    case "equal":
    case "even":
    case "refuted":
    case "spoils":
    case "threat":
    case "undone":
    case "unknown":
      return undefined;
  }
}

function partnerOf({ pairs }: OfKind<"pairs">, reply: string): string | undefined {
  return pairs.find((pair) => pair.includes(reply))?.find((name) => name !== reply);
}

function standing(game: Variant, position: unknown): number {
  return cellsOf(game.board(position)).filter(({ state }) => state === "here").length;
}

function isSafe(game: Variant, rule: OfKind<"leave">, position: unknown): boolean {
  const cells = cellsOf(game.board(position));
  const places = cells.flatMap(({ mark }, at) => (mark === rule.mark ? [at] : []));
  if (places.length === 0) return rule.none;
  if (rule.least !== null && places.length >= rule.least) return true;
  const neighbors = places.some((place, at) => places[at + 1] === place + 1);
  return rule.least !== null && places.length === rule.apart && !neighbors;
}

/** Advice must not help the opponent, but the next reason may name the moves that do. */
function neededMoves(
  { by, lists, free, spare }: OfKind<"needed">,
  moves: readonly unknown[],
  name: (move: unknown) => string,
): readonly unknown[] | undefined {
  const listed = lists.flat(2);
  if (by === "opponent") return spare ? moves.filter((move) => !listed.includes(name(move))) : undefined;
  return free.length === 0 ? moves : moves.filter((move) => free.includes(name(move)));
}
