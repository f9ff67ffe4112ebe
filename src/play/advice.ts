/** Decides what to ask the advisor about a game, and applies its answers, unless the game has changed since. */

import type { Answer, Job } from "../computer/job.ts";
import {
  assist,
  breakOff,
  currentPosition,
  hasComputer,
  hasPerson,
  type Match,
  playMove,
  seatToMove,
  takeBackTo,
  usualPlyLimit,
} from "../core/match.ts";
import { toRecord } from "../core/record.ts";
import { ofSeat, otherSeat, withSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { isOver, isThinking, settleDraw, shownPly, type Table, unexplained, withMatch } from "./table.ts";
import { inexactNote, nameOpponent, onlyMoveNote } from "./words.ts";

export const valuesHidden = "Values hidden.";

type TableJobKind = "choose" | "warm-up" | "hint" | "answer-draw" | "evaluate" | "review";
export type TableJob = Job<TableJobKind | "analyze">;

export function jobsWanted(before: Table | undefined, after: Table): readonly TableJob[] {
  const isAsked = before !== undefined && isSamePoint(before.match, after.match) && isSameLook(before, after);
  const asked = isAsked ? wanted(before) : [];
  const jobs = wanted(after)
    .filter((kind) => !asked.includes(kind))
    .map((kind) => jobOf(after, kind));
  return before?.study === after.study ? jobs : [...jobs, ...studyJobs(after)];
}

/** Each answer redraws the page, so this many positions of a long game are requested together. */
const mostStudied = 16;

/** Asks about the position on screen first, by itself, so its values appear soon. */
function studyJobs(table: Table): readonly TableJob[] {
  const { match, study } = table;
  const open = study === null ? [] : [...match.positions.keys()].filter((ply) => !study.has(ply));
  const plies = open.includes(shownPly(table)) ? [shownPly(table)] : open.slice(0, mostStudied);
  return plies.length === 0 ? [] : [{ kind: "analyze", record: toRecord(match), plies }];
}

/** After the end, each position that the player looks at needs its own values, but only once the review is there. */
function isSameLook(before: Table, after: Table): boolean {
  return !isOver(after) || before.viewing === after.viewing || after.review === null;
}

function isSamePoint(one: Match, two: Match): boolean {
  return one.moves === two.moves && one.outcome === two.outcome;
}

export function isChanged(before: Match, after: Match): boolean {
  return before.id === after.id && (!isSamePoint(before, after) || before.hints !== after.hints);
}

function wanted(table: Table): readonly TableJobKind[] {
  const { match, pending, valuesShown, values } = table;
  if (isOver(table)) return wantedAfter(table);
  if (isThinking(table)) return ["choose"];
  return [
    ...(hasComputer(match) && match.moves.length === 0 ? (["warm-up"] as const) : []),
    ...(pending === "hint" ? (["hint"] as const) : []),
    ...(pending === "draw" ? (["answer-draw"] as const) : []),
    ...(valuesShown && values === null ? (["evaluate"] as const) : []),
  ];
}

function wantedAfter({ match, review, viewing, valuesShown, values }: Table): readonly TableJobKind[] {
  if (review === null) return match.moves.length > 0 ? ["review"] : [];
  const isPast = viewing !== null && viewing < match.moves.length;
  return isPast && valuesShown && values === null ? ["evaluate"] : [];
}

function jobOf({ match, hinted, viewing }: Table, kind: TableJobKind): TableJob {
  const isPast = kind === "evaluate" && viewing !== null && match.outcome !== null;
  const record = toRecord(isPast ? takeBackTo(match, viewing) : match);
  if (kind === "hint") return { kind, record, asked: hinted };
  if (kind === "answer-draw") return { kind, record, seat: otherSeat(seatToMove(match)) };
  return kind === "review" ? { kind, record, quick: true } : { kind, record };
}

export function requestHint<T extends Table>(table: T): T {
  return { ...table, pending: "hint", problem: "" };
}

export function showStudy<T extends Table>(table: T, on: boolean): T {
  return { ...table, study: on ? new Map() : null };
}

/** A hint stays on screen next to the values. */
export function toggleValues<T extends Table>(table: T): T {
  const { valuesShown, hinted, said } = table;
  return {
    ...table,
    valuesShown: !valuesShown,
    values: null,
    ...(hinted > 2 ? {} : unexplained),
    said: hinted > 0 ? said : valuesShown ? valuesHidden : "",
    problem: "",
  };
}

/** `about` is the match when the job was sent. If the game has changed since, the answer is ignored. */
export function applyAnswer<T extends Table>(table: T, about: Match, answer: Answer): T {
  if (!isSamePoint(table.match, about)) return table;
  if (answer.kind === "choose") return playChosen(table, answer);
  if (answer.kind === "warm-up")
    return answer.exact ? table : { ...table, notes: [...table.notes, inexactNote] };
  if (answer.kind === "hint") return withHint(table, answer);
  if (answer.kind === "evaluate") return withValues(table, answer);
  if (answer.kind === "answer-draw") return settleDraw(table, answer.accepted);
  if (answer.kind === "review") return { ...table, review: answer.card };
  return answer.kind === "analyze" ? withReports(table, answer) : table;
}

function playChosen<T extends Table>(table: T, answer: Answer<"choose">): T {
  const { match } = table;
  const found = findMove(match.game, currentPosition(match), answer.move);
  if (!found.ok) return table;
  const played = playMove(match, found.value);
  const next = withMatch(table, hasPerson(match) ? played : breakOff(played, usualPlyLimit));
  const notes = [
    ...table.notes,
    ...(answer.exact ? [] : [inexactNote]),
    ...(answer.onlyMove ? [onlyMoveNote(match)] : []),
  ];
  return {
    ...next,
    notes: [...new Set(notes)],
    question: answer.offersDraw && !isOver(next) ? "draw" : null,
  };
}

function withHint<T extends Table>(table: T, { text, reasons, why }: Answer<"hint">): T {
  const say = (words: string) => nameOpponent(table.match, words);
  const explained = reasons === undefined ? {} : { reasons, why: say(why) };
  return countHint({ ...table, ...explained, pending: null, said: say(text), hinted: table.hinted + 1 });
}

/** During a game, each turn with the values on screen counts as a hint. */
function withValues<T extends Table>(table: T, { moves: values, reasons, why }: Answer<"evaluate">): T {
  if (!table.valuesShown) return table;
  const explained = table.hinted > 2 ? {} : { reasons, why: nameOpponent(table.match, why) };
  const shown = { ...table, values, ...explained };
  return isOver(table) ? shown : countHint(shown);
}

/** Adds reports to the study. After that change, `jobsWanted` asks for the next ones. */
function withReports<T extends Table>(table: T, { reports }: Answer<"analyze">): T {
  const { study } = table;
  if (study === null || reports.every(([ply]) => study.has(ply))) return table;
  return { ...table, study: new Map([...study, ...reports]) };
}

function countHint<T extends Table>(table: T): T {
  const { match } = table;
  const seat = seatToMove(match);
  const hints = withSeat(match.hints, seat, ofSeat(match.hints, seat) + 1);
  return { ...table, match: assist({ ...match, hints }, match.moves.length) };
}
