/**
 * Why a position has its value and what a move does, as data: moves by their canonical names, cells by their ids. A
 * reader who knows only the rules can find the next move from it, whatever the opponent replies; a face can put it into
 * words and draw it without knowing the game. `you` is the player to move in the position that the reason is about.
 */

import type { AnswerPairs } from "./analysis.ts";
import type { Link } from "./board.ts";
import type { Seat } from "./seat.ts";

/** Who the reason works for. */
type Side = "you" | "opponent";

/** The answer to each move, while exactly these cells show the mark. */
export interface AnswerStage {
  readonly cells: readonly string[];
  readonly answers: AnswerPairs;
}

/** Why a position or a move has its value, as data; `explain` puts it into words. */
export type Reason =
  /** The game has ended. */
  | { readonly kind: "over"; readonly winner: Seat | null }
  /** The move wins at once. */
  | { readonly kind: "ends"; readonly move: string; readonly seat: Seat }
  /** After these moves, `by` answers every choice with its partner. Without moves, that is so already. */
  | {
      readonly kind: "pairs";
      readonly by: Side;
      readonly after: readonly string[];
      readonly pairs: AnswerPairs;
    }
  /** The same, but the answers change during the game. */
  | {
      readonly kind: "stages";
      readonly by: Side;
      readonly after: readonly string[];
      readonly mark: string;
      readonly stages: readonly AnswerStage[];
    }
  /** After these moves `by` has left a multiple, and can do so every time: each move has an answer that makes it full. */
  | {
      readonly kind: "multiple";
      readonly by: Side;
      readonly of: number;
      readonly after: readonly string[];
      /** What each of the moves leaves; without moves, what is left now. */
      readonly leaves: readonly number[];
      readonly answers: AnswerPairs;
      /** The cells on top when a multiple is left. */
      readonly cells: readonly string[];
    }
  /**
   * A safe move leaves at least this many cells with the mark, or `apart` of them that are not neighbours, or (`none`)
   * none. Null if there are no more.
   */
  | {
      readonly kind: "leave";
      readonly mark: string;
      readonly least: number | null;
      readonly apart: number;
      readonly none: boolean;
      /** The move that is spoken of, and the cells with the mark after it. */
      readonly left: { readonly move: string; readonly cells: readonly string[] } | null;
    }
  /** `by` wins with this move if nothing is done about it; `move` brings that about, null: it is so already. */
  | {
      readonly kind: "threat";
      readonly by: Side;
      readonly move: string | null;
      readonly wins: string;
      /** The cells that the move uses. */
      readonly cells: readonly string[];
    }
  /** The opponent undoes any move and wins. */
  | { readonly kind: "undone" }
  /**
   * A safe move leaves the opponent no move that wins at once, none after which only twins show the mark (whole blocks of
   * cells, an even number of each kind), and none after which exactly the cells of one of `rows` do. `move` is a safe
   * one; null if the reason is about the position.
   */
  | {
      readonly kind: "deny";
      readonly move: string | null;
      readonly mark: string;
      readonly twins: readonly (readonly (readonly string[])[])[];
      readonly rows: readonly (readonly string[])[];
    }
  /** The moves that keep the draw here, and those that lose. */
  | { readonly kind: "safe"; readonly moves: readonly string[]; readonly wrong: readonly string[] }
  /**
   * These moves, made in any order, would end the game; each move takes itself off the list or joins it. `by` wins when
   * one is left on their turn, and the other player cannot win. After `move`, if one is named.
   */
  | {
      readonly kind: "missing";
      readonly by: Side;
      readonly move: string | null;
      readonly moves: readonly string[];
    }
  /** Every move changes an even number of these cells, and an odd number of them shows the mark, so some always will. */
  | { readonly kind: "stuck"; readonly mark: string; readonly cells: readonly string[] }
  /** The opponent wins at once with the reply. */
  | { readonly kind: "refuted"; readonly move: string; readonly reply: string }
  /** Who can still win if both players help, and why, if the number of moves to the end is always odd or always even. */
  | { readonly kind: "able"; readonly seat: Seat | null; readonly parity: "odd" | "even" | null }
  /** All moves have the same value. */
  | { readonly kind: "equal"; readonly value: "win" | "draw" }
  /** Neither player can force a win; after `move`, if one is named. */
  | { readonly kind: "even"; readonly move: string | null }
  /** `by` wins in at most this many moves; with `move` or after it, if one is named. */
  | {
      readonly kind: "forced";
      readonly by: Side;
      readonly move: string | null;
      readonly plies: number | null;
    }
  /** Nothing exact is known. */
  | { readonly kind: "unknown" };

/** Reasons as they are drawn on any board: which cells belong together, and which are marked. */
export interface Drawing {
  /** Between cells that answer each other. */
  readonly links: readonly Link[];
  /** `note` says more than the label, if there is room for words. */
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

/** The losing move and the answer to it are a pair too. */
function answered({ by, after: [move, reply] }: Extract<Reason, { kind: "pairs" }>): AnswerPairs {
  return by === "opponent" && move !== undefined && reply !== undefined ? [[move, reply]] : [];
}

/** The opponent's move that refutes the one that the reasons are about. */
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

/** The text at each cell if no line can be drawn: "↔4", "✓", "6 left". */
export function cellNotes({ links, marks }: Drawing): ReadonlyMap<string, string> {
  return new Map([
    ...links.flatMap(({ from, to, label }) => [[from, label + to] as const, [to, label + from] as const]),
    ...marks.map(({ cell, label, note = label }) => [cell, note] as const),
  ]);
}
