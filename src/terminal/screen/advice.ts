/** The answers of the players and the solver, as events. Both are loaded when the first question comes. */

import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { type Match, seatToMove } from "../../core/match.ts";
import { otherSeat } from "../../core/seat.ts";
import type { ChosenMove } from "../../players/player.ts";
import type { Effect, ScreenEvent } from "./state.ts";

export type Question = Extract<
  Effect,
  { readonly kind: "prepare" | "think" | "hint" | "weigh" | "consult" | "review" }
>;

/** Long enough that one sees the own move before the answer comes. */
const pauseMilliseconds = 550;

export async function advise(question: Question): Promise<ScreenEvent> {
  const { match } = question;
  const about = match.moves;
  switch (question.kind) {
    case "prepare": {
      await prepared(match);
      const { isExact } = await import("../../players/computer.ts");
      return { kind: "prepared", about, exact: isExact(match) };
    }
    case "think":
      return { kind: "chosen", about, ...(await think(match)) };
    case "hint": {
      await prepared(match);
      const { hintFor } = await import("../../players/hints.ts");
      return { kind: "hinted", about, text: hintFor(match, question.asked).text };
    }
    case "weigh":
      return { kind: "weighed", about, values: await weigh(match) };
    case "consult": {
      const { acceptsDraw } = await import("../../players/computer.ts");
      return { kind: "answered", about, accepted: acceptsDraw(match, otherSeat(seatToMove(match))) };
    }
    case "review": {
      const { reviewOf } = await import("../text/after-game.ts");
      return { kind: "reviewed", about, review: reviewOf(match) };
    }
  }
}

async function think(match: Match): Promise<ChosenMove> {
  const { chooseMove, levelToMove } = await import("../../players/computer.ts");
  const level = levelToMove(match);
  if (level === null) throw new Error("No computer is to move.");
  await Promise.all([prepared(match), pause(pauseMilliseconds, undefined, { ref: false })]);
  return chooseMove(match, level);
}

async function weigh(match: Match) {
  await prepared(match);
  const { evaluateMoves } = await import("../../players/evaluate.ts");
  const { game, options } = match;
  const { moves } = evaluateMoves({ game, options, position: match.positions.at(-1) });
  return moves.map((move) => move.value);
}

/** Long work before the first answer, in slices, so that keys are heard meanwhile. */
async function prepared(match: Match): Promise<void> {
  const { warmUpMatch } = await import("../../players/computer.ts");
  const steps = warmUpMatch(match);
  while (steps.next().done !== true) await nextTurn();
}
