/** Decides what to ask the advisor about a game, and applies its answers, unless the game has changed since. */

import type { Answer, Job } from "../computer/job.ts";
import {
  breakOff,
  currentPosition,
  hasComputer,
  hasPerson,
  type Match,
  playMove,
  seatToMove,
  usualPlyLimit,
} from "../core/match.ts";
import { toRecord } from "../core/record.ts";
import { otherSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { countHint, isOver, isThinking, settleDraw, shownPly, type Table, withMatch } from "./table.ts";
import { inexactNote, nameOpponent, onlyMoveNote } from "./words.ts";

type TableJobKind = "choose" | "warm-up" | "hint" | "answer-draw" | "review";
export type TableJob = Job<TableJobKind | "analyze">;

export function jobsWanted(before: Table | undefined, after: Table): readonly TableJob[] {
  const asked = before !== undefined && isSamePoint(before.match, after.match) ? wanted(before) : [];
  const jobs = wanted(after).filter((kind) => !asked.includes(kind));
  return [...jobs.map((kind) => jobOf(after, kind)), ...studyJobs(before, after)];
}

/** Each answer redraws the page, so this many positions of a long game are requested together. */
const mostStudied = 16;

/** Asks about the position on screen first, by itself, so its values appear soon. */
function studyJobs(before: Table | undefined, after: Table): readonly TableJob[] {
  const { match, study } = after;
  const [shown, isNew] = [shownPly(after), before?.study !== study];
  if (study === null || (!isNew && (study.has(shown) || before?.viewing === after.viewing))) return [];
  const open = [...match.positions.keys()].filter((ply) => !study.has(ply));
  const plies = study.has(shown) ? open.slice(0, mostStudied) : [shown];
  return plies.length === 0 ? [] : [{ kind: "analyze", record: toRecord(match), plies }];
}

function isSamePoint(one: Match, two: Match): boolean {
  return one.moves === two.moves && one.outcome === two.outcome;
}

export function isChanged(before: Match, after: Match): boolean {
  return before.id === after.id && (!isSamePoint(before, after) || before.hints !== after.hints);
}

function wanted(table: Table): readonly TableJobKind[] {
  const { match, pending, review } = table;
  if (isOver(table)) return review === null && match.moves.length > 0 ? ["review"] : [];
  if (isThinking(table)) return ["choose"];
  return [
    ...(hasComputer(match) && match.moves.length === 0 ? (["warm-up"] as const) : []),
    ...(pending === "hint" ? (["hint"] as const) : []),
    ...(pending === "draw" ? (["answer-draw"] as const) : []),
  ];
}

function jobOf({ match, hinted }: Table, kind: TableJobKind): TableJob {
  const record = toRecord(match);
  if (kind === "hint") return { kind, record, asked: hinted };
  if (kind === "answer-draw") return { kind, record, seat: otherSeat(seatToMove(match)) };
  return kind === "review" ? { kind, record, quick: true } : { kind, record };
}

export function requestHint<T extends Table>(table: T): T {
  return { ...table, pending: "hint", problem: "" };
}

/** `about` is the match when the job was sent. If the game has changed since, the answer is ignored. */
export function applyAnswer<T extends Table>(table: T, about: Match, answer: Answer): T {
  if (!isSamePoint(table.match, about)) return table;
  if (answer.kind === "choose") return playChosen(table, answer);
  if (answer.kind === "warm-up")
    return answer.exact ? table : { ...table, notes: [...table.notes, inexactNote] };
  if (answer.kind === "hint") return withHint(table, answer);
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
  const match = countHint(table.match);
  const explained = reasons === undefined ? {} : { reasons, why: nameOpponent(match, why) };
  const said = nameOpponent(match, text);
  return { ...table, ...explained, match, pending: null, said, hinted: table.hinted + 1 };
}

/** Once reports are added, `jobsWanted` asks for the next ones. */
function withReports<T extends Table>(table: T, { reports }: Answer<"analyze">): T {
  const { study } = table;
  if (study === null || reports.every(([ply]) => study.has(ply))) return table;
  return { ...table, study: new Map([...study, ...reports]) };
}
