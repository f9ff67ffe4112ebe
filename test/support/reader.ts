/**
 * A reader who knows the rules and one reason, and nothing else: no value, no solver, no list of moves. It is asked for
 * a move after the opponent's reply, and has to find it in the reason that it was given before.
 */

import { cellsOf } from "../../src/core/board.ts";
import type { Variant } from "../../src/core/game.ts";
import type { Reason } from "../../src/core/reason.ts";

type OfKind<K extends Reason["kind"]> = Extract<Reason, { kind: K }>;

/** What the reader has seen of the game since the reason was read. */
export interface Seen {
  /** The position before the opponent's reply, and the reply; none at the position that the reason is about. */
  readonly before?: unknown;
  readonly reply?: string;
}

/** All moves that the reasons name or allow here; none where they do not help. */
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
  return [];
}

function movesBy(
  game: Variant,
  reason: Reason,
  position: unknown,
  { before, reply }: Seen,
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
    case "stages":
      return named(reply === undefined ? reason.after[0] : answerTo(game, reason, before, reply));
    case "multiple":
      if (reply === undefined) return named(reason.after[0]);
      return all((after) => standing(game, after) % reason.of === 0);
    case "leave":
      return all((after) => isSafe(game, reason, after));
    case "deny":
      return all((after) => !winsSoon(game, reason, after));
    case "missing":
      // Only the reader can win, so nothing can go wrong; else the next reason says what to avoid.
      return reason.by === "you" ? moves : undefined;
    case "stuck":
      return moves;
    case "over":
    case "dead":
    case "equal":
    case "even":
    case "forced":
    case "refuted":
    case "safe":
    case "threat":
    case "undone":
    case "unknown":
      return undefined;
  }
}

function partnerOf({ pairs }: OfKind<"pairs">, reply: string): string | undefined {
  return pairs.find((pair) => pair.includes(reply))?.find((name) => name !== reply);
}

/** At the stage that the board showed before the reply. */
function answerTo(
  game: Variant,
  { stages, mark }: OfKind<"stages">,
  before: unknown,
  reply: string,
): string | undefined {
  const marked = cellsOf(game.board(before)).flatMap((cell) => (cell.mark === mark ? [cell.id] : []));
  const stage = stages.find(({ cells }) => String(cells) === String(marked));
  return stage?.answers.find(([move]) => move === reply)?.[1];
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

/** Whether the player to move can win at once, or leave only twins, or one of the rows that are named. */
function winsSoon(game: Variant, rule: OfKind<"deny">, position: unknown): boolean {
  const mover = game.toMove(position);
  const after = game.moves(position).map((move) => game.play(position, move));
  return after.some((next) => game.outcome(next) === mover || leavesLost(game, rule, next));
}

function leavesLost(game: Variant, { mark, twins, rows }: OfKind<"deny">, position: unknown): boolean {
  const marked = cellsOf(game.board(position)).flatMap((cell) => (cell.mark === mark ? [cell.id] : []));
  if (rows.some((row) => String(row) === String(marked))) return true;
  const left = twins.map((blocks) => blocks.filter((block) => block.every((id) => marked.includes(id))));
  return left.flat(2).length === marked.length && left.every((blocks) => blocks.length % 2 === 0);
}
