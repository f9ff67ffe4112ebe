/**
 * A reader who knows the rules and one reason, and nothing else: no value, no solver, no list of moves. It is asked for
 * a move after the opponent's reply, and has to find it in the reason that it was given before.
 */

import { cellsOf } from "../../src/core/board.ts";
import type { Game } from "../../src/core/game.ts";
import { pick, type Random } from "../../src/core/random.ts";
import type { Reason } from "../../src/core/reason.ts";

/** The move that the reason itself begins with, if it names one. */
export function firstMove(reasons: readonly Reason[]): string | undefined {
  for (const reason of reasons) {
    if (reason.kind === "ends") return reason.move;
    if ((reason.kind === "pairs" || reason.kind === "multiple") && reason.by === "you")
      return reason.after[0];
    if (reason.kind === "forced" && reason.by === "you") return reason.move ?? undefined;
  }
  return undefined;
}

/** What the reader plays now, `reply` being the opponent's last move; undefined: the reason does not help. */
export function readMove(
  game: Game,
  reasons: readonly Reason[],
  position: unknown,
  { reply, random }: { readonly reply: string | undefined; readonly random: Random },
): unknown {
  const moves = game.moves(position);
  const all = (fits: (after: unknown) => boolean) => moves.filter((move) => fits(game.play(position, move)));
  const found = reasons
    .map((reason) => {
      if (reason.kind === "pairs") {
        const pair = reason.pairs.find((each) => reply !== undefined && each.includes(reply));
        const partner = pair?.find((name) => name !== reply);
        return moves.filter((move) => game.formatMove(position, move) === partner);
      }
      if (reason.kind === "multiple") return all((after) => standing(game, after) % reason.of === 0);
      if (reason.kind === "leave") return all((after) => isSafe(game, reason, after));
      return reason.kind === "deny" ? all((after) => !winsSoon(game, reason, after)) : undefined;
    })
    .find((fitting) => fitting !== undefined);
  return found === undefined || found.length === 0 ? undefined : pick(random, found);
}

function standing(game: Game, position: unknown): number {
  return cellsOf(game.board(position)).filter(({ state }) => state === "here").length;
}

function isSafe(game: Game, rule: Extract<Reason, { kind: "leave" }>, position: unknown): boolean {
  const cells = cellsOf(game.board(position));
  const places = cells.flatMap(({ mark }, at) => (mark === rule.mark ? [at] : []));
  if (places.length === 0) return rule.none;
  if (rule.least !== null && places.length >= rule.least) return true;
  const neighbours = places.some((place, at) => places[at + 1] === place + 1);
  return rule.least !== null && places.length === rule.apart && !neighbours;
}

/** Whether the player to move can win at once, or leave only twins. */
function winsSoon(game: Game, rule: Extract<Reason, { kind: "deny" }>, position: unknown): boolean {
  const mover = game.toMove(position);
  const after = game.moves(position).map((move) => game.play(position, move));
  return after.some((next) => game.outcome(next) === mover || leavesTwins(game, rule, next));
}

function leavesTwins(
  game: Game,
  { mark, twins }: Extract<Reason, { kind: "deny" }>,
  position: unknown,
): boolean {
  const marked = cellsOf(game.board(position)).filter((cell) => cell.mark === mark);
  const left = twins.map((blocks) =>
    blocks.filter((block) => block.every((id) => marked.some((cell) => cell.id === id))),
  );
  return left.flat(2).length === marked.length && left.every((blocks) => blocks.length % 2 === 0);
}
