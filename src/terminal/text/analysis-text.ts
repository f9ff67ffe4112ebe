/** A position with its value and those of its moves, best first; and the review of a saved game. */

import type { Analysis } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import { ofSeat, seats } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import type { Scorecard } from "../../players/scorecard.ts";
import {
  betterMoves,
  countAssisted,
  explainedSkillLines,
  mistakeLine,
} from "../../players/scorecard-words.ts";
import { bestFirst } from "../../solver/analyze.ts";
import { drawnLine } from "../../words/endings.ts";
import { explain, mostExplained } from "../../words/explain.ts";
import { tellWhoCanWin } from "../../words/reasons.ts";
import { standingLines } from "../../words/simple-dialogue.ts";
import { describeCanWin, describeValue } from "../../words/values.ts";
import { paintTable, type Style } from "./text-table.ts";

export function analysisLines(style: Style, game: Game, analysis: Analysis): readonly string[] {
  const { position, toMove, value, canWin, over, winner } = analysis;
  const standing = standingLines(game, position);
  const { reasons, why } = explain(game, analysis);
  if (over) {
    const ending = winner === null ? drawnLine("finished") : `${ofSeat(game.seatNames, winner)} has won.`;
    return [...standing, `${ending} ${why}`];
  }
  const moves = bestFirst(analysis.moves);
  // The JSON has the whole key.
  const width = Math.min(100, Math.max(20, style.width - 32));
  const rows = moves.map((move) => [
    game.formatMove(position, move.move),
    style.tell(move.value),
    shorten(game.key(move.after), width),
  ]);
  const values = moves.map((move) => move.value);
  return [
    ...standing,
    "",
    style.paint(value, `${ofSeat(game.seatNames, toMove)} to move: ${describeValue(value)}.`),
    why,
    ...(tellWhoCanWin(reasons) ? [] : [describeCanWin(game.seatNames, canWin)]),
    "",
    ...paintTable(style, ["MOVE", "VALUE", "LEADS TO"], rows, values),
    ...moveLines(game, { ...analysis, moves }, why),
  ];
}

function shorten(key: string, width: number): string {
  const half = Math.floor(width / 2) - 2;
  return key.length <= width ? key : `${key.slice(0, half)}...${key.slice(-half)}`;
}

/** More sentences than this are too many to read. */
const mostSentences = 6;

/** Skips what the position's text already says; moves with the same effect share a sentence. */
function moveLines(game: Game, analysis: Analysis, told: string): readonly string[] {
  const { moves } = analysis;
  if (moves.length > mostExplained) return [];
  const alike = new Map<string, string[]>();
  for (const move of moves) {
    const { reasons, why } = explain(game, analysis, move);
    // Only repeats the value, or says that there is none.
    if (reasons.some(({ kind }) => kind === "even" || kind === "unknown")) continue;
    const name = game.formatMove(analysis.position, move.move);
    // Every sentence about a move names it first: "Flipping 3 leaves …".
    const pattern = why.replace(` ${name}`, gap);
    if (!told.includes(why)) alike.set(pattern, [...(alike.get(pattern) ?? []), name]);
  }
  const sentences = [...alike].map(([pattern, names]) => pattern.replace(gap, ` ${listNames(names)}`));
  const left = sentences.slice(mostSentences).length;
  return [
    ...(sentences.length === 0 ? [] : [""]),
    ...sentences.slice(0, mostSentences),
    ...(left === 0 ? [] : [`… and ${left} more; --json lists them all.`]),
  ];
}

const gap = "\n";

const mostNames = 12;

function listNames(names: readonly string[]): string {
  if (names.length <= mostNames) return listWords(names, "or");
  const shown = names.slice(0, mostNames - 1);
  return listWords([...shown, `one of ${names.length - shown.length} others`], "or");
}

export function scorecardMessage(match: Match, card: Scorecard<string>) {
  const { game, id, options, first, players } = match;
  return {
    id,
    game: game.id,
    options,
    first,
    players,
    moves: card.moves.map(({ seat, move, before, value, grade, decision, assisted, best }) => ({
      seat,
      move,
      before,
      value,
      verdict: grade,
      mattered: decision !== null,
      assisted,
      best,
    })),
    firstMistake: card.firstMistake,
    skill: card.skill,
    assisted: seats.map((seat) => countAssisted(card, seat)),
    result: match.outcome,
  };
}

export function scorecardLines(style: Style, match: Match, card: Scorecard<string>): readonly string[] {
  const rows = card.moves.map((scored, index) => [
    `${index + 1}.`,
    ofSeat(match.players, scored.seat).name,
    scored.move,
    style.tell(scored.value),
    `${gradeWords[scored.grade]}${scored.assisted ? ", with help" : ""}`,
    scored.grade === "gave-away" ? betterMoves(scored) : "",
  ]);
  const values = card.moves.map(({ value }) => value);
  return [
    style.bold(`${match.game.title}, ${match.players.map((player) => player.name).join(" against ")}`),
    "",
    ...paintTable(style, ["", "PLAYER", "MOVE", "VALUE", "", "BETTER"], rows, values),
    "",
    mistakeLine(match, card),
    ...explainedSkillLines(match, card),
  ];
}

const gradeWords = { kept: "right", "gave-away": "mistake", unknown: "not known" } as const;
