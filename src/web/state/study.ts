import type { Match } from "../../core/match.ts";
import type { PositionReport } from "../../players/job.ts";

export interface Study {
  readonly match: Match;
  readonly reports: ReadonlyMap<number, PositionReport>;
  readonly problem: string | null;
}

export type StudyAnswer = Partial<Omit<Study, "match">>;

/** Keeps the reports about positions that both matches share. */
export function newStudy(match: Match, earlier: Study | null): Study {
  const kept = [...(earlier?.reports ?? [])].filter(
    ([ply]) => match.positions[ply] !== undefined && earlier?.match.positions[ply] === match.positions[ply],
  );
  return { match, reports: new Map(kept), problem: null };
}

/** The position on the board comes first. */
export function openPlies({ match, reports }: Study, shown: number): readonly number[] {
  const open = [...match.positions.keys()].filter((ply) => !reports.has(ply));
  return open.includes(shown) ? [shown, ...open.filter((ply) => ply !== shown)] : open;
}

export function withAnswer(study: Study, answer: StudyAnswer): Study {
  const reports = new Map([...study.reports, ...(answer.reports ?? [])]);
  return { ...study, ...answer, reports };
}
