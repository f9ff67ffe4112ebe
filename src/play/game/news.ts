/** A game as news: the original dialogue for moves and turns, notes for everything we add. */

import { hasComputer, isComputer, seatToMove, speakersOf } from "../../core/match.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import type { News, NewsPart, Prompt } from "../contract.ts";
import { notesPart } from "../step.ts";
import { isOver, isThinking, type Table } from "../table.ts";
import { hasNextGame, namesFor, notesOnTurn, seriesLines, seriesNotes } from "../words.ts";
import { valuesSentence, whyText } from "./values-text.ts";

/** A resumed game opens in the middle. Only the original dialogue announces the deal. */
export function openedNews({ match, deal, notes }: Table): News {
  const fresh = match.moves.length === 0;
  const dealt = `Note: ${ofSeat(namesFor(match), match.first)} can win from here, but must find three safe moves.`;
  return [
    fresh ? [{ kind: "opening", match }] : [],
    [
      { kind: "either", shown: deal === "challenge" ? dealt : "", spoken: "" },
      notesPart(...seriesNotes(match), ...notes),
    ],
    [{ kind: fresh ? "turn" : "position", match }],
  ];
}

export function movedNews(table: Table): News {
  const { match, notes, question } = table;
  const moved: NewsPart = { kind: "moved", match, speakers: speakersOf(match) };
  if (match.outcome !== null) return endedNews(table, moved, "");
  const noted = [notesPart(...notes, ...notesOnTurn(match, "Type draw to offer a draw."))];
  return [[moved], noted, question === "draw" ? [] : [{ kind: "turn", match }]];
}

/** Against the computer, the review comes before the score of the series. */
export function endedNews({ match, notes }: Table, ...moved: readonly NewsPart[]): News {
  const series = hasComputer(match) && match.moves.length > 0 ? [] : seriesLines(match);
  return [
    [...moved, { kind: "ended", match, speakers: speakersOf(match) }, ...series],
    [notesPart(...notes)],
  ];
}

/** A player who declines the computer's offer continues the turn. */
export function decidedNews(before: Table, after: Table): News {
  if (isOver(after)) return endedNews(after);
  const said = after.said === "" ? [] : [after.said];
  return [said, isComputersOffer(before) ? [{ kind: "turn", match: after.match }] : []];
}

/** After a move is taken back. */
export function changedNews({ match, said, notes, opening }: Table): News {
  const noted = match.moves.length === 0 ? notes.slice(opening.length) : notes;
  return [[said], [notesPart(...noted)], [{ kind: "position", match }]];
}

export function lookedNews({ match, viewing }: Table): News {
  return [[viewing === null ? { kind: "position", match } : { kind: "ply", match, ply: viewing }]];
}

/** Two people get no review in words. */
export function reviewedNews({ match, review }: Table): News {
  if (review === null || !hasComputer(match)) return [];
  return [["", { kind: "review", match, card: review }, ...seriesLines(match)]];
}

export function valuesNews(table: Table): News {
  if (table.values === null) return [];
  const texts = [valuesSentence(table), whyText({ ...table, said: "" })];
  return [[notesPart(...texts.filter((text) => text !== ""))]];
}

/** The offer comes before the turn. Continuing the turn declines it. */
function isComputersOffer({ match, question }: Table): boolean {
  return question === "draw" && isComputer(match, otherSeat(seatToMove(match)));
}

export function promptGame(table: Table): Prompt {
  const { match, question, viewing } = table;
  if (isOver(table) && viewing === null) return { does: hasNextGame(match) ? "next" : "leave" };
  if (viewing !== null) return "commands";
  if (isThinking(table)) return null;
  return question === null || isComputersOffer(table) ? { turn: match } : { text: "" };
}
