/** Finds the requested puzzle: that of a date, one by its name, or one that follows from a seed. */

import { findPosition, positionName } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import type { Game } from "../core/game.ts";
import { puzzleKinds } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import { andThen, fail, ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { scatter } from "../solver/solution.ts";
import { dayNumber, readDailyDate } from "./dates.ts";
import type { Idea } from "./ideas.ts";
import { seatedAs } from "./identity.ts";
import { decide, nothingToDecide } from "./kinds.ts";
import {
  type GradedPuzzle,
  gradedPuzzle,
  puzzleSizes,
  puzzlesOf,
  searchPuzzle,
  sizeOf,
  type Wanted,
} from "./pool.ts";
import type { PosedPuzzle, PuzzleRequest } from "./posed.ts";
import { candidates, type PuzzleSize } from "./positions.ts";
import type { Grade } from "./puzzle.ts";
import { describeDecision } from "./task.ts";
import { valuesAt } from "./values.ts";

export function poseFor(games: readonly Game[], request: PuzzleRequest): Result<PosedPuzzle> {
  return andThen(findPuzzle(games, request), describePuzzle);
}

function findPuzzle(games: readonly Game[], request: PuzzleRequest): Result<GradedPuzzle> {
  switch (request.by) {
    case "date": {
      const date = readDailyDate(request.date, request.today);
      if (!date.ok) return date;
      const daily = dailyPuzzle(games, date.value);
      // A program with its own games may lack today's game.
      const seed = dayNumber(date.value) ?? 0;
      return daily.ok ? daily : findSeeded(games, { by: "seed", game: null, kind: null, grade: null, seed });
    }
    case "name":
      return andThen(findPosition(games, request.position), (found) => asPuzzle(found, request));
    case "seed":
      return findSeeded(games, request);
  }
}

type SeedRequest = Extract<PuzzleRequest, { by: "seed" }>;

/** Solved puzzles come again only when nothing else is left. */
function findSeeded(games: readonly Game[], request: SeedRequest): Result<GradedPuzzle> {
  const { game, kind, grade, seed } = request;
  const only = game === null ? ok(null) : findGame(games, game);
  if (!only.ok) return only;
  const sizes = (only.value === null ? games : [only.value]).flatMap(puzzleSizes);
  const wanted = sizes.filter((size) => kind === null || size.kind === kind);
  const random = randomFrom(seed);
  const found =
    findGraded(wanted, { grade, solved: new Set(request.solved) }, random) ??
    findGraded(wanted, { grade, solved: new Set() }, random);
  if (found !== undefined) return ok(seatedAs(found, random.below(2) === 0 ? 1 : 2));
  return fail("bad-option", noPuzzle(only.value, grade, wanted));
}

function noPuzzle(game: Game | null, grade: Grade | null, sizes: readonly PuzzleSize[]): string {
  const what = `${game === null ? "These games have" : `${game.title} has`} no ${grade === null ? "" : `${grade} `}puzzles`;
  if (sizes.every((size) => candidates(size).length === 0))
    return `${what}: too many moves lie ahead to know what a position is worth.`;
  return `${what}${sizes.length === 1 ? " of this kind" : ""}: no position has such a move.`;
}

/** First a little in every size, then as much as it takes. */
const efforts = [200, Number.POSITIVE_INFINITY];

/** Picks the game, then the kind, then the size, so no game is rare because another has many sizes. */
function findGraded(sizes: readonly PuzzleSize[], asked: Wanted, random: Random): GradedPuzzle | undefined {
  for (const effort of efforts)
    for (let open = sizes; open.length > 0; ) {
      const { game } = pick(random, distinct(open, "game"));
      const ofGame = open.filter((size) => size.game === game);
      const { kind } = pick(random, distinct(ofGame, "kind"));
      const ofKind = ofGame.filter((each) => each.kind === kind);
      const size = pick(random, ofKind);
      const found = searchPuzzle(size, asked, random, effort);
      if (found !== undefined) return found;
      open = open.filter((other) => other !== size);
    }
  return undefined;
}

function distinct(sizes: readonly PuzzleSize[], by: "game" | "kind"): readonly PuzzleSize[] {
  return sizes.filter((size, at) => sizes.findIndex((other) => other[by] === size[by]) === at);
}

type NameRequest = Extract<PuzzleRequest, { by: "name" }>;

function asPuzzle(situation: Situation, { kind: asked, terse = false }: NameRequest): Result<GradedPuzzle> {
  const kind = asked ?? (valuesAt(situation).value?.kind === "win" ? "line" : "hold");
  const puzzle = { ...situation, kind, terse };
  if (decide(puzzle) === undefined) return nothingToDecide;
  return ok(gradedPuzzle(puzzle));
}

function describePuzzle(puzzle: GradedPuzzle): Result<PosedPuzzle> {
  const decision = decide(puzzle);
  if (decision === undefined) return nothingToDecide;
  const { id, idea, kind, terse = false, grade, blind, position } = puzzle;
  return ok({
    ...positionName(puzzle, position),
    id,
    idea,
    kind,
    ...(terse ? { terse } : {}),
    grade,
    blind,
    value: valuesAt(puzzle).value,
    decision: describeDecision(puzzle, decision, 0),
  });
}

/**
 * The daily puzzle. Three weeks are written down here, apart from the games' own data, so a new game or size
 * doesn't change any puzzle: for each day the game, the idea and the pool. Each round takes the next puzzle
 * of an idea. So no idea returns within two weeks, and the weekday determines the grade.
 */
type Theme = readonly [game: string, idea: Idea, pool: string];

const weekGrades: readonly Grade[] = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

/** A day's themes alternate from round to round. */
const round: readonly (readonly Theme[])[] = [
  [["factor-frenzy", "end it next turn", "safe 12 13 14"]],
  [["switch-conquer", "make a threat", "threats 5 6 7"]],
  [["switch-battle", "double gaps", "mistakes 7 8 9"]],
  [["switch-and-capture", "spot the gift", "mistakes 9 10 11 12"]],
  [["switch-conquer", "parry the last", "mistakes 7 8 9 10 11"]],
  [["switch-and-capture", "one pair of twins", "line 9 14 20 24"]],
  [["switch-battle", "three gaps", "mistakes 12"]],

  [["factor-frenzy", "end in sight", "mistakes 10 12 14 16 18 20"]],
  [
    ["switch-battle", "tightrope", "hold 4 5"],
    ["switch-conquer", "under fire", "hold 4 5"],
  ],
  [["factor-frenzy", "scarce partners", "safe 11 12 13 14"]],
  [["switch-conquer", "their two", "mistakes 7 8"]],
  [["factor-frenzy", "spare partners", "mistakes 10 11"]],
  [["tower-switch", "make three", "line 22 28 36 46 60 72"]],
  [["switch-and-capture", "two pairs of twins", "line 19 23 26"]],

  [["switch-conquer", "threaten from four", "threats 7 8 9 10"]],
  [["switch-and-capture", "deny the win", "safe 7 8 9 10"]],
  [["switch-conquer", "parry a pair", "mistakes 7 8 9 10 11"]],
  [["switch-battle", "two gaps", "mistakes 7 8"]],
  [["switch-conquer", "their four", "mistakes 7 8 9"]],
  [["switch-and-capture", "more pairs of twins", "line 30"]],
  [["switch-conquer", "their three", "mistakes 12"]],
];

/** A round began on this Monday. */
const daysBefore = (dayNumber("2026-11-16") ?? 0) % round.length;

/** The seat to move alternates from day to day, and for each theme from one time to the next. */
export function dailyPuzzle(games: readonly Game[], date: string): Result<GradedPuzzle> {
  const day = dayNumber(date) ?? 0;
  const rounds = Math.floor((day + round.length - daysBefore) / round.length);
  const slot = (day + round.length - daysBefore) % round.length;
  const themes = inTurn(slot, round);
  const [id, idea, pool] = inTurn(rounds, themes);
  const game = findGame(games, id);
  if (!game.ok) return game;
  const puzzles = puzzlesFor(game.value, idea, pool, inTurn(slot, weekGrades));
  const isFirst = (day + Math.floor(rounds / 2)) % 2 === 0;
  return ok(seatedAs(inTurn(Math.floor(rounds / themes.length), puzzles), isFirst ? 1 : 2));
}

const themed: Memory<readonly GradedPuzzle[]> = new WeakMap();

/** Ordered so the size changes from one puzzle to the next. */
function puzzlesFor(game: Game, idea: Idea, pool: string, grade: Grade): readonly GradedPuzzle[] {
  return remembered(themed, game, `${idea} ${pool} ${grade}`, () => {
    const [kind, ...sizes] = pool.split(" ");
    // A game's first option is its size.
    const [option = ""] = Object.keys(game.options);
    const all = puzzleKinds
      .filter((each) => each === kind)
      .flatMap((each) => sizes.flatMap((size) => sizeOf(game, { [option]: Number(size) }, each)))
      .flatMap(puzzlesOf)
      .filter((puzzle) => puzzle.grade === grade && puzzle.idea === idea && !isGuessed(puzzle));
    const once = [...new Map(all.map((puzzle) => [puzzle.id, puzzle])).values()];
    return Array.from(scatter(once.length), (place) => inTurn(place, once));
  });
}

const mostBlindInLine = 0.08;

/** Random answers would solve the line too often for a day on which the first answer counts. */
function isGuessed({ kind, blind }: GradedPuzzle): boolean {
  return kind === "line" && blind > mostBlindInLine;
}

function inTurn<T>(turn: number, items: readonly T[]): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("Every day has a puzzle.");
  return item;
}
