/** What the solver's worker is asked and what it answers. Positions and moves are plain values, so they travel as they are. */

import type { CanWin, Value } from "../../../core/analysis.ts";
import type { Match } from "../../../core/match.ts";
import type { Options } from "../../../core/options.ts";
import type { Scorecard } from "../../../players/scorecard.ts";

/** What is known about one position. */
export interface PositionReport {
  readonly value: Value | null;
  readonly canWin: CanWin;
  /** The value of each legal move by its canonical name, for the player who makes it. */
  readonly moves: Readonly<Record<string, Value | null>>;
  /** The sentence that says why. */
  readonly why: string;
}

/** What is known about a match: soon about the position that matters, later about all of them. */
export interface Study {
  readonly match: Match;
  readonly reports: ReadonlyMap<number, PositionReport>;
  readonly card: Scorecard | null;
  /** What went wrong, as a sentence. */
  readonly problem: string | null;
}

export interface StudyRequest {
  readonly kind: "study";
  readonly number: number;
  readonly game: string;
  readonly options: Options;
  readonly positions: readonly unknown[];
  readonly moves: readonly unknown[];
  /** Which positions are to be looked at, in this order. */
  readonly plies: readonly number[];
}

export interface MapRequest {
  readonly kind: "map";
  readonly number: number;
  readonly game: string;
  readonly options: Options;
}

/** A match without its game, which is made of functions and stays on either side. */
export type MatchData = Omit<Match, "game">;

/** What would the computer that is to move play? */
interface ChooseRequest {
  readonly kind: "choose";
  readonly number: number;
  readonly game: string;
  readonly match: MatchData;
}

/** Would the computer in the other seat agree to a draw? */
interface DrawRequest {
  readonly kind: "draw";
  readonly number: number;
  readonly game: string;
  readonly match: MatchData;
}

export type WorkerRequest = StudyRequest | MapRequest | ChooseRequest | DrawRequest;

/** One position of the map: its key, who is to move and its value. */
export interface MapPoint {
  readonly key: string;
  readonly toMove: 1 | 2;
  readonly value: Value | null;
}

export type WorkerAnswer =
  | {
      readonly kind: "report";
      readonly number: number;
      readonly ply: number;
      readonly report: PositionReport;
    }
  | { readonly kind: "card"; readonly number: number; readonly card: Scorecard }
  /** Null where there are too many positions to look at. */
  | { readonly kind: "map"; readonly number: number; readonly points: readonly MapPoint[] | null }
  | { readonly kind: "choice"; readonly number: number; readonly move: string }
  | { readonly kind: "draw"; readonly number: number; readonly accepted: boolean }
  | { readonly kind: "problem"; readonly number: number; readonly message: string };

/** A study of the match, with what an earlier study already knows about the same positions. */
export function newStudy(match: Match, earlier: Study | null): Study {
  const kept = [...(earlier?.reports ?? [])].filter(
    ([ply]) => match.positions[ply] !== undefined && earlier?.match.positions[ply] === match.positions[ply],
  );
  return { match, reports: new Map(kept), card: null, problem: null };
}

/** The positions that nothing is known about yet, the one that is looked at first. */
export function openPlies({ match, reports }: Study, shown: number): readonly number[] {
  const open = [...match.positions.keys()].filter((ply) => !reports.has(ply));
  return open.includes(shown) ? [shown, ...open.filter((ply) => ply !== shown)] : open;
}

/** The study with one more answer in it. */
export function withAnswer(study: Study, answer: WorkerAnswer): Study {
  switch (answer.kind) {
    case "report":
      return { ...study, reports: new Map([...study.reports, [answer.ply, answer.report]]) };
    case "card":
      return { ...study, card: answer.card };
    case "problem":
      return { ...study, problem: answer.message };
    case "map":
    case "choice":
    case "draw":
      return study;
  }
}
