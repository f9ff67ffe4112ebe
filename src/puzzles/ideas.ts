/** The idea that solves a puzzle, as a tag. Daily puzzles wait at least five days before they repeat one. */

import { pliesOf } from "../core/analysis.ts";
import { otherSeat, type Seat } from "../core/seat.ts";
import { familyOf } from "../games/families.ts";
import { bestFirst } from "../solver/analyze.ts";
import { undecidedSwitches } from "./identity.ts";
import { reasonsAt, valuesAt } from "./kinds.ts";
import type { Puzzle } from "./puzzle.ts";

/** The sentence appears once the puzzle is solved. */
export const ideas = {
  "make three":
    "leave a multiple of three every time. If your opponent takes one, take two. If they take two, take one",
  "two gaps": "with two switches left to flip, don't leave just one, or two neighbors",
  "three gaps": "with three switches left to flip, don't leave just one, or two neighbors",
  "double gaps": "with four switches left to flip, don't leave just two neighbors",
  tightrope: "never leave your opponent just one switch to flip, or two neighbors",
  "parry the last":
    "when your opponent needs just one switch, flip it or another that isn't next to it. They can't win on your turn",
  "parry a pair":
    "when your opponent needs just two neighbors, flipping one doesn't help. Flip both, split them up, or add another",
  "their two": "when your opponent has two switches to go, don't leave just one, or two neighbors",
  "their three": "when your opponent has three switches to go, don't leave just one, or two neighbors",
  "their four": "when your opponent has four switches to go, don't leave just two neighbors",
  "make a threat": "get within one move of your own goal, but first make sure your opponent can't win",
  "threaten from four": "with four switches to go, flip two neighbors so that two neighbors are left",
  "under fire": "never leave your opponent just one switch to flip, or two neighbors",
  "one pair of twins":
    "leave just two twins OFF (they change the same other switches), then answer one with its twin",
  "two pairs of twins":
    "leave just four switches OFF, each with a twin, then answer every choice with its twin",
  "more pairs of twins": "leave nothing but twins OFF, then answer every choice with its twin",
  "lost for good": "when nothing but twins are OFF, the player to move loses",
  "deny the win":
    "make sure your opponent can't turn every switch ON or leave you a losing row, such as one with nothing but twins OFF",
  "spot the gift":
    "a mistake lets your opponent turn every switch ON or leave you a losing row, such as one with nothing but twins OFF",
  "long defense":
    "on every move, make sure your opponent can't turn every switch ON or leave you a losing row, such as one with nothing but twins OFF",
  "spare partners": "every mistake has a partner that your opponent can take",
  "scarce partners": "after a safe move, every number your opponent can take has a partner for you",
  "end it next turn":
    "take a number that lets you end the game on your next turn, whatever your opponent takes",
  "end in sight": "you can end the game on your next turn, so check what each number lets your opponent take",
  "pair by pair": "leave a partner for every number your opponent can take, then take that partner",
  "forced win": "have an answer ready for every reply",
  "hold the draw": "check every reply before you move",
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
  twins: "long defense",
  other: "hold the draw",
};

const twins: readonly Idea[] = ["one pair of twins", "two pairs of twins", "more pairs of twins"];

function lineIdea(puzzle: Puzzle): Idea {
  if (leavesThrees(puzzle)) return "make three";
  if (isPool(puzzle)) return "pair by pair";
  return twins[Math.min(twinsLeft(puzzle) / 2, twins.length) - 1] ?? "forced win";
}

/** The number of switches that the best move leaves OFF if each of them has a twin, otherwise 0. */
function twinsLeft(puzzle: Puzzle): number {
  const { game, position } = puzzle;
  const family = familyOf(game);
  const [best] = bestFirst(valuesAt(puzzle).moves);
  if (family?.kind !== "switch-row" || lawOf(puzzle) !== "twins" || best === undefined) return 0;
  const marks = undecidedSwitches(family, game.key(best.after), game.toMove(position));
  const off = family.interchangeable.map((blocks) =>
    blocks.filter((block) => block.every((at) => marks[at] === "o")),
  );
  const count = off.flat(2).length;
  const isEven = off.every((blocks) => blocks.length % 2 === 0);
  return isEven && count === marks.filter((mark) => mark === "o").length ? count : 0;
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
  if (valuesAt(puzzle).value?.kind === "draw")
    return puzzle.kind === "safe" ? "deny the win" : "spot the gift";
  return twinsLeft(puzzle) > 0 ? "lost for good" : "forced win";
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
