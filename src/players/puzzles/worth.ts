/** Which positions are worth posing: enough choices, few answers, nothing obvious, and no chance to guess. */

import type { PuzzleKind } from "../../core/lesson.ts";
import { otherSeat } from "../../core/seat.ts";
import { familyOf, type SwitchRow } from "../../games/families.ts";
import { openIn } from "./identity.ts";
import { decide, winsAtOnce } from "./kinds.ts";
import { outlookOf } from "./outlook.ts";
import type { Decision, Puzzle } from "./puzzle.ts";

/** If random answers do better than this, there is too little to find. */
const mostBlind = 0.26;
const mostBlindInLine = 0.2;
const fewestDecisions: Readonly<Partial<Record<PuzzleKind, number>>> = { line: 2, hold: 3 };

/** A quick test without the value, since most positions aren't worth posing. */
export function mayBeWorthPosing(puzzle: Puzzle): boolean {
  const { kind, game, options, position } = puzzle;
  const family = familyOf(game, options);
  if (family?.kind === "take-away" && family.read(game.key(position)).left < leastStanding * family.size)
    return false;
  if (family?.kind === "switch-row" && !isNearEnd(puzzle, family)) return false;
  return !onBoardSets.includes(kind) || game.moves(position).length >= fewestChoices;
}

/**
 * A flip turns at most two switches, and wins only if it turns all that are left; with more than four, no
 * move matters.
 */
const mostOpen = 4;

function isNearEnd({ kind, game, position }: Puzzle, family: SwitchRow): boolean {
  if (family.law !== "shared" && family.law !== "opposed") return true;
  const mover = game.toMove(position);
  const wins = kind === "threats" ? mover : otherSeat(mover);
  return openIn(family, game.key(position), wins).filter((mark) => mark === "o").length <= mostOpen;
}

/** A question about a heap should show that heap, not what was taken from it. */
const leastStanding = 0.75;

const onBoardSets: readonly PuzzleKind[] = ["safe", "mistakes", "threats", "hold"];

export function isWorthPosing(puzzle: Puzzle): boolean {
  const decision = decide(puzzle);
  if (decision === undefined || !asksWell(puzzle, decision)) return false;
  const { blind, decisions } = outlookOf(puzzle);
  const isLine = puzzle.kind === "line";
  return blind <= (isLine ? mostBlindInLine : mostBlind) && decisions >= (fewestDecisions[puzzle.kind] ?? 1);
}

const fewestChoices = 4;
const mostChoices = 28;
const mostNamed = 4;

function asksWell(puzzle: Puzzle, { choices, answers }: Decision): boolean {
  const others = choices.length - answers.length;
  if (choices.length > mostChoices) return false;
  // Looking at the whole line takes longer than seeing that nearly every move will do.
  if (puzzle.kind === "line") return answers.length <= others;
  if (choices.length < fewestChoices) return false;
  if (puzzle.kind === "hold") return true;
  if (answers.length > mostNamed) return false;
  if (puzzle.kind === "safe") return answers.length <= others && !winsAtOnce(puzzle);
  return puzzle.kind !== "mistakes" || (answers.length < others && !winsAtOnce(puzzle));
}
