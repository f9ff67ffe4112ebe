import type { Variant } from "../../core/game.ts";
import { subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { quote } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { levels, moves, type TowerMove, type TowerOptions, type TowerPosition } from "./rules.ts";

function takenBy(options: TowerOptions, position: TowerPosition, move: TowerMove): readonly string[] {
  return levels(options, position).slice(0, move).map(String);
}

export function nameBlocks(options: TowerOptions, position: TowerPosition, move: TowerMove): string {
  const taken = takenBy(options, position, move);
  return `${taken.length === 1 ? "block" : "blocks"} ${taken.join(" and ")}`;
}

export function presentation(options: TowerOptions) {
  const { blocks } = options;
  return {
    board: ({ left }) => {
      const cells = Array.from({ length: blocks }, (_, index) => {
        const label = String(index + 1);
        const [state, word] =
          index < blocks - left ? (["gone", "taken"] as const) : (["here", "standing"] as const);
        return { id: label, label, state, mark: "", spoken: `block ${label}, ${word}` };
      });
      return [{ shape: "stack", title: "Tower", cells }];
    },
    cellsOfMove: (position, move) => takenBy(options, position, move),
    goal: () => "Take the last block.",
    turnRule: (position) => {
      if (moves(position).length === 2) return "Take 1 or 2 blocks.";
      return position.left === 1 ? "One block is left. Take it!" : "Take 1 block: your opponent just took 2.";
    },
    describeMove: (position, move, speaker) => [
      `${subject(speaker)} took ${nameBlocks(options, position, move)}.`,
    ],
    terms: {
      verb: ["take", "taking", "took"],
      cell: ["block", "blocks"],
      wins: ["clears the tower and wins", "clears the tower and wins"],
      won: ["took the last block", "took the last block"],
      over: ["The last block is gone.", "The last block is gone."],
    },
    rulesPage: {
      goal: "Take the last block of the tower.",
      rules: [
        `The tower has ${countOf(blocks, "block")}, numbered from 1 at the top to ${blocks} at the bottom.`,
        "Players take turns. On your turn, take one or two blocks from the top. You can't pass.",
        "The switch: if your opponent just took two, you can take only one.",
        "Take the last block and you win. There are no draws.",
      ],
      finePrint: [
        "When only one block is left, one is all you can take.",
        "In a series, the players take turns going first.",
      ],
    },
  } satisfies Partial<Variant<TowerPosition, TowerMove>>;
}

/** `8/2` is the number of blocks left and how many were just taken. */
export function key({ left, last }: Pick<TowerPosition, "left" | "last">): string {
  return `${left}/${last}`;
}

export function readKey(text: string): Pick<TowerPosition, "left" | "last"> {
  const [left, last] = text.split("/");
  return { left: Number(left), last: Number(last) };
}

export function fromKey({ blocks }: TowerOptions, text: string, mover: Seat = 1): Result<TowerPosition> {
  if (!/^\d{1,16}\/[012]$/.test(text))
    return fail(
      "bad-key",
      `${quote(text)} isn't a position code. Write how many blocks are left, a slash and how many were just taken, such as ${blocks}/0.`,
    );
  const { left, last } = readKey(text);
  const taken = blocks - left;
  if (taken < 0)
    return fail(
      "bad-key",
      `${text} can't occur: the tower starts with ${blocks} blocks. Set "blocks" higher.`,
    );
  if (last === 0 && taken > 0)
    return fail(
      "bad-key",
      `${text} can't occur: ${gone(taken, blocks)}, so the last move must have taken 1 or 2.`,
    );
  if (taken < last)
    return fail(
      "bad-key",
      `${text} can't occur: ${gone(taken, blocks)}, so the last move can't have taken ${last}.`,
    );
  const position = { left, last, mover };
  return key(position) === text
    ? ok(position)
    : fail("bad-key", `Write ${text} without leading zeros: ${key(position)}.`);
}

function gone(taken: number, blocks: number): string {
  return `${taken} of the ${blocks} blocks ${taken === 1 ? "is" : "are"} gone`;
}

/** Reads `2`, `Take 2` and `take 2 blocks`. */
export function parseMove(position: TowerPosition, text: string): Result<TowerMove> {
  const [, count] = /^(?:(?:take|remove)\s+)?(\d+)(?:\s+blocks?)?\.?$/i.exec(text.trim()) ?? [];
  const move = moves(position).find((candidate) => candidate === Number(count));
  return move === undefined ? fail("illegal-move", allowance(position)) : ok(move);
}

export function allowance(position: TowerPosition): string {
  return moves(position).length === 2 ? "You may remove 1 or 2 blocks." : "You may remove only 1 block.";
}
