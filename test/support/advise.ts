/** The advisor with every room's jobs. */

import { advisor, coachHandlers } from "../../src/computer/advise.ts";
import { lessonHandlers } from "../../src/lessons/lesson.ts";
import { puzzleHandlers } from "../../src/puzzles/judge.ts";

export const advise = advisor({ ...coachHandlers, ...puzzleHandlers, ...lessonHandlers });
