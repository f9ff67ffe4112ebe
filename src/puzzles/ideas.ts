/** The idea that solves a puzzle, as a tag. The daily puzzle doesn't repeat one within two weeks. */

import { pliesOf } from "../core/analysis.ts";
import { otherSeat, type Seat } from "../core/seat.ts";
import { familyOf } from "../games/families.ts";
import { undecidedSwitches } from "./identity.ts";
import { reasonsAt, valuesAt } from "./kinds.ts";
import type { Puzzle } from "./puzzle.ts";

/** The sentence appears once the puzzle is solved. */
export const ideas = {
  "make three": "leave a multiple of three every time; whatever your opponent takes, you can make it three",
  "two gaps":
    "if two switches are left to flip, keep them apart: flip neither of them, and don't bring them together",
  "three gaps": "if three switches are left to flip, don't leave a single one, or two neighbours",
  "double gaps": "if four switches are left to flip, don't leave two neighbours",
  tightrope: "never leave a single switch to flip, or two neighbours",
  "parry the last":
    "flip a switch that isn't next to it, or flip the last one yourself: your opponent can't win on your turn",
  "parry a pair":
    "flipping only one of the two neighbours doesn't help; flip both, separate them, or add another",
  "their two":
    "if your opponent has two switches to go, keep them apart: flip neither of them, and don't bring them together",
  "their three": "if your opponent has three switches to go, don't leave a single one, or two neighbours",
  "their four": "if your opponent has four switches to go, don't leave two neighbours",
  "make a threat": "come within one move of your own goal, but first see what your opponent can do",
  "threaten from four": "with four switches to go, flip two neighbours so that two neighbours are left",
  "under fire": "never leave your opponent a single switch to flip, or two neighbours",
  "one pair of twins":
    "leave only two twins OFF, which change the same other switches, and answer one with the other",
  "two pairs of twins": "leave two pairs of twins OFF and nothing else, then answer each with its twin",
  "more pairs of twins": "leave only pairs of twins OFF, then answer each with its twin",
  "lost for good": "a player loses when only pairs of twins are OFF",
  "deny the win":
    "make sure your opponent can neither complete the row nor leave you a lost one, such as pairs of twins",
  "spot the gift":
    "a mistake lets your opponent complete the row, or leave you a lost one, such as pairs of twins",
  "long defence":
    "every time, make sure your opponent can neither complete the row nor leave you a lost one, such as pairs of twins",
  "spare partners": "each wrong number has a partner that your opponent can take",
  "scarce partners": "after the right number, every number that may follow has a partner",
  "end it next turn":
    "take a number that lets you end the game on your next turn, whatever your opponent takes",
  "end in sight": "you can end the game on your next turn, so check what each number lets your opponent take",
  "pair by pair": "leave a partner for every reply, then answer with it",
  "forced win": "every reply has an answer",
  "hold the draw": "look at every reply before you move",
  "who can win": "look at how the game can end",
} as const;

export type Idea = keyof typeof ideas;

export function ideaOf(puzzle: Puzzle): Idea {
  switch (puzzle.kind) {
    case "line":
      return lineIdea(puzzle);
    case "hold":
      return holdIdeas[lawOf(puzzle)];
    case "safe":
    case "mistakes":
      return setIdea(puzzle);
    case "threats":
      return undecidedCount(puzzle, puzzle.game.toMove(puzzle.position)) === 4
        ? "threaten from four"
        : "make a threat";
    case "bet":
      return "who can win";
  }
}

type Law = "shared" | "opposed" | "twins" | "other";

function lawOf({ game }: Puzzle): Law {
  const family = familyOf(game);
  const law = family?.kind === "switch-row" ? family.law : undefined;
  if (law === "shared" || law === "opposed") return law;
  return typeof law === "string" ? "twins" : "other";
}

const holdIdeas: Readonly<Record<Law, Idea>> = {
  shared: "tightrope",
  opposed: "under fire",
  twins: "long defence",
  other: "hold the draw",
};

const twins: readonly Idea[] = ["one pair of twins", "two pairs of twins", "more pairs of twins"];

function lineIdea(puzzle: Puzzle): Idea {
  const [reason] = reasonsAt(puzzle);
  if (leavesThrees(puzzle)) return "make three";
  if (reason?.kind !== "pairs") return "forced win";
  if (isPool(puzzle)) return "pair by pair";
  const named = twins[Math.min(reason.pairs.length, twins.length) - 1];
  return lawOf(puzzle) === "twins" ? (named ?? "forced win") : "forced win";
}

function leavesThrees(puzzle: Puzzle): boolean {
  return reasonsAt(puzzle).some((reason) => reason.kind === "multiple" && reason.of === 3);
}

function isPool({ game }: Puzzle): boolean {
  return familyOf(game)?.kind === "related-pool";
}

function setIdea(puzzle: Puzzle): Idea {
  const law = lawOf(puzzle);
  if (isPool(puzzle))
    return poolIdeas[endsNextTurn(puzzle) ? "soon" : "later"][puzzle.kind === "safe" ? 0 : 1];
  if (law === "other") return "hold the draw";
  return law === "twins" ? twinsIdea(puzzle) : gapIdea(puzzle, law);
}

const poolIdeas = {
  soon: ["end it next turn", "end in sight"],
  later: ["scarce partners", "spare partners"],
} as const;

/** Your move, a reply, and your last move. */
function endsNextTurn(puzzle: Puzzle): boolean {
  return pliesOf(valuesAt(puzzle).value) === 3;
}

function twinsIdea(puzzle: Puzzle): Idea {
  const kinds = reasonsAt(puzzle).map(({ kind }) => kind);
  if (kinds.includes("deny")) return puzzle.kind === "safe" ? "deny the win" : "spot the gift";
  return kinds.includes("pairs") ? "lost for good" : "forced win";
}

const gapIdeas = {
  shared: ["two gaps", "three gaps", "double gaps"],
  opposed: ["their two", "their three", "their four"],
} as const;

/** Depends on the switches that the opponent still has to turn. */
function gapIdea(puzzle: Puzzle, law: keyof typeof gapIdeas): Idea {
  const left = undecidedCount(puzzle, otherSeat(puzzle.game.toMove(puzzle.position)));
  const threatens = reasonsAt(puzzle).some(({ kind }) => kind === "threat");
  if (threatens) return left === 1 ? "parry the last" : "parry a pair";
  return gapIdeas[law][left - 2] ?? "hold the draw";
}

function undecidedCount({ game, position }: Puzzle, seat: Seat): number {
  const family = familyOf(game);
  if (family?.kind !== "switch-row") return 0;
  return undecidedSwitches(family, game.key(position), seat).filter((mark) => mark === "o").length;
}
