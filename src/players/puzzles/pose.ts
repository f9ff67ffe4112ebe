/** Finding the puzzle that is asked for: that of a date, one by its name, or one that follows from a seed. */

import { dayNumber } from "../../core/calendar.ts";
import type { Game } from "../../core/game.ts";
import { pick, type Random, randomFrom } from "../../core/random.ts";
import { andThen, fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { findPosition, type PosedPuzzle, type PuzzleRequest, positionName } from "../job.ts";
import type { Situation } from "../player.ts";
import { dailyPuzzle, readDailyDate } from "./daily.ts";
import { gradeOf } from "./grade.ts";
import { decide, nothingToDecide } from "./kinds.ts";
import { outlookOf } from "./outlook.ts";
import { type GradedPuzzle, type PuzzleSize, puzzleSizes, searchPuzzle } from "./pool.ts";
import type { Grade } from "./puzzle.ts";
import { valuesAt } from "./values.ts";
import { describeDecision } from "./words.ts";

export function poseFor(games: readonly Game[], request: PuzzleRequest): Result<PosedPuzzle> {
  return andThen(findPuzzle(games, request), describePuzzle);
}

function findPuzzle(games: readonly Game[], request: PuzzleRequest): Result<GradedPuzzle> {
  switch (request.by) {
    case "date": {
      const date = readDailyDate(request.date, request.today);
      if (!date.ok) return date;
      const daily = dailyPuzzle(games, date.value);
      // A program with games of its own may lack the one whose turn it is.
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

function findSeeded(games: readonly Game[], { game, kind, grade, seed }: SeedRequest): Result<GradedPuzzle> {
  const only = game === null ? ok(null) : findGame(games, game);
  if (!only.ok) return only;
  const sizes = (only.value === null ? games : [only.value]).flatMap(puzzleSizes);
  const wanted = sizes.filter((size) => kind === null || size.kind === kind);
  const found = findGraded(wanted, grade, randomFrom(seed));
  if (found !== undefined) return ok(found);
  return fail("bad-option", `There is no ${grade ?? "such"} puzzle here.`);
}

/** In every size a little, then, where that was in vain, as much as it takes. */
const efforts = [200, Number.POSITIVE_INFINITY];

/** First the game, then the kind, then the size, so that none is rare because another has many sizes. */
function findGraded(
  sizes: readonly PuzzleSize[],
  grade: Grade | null,
  random: Random,
): GradedPuzzle | undefined {
  for (const effort of efforts)
    for (let open = sizes; open.length > 0; ) {
      const { game } = pick(random, distinct(open, "game"));
      const ofGame = open.filter((size) => size.game === game);
      const { kind } = pick(random, distinct(ofGame, "kind"));
      const ofKind = ofGame.filter((each) => each.kind === kind);
      const size = pick(random, ofKind);
      const found = searchPuzzle(size, grade, random, effort);
      if (found !== undefined) return found;
      open = open.filter((other) => other !== size);
    }
  return undefined;
}

function distinct(sizes: readonly PuzzleSize[], by: "game" | "kind"): readonly PuzzleSize[] {
  return sizes.filter((size, at) => sizes.findIndex((other) => other[by] === size[by]) === at);
}

type NameRequest = Extract<PuzzleRequest, { by: "name" }>;

/** A position that a player met: without a kind, the one that fits what the position is worth. */
function asPuzzle(situation: Situation, { kind: asked, terse = false }: NameRequest): Result<GradedPuzzle> {
  const kind = asked ?? (valuesAt(situation).value?.kind === "win" ? "line" : "hold");
  const puzzle = { ...situation, kind, terse };
  if (decide(puzzle) === undefined) return nothingToDecide;
  return ok({ ...puzzle, grade: gradeOf(puzzle), blind: outlookOf(puzzle).blind });
}

function describePuzzle(puzzle: GradedPuzzle): Result<PosedPuzzle> {
  const decision = decide(puzzle);
  if (decision === undefined) return nothingToDecide;
  const { kind, terse = false, grade, blind, position } = puzzle;
  return ok({
    ...positionName(puzzle, position),
    kind,
    ...(terse ? { terse } : {}),
    grade,
    blind,
    value: valuesAt(puzzle).value,
    decision: describeDecision(puzzle, decision, 0),
  });
}
