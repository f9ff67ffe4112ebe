import { findPosition, positionName } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import type { Game } from "../core/game.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { listWords } from "../core/text.ts";
import { dailyPuzzle } from "./daily.ts";
import { dayNumber, readDailyDate } from "./dates.ts";
import { seatedAs } from "./identity.ts";
import { decide, nothingToDecide, valuesAt } from "./kinds.ts";
import { puzzleSizes, type RatedPuzzle, ratedPuzzle, searchPuzzle, type Wanted } from "./pool.ts";
import { candidates, type PuzzleSize } from "./positions.ts";
import { type Difficulty, hasPuzzles, type PosedPuzzle, type PuzzleRequest } from "./puzzle.ts";
import { describeDecision } from "./task.ts";

export function poseFor(games: readonly Game[], request: PuzzleRequest): Result<PosedPuzzle> {
  return andThen(findPuzzle(games, request), describePuzzle);
}

function findPuzzle(games: readonly Game[], request: PuzzleRequest): Result<RatedPuzzle> {
  switch (request.by) {
    case "date": {
      const date = readDailyDate(request.date, request.today);
      if (!date.ok) return date;
      const daily = dailyPuzzle(games, date.value);
      // If an author's program lacks the day's game, the date picks some other puzzle.
      const seed = dayNumber(date.value) ?? 0;
      return daily.ok ? daily : findSeeded(games, { by: "seed", game: null, difficulty: null, seed });
    }
    case "name":
      return mapResult(findPosition(games, request.position), (found) => asPuzzle(found, request));
    case "seed":
      return findSeeded(games, request);
  }
}

type SeedRequest = Extract<PuzzleRequest, { by: "seed" }>;

/** Solved puzzles come back only when no others are left. */
function findSeeded(games: readonly Game[], request: SeedRequest): Result<RatedPuzzle> {
  const { game, difficulty, seed, avoid, last } = request;
  const only = game === null ? ok(null) : findGame(games, game);
  if (!only.ok) return only;
  const all = (only.value === null ? games : [only.value]).flatMap(puzzleSizes);
  const others = all.filter(({ kind }) => kind !== avoid);
  const wanted = others.length > 0 ? others : all;
  const varied = wanted.filter((size) => size.game.id !== last?.game || size.kind !== last.kind);
  const random = randomFrom(seed);
  const unsolved = { difficulty, solved: new Set(request.solved) };
  const found =
    (last && findRated(varied, unsolved, random, efforts.slice(0, 1))) ??
    findRated(wanted, unsolved, random) ??
    findRated(wanted, { difficulty, solved: new Set() }, random);
  if (found !== undefined) return ok(seatedAs(found, random.below(2) === 0 ? 1 : 2));
  const titles = wanted.length > 0 ? [] : games.filter(hasPuzzles).map(({ title }) => title);
  const instead = titles.length === 0 ? "" : ` Choose ${listWords(titles, "or")}.`;
  return fail("bad-option", noPuzzle(only.value, difficulty, wanted) + instead);
}

function noPuzzle(game: Game | null, difficulty: Difficulty | null, sizes: readonly PuzzleSize[]): string {
  const what = `${game === null ? "These games have" : `${game.title} has`} no ${difficulty === null ? "" : `${difficulty} `}puzzles`;
  if (sizes.length > 0 && sizes.every((size) => candidates(size).length === 0))
    return `${what}, because there are too many positions to solve.`;
  return `${what}.`;
}

/** Positions to try per size. If a quick search of all sizes finds nothing, a second one has no limit. */
const efforts = [200, Number.POSITIVE_INFINITY];

/** Picks the game first, then the kind and the size, because games with many sizes would come up too often. */
function findRated(
  sizes: readonly PuzzleSize[],
  asked: Wanted,
  random: Random,
  within = efforts,
): RatedPuzzle | undefined {
  for (const effort of within)
    for (let open = sizes; open.length > 0; ) {
      const game = pickOne(random, open, (size) => size.game.of);
      const ofGame = open.filter((size) => size.game.of === game);
      const kind = pickOne(random, ofGame, (size) => size.kind);
      for (let ofKind = ofGame.filter((size) => size.kind === kind); ofKind.length > 0; ) {
        const size = pick(random, ofKind);
        const found = searchPuzzle(size, asked, random, effort);
        if (found !== undefined) return found;
        ofKind = ofKind.filter((other) => other !== size);
        open = open.filter((other) => other !== size);
      }
    }
  return undefined;
}

function pickOne<T>(random: Random, sizes: readonly PuzzleSize[], by: (size: PuzzleSize) => T): T {
  return pick(random, [...new Set(sizes.map(by))]);
}

type NameRequest = Extract<PuzzleRequest, { by: "name" }>;

function asPuzzle(situation: Situation, { kind: asked, terse = false }: NameRequest): RatedPuzzle {
  const kind = asked ?? (valuesAt(situation).value?.kind === "win" ? "line" : "hold");
  return ratedPuzzle({ ...situation, kind, terse });
}

function describePuzzle(puzzle: RatedPuzzle): Result<PosedPuzzle> {
  const decision = decide(puzzle);
  if (decision === undefined) return nothingToDecide;
  const { id, kind, terse = false, difficulty, blind, position } = puzzle;
  return ok({
    ...positionName(puzzle, position),
    id,
    kind,
    ...(terse ? { terse } : {}),
    difficulty,
    blind,
    value: valuesAt(puzzle).value,
    decision: describeDecision(puzzle, decision, 0),
  });
}
