/** The keys of the table: the current ones in a line, all of them on a page. */

import type { Match } from "../../../core/match.ts";
import { commandsOf, sceneOf } from "../../../play/activity.ts";
import { type ActivityCommand, readCommand } from "../../../play/command.ts";
import type { Scene } from "../../../play/scene.ts";
import { padText } from "../../text/wrap.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import type { TablePanel } from "../state.ts";
import { chosenName, hasDepth, moveColumns, typedText } from "./cursor.ts";
import type { TableLayout } from "./layout.ts";

/** Opens the full message. Letters belong to the text while the player types one. */
export function readOnKey({ activity }: TablePanel, { asks }: Scene): "m" | "pagedown" {
  return asks === "text" || activity.state.typed !== "" ? "pagedown" : "m";
}

export function readOnHint(panel: TablePanel, scene: Scene): KeyHint {
  return hint(keyNames[readOnKey(panel, scene)] ?? "m", "read on");
}

/** Leaves out what the prompt offers. */
export function keyHints(panel: TablePanel, scene: Scene, layout: TableLayout): readonly KeyHint[] {
  const commands = commandsOf(panel.activity);
  const { typed, match } = panel.activity.state;
  if (scene.question !== null) return [hint("Esc", scene.question.no.toLowerCase())];
  if (typed !== "") {
    const named = readCommand(commands, typedText(typed))?.command;
    const enter = named?.label ?? (scene.several ? "answer" : enterLabels[scene.asks ?? "move"]);
    return [hint("Enter", enter), hint("Esc", "clear"), hint("Backspace", "delete")];
  }
  const prompted = chosenName(panel, scene) === undefined ? scene.main : null;
  const shown = commands.filter(
    ({ id, keys, off, seldom, label }) =>
      !(id === prompted && keys.includes("return")) && off === null && !seldom && label !== "",
  );
  const keyed = shown.flatMap((command) => {
    const key = shownKey(command, scene);
    return key === undefined ? [] : [hint(key, command.label)];
  });
  return [...walkHints(scene, match, layout), ...chooseHints(scene), ...keyed];
}

const enterLabels = { move: "play", choice: "answer", text: "check" } as const;

function walkHints({ asks, slots }: Scene, match: Match, { isOneLine }: TableLayout): readonly KeyHint[] {
  if (slots.length > 0) return [hint("←→", "part"), hint("↑↓", "change")];
  if (asks === "choice") return [hint("←→", "pick")];
  if (asks !== "move") return [];
  const columns = moveColumns(match);
  const deepest = Math.max(0, ...columns.map(({ moves }) => moves.length));
  const amount = deepest === 2 ? "1 or 2" : "more";
  if (columns.length === 1) return hasDepth(columns) ? [hint("↑↓", amount)] : [];
  return hasDepth(columns)
    ? [hint("←→", "pick"), hint("↑↓", amount)]
    : [hint(isOneLine ? "←→" : "←↑↓→", "pick")];
}

function chooseHints({ asks, several }: Scene): readonly KeyHint[] {
  if (asks !== "move" && asks !== "choice") return [];
  return [several ? hint("Space", "mark") : hint("Enter", asks === "move" ? "play" : "answer")];
}

const keyNames: Readonly<Record<string, string>> = {
  return: "Enter",
  escape: "Esc",
  space: "Space",
  left: "←→",
  pageup: "PgUp",
  pagedown: "PgDn",
  home: "Home",
  end: "End",
};

/** Where a text is asked for, letters and digits are typed, so they are no keys. */
function shownKey({ keys }: ActivityCommand, { asks }: Scene): string | undefined {
  const key = keys.find((name) => asks !== "text" || !/^\w$/.test(name));
  return key === undefined ? undefined : (keyNames[key] ?? key);
}

export function keysText(panel: TablePanel): readonly string[] {
  const { activity } = panel;
  const scene = sceneOf(activity);
  const listed = commandsOf(activity).filter(
    ({ id, hidden, label }) => id !== "help" && !hidden && label !== "",
  );
  return [
    ...walkLines(scene),
    ...listed.flatMap((command) => commandLine(command, scene)),
    ...(scene.asks === "text" ? [] : [pageLine(":", "type a command or a move in words, such as :3 4")]),
    pageLine(readOnHint(panel, scene).keys, "read the whole message"),
    pageLine("Ctrl-U", "clear what you typed; Ctrl-W deletes its last word"),
    pageLine("Ctrl-C", "quit from anywhere; a game in progress is saved"),
  ];
}

function walkLines({ asks, several, slots }: Scene): readonly string[] {
  if (slots.length > 0)
    return [
      pageLine("← →", "go through the parts of the rule"),
      pageLine("↑ ↓", "change the part under the cursor"),
    ];
  const enter = several ? "mark what is under the cursor (Space works, too)" : "play the highlighted move";
  if (asks === "choice")
    return [pageLine("← →", "choose an answer"), pageLine("Enter", several ? enter : "answer")];
  if (asks !== "move") return [];
  return [
    pageLine("← →", "choose where: the board shows what the move would change"),
    pageLine("↑ ↓", "choose one or two; on a board of several lines, go up and down"),
    pageLine("Enter", enter),
  ];
}

/** By key, with the word if the help doesn't use it; without a key, by word. */
function commandLine(command: ActivityCommand, scene: Scene): readonly string[] {
  const { words, argument, help } = command;
  const key = shownKey(command, scene);
  const [word] = words;
  if (key !== undefined)
    return [pageLine(key, word === undefined || help.includes(word) ? help : `${help} (:${word})`)];
  const colon = scene.asks === "text" ? "" : ":";
  if (word === undefined) return [];
  const whole = [`${colon}${word}`, argument ?? []].flat().join(" ");
  return [pageLine(whole.length > keyColumns ? `${colon}${word}` : whole, help)];
}

const keyColumns = 11;

function pageLine(key: string, help: string): string {
  return `${padText(key, keyColumns)} ${help}`;
}
