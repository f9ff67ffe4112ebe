/** What there is to see of a game: whose turn it is, what they are after, what has just happened, and how it ended. */

import { isComputer, type Match, seatToMove } from "../../core/match.ts";
import { ofSeat, type Pair, type Seat } from "../../core/seat.ts";
import { scoreAfter } from "../../core/series.ts";
import {
  canPlay,
  isOver,
  isThinking,
  shownPosition,
  type Table,
  type TableQuestion,
} from "../../table/table.ts";
import { personSeat, questionText, tellMove, turnLine } from "../../table/words.ts";
import { endingLines } from "../../words/endings.ts";
import { notesOnTurn } from "../../words/notes.ts";
import { sayOver } from "../../words/reasons.ts";
import { seriesLines } from "../../words/series.ts";
import { countOf } from "../../words/values.ts";
import {
  boardScene,
  type Headline,
  type Notice,
  notices,
  type PlayerScene,
  type Scene,
  type SceneQuestion,
} from "../scene.ts";
import { reviewOf } from "./review.ts";
import { valuesText, whyText } from "./values-text.ts";

/** To the player in that seat; null: to both. */
export function gameScene(table: Table, you = personSeat(table.match)): Scene {
  return {
    ...boardScene(table, headlineOf(table, you)),
    place: standing(table.match),
    line: lineOf(table, you),
    players: [playerAt(table, 1, you), playerAt(table, 2, you)],
    asks: canPlay(table) ? "move" : null,
    told: lastMove(table),
    notes: gameNotes(table),
    notices: gameNotices(table),
    question: questionAt(table),
    main: table.viewing === null && isOver(table) ? "next" : null,
    open: true,
  };
}

function headlineOf(table: Table, you: Seat | null): Headline {
  const { match, viewing } = table;
  if (viewing === 0) return { sign: "past", text: "The start" };
  if (viewing !== null) return { sign: "past", text: `After move ${viewing} of ${match.moves.length}` };
  if (match.outcome !== null) return endHeadline(match, you);
  return { sign: "turn", text: `${turnLine(match, you)}${isThinking(table) ? "…" : ""}` };
}

/** How it ended, to the player in that seat or to both. */
export function endHeadline(match: Match, you: Seat | null): Headline {
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return { sign: "drawn", text: endingLines(match).at(-1) ?? "" };
  if (you === null) return { sign: "won", text: endingLines(match).at(-1) ?? "" };
  return winner === you ? { sign: "won", text: "You won" } : { sign: "lost", text: "You lost" };
}

/** The goal; what a past move did; or how the game was ended, and the score. */
function lineOf({ match, viewing }: Table, you: Seat | null): string {
  if (viewing !== null) return pastLine(match, viewing);
  if (match.outcome === null) return match.game.goal(match.positions.at(-1), you ?? seatToMove(match));
  return [...whyOver(match), ...seriesLines(match)].join(" ");
}

function pastLine(match: Match, ply: number): string {
  const told = ply === 0 ? ["Before the first move."] : tellMove(match, ply - 1);
  return [...told, ...(ply === match.moves.length ? endingLines(match) : [])].join(" ");
}

/** "Ben resigns."; where the game was played out, what ended it. */
function whyOver(match: Match): readonly string[] {
  const { game, outcome } = match;
  if (outcome?.reason !== "finished") return endingLines(match).slice(0, -1);
  return [sayOver(game, outcome.winner)];
}

function playerAt(table: Table, seat: Seat, you: Seat | null): PlayerScene {
  const { match, viewing } = table;
  const { name, level = null } = ofSeat(match.players, seat);
  const outcome = viewing === null ? match.outcome : null;
  const score = scoreIn({ ...match, outcome });
  return {
    name,
    level,
    person: level === null,
    you: seat === you,
    toMove: outcome === null && match.game.toMove(shownPosition(table)) === seat,
    won: outcome?.winner === seat,
    score: score && ofSeat(score, seat),
    clock: null,
    presence: null,
  };
}

/** Where the game stands in its series, or how long it is. */
function standing(match: Match): string {
  const { series, moves } = match;
  if (series !== null) return `game ${series.game} of ${series.of} · ${scoreIn(match)?.join("–")}`;
  return moves.length === 0 ? "" : countOf(moves.length, "move");
}

function scoreIn({ series, outcome }: Pick<Match, "series" | "outcome">): Pair<number> | null {
  return series === null || outcome === null ? (series?.score ?? null) : scoreAfter(series, outcome);
}

function lastMove({ match, viewing, said }: Table): string {
  const isTold = viewing !== null || match.moves.length === 0 || said !== "";
  return isTold ? "" : tellMove(match, match.moves.length - 1).join(" ");
}

function gameNotes(table: Table): readonly string[] {
  const { match, viewing, notes } = table;
  if (viewing !== null) return [];
  return [...openingStill(table), ...notes, ...notesOnTurn(match, "offer a draw.")];
}

/** What was to be known before the first move is still told when a computer has made it. */
function openingStill({ match, opening }: Table): readonly string[] {
  const [first] = match.positions;
  const isFirst =
    match.moves.length === 1 && match.outcome === null && isComputer(match, match.game.toMove(first));
  return isFirst ? opening : [];
}

export function gameNotices(table: Table): readonly Notice[] {
  const { match, values, review, said } = table;
  return [
    ...(values === null ? [] : [...notices("plain", valuesText(table)), ...notices("faint", whyText(table))]),
    ...notices("faint", ...(review === null ? [] : reviewOf(match, review).lines)),
    ...notices("plain", said),
  ];
}

/** What the two answers are called. */
const answers: Readonly<Record<TableQuestion, readonly [yes: string, no: string]>> = {
  resign: ["Resign", "Play on"],
  draw: ["Accept", "Decline"],
  offer: ["Offer a draw", "Play on"],
  restart: ["Start over", "Play on"],
  leave: ["Leave", "Play on"],
};

export function questionAt(
  { match, question }: Table,
  text = (asked: TableQuestion) => questionText(match, asked),
): SceneQuestion | null {
  if (question === null) return null;
  const [yes, no] = answers[question];
  return { text: text(question), yes, no };
}
