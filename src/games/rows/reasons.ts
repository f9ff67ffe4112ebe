/** A safe flip leaves the opponent at least three wrong switches, or two that aren't neighbors, or in Switch Conquer none. */

import type { Analysis, MoveAnalysis } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import { flipMoves, formatFlip } from "./flips.ts";
import { labelsIn } from "./row.ts";

interface FlipGoal<P> {
  readonly switches: number;
  readonly wrong: Pair<string>;
  /** True if you don't win when your opponent completes your row for you. */
  readonly giftIsWorthless: boolean;
  readonly open: (position: P, seat: Seat) => number;
}

/** A won row needs no reason beyond the rules, because one flip completes it. */
export function flipReasons<P>(goal: FlipGoal<P>) {
  return (analysis: Analysis<P, number>, made?: MoveAnalysis<P, number>): readonly Reason[] => {
    const { value } = made ?? analysis;
    if (value?.kind === "loss")
      return [made === undefined ? { kind: "undone" } : refutation(goal, analysis, made)];
    if (value?.kind !== "draw") return [];
    const safe = made === undefined ? safeMoves(analysis, formatFlip) : [];
    return [...threats(goal, analysis, made), leaveReason(goal, analysis, made), ...safe];
  };
}

function refutation<P>(
  { wrong, open }: FlipGoal<P>,
  { toMove }: Analysis<P, number>,
  { move, after }: MoveAnalysis<P, number>,
): Reason {
  const rival = otherSeat(toMove);
  const mask = open(after, rival);
  const left = { mark: ofSeat(wrong, rival), cells: labelsIn(mask).map(String) };
  return { kind: "refuted", move: formatFlip(move), reply: formatFlip(mask), left };
}

export function safeMoves<P>(
  { moves }: Analysis<P, number>,
  format: (move: number) => string,
): readonly Reason[] {
  const named = (kind: "draw" | "loss") =>
    moves.filter(({ value }) => value?.kind === kind).map(({ move }) => format(move));
  const wrong = named("loss");
  return wrong.length === 0 ? [] : [{ kind: "safe", moves: named("draw"), wrong }];
}

function leaveReason<P>(
  { switches, wrong, giftIsWorthless, open }: FlipGoal<P>,
  { toMove }: Analysis<P, number>,
  made: MoveAnalysis<P, number> | undefined,
): Reason {
  const rival = otherSeat(toMove);
  const left =
    made === undefined
      ? null
      : { move: formatFlip(made.move), cells: labelsIn(open(made.after, rival)).map(String) };
  const least = switches < 3 ? null : 3;
  return { kind: "leave", mark: ofSeat(wrong, rival), least, apart: 2, none: giftIsWorthless, left };
}

/** The threat that the flip makes. Without a flip, the opponent's threat. */
function threats<P>(
  { switches, open }: FlipGoal<P>,
  { position, toMove }: Analysis<P, number>,
  made: MoveAnalysis<P, number> | undefined,
): readonly Reason[] {
  const mask = made === undefined ? open(position, otherSeat(toMove)) : open(made.after, toMove);
  if (!flipMoves(switches).includes(mask)) return [];
  const part = { kind: "threat", wins: formatFlip(mask), cells: labelsIn(mask).map(String) } as const;
  if (made === undefined) return [{ ...part, by: "opponent", move: null }];
  return [{ ...part, by: "you", move: formatFlip(made.move) }];
}
