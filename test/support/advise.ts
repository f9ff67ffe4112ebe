/** The advisor with every room's jobs. */

import { lessonHandlers } from "../../src/lessons/jobs.ts";
import { advisor, coachHandlers } from "../../src/players/advise.ts";
import { puzzleHandlers } from "../../src/puzzles/jobs.ts";

export const advise = advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers });
