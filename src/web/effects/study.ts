/** Asks the advisor about every position of a match, for one match at a time. */

import type { Match } from "../../core/match.ts";
import { type PositionReport, positionName } from "../../players/job.ts";
import type { StudyAnswer } from "../state/study.ts";
import type { Advisor } from "./advisor.ts";

/** Milliseconds. Each update redraws the page, which takes a while in a long game. */
const betweenReports = 500;

interface RunningStudy {
  readonly match: Match;
  readonly stop: AbortController;
}

export class Studies {
  readonly #advisor: Advisor;
  readonly #listen: (match: Match, answer: StudyAnswer) => void;
  #running: RunningStudy | undefined;

  constructor(advisor: Advisor, listen: (match: Match, answer: StudyAnswer) => void) {
    this.#advisor = advisor;
    this.#listen = listen;
  }

  /** Replaces the previous study; work on a position of another game is cancelled. */
  start(match: Match, plies: readonly number[]): void {
    if (this.#running !== undefined && this.#running.match.id !== match.id) this.#running.stop.abort();
    const study = { match, stop: new AbortController() };
    this.#running = study;
    void this.#run(study, plies);
  }

  /** One position after the other, so that other requests needn't wait for all of them. */
  async #run(study: RunningStudy, plies: readonly number[]): Promise<void> {
    const { match, stop } = study;
    const tell = (answer: StudyAnswer) => this.#running === study && this.#listen(match, answer);
    let reports = new Map<number, PositionReport>();
    let told = Number.NEGATIVE_INFINITY;
    for (const [at, ply] of plies.entries()) {
      const position = positionName(match, match.positions[ply]);
      const report = await this.#advisor.ask({ kind: "analyze", position }, stop.signal);
      if (!report.ok) tell({ problem: report.problem.message });
      if (!report.ok || this.#running !== study) return;
      reports.set(ply, report.value);
      if (at < plies.length - 1 && performance.now() - told < betweenReports) continue;
      tell({ reports });
      reports = new Map();
      told = performance.now();
    }
  }
}
