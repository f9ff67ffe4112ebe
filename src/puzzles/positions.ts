/** Candidates for puzzles: all positions of a small size, decided rows of a large one, or the ends of random games. */

import type { Variant } from "../core/game.ts";
import type { Memory } from "../core/memory.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import { otherSeat, seats } from "../core/seat.ts";
import { familyOf, type SwitchRow } from "../games/families.ts";
import { explore } from "../solver/general/graph.ts";
import { oracleOf, rememberedAtSize } from "../solver/oracle.ts";
import { scatter } from "../solver/solution.ts";
import { runToEnd } from "../solver/task.ts";
import { flipsNeighbors, puzzleId, undecidedSwitches } from "./identity.ts";
import { decide, outlookOf, winsAtOnce } from "./kinds.ts";
import type { Decision, Puzzle } from "./puzzle.ts";

export type PuzzleSize = Pick<Puzzle, "game" | "kind">;

/** With more candidates per size, counting the puzzles would take too long. */
const mostLookedAt = 1_500;
const candidateLists: Memory<readonly unknown[]> = new WeakMap();

export function candidates({ game, kind }: PuzzleSize): readonly unknown[] {
  return rememberedAtSize(candidateLists, game, kind, () => {
    const decided = kind === "line" ? decidedPositions(game) : [];
    const listed = decided.length > 0 ? decided : everyPosition(game);
    const all = listed.length > 0 ? listed : playedPositions(game);
    const puzzles = all.map((position) => ({ game, kind, position })).filter(mayBeWorthPosing);
    const once = [...new Map(puzzles.map((puzzle) => [puzzleId(puzzle), puzzle.position])).values()];
    const most = Math.min(once.length, mostLookedAt);
    return Array.from(scatter(once.length, most), (place) => once[place]);
  });
}

/** In plies. A shorter win takes just one decision. */
const fewestPlies = 3;

function decidedPositions(game: Variant): readonly unknown[] {
  const decided = Array.from(oracleOf(game).decided(fewestPlies), ({ key, mover }) =>
    game.fromKey(key, mover),
  );
  return decided.flatMap((found) => (found.ok ? [found.value] : []));
}

const mostGames = 2_000;
/** Earlier positions of a random game are too open for a puzzle. */
const lastMoves = 8;

const played: Memory<readonly unknown[]> = new WeakMap();

const [mostFollowing, mostMovesFollowing, mostFollowed] = [4_000, 8_000, 25_000];

function playedPositions(game: Variant): readonly unknown[] {
  return rememberedAtSize(played, game, "", () => {
    const random = randomFrom(1);
    const found = new Map<string, unknown>();
    for (let [count, followed] = [0, 0]; count < mostGames && followed < mostFollowed; count++)
      for (const position of randomLine(game, random).slice(-lastMoves).reverse()) {
        const following = countFollowing(game, position);
        followed += following;
        if (following >= mostFollowing) break;
        found.set(`${game.toMove(position)} ${game.key(position)}`, position);
      }
    return [...found.values()];
  });
}

function countFollowing(game: Variant, position: unknown): number {
  if (familyOf(game) !== undefined) return 0;
  return runToEnd(explore(game, [position], mostFollowing, mostMovesFollowing))?.size ?? mostFollowing;
}

const mostListed = 20_000;
const mostMoves = 200_000;
const listed: Memory<readonly unknown[]> = new WeakMap();

export function everyPosition(game: Variant): readonly unknown[] {
  return rememberedAtSize(listed, game, "", () => {
    const all = game.positions?.() ?? [game.start(1)];
    if (familyOf(game) === undefined) return liveOnes(game, all);
    const positions: unknown[] = [];
    for (const position of all) if (positions.push(position) > mostListed) return [];
    return positions;
  });
}

/** Unfinished positions, or none if the general method would have to explore too many. */
function liveOnes(game: Variant, from: Iterable<unknown>): readonly unknown[] {
  const graph = runToEnd(explore(game, from, mostListed, mostMoves));
  return (graph?.positions ?? []).filter((position) => game.outcome(position) === null);
}

const longestPlay = 500;

export function randomLine(game: Variant, random: Random): readonly unknown[] {
  const line: unknown[] = [];
  let position = game.start(pick(random, seats));
  while (line.length < longestPlay && game.outcome(position) === null) {
    line.push(position);
    position = game.play(position, pick(random, game.moves(position)));
  }
  return line;
}

/** If random answers do better than this, the puzzle is too easy to guess. */
const mostBlind = 0.26;
const mostBlindInLine = 0.2;
const fewestInLine = 2;

/** Rules out most positions without solving them. */
function mayBeWorthPosing(puzzle: Puzzle): boolean {
  const { kind, game, position } = puzzle;
  const family = familyOf(game);
  if (family?.kind === "switch-row" && !isNearEnd(puzzle, family)) return false;
  return kind === "line" || game.moves(position).length >= fewestChoices;
}

/** A flip changes at most two switches, so with more than four to go, no move decides the game soon. */
const mostOpen = 4;

function isNearEnd({ kind, game, position }: Puzzle, family: SwitchRow): boolean {
  if (!flipsNeighbors(family)) return true;
  const mover = game.toMove(position);
  const wins = kind === "threats" ? mover : otherSeat(mover);
  const open = undecidedSwitches(family, game.key(position), wins).filter((mark) => mark === "o");
  return open.length <= mostOpen;
}

/** A good puzzle has enough choices and few answers, which aren't obvious or easy to guess. */
export function isWorthPosing(puzzle: Puzzle): boolean {
  const decision = decide(puzzle);
  if (decision === undefined || !asksWell(puzzle, decision)) return false;
  const { blind, decisions } = outlookOf(puzzle);
  return puzzle.kind === "line" ? blind <= mostBlindInLine && decisions >= fewestInLine : blind <= mostBlind;
}

const fewestChoices = 4;
const mostChoices = 28;
const mostNamed = 4;
const mostTraps = 2;
/** With more choices than this, finding one or two mistakes takes longer, but isn't harder. */
const mostForTwo = 17;

function asksWell(puzzle: Puzzle, { choices, answers }: Decision): boolean {
  const others = choices.length - answers.length;
  if (choices.length > mostChoices) return false;
  // Looking at all decisions of a line takes longer, so this quick check comes first.
  if (puzzle.kind === "line") return answers.length <= others;
  if (choices.length < fewestChoices) return false;
  if (answers.length > mostNamed) return false;
  if (puzzle.kind === "trap") return answers.length <= mostTraps;
  if (puzzle.kind === "safe") return answers.length <= others && !winsAtOnce(puzzle);
  if (puzzle.kind !== "mistakes") return true;
  if (choices.length > mostForTwo && answers.length <= 2) return false;
  return answers.length < others && !winsAtOnce(puzzle);
}
