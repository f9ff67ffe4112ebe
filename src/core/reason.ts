/**
 * Why a position has its value and what a move does, as data: moves by their canonical names, cells by their
 * ids. A reader who knows only the rules can find the next move in it, whatever the opponent replies. `you`
 * is the player to move in the position that the reason is about.
 */

import type { AnswerPairs } from "./analysis.ts";
import type { Link } from "./board.ts";
import type { Seat } from "./seat.ts";

/** The player the reason favors. */
type Side = "you" | "opponent";

/** While exactly these cells show the mark, the answer to each move. */
export interface AnswerStage {
  readonly cells: readonly string[];
  readonly answers: AnswerPairs;
}

/** Why a position or a move has its value, as data; `explain` puts it into words. */
export type Reason =
  /** The game is over. */
  | { readonly kind: "over"; readonly winner: Seat | null }
  /** `move` wins right away for `seat`. */
  | { readonly kind: "ends"; readonly move: string; readonly seat: Seat }
  /** After the moves `after`, if any, `by` answers every move with its partner. */
  | {
      readonly kind: "pairs";
      readonly by: Side;
      readonly after: readonly string[];
      readonly pairs: AnswerPairs;
    }
  /** Like `pairs`, but the answers change with the cells that show `mark`. */
  | {
      readonly kind: "stages";
      readonly by: Side;
      readonly after: readonly string[];
      readonly mark: string;
      readonly stages: readonly AnswerStage[];
    }
  /** After the moves `after`, if any, a multiple of `of` is left; each move has an answer that leaves one again. */
  | {
      readonly kind: "multiple";
      readonly by: Side;
      readonly of: number;
      readonly after: readonly string[];
      /** The number left after each of the moves; without a move, the number left now. */
      readonly leaves: readonly number[];
      readonly answers: AnswerPairs;
      /** The top cells whenever a multiple is left. */
      readonly cells: readonly string[];
    }
  /** A safe move leaves at least `least` cells with `mark`, or `apart` of them that aren't neighbors, or (`none`) none. */
  | {
      readonly kind: "leave";
      readonly mark: string;
      readonly least: number | null;
      readonly apart: number;
      readonly none: boolean;
      /** The move in question, and the cells with the mark after it. */
      readonly left: { readonly move: string; readonly cells: readonly string[] } | null;
    }
  /** `by` threatens to win with `wins`: after `move`, or now. */
  | {
      readonly kind: "threat";
      readonly by: Side;
      readonly move: string | null;
      readonly wins: string;
      readonly cells: readonly string[];
    }
  /** The opponent undoes every move and wins. */
  | { readonly kind: "undone" }
  /**
   * After a safe move (such as `move`), the opponent can't win right away, and can't leave exactly the cells of one
   * of `rows`, or only `twins` (blocks of cells, an even number of each kind), with `mark`.
   */
  | {
      readonly kind: "deny";
      readonly move: string | null;
      readonly mark: string;
      readonly twins: readonly (readonly (readonly string[])[])[];
      readonly rows: readonly (readonly string[])[];
    }
  /** `moves` are safe, and `wrong` aren't. */
  | { readonly kind: "safe"; readonly moves: readonly string[]; readonly wrong: readonly string[] }
  /**
   * `moves`, in any order, would end the game; each move leaves this list or joins it. `by` wins if one is left on
   * their turn, and the other player can't win. Holds after `move`, or now.
   */
  | {
      readonly kind: "missing";
      readonly by: Side;
      readonly move: string | null;
      readonly moves: readonly string[];
    }
  /** Every move changes an even number of `cells`, and an odd number of them shows `mark`, so some always will. */
  | { readonly kind: "stuck"; readonly mark: string; readonly cells: readonly string[] }
  /** After `move` the opponent wins right away with `reply`; `left` says what the move leaves. */
  | {
      readonly kind: "refuted";
      readonly move: string;
      readonly reply: string;
      /** Cells that show the mark; without a mark, the only choice that is still needed. */
      readonly left?: { readonly mark?: string; readonly cells: readonly string[] };
    }
  /** Neither player can win anymore. */
  | { readonly kind: "dead" }
  /** All moves keep the win. */
  | { readonly kind: "equal" }
  /** Neither player can force a win, after `move` or now. */
  | { readonly kind: "even"; readonly move: string | null }
  /** `by` wins in at most `plies` moves, with `move` or after it, and nothing simpler is known. */
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
  /** `note` is the longer form, for places with room for words. */
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

/** The losing move and its answer are a pair too. */
function answered({ by, after: [move, reply] }: Extract<Reason, { kind: "pairs" }>): AnswerPairs {
  return by === "opponent" && move !== undefined && reply !== undefined ? [[move, reply]] : [];
}

export function replyIn(reasons: readonly Reason[]): string | undefined {
  return reasons.flatMap(repliesOf)[0];
}

function repliesOf(reason: Reason): readonly string[] {
  if (reason.kind === "refuted") return [reason.reply];
  const answers = reason.kind === "pairs" || reason.kind === "stages" || reason.kind === "multiple";
  return answers && reason.by === "opponent" ? reason.after.slice(1) : [];
}

function marksOf(reason: Reason): Drawing["marks"] {
  const mark = (cells: readonly string[], label: string) => cells.map((cell) => ({ cell, label }));
  if (reason.kind === "multiple") {
    const { cells, of } = reason;
    return cells.map((cell, at) => ({ cell, label: `×${of}`, note: `${of * (cells.length - at)} left` }));
  }
  if (reason.kind === "leave") return mark(reason.left?.cells ?? [], "✓");
  if (reason.kind === "threat") return mark(reason.cells, "!");
  return reason.kind === "pairs" || reason.kind === "stages"
    ? mark(reason.after.slice(0, 1), reason.by === "you" ? "1st" : "?")
    : [];
}

/** For faces that can't draw lines: "↔4", "✓", "6 left". */
export function cellNotes({ links, marks }: Drawing): ReadonlyMap<string, string> {
  return new Map([
    ...links.flatMap(({ from, to, label }) => [[from, label + to] as const, [to, label + from] as const]),
    ...marks.map(({ cell, label, note = label }) => [cell, note] as const),
  ]);
}
