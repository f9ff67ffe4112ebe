/** The line at which a move is made: what Enter would play and what that would change, or what has been typed. */

import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { ofSeat } from "../../../core/seat.ts";
import { nextFirst } from "../../../core/series.ts";
import { isOver } from "../../../table/table.ts";
import { hasNextGame } from "../../../words/series.ts";
import { markValue } from "../../../words/values.ts";
import { cellWord, type Preview } from "../board/cells.ts";
import { lessonPrompt } from "../lesson/words.ts";
import { heldText } from "../online/words.ts";
import { clipText, type Line, line, type Span, toned } from "../paint/text.ts";
import { puzzlePrompt } from "../puzzle/words.ts";
import { isLesson, isPuzzle, type OnlineScene, type TableScene } from "../state.ts";
import { typedCommand } from "./keys.ts";
import { highlighted, isHeld } from "./table.ts";

export function promptLine(scene: TableScene, preview: Preview, columns: number): Line {
  if (scene.question !== null) return line(toned("choice", "y"), " yes   ", toned("choice", "n"), " no");
  if (scene.viewing !== null)
    return line(toned("faint", scene.replay ? "← → step through the game" : "Esc returns to the game"));
  const asked = scene.typed === "" ? askedPrompt(scene) : undefined;
  if (asked !== undefined) return asked;
  if (isOver(scene) && scene.typed === "") return overPrompt(scene);
  if (scene.online !== null && scene.typed === "" && isHeld(scene))
    return line(toned("faint", clipText(heldText(scene.online), columns)));
  return scene.typed === "" ? chosenPrompt(scene, preview, columns) : typedPrompt(scene);
}

/** What a lesson or a puzzle has to say here. */
function askedPrompt(scene: TableScene): Line | undefined {
  const taught = isLesson(scene) ? lessonPrompt(scene) : undefined;
  return taught ?? (isPuzzle(scene) ? puzzlePrompt(scene) : undefined);
}

function chosenPrompt(scene: TableScene, preview: Preview, columns: number): Line {
  const chosen = highlighted(scene);
  if (chosen === undefined) return [];
  const name = scene.match.game.formatMove(currentPosition(scene.match), chosen.move);
  const changes = Array.from(preview.after.values(), (cell) => `${cell.label} → ${cellWord(cell)}`).join(
    " · ",
  );
  const value = valueAt(scene);
  const outcome = value === undefined ? [] : [toned(value.tone, `${value.text}   `)];
  const room = columns - name.length - 6 - (value?.text.length ?? -3) - 3;
  return line(toned("choice", `▸ ${name}`), "   ", ...outcome, toned("change", clipText(changes, room)));
}

/** What the highlighted move is worth, where that is shown. */
function valueAt({ match, values, at }: TableScene): Span | undefined {
  const value = values?.[moveNames(match.game, currentPosition(match))[at] ?? ""];
  if (value === undefined) return undefined;
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  return toned(tone, markValue(value));
}

function typedPrompt(scene: TableScene): Line {
  const deed = typedDeed(scene);
  const plays = deed === "" ? "" : `   Enter ${deed}`;
  return line(
    toned("choice", "▸ "),
    toned("strong", scene.typed),
    toned("choice", "▏"),
    toned("change", plays),
  );
}

function typedDeed(scene: TableScene): string {
  const { match, typed } = scene;
  if (typedCommand(scene).name !== "") return typed.trim().replace(/^:/, "");
  const { game } = match;
  const position = currentPosition(match);
  const move = match.outcome === null ? game.parseMove(position, typed) : undefined;
  return move?.ok === true ? `plays ${game.formatMove(position, move.value)}` : "";
}

/** What comes next, where that is for the players here to say. */
function overPrompt({ match, online }: TableScene): Line {
  if (online !== null) return isAnswerDue(online) ? line(toned("faint", "Waiting for the answer.")) : [];
  const opener = ofSeat(match.players, nextFirst(match.first)).name;
  const again = hasNextGame(match) ? "next game" : "rematch";
  return line(toned("choice", "n"), ` ${again}, ${opener} first`);
}

function isAnswerDue({ view }: OnlineScene): boolean {
  return view.seat !== null && view.online.next === null && view.online.offers.rematch === view.seat;
}
