/** The advisor judges each answer, and `applyJudgment` updates the table. */

import { findPosition, type Job } from "../computer/job.ts";
import type { Situation } from "../computer/player.ts";
import type { Game } from "../core/game.ts";
import { type Match, newMatch, playedNames } from "../core/match.ts";
import { ok, type Result } from "../core/result.ts";
import { newTable, playAll, type Table, withMatch } from "../play/table.ts";
import {
  answerCount,
  type Difficulty,
  type Mark,
  type PosedDecision,
  type PosedPuzzle,
  type PuzzleResult,
  type PuzzleScore,
} from "./puzzle.ts";

export interface PuzzleSource {
  readonly game: string | null;
  readonly difficulty: Difficulty | null;
  /** The date of a daily puzzle, or "today". */
  readonly date: string | null;
  readonly mine: boolean;
  /** The same seed gives the same puzzle, whatever the player has solved. */
  readonly seed?: number;
  readonly avoid?: PosedPuzzle["kind"];
  /** The previous puzzle, so that a different one comes next. */
  readonly after?: PosedPuzzle;
}

export const noScore: PuzzleScore = { marks: [], wrong: 0, hints: 0, shown: false };

export const anyPuzzle: PuzzleSource = { game: null, difficulty: null, date: null, mine: false };

/** Drops the date and the seed, which would select the same puzzle again. */
export function sourceAfter({ source, posed }: PuzzlePlay): PuzzleSource {
  const { seed: _seed, ...kept } = source;
  return { ...kept, date: null, after: posed };
}

export interface PuzzlePlay {
  readonly posed: PosedPuzzle;
  readonly source: PuzzleSource;
  readonly decision: PosedDecision;
  readonly at: number;
  readonly score: PuzzleScore;
  readonly marked: readonly string[];
  readonly judged: readonly string[];
  readonly verdict: Pick<PuzzleResult, "verdict" | "text">;
  readonly hinted: number;
  /** In "waiting", the judgment is pending. In "refuted", the answer was wrong, and the board shows why if it can. */
  readonly phase: "asked" | "waiting" | "refuted" | "solved";
  /** The board returns to this match after a wrong answer. */
  readonly base: Match;
}

export interface PuzzleTable extends Table {
  readonly puzzle: PuzzlePlay;
}

export function puzzleTable(
  games: readonly Game[],
  posed: PosedPuzzle,
  source: PuzzleSource,
  notes: readonly string[] = [],
): Result<PuzzleTable> {
  const found = findPosition(games, posed);
  if (!found.ok) return found;
  // A bet is about two other players.
  const yours = posed.toMove === 1 ? (["You", "Opponent"] as const) : (["Opponent", "You"] as const);
  const base = puzzleMatch(found.value, posed.kind === "bet" ? undefined : yours);
  const { decision } = posed;
  const none = { marked: [], judged: [], verdict: { verdict: "", text: "" } };
  const fresh = { ...none, at: 0, score: noScore, hinted: 0, phase: "asked" } as const;
  const puzzle = { ...fresh, posed, source, base, decision };
  return ok({ ...newTable({ match: base, notes }), puzzle });
}

export function puzzleMatch({ game, position }: Situation, [one, two] = game.seatNames): Match {
  const setup = { game, from: game.key(position), first: game.toMove(position), start: position };
  const players = [{ name: one }, { name: two }] as const;
  return newMatch(setup, { id: "puzzle", players, seed: 0, startedAt: "", series: null });
}

export function toggleMark<T extends PuzzleTable>(table: T, name: string): T {
  const { marked } = table.puzzle;
  const others = marked.filter((each) => each !== name);
  return markAll(table, others.length < marked.length ? others : [...marked, name]);
}

export function markAll<T extends PuzzleTable>(table: T, names: readonly string[]): T {
  return change(table, { marked: table.puzzle.decision.choices.filter((choice) => names.includes(choice)) });
}

