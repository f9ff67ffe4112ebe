/** What follows from a change in a game: jobs for the advisor, and a save. Also handles the advisor's answers. */

import type { Answer, JobKind } from "../../computer/job.ts";
import { hasComputer, type Match } from "../../core/match.ts";
import { applyAnswer, isChanged, jobsWanted } from "../advice.ts";
import type { Ask, News, Step } from "../contract.ts";
import { notesPart, step, tell } from "../step.ts";
import { isOver, previewMove, type Table } from "../table.ts";
import { endedNews, movedNews, reviewedNews, valuesNews } from "./news.ts";

/** If a hint names a move, the board shows it. */
export function answerAtGame<S extends Table>(state: S, { about, job }: Ask, answer: Answer): Step<S> {
  // After the end, values are requested for one position at a time.
  if (job.kind === "evaluate" && isOver(state) && job.record.moves.length !== state.viewing)
    return step(state);
  const after = applyAnswer(state, about, answer);
  if (after === state) return step(state);
  const named = answer.kind === "hint" ? answer.move : undefined;
  const news = answerNews[answer.kind]?.(after) ?? [];
  return tell(named === undefined ? after : previewMove(after, named), ...news);
}

const answerNews: Readonly<Partial<Record<JobKind, (after: Table) => News>>> = {
  choose: movedNews,
  "answer-draw": (after) => (isOver(after) ? endedNews(after) : [[after.said]]),
  "warm-up": ({ notes }) => [[notesPart(...notes.slice(-1))]],
  hint: ({ said }) => [[notesPart(said)]],
  evaluate: valuesNews,
  review: reviewedNews,
};

export function asksAbout(before: Table | undefined, after: Table): readonly Ask[] {
  const { match } = after;
  return jobsWanted(before, after).map((job) => {
    const isUntold = job.kind === "review" && !hasComputer(match);
    return { kind: "ask", job, about: match, ...(isUntold ? { untold: true } : {}) };
  });
}

export function followGame<S extends Table>(before: S | undefined, after: S): Step<S> {
  const { match } = after;
  const isNew =
    before === undefined ? hasScore(match) : isChanged(before.match, match) && isBegun(before.match, match);
  return step(after, ...(isNew ? [{ kind: "save", match } as const] : []), ...asksAbout(before, after));
}

/** Help before the first move is saved with that move, because a game without moves isn't worth resuming. */
function isBegun(before: Match, after: Match): boolean {
  return before.moves.length > 0 || after.moves.length > 0 || after.outcome !== null;
}

/** The record of the next game holds the score of a series, so it's saved as soon as it opens. */
function hasScore({ series, moves }: Match): boolean {
  return series !== null && series.game > 1 && moves.length === 0;
}
