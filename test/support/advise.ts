/** The advisor with every room's jobs. */

import { advisor, coachHandlers } from "../../src/computer/advise.ts";
import { lessonHandlers } from "../../src/lessons/jobs.ts";
import { puzzleHandlers } from "../../src/puzzles/jobs.ts";

export const advise = advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers });
