/** What the table says: whose turn it is, what they are after, what has just happened, and how it ended. */

import { watchingText } from "../../../client/commands.ts";
import { watchersText } from "../../../client/words.ts";
import { isComputer, type Match, seatToMove, tableOf } from "../../../core/match.ts";
import { ofSeat, type Seat, seats } from "../../../core/seat.ts";
import { scoreAfter } from "../../../core/series.ts";
import { isOver } from "../../../table/table.ts";
import { tellMove } from "../../../table/words.ts";
import { endingLines } from "../../../words/endings.ts";
import { sayReasons } from "../../../words/reasons.ts";
import { seriesLines } from "../../../words/series.ts";
import { formatNotes, turnNotes } from "../../text/notes.ts";
import { isExercise } from "../lesson/lesson.ts";
import { lessonAtTop, lessonHeadlines, lessonSubline, trialNotes } from "../lesson/words.ts";
import { onlineHeadlines } from "../online/words.ts";
import { type Line, line, shortNames, toned } from "../paint/text.ts";
import { puzzleAtTop, puzzleHeadlines, puzzleNotes, puzzleSubline } from "../puzzle/words.ts";
import { isLesson, isPuzzle, type TableScene } from "../state.ts";

/** At most two lines, of as many as there is room for. */
export function headlines(scene: TableScene, columns: number, rows: number): readonly Line[] {
  const { match, online, viewing } = scene;
  if (isLesson(scene) && (isPuzzle(scene) || !isOver(scene))) return lessonHeadlines(scene, columns, rows);
  if (isPuzzle(scene)) return puzzleHeadlines(scene, columns, rows);
  return online === null || viewing !== null || match.outcome !== null
    ? [headline(scene, columns)]
    : onlineHeadlines(online, columns, rows);
}

function headline(scene: TableScene, columns: number): Line {
  const { match, viewing } = scene;
  if (viewing !== null) return line(toned("choice", "◂▸ "), toned("strong", lookingAt(match, viewing)));
  if (match.outcome !== null) return celebration(match);
  const room = Math.max(6, Math.floor((columns - 18) / 2));
  const [one, two] = tableOf(match);
  const short = shortNames([one.name, two.name], room);
  return seats.flatMap((seat) => {
    const { person } = ofSeat(tableOf(match), seat);
    return signal(ofSeat(short, seat), seat === seatToMove(match), person ? "to move" : "is thinking …");
  });
}

/** A lamp for each player: lit for the one to move. */
function signal(name: string, lit: boolean, does: string): Line {
  return lit
    ? line(toned("lamp", "● "), toned("strong", name), ` ${does}    `)
    : line(toned("faint", `○ ${name}    `));
}

/** The sentence under the headline: the goal, how the game was ended, or the score. */
export function subline(scene: TableScene): string {
  const { match, viewing } = scene;
  if (isLesson(scene) && !isPuzzle(scene) && !isOver(scene)) return lessonSubline(scene);
  if (isPuzzle(scene)) return puzzleSubline(scene);
  if (viewing !== null) {
    const told = viewing === 0 ? ["Before the first move."] : tellMove(match, viewing - 1);
    return [...told, ...(viewing === match.moves.length ? endingLines(match) : [])].join(" ");
  }
  if (match.outcome === null && scene.online?.view.seat === null) return watchingText;
  if (match.outcome === null) return match.game.goal(match.positions.at(-1), aimedAt(scene));
  return [...seriesLines(match), ...whyOver(match)].join(" ");
}

/** "Ben resigns."; where the game was played out, what ended it. */
function whyOver(match: Match): readonly string[] {
  const { game, outcome } = match;
  if (outcome?.reason !== "finished") return endingLines(match).slice(0, -1);
  return [sayReasons([{ kind: "over", winner: outcome.winner }], game, 1)];
}

/** Whose goal is told: one's own in an online game, else that of the player to move. */
function aimedAt({ match, online }: TableScene): Seat {
  return online?.view.seat ?? seatToMove(match);
}

export function noteLines(scene: TableScene): readonly string[] {
  if (scene.viewing !== null) return [];
  if (isLesson(scene) && isExercise(scene)) return trialNotes(scene);
  if (isPuzzle(scene)) return puzzleNotes(scene);
  const notes = [...openingStill(scene), ...scene.notes, ...turnNotes(scene.match)];
  return scene.online === null ? formatNotes(notes) : notes;
}

/** What was to be known before the first move is still told when a computer has made it. */
function openingStill({ match, opening, online }: TableScene): readonly string[] {
  const [first] = match.positions;
  const isFirst =
    match.moves.length === 1 && match.outcome === null && isComputer(match, match.game.toMove(first));
  return isFirst && online === null ? opening : [];
}

/** Where the game stands in its series, or how long it is. */
export function atTop(scene: TableScene): string {
  if (isLesson(scene)) return lessonAtTop(scene);
  if (isPuzzle(scene)) return puzzleAtTop(scene);
  const { match, online } = scene;
  const parts = [online === null ? "" : watchersText(online.view), standingAtTop(match)];
  return parts.filter((part) => part !== "").join(" · ");
}

function standingAtTop({ series, moves, outcome }: Match): string {
  const score = series === null || outcome === null ? series?.score : scoreAfter(series, outcome);
  if (series !== null) return `game ${series.game} of ${series.of} · ${score?.join("–")}`;
  return moves.length === 0 ? "" : `${moves.length} ${moves.length === 1 ? "move" : "moves"}`;
}

function celebration(match: Match): Line {
  const text = endingLines(match).at(-1) ?? "";
  const lamps = (match.outcome?.winner ?? null) === null ? toned("faint", "○ ○ ○") : toned("lamp", "● ● ●");
  return line(lamps, "  ", toned("strong", text), "  ", lamps);
}

function lookingAt(match: Match, shown: number): string {
  return shown === 0 ? "Looking back at the start" : `Looking back at move ${shown} of ${match.moves.length}`;
}
