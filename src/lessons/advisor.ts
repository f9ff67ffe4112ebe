/** The advisor's jobs, except opening games. A game loads this only if it needs more than the computer's moves. */

import { coachHandlers } from "../computer/advise.ts";
import type { Handlers } from "../computer/computer.ts";
import type { JobKind } from "../computer/job.ts";
import { puzzleHandlers } from "../puzzles/judge.ts";
import { lessonHandlers, loadFor } from "./lesson.ts";

type Advice = Handlers<Exclude<JobKind, "open">>;

export async function handlersFor(...asked: Parameters<typeof loadFor>): Promise<Advice> {
  await loadFor(...asked);
  return { ...coachHandlers, ...puzzleHandlers, ...lessonHandlers };
}
