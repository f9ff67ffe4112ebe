/** Puzzles, and what is known about each game at its book's size: looked up beside the page. */

import type { Game } from "../../core/game.ts";
import { randomFrom } from "../../core/random.ts";
import { findMove } from "../../core/setup.ts";
import { games } from "../../games/index.ts";
import { whatIsKnown } from "../../players/known.ts";
import { judge, puzzleHint, taskOf } from "../../players/puzzle-answers.ts";
import { dailyPuzzle, findPuzzle, type Puzzle } from "../../players/puzzles.ts";
import type { LibraryAnswer, LibraryRequest, PosedPuzzle } from "../state/puzzle.ts";

declare const self: DedicatedWorkerGlobalScope;

let posed: Puzzle | undefined;

self.addEventListener("message", (event: MessageEvent<{ number: number; request: LibraryRequest }>) => {
  const { number, request } = event.data;
  self.postMessage({ number, answer: guarded(request) });
});

function guarded(request: LibraryRequest): LibraryAnswer {
  try {
    return answerTo(request);
  } catch (error) {
    return { kind: "problem", message: error instanceof Error ? error.message : "no reason given" };
  }
}

function answerTo(request: LibraryRequest): LibraryAnswer {
  switch (request.kind) {
    case "pose":
      posed =
        request.date === null
          ? findPuzzle({ games }, randomFrom(request.seed))
          : dailyPuzzle(games, request.date);
      return { kind: "posed", puzzle: posed === undefined ? null : describe(posed) };
    case "judge":
      return judgeMove(request.move);
    case "known": {
      const game = games.find((candidate: Game) => candidate.id === request.game);
      return { kind: "known", sentences: game === undefined ? [] : whatIsKnown(game) };
    }
  }
}

function judgeMove(name: string): LibraryAnswer {
  if (posed === undefined) return { kind: "problem", message: "There is no puzzle yet." };
  const move = findMove(posed.game, posed.position, name);
  if (!move.ok) return { kind: "problem", message: move.problem.message };
  return { kind: "puzzle-result", result: judge(posed, move.value) };
}

function describe(puzzle: Puzzle): PosedPuzzle {
  const { game, options, position, grade } = puzzle;
  return { game: game.id, options, position, grade, task: taskOf(puzzle), hint: puzzleHint(puzzle) };
}
