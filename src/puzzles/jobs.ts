/** The advisor's answers to the jobs of puzzles. */

import type { Handlers } from "../computer/computer.ts";
import { findPosition } from "../computer/job.ts";
import { andThen, mapResult } from "../core/result.ts";
import { judge } from "./judge.ts";
import { poseFor } from "./pose.ts";

export const puzzleHandlers: Handlers<"pose" | "judge"> = {
  pose: (games, { request }) => mapResult(poseFor(games, request), (puzzle) => ({ puzzle })),
  judge: (games, { puzzle, played, given }) =>
    andThen(findPosition(games, puzzle), (found) =>
      judge({ ...found, kind: puzzle.kind, terse: puzzle.terse ?? false }, played, given),
    ),
};
