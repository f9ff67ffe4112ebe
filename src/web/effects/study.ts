/** Asks the advisor about every position, for one match at a time. */

import type { Match } from "../../core/match.ts";
import { type PositionReport, positionName } from "../../players/job.ts";
import type { StudyAnswer } from "../state/study.ts";
import type { Advisor } from "./advisor.ts";

/** Milliseconds. Each update redraws the page, which is slow in a long game. */
const betweenReports = 500;

let running: { readonly match: Match; readonly stop: AbortController } | undefined;

/** Cancels the previous study. Asks about one position at a time, so that other requests needn't wait for all. */
export async function study(
  advisor: Advisor,
  match: Match,
  plies: readonly number[],
  tell: (answer: StudyAnswer) => void,
): Promise<void> {
  if (running?.match.id !== match.id) running?.stop.abort();
  const own = { match, stop: new AbortController() };
  running = own;
  let reports = new Map<number, PositionReport>();
  let told = Number.NEGATIVE_INFINITY;
  for (const [at, ply] of plies.entries()) {
    const position = positionName(match, match.positions[ply]);
    const report = await advisor.ask({ kind: "analyze", position }, own.stop.signal);
    if (running !== own) return;
    if (!report.ok) return tell({ problem: report.problem.message });
    reports.set(ply, report.value);
    if (at < plies.length - 1 && performance.now() - told < betweenReports) continue;
    tell({ reports });
    reports = new Map();
    told = performance.now();
  }
}
