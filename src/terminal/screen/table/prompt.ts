/** The line above the keys: what Enter would do and what that would change, or what has been typed. */

import { commandsOf } from "../../../activity/activity.ts";
import { findCommand, readCommand, typedWords } from "../../../activity/command.ts";
import type { Scene } from "../../../activity/scene.ts";
import { currentPosition } from "../../../core/match.ts";
import { markValue } from "../../../words/values.ts";
import { clipText } from "../../text/wrap.ts";
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
  if (panel.activity.state.typed !== "") return typedPrompt(panel);
  const chosen = chosenName(panel, scene);
  if (chosen !== undefined) return chosenPrompt(panel, chosen, preview, columns);
  return mainPrompt(panel, scene, columns) ?? line(toned("faint", clipText(scene.waiting, columns)));
}

function chosenPrompt(panel: TablePanel, name: string, preview: Preview, columns: number): ScreenLine {
  const changes = Array.from(preview.after.values(), (cell) => `${cell.label} → ${cellWord(cell)}`);
  const value = shownValue(panel, name);
  const outcome = value === undefined ? [] : [toned(value.tone, `${value.text}   `)];
  const room = columns - name.length - 6 - (value?.text.length ?? -3) - 3;
  const change = toned("change", clipText(changes.join(" · "), room));
  return line(toned("choice", `▸ ${name}`), "   ", ...outcome, change);
}

/** What the chosen move is worth, where that is shown. */
function shownValue({ activity: { state } }: TablePanel, name: string): Span | undefined {
  const value = state.values?.[name];
  if (value === undefined) return undefined;
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  return toned(tone, markValue(value));
}

function typedPrompt({ activity }: TablePanel): ScreenLine {
  const { match, typed } = activity.state;
  const text = typedText(typed);
  const named = readCommand(commandsOf(activity), text)?.command;
  const position = currentPosition(match);
  const move = match.outcome === null ? match.game.parseMove(position, text) : undefined;
  const plays = move?.ok === true ? `   Enter plays ${match.game.formatMove(position, move.value)}` : "";
  return line(
    toned("choice", "▸ "),
    toned("strong", typed),
    toned("choice", "▏"),
    toned("change", named === undefined ? plays : `   Enter ${named.label}`),
  );
}

/** The obvious thing to do; where a text is asked for, also what can be typed beside it. */
function mainPrompt({ activity }: TablePanel, scene: Scene, columns: number): ScreenLine | undefined {
  const commands = commandsOf(activity);
  const main = findCommand(commands, scene.main);
  if (main === undefined) return undefined;
  const isText = scene.asks === "text";
  const does = ` ${isText ? main.label : main.help}`;
  const words = isText ? `   or type it, or: ${typedWords(commands).join(", ")}` : "";
  return line(toned("choice", "Enter"), does, toned("faint", clipText(words, columns - 5 - does.length)));
}
