/** Works out what follows from a change in a game: jobs for the advisor, a save, and the news. */

import type { Answer, JobKind } from "../../computer/job.ts";
import {
  currentPosition,
  hasComputer,
  isComputer,
  type Match,
  seatToMove,
  speakersOf,
} from "../../core/match.ts";
import { neededView } from "../../core/needed.ts";
import { otherSeat } from "../../core/seat.ts";
import { applyAnswer, isChanged, jobsWanted } from "../advice.ts";
import type { Ask, News, NewsPart, Prompt, Step } from "../contract.ts";
import { notesPart, step, tell } from "../step.ts";
import { isOver, isThinking, previewMove, shownPly, shownReport, type Table } from "../table.ts";
import { formatNotes, hasNextGame, namesFor, notesOnTurn, seriesLines, seriesNotes } from "../words.ts";
import { mistakeBefore, reviewOf } from "./review.ts";
import { valuesSentence, whyText } from "./values-text.ts";

/** A resumed game doesn't repeat its opening. */
export function openedNews({ match, notes }: Table): News {
  const fresh = match.moves.length === 0;
  return [
    fresh ? [{ kind: "opening", match }] : [],
    [notesPart(...seriesNotes(match), ...notes)],
    [{ kind: fresh ? "turn" : "position", match }],
  ];
}

export function movedNews(table: Table): News {
  const { match, notes, opening, question } = table;
  const moved: NewsPart = { kind: "moved", match, speakers: speakersOf(match) };
  if (match.outcome !== null) return endedNews(table, moved, "");
  const fresh = notes.filter((note) => !opening.includes(note));
  const noted = [notesPart(...fresh, ...notesOnTurn(match, 'Type "draw" to offer a draw.'))];
  return [[moved], noted, question === "draw" ? [] : [{ kind: "turn", match }]];
}

/** Against the computer, the score of the series follows the review, so `reviewedNews` gives it. */
function endedNews({ match, notes }: Table, ...moved: readonly NewsPart[]): News {
  const series = hasComputer(match) && match.moves.length > 0 ? [] : seriesLines(match);
  return [
    [...moved, { kind: "ended", match, speakers: speakersOf(match) }, ...series],
    [notesPart(...notes)],
  ];
}

/** After declining the computer's offer, the player still has to move. */
export function decidedNews(before: Table, after: Table): News {
  if (isOver(after)) return endedNews(after);
  const said = after.said === "" ? [] : [after.said];
  return [said, isComputersOffer(before) ? [{ kind: "turn", match: after.match }] : []];
}

export function changedNews({ match, said, notes, opening }: Table): News {
  const noted = match.moves.length === 0 ? notes.slice(opening.length) : notes;
  return [[said], [notesPart(...noted)], [{ kind: "position", match }]];
}

export function lookedNews(table: Table): News {
  const { match, viewing, review } = table;
  if (viewing === null && !isOver(table)) return [[{ kind: "position", match }], ...valuesNews(table)];
  const ply = shownPly(table);
  const mistake = review === null ? [] : mistakeBefore(match, review, ply);
  return [[{ kind: "ply", match, ply }, ...mistake], ...valuesNews(table)];
}

function reviewedNews({ match, review }: Table): News {
  if (review === null) return [];
  const series = hasComputer(match) ? seriesLines(match) : [];
  return [["", ...formatNotes(reviewOf(match, review)), ...series]];
}

function valuesNews(table: Table): News {
  return [[notesPart(...[valuesSentence(table), whyText(table)].filter((text) => text !== ""))]];
}

/** The computer makes its offer before the player's turn, so a move declines it. */
function isComputersOffer({ match, question }: Table): boolean {
  return question === "draw" && isComputer(match, otherSeat(seatToMove(match)));
}

export function promptGame(table: Table): Prompt {
  const { match, question, viewing } = table;
  if (isOver(table) && viewing === null) return { does: hasNextGame(match) ? "next" : "leave", asks: true };
  if (viewing !== null) return "commands";
  if (isThinking(table)) return null;
  return question === null || isComputersOffer(table) ? { turn: match } : { text: "" };
}

export function answerAtGame<S extends Table>(state: S, { about }: Ask, answer: Answer): Step<S> {
  const after = applyAnswer(state, about, answer);
  if (after === state) return step(state);
  const named = answer.kind === "hint" ? answer.move : undefined;
  const news = answerNews[answer.kind]?.(after, state) ?? [];
  return tell(named === undefined ? after : previewMove(after, named), ...news);
}

/** Tells the list of needed moves with the first hint, because the plain dialogue doesn't show it on each turn. */
function hintNews({ match, said, hinted }: Table): News {
  const isNew = match.moves.length < 2;
  const { line, about } = neededView(match.game, namesFor(match), currentPosition(match), isNew);
  const shown = hinted > 1 || line === "" ? "" : `Note: ${line} ${about}`.trim();
  return [[{ kind: "either", shown, spoken: "" }, notesPart(said)]];
}

const answerNews: Readonly<Partial<Record<JobKind, (after: Table, before: Table) => News>>> = {
  choose: movedNews,
  "answer-draw": (after) => (isOver(after) ? endedNews(after) : [[after.said]]),
  "warm-up": ({ notes }) => [[notesPart(...notes.slice(-1))]],
  hint: hintNews,
  analyze: (after, before) => (shownReport(before) === undefined ? valuesNews(after) : []),
  review: reviewedNews,
};

export function asksAbout(before: Table | undefined, after: Table): readonly Ask[] {
  const { match } = after;
  return jobsWanted(before, after).map((job) => {
    const isUntold =
      job.kind === "analyze"
        ? !job.plies.includes(shownPly(after))
        : job.kind === "review" && !hasComputer(match);
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

/** The next game of a series carries the score so far, so it's saved as soon as it opens. */
function hasScore({ series, moves }: Match): boolean {
  return series !== null && series.game > 1 && moves.length === 0;
}
