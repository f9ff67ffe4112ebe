import * as z from "zod/mini";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { parseJson } from "../core/text.ts";
import type { Outside } from "../play/contract.ts";
import { today } from "../play/step.ts";
import { formatDay } from "./dates.ts";
import {
  mistakeNotes,
  mistakesInTurn,
  noMistakesText,
  type SolvedPuzzle,
  scoreShape,
  solvedDaily,
} from "./notebook.ts";
import { calendarOf, nextText, streakText } from "./overview.ts";
import {
  applyJudgment,
  judgeJob,
  noScore,
  type PuzzleSource,
  type PuzzleTable,
  puzzleTable,
} from "./play.ts";
import { type Difficulty, type PosedPuzzle, type PuzzleRequest, solutionOf } from "./puzzle.ts";

export interface PuzzleState extends PuzzleTable {
  readonly daily: Daily | null;
}

interface Daily {
  readonly date: string;
  readonly day: string;
  readonly program: string;
  readonly link: string;
}

export async function pose(outside: Outside, asked: PuzzleSource): Promise<Result<PuzzleState>> {
  const source = asked.date === "today" ? { ...asked, date: today(outside) } : asked;
  const posed = source.mine ? await poseMistake(outside, source) : await poseOne(outside, source);
  if (!posed.ok) return posed;
  const { date } = source;
  if (date === null) return ok({ ...posed.value, daily: null });
  const solved = solvedDaily(outside.notebook.solved(), date);
  const { program, address } = outside;
  const link = address === null ? `${program.name} puzzle ${date}` : `${address}#/puzzle/daily/${date}`;
  const daily = { date, day: formatDay(date, today(outside)), program: program.title, link };
  if (solved !== undefined)
    return mapResult(await giveAnswers(outside, { ...posed.value, daily }), (state) =>
      asSolved(state, solved, outside),
    );
  // The score is saved until the puzzle is solved, so leaving and coming back gives players no second chance.
  const attempt = attemptSchema.safeParse(parseJson(outside.notebook.read(attemptName(date)) ?? ""));
  const puzzle = { ...posed.value.puzzle, score: attempt.data ?? noScore };
  return ok({ ...posed.value, puzzle, daily });
}

const attemptSchema = z.object(scoreShape);

export function keepAttempt({ notebook }: Outside, { puzzle, daily }: PuzzleState): readonly string[] {
  const kept = puzzle.phase === "solved" ? "" : JSON.stringify(puzzle.score);
  if (daily !== null) notebook.write(attemptName(daily.date), kept);
  return [];
}

function attemptName(date: string): string {
  return `attempt-${date}`;
}

async function giveAnswers(outside: Outside, state: PuzzleState): Promise<Result<PuzzleState>> {
  const { phase, decision } = state.puzzle;
  if (phase === "solved") return ok(state);
  const given = solutionOf(decision);
  const judged = await outside.ask(judgeJob(state, given));
  return judged.ok ? giveAnswers(outside, applyJudgment(state, given, judged.value)) : judged;
}

function asSolved(state: PuzzleState, solved: SolvedPuzzle, outside: Outside): PuzzleState {
  const { marks, wrong, hints, shown } = solved;
  const puzzle = { ...state.puzzle, score: { marks, wrong, hints, shown } };
  return { ...state, puzzle, notes: dailyNotes(outside) };
}

export function dailyNotes(outside: Outside): readonly string[] {
  const streak = streakText(calendarOf(outside.notebook.solved(), today(outside)));
  return [`${streak} ${nextText(outside.now())}`.trim()];
}

/** Skips mistakes that can't be posed, such as those from a removed game. */
async function poseMistake(outside: Outside, source: PuzzleSource): Promise<Result<PuzzleTable>> {
  const mistakes = outside.notebook.mistakes();
  if (!mistakes.ok) return mistakes;
  for (const mistake of mistakesInTurn(mistakes.value, today(outside), source.after)) {
    const posed = await askFor(outside, { by: "name", position: mistake.position, kind: null });
    const notes = mistakeNotes(mistake, today(outside));
    if (posed.ok) return puzzleTable(outside.games, posed.value, source, notes);
  }
  return fail("not-found", noMistakesText);
}

async function askFor({ ask }: Outside, request: PuzzleRequest): Promise<Result<PosedPuzzle>> {
  return mapResult(await ask({ kind: "pose", request }), ({ puzzle }) => puzzle);
}

async function poseOne(outside: Outside, source: PuzzleSource): Promise<Result<PuzzleTable>> {
  const { date } = source;
  const posed = await (date === null
    ? drawOne(outside, source)
    : askFor(outside, { by: "date", date, today: today(outside) }));
  return andThen(posed, (puzzle) => puzzleTable(outside.games, puzzle, source));
}

/** A seed always draws the same puzzle. Without a seed or a difficulty, a player's first puzzles aren't hard. */
function drawOne(outside: Outside, source: PuzzleSource): Promise<Result<PosedPuzzle>> {
  const { game, difficulty, seed } = source;
  if (seed !== undefined) return askFor(outside, { by: "seed", game, difficulty, seed });
  const solved = outside.notebook.solved().filter(({ shown }) => !shown);
  const { length } = solved.filter((puzzle) => game === null || puzzle.game === game);
  const wanted = difficulty === null ? difficultyAfter(length) : undefined;
  return drawPuzzle(outside, source, new Set(solved.map(({ id }) => id)), wanted);
}

export function difficultyAfter(solved: number): Difficulty | null {
  return solved < 5 ? "easy" : solved < 12 ? "medium" : null;
}

/** Avoids the puzzles in `known` and `after`, and prefers the difficulty `wanted`. */
export async function drawPuzzle(
  outside: Outside,
  { game, difficulty, after, avoid }: Pick<PuzzleSource, "game" | "difficulty" | "after" | "avoid">,
  known: ReadonlySet<string>,
  wanted = difficulty,
): Promise<Result<PosedPuzzle>> {
  const solved = [...known, ...(after === undefined ? [] : [after.id])];
  const last = after && { game: after.game, kind: after.kind };
  const draw = (difficulty: Difficulty | null) =>
    askFor(outside, { by: "seed", game, difficulty, seed: outside.newSeed(), avoid, solved, last });
  const drawn = await draw(wanted);
  return wanted === difficulty || (drawn.ok && !solved.includes(drawn.value.id)) ? drawn : draw(difficulty);
}
