import type { AnswerPairs } from "./analysis.ts";
import type { Link } from "./board.ts";
import type { NeededList } from "./needed.ts";
import type { Seat } from "./seat.ts";

/** "you" is the player to move. */
type Side = "you" | "opponent";

/** Why a position or a move has its value, with moves by name and cells by id. docs/engine.md repeats these comments. */
export type Reason =
  /** The game is over. */
  | { readonly kind: "over"; readonly winner: Seat | null }
  /** `move` wins right away for `seat`. */
  | { readonly kind: "ends"; readonly move: string; readonly seat: Seat }
  /** After the moves in `after`, if any, `by` answers each move with its partner. */
  | {
      readonly kind: "pairs";
      readonly by: Side;
      readonly after: readonly string[];
      readonly pairs: AnswerPairs;
    }
  /** After the moves in `after`, a multiple of `of` is left, or `by` can leave one next, and then one in every round. */
  | {
      readonly kind: "multiple";
      readonly by: Side;
      readonly of: number;
      readonly after: readonly string[];
      /** What's left after each of the moves in `after`. If there are none, what's left now. */
      readonly leaves: readonly number[];
      readonly answers: AnswerPairs;
      /** For each multiple of `of` that may still be left, the largest first: the cell that's then on top. */
      readonly cells: readonly string[];
    }
  /**
   * If `least` isn't null, leaving that many cells with `mark`, or `apart` that aren't neighbors, is safe. If `none` is true,
   * so is leaving none.
   */
  | {
      readonly kind: "leave";
      readonly mark: string;
      readonly least: number | null;
      readonly apart: number;
      readonly none: boolean;
      /** If the reason is about a move: the cells that it leaves with `mark`. */
      readonly left: { readonly move: string; readonly cells: readonly string[] } | null;
    }
  /** `by` threatens to win with `wins`, now or after `move`. */
  | {
      readonly kind: "threat";
      readonly by: Side;
      readonly move: string | null;
      readonly wins: string;
      readonly cells: readonly string[];
    }
  /** Whatever you play, the opponent undoes it and wins. */
  | { readonly kind: "undone" }
  /** `moves` are safe, and `wrong` aren't. */
  | { readonly kind: "safe"; readonly moves: readonly string[]; readonly wrong: readonly string[] }
  /**
   * Only `by` can win, now or after `move`, with the moves on one of `lists`. The cell of `sign` shows who that is. `free`:
   * those that can be chosen now. `spare`: moves that aren't needed are safe. `adds`: what the opponent can then add.
   */
  | {
      readonly kind: "needed";
      readonly by: Side;
      readonly sign: { readonly cell: string; readonly mark: string } | null;
      readonly mark: string;
      readonly free: readonly string[];
      readonly move: string | null;
      readonly lists: readonly NeededList[];
      readonly spare: boolean;
      readonly adds: readonly string[];
    }
  /** `move` gives away a forced win: the opponent can draw with any of `replies`. */
  | { readonly kind: "spoils"; readonly move: string; readonly replies: readonly string[] }
  /** Each move changes an even number of `cells`, and an odd number of them show `mark`. So at least one always will. */
  | { readonly kind: "stuck"; readonly mark: string; readonly cells: readonly string[] }
  /** After `move`, the opponent wins right away with `reply`. `left` has the cells that the reply has to change. */
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
  /** `by` wins in at most `plies` moves. `move` is the first, or your losing move if the opponent wins (null if all lose). */
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
  /** `note` is a longer label, for displays with more room. */
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

/** A losing move and the opponent's answer to it make another pair. */
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

/** Returns a note such as "↔4" or "6 left" for each cell, for displays that can't draw lines. */
export function cellNotes({ links, marks }: Drawing): ReadonlyMap<string, string> {
  return new Map([
    ...links.flatMap(({ from, to, label }) => [[from, label + to] as const, [to, label + from] as const]),
    ...marks.map(({ cell, label, note = label }) => [cell, note] as const),
  ]);
}
