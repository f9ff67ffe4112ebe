/** The advisor with every room's jobs. */

import { advisor, coachHandlers } from "../../src/players/advise.ts";
import { lessonHandlers } from "../../src/players/lesson/jobs.ts";
import { puzzleHandlers } from "../../src/players/puzzles/jobs.ts";

export const advise = advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers });
