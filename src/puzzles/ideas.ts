import { pliesOf } from "../core/analysis.ts";
import { otherSeat } from "../core/seat.ts";
import { familyOf, type SwitchRow } from "../games/families.ts";
import { bestFirst } from "../solver/analyze.ts";
import { flipsNeighbors, undecidedSwitches } from "./identity.ts";
import { reasonsAt, valuesAt } from "./kinds.ts";
import type { Puzzle } from "./puzzle.ts";

/** Players see the idea behind a puzzle once they've solved it, so it doesn't give the answer away. */
export const ideas = {
  "make three":
    "leave a multiple of three every time. If your opponent takes one, take two. If they take two, take one",
  "one flip away": "never leave your opponent just one switch to flip, or two neighbors",
  "parry the last":
    "when your opponent needs to flip just one more switch, flip it first, or flip another that isn't next to it",
  "parry a pair":
    "when your opponent needs to flip just two neighbors, flipping one of them doesn't help. Flip both, split them up, or add a third switch to flip",
  "make a threat": "get within one move of your own goal, but first make sure your opponent can't win",
  "set a trap": "when neither player can force a win, leave your opponent as many ways to lose as you can",
  twins:
    "leave nothing but twins OFF (twins change the same other switches), then answer every choice with its twin",
  "lost for good": "when nothing but twins are OFF, the player to move loses",
  "deny the win":
    "make sure your opponent can't turn every switch ON, or leave you with a row where every move loses",
  "spot the gift":
    "a mistake lets your opponent turn every switch ON, or leave you with a row where every move loses",
  "spare partners": "every mistake has a partner that your opponent can take",
  "scarce partners": "a safe move leaves you a partner for every number your opponent can take",
  "end it next turn":
    "take a number that lets you end the game on your next turn, whatever your opponent takes",
  "end in sight": "you can end the game on your next turn, so check what each number lets your opponent take",
  "pair by pair": "leave a partner for every number your opponent can take, then take that partner",
  "forced win": "have an answer ready for every reply",
  "keep the draw": "check every reply before you move",
  "who can win": "look at how the game can end",
} as const;

export type Idea = keyof typeof ideas;

export function ideaOf(puzzle: Puzzle): Idea {
  switch (puzzle.kind) {
    case "line":
      return lineIdea(puzzle);
    case "hold":
      return "keep the draw";
    case "safe":
    case "mistakes":
      return setIdea(puzzle);
    case "threats":
      return "make a threat";
    case "trap":
      return "set a trap";
    case "bet":
      return "who can win";
  }
}

function lineIdea(puzzle: Puzzle): Idea {
  const family = familyOf(puzzle.game);
  if (reasonsAt(puzzle).some((reason) => reason.kind === "multiple" && reason.of === 3)) return "make three";
  if (family?.kind === "related-pool") return "pair by pair";
  return family?.kind === "switch-row" && leavesTwins(puzzle, family) ? "twins" : "forced win";
}

/** True if only pairs of twins are OFF after the best move. */
function leavesTwins(puzzle: Puzzle, family: SwitchRow): boolean {
  const { game, position } = puzzle;
  const [best] = bestFirst(valuesAt(puzzle).moves);
  if (best === undefined) return false;
  const marks = undecidedSwitches(family, game.key(best.after), game.toMove(position));
  const off = family.interchangeable.map((blocks) =>
    blocks.filter((block) => block.every((at) => marks[at] === "o")),
  );
  const count = off.flat(2).length;
  const isEven = off.every((blocks) => blocks.length % 2 === 0);
  return count > 0 && isEven && count === marks.filter((mark) => mark === "o").length;
}

function setIdea(puzzle: Puzzle): Idea {
  const family = familyOf(puzzle.game);
  if (family?.kind === "switch-row") return rowIdea(puzzle, family);
  if (family?.kind !== "related-pool") return "keep the draw";
  const isSafe = puzzle.kind === "safe";
  // The three plies are your move, a reply, and the move that ends the game.
  if (pliesOf(valuesAt(puzzle).value) === 3) return isSafe ? "end it next turn" : "end in sight";
  return isSafe ? "scarce partners" : "spare partners";
}

function rowIdea(puzzle: Puzzle, family: SwitchRow): Idea {
  if (flipsNeighbors(family)) return gapIdea(puzzle, family);
  if (valuesAt(puzzle).value?.kind === "draw")
    return puzzle.kind === "safe" ? "deny the win" : "spot the gift";
  return leavesTwins(puzzle, family) ? "lost for good" : "forced win";
}

function gapIdea(puzzle: Puzzle, family: SwitchRow): Idea {
  if (!reasonsAt(puzzle).some(({ kind }) => kind === "threat")) return "one flip away";
  const { game, position } = puzzle;
  const left = undecidedSwitches(family, game.key(position), otherSeat(game.toMove(position)));
  return left.filter((mark) => mark === "o").length === 1 ? "parry the last" : "parry a pair";
}
