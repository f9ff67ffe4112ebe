/** Key `8/2` (blocks left / last removal), moves `1` and `2`. */

import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { quote } from "../../core/text.ts";
import { moves, type TowerMove, type TowerOptions, type TowerPosition } from "./rules.ts";

export function key(position: TowerPosition): string {
  return `${position.left}/${position.last}`;
}

export function readKey(text: string): Pick<TowerPosition, "left" | "last"> {
  const [left, last] = text.split("/");
  return { left: Number(left), last: Number(last) };
}

function fromKey(text: string, options: TowerOptions, mover: Seat = 1): Result<TowerPosition> {
  const { blocks } = options;
  if (!/^\d{1,16}\/[012]$/.test(text))
    return fail(
      "bad-key",
      `${quote(text)} isn't a tower; write blocks left / last removal, such as ${blocks}/0.`,
    );
  const { left, last } = readKey(text);
  const taken = blocks - left;
  if (taken < 0)
    return fail("bad-key", `${text} cannot occur: the tower starts with ${blocks} blocks (option blocks).`);
  if (last === 0 && taken > 0)
    return fail("bad-key", `${text} cannot occur: ${gone(taken, blocks)}, so the last removal was 1 or 2.`);
  if (taken < last)
    return fail(
      "bad-key",
      `${text} cannot occur: ${gone(taken, blocks)}, so the last removal was not ${last}.`,
    );
  const position = { blocks, left, last, mover };
  return key(position) === text
    ? ok(position)
    : fail("bad-key", `Write ${text} without leading zeros: ${key(position)}.`);
}

function gone(taken: number, blocks: number): string {
  return `${taken} of the ${blocks} blocks ${taken === 1 ? "is" : "are"} gone`;
}

/** `2`, `Take 2`, `take 2 blocks`. */
export function parseMove(position: TowerPosition, text: string): Result<TowerMove> {
  const [, count] = /^(?:(?:take|remove)\s+)?(\d+)(?:\s+blocks?)?\.?$/i.exec(text.trim()) ?? [];
  const move = moves(position).find((candidate) => candidate === Number(count));
  return move === undefined ? fail("illegal-move", allowance(position)) : ok(move);
}

export function allowance(position: TowerPosition): string {
  return moves(position).length === 2 ? "You may remove 1 or 2 blocks." : "You may remove only 1 block.";
}

const formatMove = (_position: TowerPosition, move: TowerMove) => String(move);

export const notation = { key, fromKey, formatMove, parseMove };
