/**
 * Why a position has its value and what a move does. Reasons name moves, and cells by their ids. A reader who knows only the
 * rules can use a reason to find the next move, whatever the opponent does. `you` is the player to move.
 */

import type { AnswerPairs } from "./analysis.ts";
import type { Link } from "./board.ts";
import type { NeededList } from "./needed.ts";
import type { Seat } from "./seat.ts";

type Side = "you" | "opponent";

/** docs/engine.md repeats the comment of every kind. */
export type Reason =
  /** The game is over. */
  | { readonly kind: "over"; readonly winner: Seat | null }
  /** `move` wins right away for `seat`. */
  | { readonly kind: "ends"; readonly move: string; readonly seat: Seat }
  /** After the moves in `after`, if any, `by` answers each move with its partner in `pairs`. */
  | {
      readonly kind: "pairs";
      readonly by: Side;
      readonly after: readonly string[];
      readonly pairs: AnswerPairs;
    }
  /** After the moves in `after`, if any, a multiple of `of` is left. Each move has an answer that leaves another one. */
  | {
      readonly kind: "multiple";
      readonly by: Side;
      readonly of: number;
      readonly after: readonly string[];
      /** What's left after each of those moves. Without moves, what's left now. */
      readonly leaves: readonly number[];
      readonly answers: AnswerPairs;
      /** The cell on top of the heap, for each multiple of `of` that may be left. */
      readonly cells: readonly string[];
    }
  /** A safe move leaves `least` cells with `mark`, or `apart` that aren't neighbors, or, if `none`, no such cell. */
  | {
      readonly kind: "leave";
      readonly mark: string;
      readonly least: number | null;
      readonly apart: number;
      readonly none: boolean;
      /** If the reason is about a move: the cells with the mark that it leaves. */
      readonly left: { readonly move: string; readonly cells: readonly string[] } | null;
    }
  /** `by` threatens to win with `wins`, either now or after `move`. */
  | {
      readonly kind: "threat";
      readonly by: Side;
      readonly move: string | null;
      readonly wins: string;
      readonly cells: readonly string[];
    }
  /** The opponent wins by undoing every move. */
  | { readonly kind: "undone" }
  /** `moves` are safe, and `wrong` aren't. */
  | { readonly kind: "safe"; readonly moves: readonly string[]; readonly wrong: readonly string[] }
  /**
   * Only `by` can win, with the moves on one of `lists`, now or after `move`. The cell of `sign` shows who that is. `spare`: a
   * move that isn't needed is safe. `adds`: what the opponent can add to the lists after `move`. `best`: a player
   * who leaves just two of these cells with the mark wins.
   */
  | {
      readonly kind: "needed";
      readonly by: Side;
      readonly sign: { readonly cell: string; readonly mark: string } | null;
      /** Cells with this mark can be used right away. `free` lists the needed moves of such cells. */
      readonly mark: string;
      readonly free: readonly string[];
      readonly move: string | null;
      readonly lists: readonly NeededList[];
      readonly spare: boolean;
      readonly adds: readonly string[];
      readonly best: readonly string[];
    }
  /** `move` gives away a forced win: the opponent can now make the list longer, with any move in `adds`. */
  | { readonly kind: "spoils"; readonly move: string; readonly adds: readonly string[] }
  /** Each move changes an even number of `cells`, and an odd number of them show `mark`. So at least one always will. */
  | { readonly kind: "stuck"; readonly mark: string; readonly cells: readonly string[] }
  /** After `move`, the opponent wins right away with `reply`. `left` is what the move leaves for that. */
  | {
      readonly kind: "refuted";
      readonly move: string;
      readonly reply: string;
      readonly left?: { readonly mark: string; readonly cells: readonly string[] };
    }
  /** Neither player can win anymore. */
  | { readonly kind: "dead" }
  /** All moves keep the win. */
  | { readonly kind: "equal" }
  /** Neither player can force a win, after `move` or now. */
  | { readonly kind: "even"; readonly move: string | null }
  /** `by` wins in at most `plies` moves, starting with `move` or after it. No simpler reason is known. */
  | {
      readonly kind: "forced";
      readonly by: Side;
      readonly move: string | null;
      readonly plies: number | null;
    }
  /** Nothing exact is known. */
  | { readonly kind: "unknown" };

export interface Drawing {
  readonly links: readonly Link[];
  /** `note` is a longer label, for faces with more room. */
  readonly marks: readonly { readonly cell: string; readonly label: string; readonly note?: string }[];
}

export function drawReasons(reasons: readonly Reason[]): Drawing {
  const links = reasons.flatMap((reason) =>
    reason.kind === "pairs" ? [...reason.pairs, ...answered(reason)] : [],
  );
  return {
    links: links.map(([from, to]) => ({ from, to, label: "↔" })),
    marks: reasons.flatMap(marksOf),
  };
}

/** The losing move and its answer belong together like a pair. */
function answered({ by, after: [move, reply] }: Extract<Reason, { kind: "pairs" }>): AnswerPairs {
  return by === "opponent" && move !== undefined && reply !== undefined ? [[move, reply]] : [];
}

export function replyIn(reasons: readonly Reason[]): string | undefined {
  return reasons.flatMap(repliesOf)[0];
}

function repliesOf(reason: Reason): readonly string[] {
  if (reason.kind === "refuted") return [reason.reply];
  const answers = reason.kind === "pairs" || reason.kind === "multiple";
  return answers && reason.by === "opponent" ? reason.after.slice(1) : [];
}

function marksOf(reason: Reason): Drawing["marks"] {
  const mark = (cells: readonly string[], label: string) => cells.map((cell) => ({ cell, label }));
  if (reason.kind === "multiple") {
    const { cells, of } = reason;
    return cells.map((cell, at) => ({ cell, label: `×${of}`, note: `${of * (cells.length - at)} left` }));
  }
  if (reason.kind === "threat") return mark(reason.cells, "!");
  return reason.kind === "pairs" ? mark(reason.after.slice(0, 1), reason.by === "you" ? "1st" : "?") : [];
}

/** For faces that can't draw lines: "↔4", "6 left". */
export function cellNotes({ links, marks }: Drawing): ReadonlyMap<string, string> {
  return new Map([
    ...links.flatMap(({ from, to, label }) => [[from, label + to] as const, [to, label + from] as const]),
    ...marks.map(({ cell, label, note = label }) => [cell, note] as const),
  ]);
}
