/** The line above the keys: what Enter would do and change, or the typed text. */

import { commandsOf } from "../../../activity/activity.ts";
import { findCommand, readCommand, typedWords } from "../../../activity/command.ts";
import type { Scene } from "../../../activity/scene.ts";
import { type Cell, nameOfCell } from "../../../core/board.ts";
import { currentPosition } from "../../../core/match.ts";
import { findMove } from "../../../core/setup.ts";
import { playerName } from "../../../table/words.ts";
import { markValue } from "../../../words/values.ts";
import { clipText, columnsOf, endOfText, fitItems } from "../../text/wrap.ts";
import { cellWord, type Preview } from "../board/cells.ts";
import { line, type ScreenLine, type Span, toned } from "../paint/text.ts";
import type { TablePanel } from "../state.ts";
import { chosenName, typedText } from "./cursor.ts";

export function promptLine(panel: TablePanel, scene: Scene, preview: Preview, columns: number): ScreenLine {
  if (scene.question !== null) {
    const { yes, no } = scene.question;
    return line(
      toned("choice", "y"),
      ` ${yes.toLowerCase()}   `,
      toned("choice", "n"),
      ` ${no.toLowerCase()}`,
    );
  }
  if (panel.activity.state.typed !== "") return typedPrompt(panel, scene, columns);
  const chosen = chosenName(panel, scene);
  if (chosen !== undefined) return chosenPrompt(panel, chosen, preview, columns);
  return mainPrompt(panel, scene, columns) ?? line(toned("faint", clipText(scene.waiting, columns)));
}

function chosenPrompt(panel: TablePanel, name: string, preview: Preview, columns: number): ScreenLine {
  const told = moveSentence(panel, name);
  const value = shownValue(panel, name);
  const outcome = value === undefined ? [] : [toned(value.tone, `${value.text}   `)];
  const room = columns - name.length - 6 - (value?.text.length ?? -3) - 3;
  const fits = told !== "" && columnsOf(told) <= room;
  const change = toned("change", fits ? told : changesText(preview, room));
  return line(toned("choice", `▸ ${name}`), "   ", ...outcome, change);
}

/** "switch 3 → 1 · switch 4 → 0"; in little room, "3 → 1 · 4 → 0". */
function changesText({ after }: Preview, room: number): string {
  const items = (nameOf: (cell: Cell) => string) =>
    Array.from(after.values(), (cell) => `${nameOf(cell)} → ${cellWord(cell)}`);
  const whole = items(nameOfCell);
  return fitItems(columnsOf(whole.join(" · ")) <= room ? whole : items(({ label }) => label), " · ", room);
}

/** For games without a book's words, whose changed cells may say too little. */
function moveSentence({ activity: { state } }: TablePanel, name: string): string {
  const { game } = state.match;
  const position = currentPosition(state.match);
  const move = game.dialogue === undefined ? findMove(game, position, name) : undefined;
  if (move?.ok !== true) return "";
  const speaker = { name: playerName(state.match, game.toMove(position)), person: false };
  return game.describeMove(position, move.value, speaker).join(" ");
}

function shownValue({ activity: { state } }: TablePanel, name: string): Span | undefined {
  const value = state.values?.[name];
  if (value === undefined) return undefined;
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  return toned(tone, markValue(value));
}

/** Typed text scrolls out on the left. Where several answers are asked for, "3,4" are two. */
function typedPrompt({ activity }: TablePanel, { several }: Scene, columns: number): ScreenLine {
  const { match, typed } = activity.state;
  const text = typedText(typed);
  const named = readCommand(commandsOf(activity), text)?.command;
  const position = currentPosition(match);
  const isMove = match.outcome === null && !several;
  const move = isMove ? match.game.parseMove(position, text) : undefined;
  const plays = move?.ok === true ? `   Enter plays ${match.game.formatMove(position, move.value)}` : "";
  const does = named === undefined ? plays : `   Enter ${named.label}`;
  const shown = endOfText(typed, columns - 3);
  const fits = columnsOf(shown) + columnsOf(does) + 3 <= columns;
  return line(
    toned("choice", "▸ "),
    toned("strong", shown),
    toned("choice", "▏"),
    toned("change", fits ? does : ""),
  );
}

/** The obvious command; if a text is expected, also the words that can be typed instead. */
function mainPrompt({ activity }: TablePanel, scene: Scene, columns: number): ScreenLine | undefined {
  const commands = commandsOf(activity);
  const main = findCommand(commands, scene.main);
  if (main === undefined) return undefined;
  const isText = scene.asks === "text";
  const fits = columnsOf(main.help) + 6 <= columns;
  const does = ` ${isText || !fits ? main.label : main.help}`;
  const before = isText ? "   or type it, or: " : "";
  const words = fitItems(isText ? typedWords(commands) : [], ", ", columns - 5 - does.length - before.length);
  return line(toned("choice", "Enter"), does, toned("faint", words === "" ? "" : before + words));
}
