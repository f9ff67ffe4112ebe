/** The idea that solves a puzzle, as a tag. The daily puzzle doesn't repeat one within two weeks. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import { familyOf } from "../../games/families.ts";
import { openIn } from "./identity.ts";
import { decide } from "./kinds.ts";
import type { Puzzle } from "./puzzle.ts";
import { reasonsAt } from "./values.ts";

/** The sentence appears once the puzzle is solved. */
export const ideas = {
  "make three": "leave a multiple of three every time; whatever your opponent takes, you can make it three",
  "read the tower": "a multiple of three loses; one more wins either way; two more wins only by taking two",
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
  "under fire": "never leave your opponent a single switch to flip, or two neighbours",
  "one pair of twins":
    "leave only two twins OFF, which change the same other switches, and answer one with the other",
  "two pairs of twins": "leave two pairs of twins OFF and nothing else, then answer each with its twin",
  "more pairs of twins": "leave only pairs of twins OFF, then answer each with its twin",
  "lost for good": "a player loses when only pairs of twins are OFF",
  "deny the win":
    "make sure your opponent can neither complete the row nor leave you a lost one, such as pairs of twins",
  "long defence":
    "every time, make sure your opponent can neither complete the row nor leave you a lost one, such as pairs of twins",
  "odd or even":
    "with an odd number of choices missing, the game can end only on your turn; with an even number, only on your opponent's",
  "out of reach":
    "some switches only ever change in even numbers, so if an odd number of them is OFF, it stays odd",
  "two couples": "a number with a single possible partner settles the rest",
  "more couples": "find a forced pair, set it aside, and go on with the rest",
  "spare partners": "each wrong number has a partner that your opponent can take",
  "scarce partners": "after the right number, every number that may follow has a partner",
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
    case "winner":
      return winnerIdea(puzzle);
    case "threats":
      return "make a threat";
    case "pairs":
      return decide(puzzle)?.answers.length === 2 ? "two couples" : "more couples";
    case "which":
      return leavesThrees(puzzle) ? "read the tower" : "forced win";
    case "bet":
      return "who can win";
  }
}

type Law = "shared" | "opposed" | "twins" | "other";

function lawOf({ game, options }: Puzzle): Law {
  const family = familyOf(game, options);
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

function isPool({ game, options }: Puzzle): boolean {
  return familyOf(game, options)?.kind === "related-pool";
}

function setIdea(puzzle: Puzzle): Idea {
  const law = lawOf(puzzle);
  if (isPool(puzzle)) return puzzle.kind === "safe" ? "scarce partners" : "spare partners";
  if (law === "other") return "hold the draw";
  return law === "twins" ? twinsIdea(puzzle) : gapIdea(puzzle, law);
}

function twinsIdea(puzzle: Puzzle): Idea {
  const kinds = reasonsAt(puzzle).map(({ kind }) => kind);
  if (kinds.includes("deny")) return "deny the win";
  return kinds.includes("pairs") ? "lost for good" : "forced win";
}

const gapIdeas = {
  shared: ["two gaps", "three gaps", "double gaps"],
  opposed: ["their two", "their three", "their four"],
} as const;

/** Depends on the switches that the opponent still has to turn. */
function gapIdea(puzzle: Puzzle, law: keyof typeof gapIdeas): Idea {
  const { game, options, position } = puzzle;
  const left = openSwitches(game, options, game.key(position), otherSeat(game.toMove(position)));
  const threatens = reasonsAt(puzzle).some(({ kind }) => kind === "threat");
  if (threatens) return left === 1 ? "parry the last" : "parry a pair";
  return gapIdeas[law][left - 2] ?? "hold the draw";
}

function openSwitches(game: Game, options: Options, key: string, seat: Seat): number {
  const family = familyOf(game, options);
  return family?.kind === "switch-row" ? openIn(family, key, seat).filter((mark) => mark === "o").length : 0;
}

function winnerIdea(puzzle: Puzzle): Idea {
  if (lawOf(puzzle) !== "twins") return "who can win";
  return reasonsAt(puzzle).some(({ kind }) => kind === "stuck") ? "out of reach" : "odd or even";
}