export function judgeJob({ puzzle }: PuzzleTable, given: readonly string[]): Job<"judge"> {
  return { kind: "judge", puzzle: puzzle.posed, played: playedNames(puzzle.base), given };
}

export function awaitJudgment<T extends PuzzleTable>(table: T): T {
  return { ...change(table, { phase: "waiting" }), controls: "none" };
}

/** Plays a right answer and the reply to it, or a wrong answer and its refutation. */
export function applyJudgment<T extends PuzzleTable>(
  table: T,
  given: readonly string[],
  result: PuzzleResult,
): T {
  const { puzzle } = table;
  const { right, reply, refutation, next } = result;
  const isShown = puzzle.hinted >= puzzle.decision.hints.length;
  const verdict = isShown ? result.verdict.replace(/^Right:/, "The answer:") : result.verdict;
  const said = `${verdict} ${result.text}`.trim();
  if (!right) {
    const marked = given.filter((choice) => puzzle.decision.answers.includes(choice));
    const score = { ...puzzle.score, marks: firstMark(puzzle, "wrong"), wrong: puzzle.score.wrong + 1 };
    const play = { score, marked, judged: given, verdict: result, phase: "refuted" } as const;
    return standStill(table, playAll(puzzle.base, refutation), said, play);
  }
  const { onBoard, ask } = puzzle.decision;
  const base = playAll(
    puzzle.base,
    onBoard && ask === "one" ? [...given, ...(reply === null ? [] : [reply])] : [],
  );
  const score = { ...puzzle.score, marks: firstMark(puzzle, "right") };
  const progress = { at: puzzle.at + 1, score, base, marked: [], judged: [], hinted: 0 };
  if (next === null) return standStill(table, base, said, { ...progress, judged: given, phase: "solved" });
  return change(withMatch({ ...table, controls: "both" }, base, said), {
    ...progress,
    decision: next,
    phase: "asked",
  });
}

function standStill<T extends PuzzleTable>(
  table: T,
  match: Match,
  said: string,
  puzzle: Partial<PuzzlePlay>,
): T {
  return change(withMatch({ ...table, controls: "none" }, match, said), puzzle);
}

/** The reason for the wrong answer stays on screen. */
export function tryAgain<T extends PuzzleTable>(table: T): T {
  const { base, phase } = table.puzzle;
  if (phase !== "refuted") return table;
  return change(withMatch({ ...table, controls: "both" }, base, table.said), { phase: "asked" });
}

/** Gives the next hint, or hint `upTo` if that's later. Repeating the last hint, which is the answer, costs nothing. */
export function giveHint<T extends PuzzleTable>(table: T, upTo = 0): T {
  const { decision, hinted, marked, phase, score } = table.puzzle;
  if (phase !== "asked") return table;
  const { length } = decision.hints;
  const given = Math.max(hinted + 1, upTo);
  const helped = {
    ...score,
    marks: firstMark(table.puzzle, "hint"),
    hints: score.hints + Number(hinted < length),
    shown: score.shown || given >= length,
  };
  const said = decision.hints[Math.min(given, length) - 1] ?? "";
  // The last hint is the answer, so the board shows it, too.
  const isShown = given >= length && decision.onBoard;
  const isOne = answerCount(decision) === 1;
  const preview = isShown && isOne ? (decision.answers[0] ?? null) : table.preview;
  const shown = isShown && !isOne ? decision.answers : marked;
  return change({ ...table, said, preview, problem: "" }, { hinted: given, score: helped, marked: shown });
}

/** Only the first attempt at each decision gets a mark. */
function firstMark({ score: { marks }, at }: PuzzlePlay, mark: Mark): readonly Mark[] {
  return marks.length === at ? [...marks, mark] : marks;
}

function change<T extends PuzzleTable>(table: T, puzzle: Partial<PuzzlePlay>): T {
  return { ...table, puzzle: { ...table.puzzle, ...puzzle } };
}
