import { isComputer, type Match, seatToMove } from "../../core/match.ts";
import { neededView, sayOnList } from "../../core/needed.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import { scoreAfter } from "../../core/series.ts";
import { endingLines, endSentence } from "../../core/words/endings.ts";
import { countOf } from "../../core/words/values.ts";
import {
  boardScene,
  type Headline,
  type Notice,
  notices,
  type PlayerScene,
  type Scene,
  type SceneQuestion,
} from "../scene.ts";
import { canPlay, isThinking, shownPosition, type Table } from "../table.ts";
import {
  goalLine,
  namesFor,
  notesOnTurn,
  personSeat,
  questionText,
  seriesLines,
  type TableQuestion,
  tellMove,
  turnLine,
  turnRule,
} from "../words.ts";
import { mistakeBefore, offersRecommended, retryPly, reviewOf, turningPoint } from "./review.ts";
import { valuesText, whyText } from "./values-text.ts";

/** If `you` is null, the texts use names for both players. */
export function gameScene(table: Table, you = personSeat(table.match)): Scene {
  const { match, review, viewing, controls, said } = table;
  const names = namesFor(match, you);
  const isNew = match.moves.length < 2 && table.hinted === 0;
  return {
    ...boardScene(table, headlineOf(table, you)),
    place: standing(match),
    line: lineOf(table, you),
    rule: canPlay(table) ? turnRule(match) : "",
    needed: neededView(match.game, names, shownPosition(table), isNew),
    players: [playerAt(table, 1, you), playerAt(table, 2, you)],
    asks: canPlay(table) ? "move" : null,
    told: lastMove(table, you),
    notes: gameNotes(table),
    notices: gameNotices(table),
    values: [...notices("plain", valuesText(table)), ...notices("faint", said === "" ? whyText(table) : "")],
    question: questionAt(table),
    main: mainOf(table),
    analysisAllowed: true,
    review: review === null ? [] : reviewOf(match, review, names),
    turning: review === null || viewing !== null ? null : turningPoint(match, review, controls),
  };
}

/** What Enter does after a game. If a mistake cost the player the win or the draw, Enter goes back to that mistake. */
export function mainOf({ match, review, viewing, controls }: Table): "recommended" | "retry" | "next" | null {
  if (viewing !== null || match.outcome === null) return null;
  if (offersRecommended(match)) return "recommended";
  const you = personSeat(match);
  const isWon = you === null || match.outcome.winner === you;
  return !isWon && review !== null && retryPly(match, review, controls) !== null ? "retry" : "next";
}

function headlineOf(table: Table, you: Seat | null): Headline {
  const { match, viewing } = table;
  if (viewing === 0) return { sign: "past", text: "The start" };
  if (viewing !== null) return { sign: "past", text: `After move ${viewing} of ${match.moves.length}` };
  if (match.outcome !== null) return endHeadline(match, you);
  return { sign: "turn", text: `${turnLine(match, you)}${isThinking(table) ? "…" : ""}` };
}

export function endHeadline(match: Match, you: Seat | null): Headline {
  const winner = match.outcome?.winner ?? null;
  if (winner === null)
    return { sign: "drawn", text: match.outcome?.reason === "unfinished" ? "Unfinished" : "A draw" };
  if (match.watched) return { sign: "drawn", text: `${ofSeat(namesFor(match), winner)} won` };
  if (you === null) return { sign: "won", text: endingLines(match).at(-1) ?? "" };
  return winner === you ? { sign: "won", text: "You win!" } : { sign: "lost", text: "You lost" };
}

function lineOf({ match, viewing }: Table, you: Seat | null): string {
  if (viewing !== null) return pastLine(match, viewing, you);
  if (match.outcome === null) return goalLine(match, you ?? undefined);
  const names = namesFor(match, you);
  const ending = endSentence(match, names).replace(/\.$/, beatenText(match, you));
  return [ending, ...seriesLines(match, names)].join(" ");
}

function beatenText({ players, outcome }: Match, you: Seat | null): string {
  const level = you === null || outcome?.winner !== you ? undefined : ofSeat(players, otherSeat(you)).level;
  return level === undefined ? "." : ` and beat the computer (${level}).`;
}

function pastLine(match: Match, ply: number, you: Seat | null): string {
  const told = ply === 0 ? [] : tellMove(match, ply - 1, you);
  return [...told, ...(ply === match.moves.length ? lastWords(match, you) : [])].join(" ");
}

/** If the last move ended the game, its description already says why. */
function lastWords(match: Match, you: Seat | null): readonly string[] {
  const { outcome } = match;
  if (outcome === null) return [];
  const why = outcome.reason === "finished" ? [] : [endSentence(match, namesFor(match, you))];
  return outcome.winner === null ? why : [...why, `${endHeadline(match, you).text.replace(/!$/, "")}.`];
}

function playerAt(table: Table, seat: Seat, you: Seat | null): PlayerScene {
  const { match, viewing } = table;
  const { name, level = null } = ofSeat(match.players, seat);
  const outcome = viewing === null ? match.outcome : null;
  const score = scoreIn({ ...match, outcome });
  return {
    name: seat === you ? "You" : name,
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

function standing(match: Match): string {
  const { series, moves } = match;
  if (series !== null) return `game ${series.game} of ${series.of} · ${scoreIn(match)?.join("–")}`;
  return moves.length === 0 ? "" : countOf(moves.length, "move");
}

function scoreIn({ series, outcome }: Pick<Match, "series" | "outcome">): Pair<number> | null {
  return series === null || outcome === null ? (series?.score ?? null) : scoreAfter(series, outcome);
}

/** Empty if another text already tells the last move, such as the ending of a finished game. */
function lastMove({ match, viewing, said }: Table, you: Seat | null): string {
  const at = match.moves.length - 1;
  const isOut = match.outcome?.reason === "finished" && match.outcome.winner !== null;
  if (viewing !== null || at < 0 || said !== "" || isOut) return "";
  const onList = sayOnList(match.game, match.positions[at], match.moves[at]);
  return [...tellMove(match, at, you), onList].join(" ").trim();
}

/** A hint takes the place of the opening notes, so the board keeps its size. */
function gameNotes(table: Table): readonly string[] {
  const { match, viewing, notes, opening, hinted } = table;
  if (viewing !== null) return [];
  const shown = notes.filter((note) => hinted === 0 || !opening.includes(note));
  return [...shown, ...notesOnTurn(match, "You can offer a draw.")];
}

export function gameNotices(table: Table): readonly Notice[] {
  const { match, said, viewing, review } = table;
  const mistake = review === null || viewing === null ? [] : mistakeBefore(match, review, viewing);
  return notices("plain", ...mistake, said);
}

const answers: Readonly<Record<TableQuestion, readonly [yes: string, no: string]>> = {
  resign: ["Resign", "Play on"],
  draw: ["Accept", "Decline"],
  offer: ["Offer a draw", "Play on"],
  restart: ["Start over", "Play on"],
  leave: ["Leave", "Play on"],
};

/** In an online game, the player may be asked on the opponent's turn, too. */
export function questionAt({ match, question }: Table, asked = seatToMove(match)): SceneQuestion | null {
  if (question === null) return null;
  const [yes, no] = answers[question];
  const offer = question === "draw" && isComputer(match, otherSeat(seatToMove(match)));
  return { text: questionText(match, question, asked), yes, no, offer };
}
