/** The table's last lines say what Enter would do, and show the main keys. */

import { type Cell, nameOfCell } from "../../../core/board.ts";
import { currentPosition, type Match } from "../../../core/match.ts";
import { findMove } from "../../../core/setup.ts";
import { markValue } from "../../../core/words/values.ts";
import { commandsOf, sceneOf } from "../../../play/activity.ts";
import {
  type ActivityCommand,
  commandForKey,
  findCommand,
  readCommand,
  typedWords,
} from "../../../play/command.ts";
import { toldReport } from "../../../play/game/values-text.ts";
import type { Scene } from "../../../play/scene.ts";
import { playerName } from "../../../play/words.ts";
import { clipText, columnsOf, endOfText, fitItems, padText } from "../../text/wrap.ts";
import { cellWord, type Preview } from "../board/cells.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import { line, lineColumns, type ScreenLine, toned } from "../paint/text.ts";
import type { TablePanel } from "../state.ts";
import { chosenName, hasDepth, isQuiz, moveColumns, typedText } from "./cursor.ts";

/** While the player types a text, letters belong to it, so the full message opens with another key. */
export function readOnKey({ activity }: TablePanel, { asks }: Scene): "m" | "pagedown" {
  return asks === "text" || activity.state.typed !== "" ? "pagedown" : "m";
}

export function readOnHint(panel: TablePanel, scene: Scene): KeyHint {
  return hint(keyNames[readOnKey(panel, scene)] ?? "m", "read on");
}

export function keyHints(panel: TablePanel, scene: Scene, isOneLine: boolean): readonly KeyHint[] {
  const commands = commandsOf(panel.activity);
  const { typed, match } = panel.activity.state;
  if (scene.question !== null) return [];
  if (typed !== "") {
    const named = readCommand(commands, typedText(typed))?.command;
    const enter = named?.label ?? enterLabel(scene);
    return [hint("Enter", enter), hint("Esc", "clear"), hint("Backspace", "delete")];
  }
  const chosen = chosenName(panel, scene);
  const prompted = chosen === undefined ? scene.main : null;
  // Esc and Ctrl-C are enough to get out, so the key that quits is only on the page of keys.
  const isShown = ({ id, keys, off, seldom, label }: ActivityCommand) =>
    !(id === prompted && keys.includes("return")) && off === null && !seldom && label !== "" && id !== "quit";
  // The draw key is shown only when it's time to offer a draw. It comes first, so there's always room for it.
  const isDraw = ({ id }: ActivityCommand) => Number(id === "draw");
  const shown = commands.filter(isShown).sort((a, b) => isDraw(b) - isDraw(a));
  const keyed = shown
    .map((command) => hint(shownKey(command, scene) ?? "", command.label))
    .filter(({ keys }) => keys !== "");
  const choosing = choosingKeys(scene, match, isOneLine);
  return [...choosing.filter(({ keys }) => chosen !== undefined || keys !== "Enter"), ...keyed];
}

function enterLabel(scene: Scene): string {
  if (scene.asks === "text") return "check";
  return scene.several || scene.asks === "choice" || isQuiz(scene) ? "answer" : "play";
}

function key(keys: string, does: string, help: string) {
  return { ...hint(keys, does), help };
}

function chooseKey(scene: Scene) {
  const marking = scene.main === "submit" ? "Space" : "Enter";
  if (scene.several) return key(marking, "mark", "mark what's under the cursor (Space also unmarks it)");
  const label = enterLabel(scene);
  return key("Enter", label, label === "play" ? "play the highlighted move" : label);
}

/** The line of keys shows these. The page of keys also shows their help. */
function choosingKeys(scene: Scene, match: Match, isOneLine: boolean) {
  const { asks, slots } = scene;
  if (slots.length > 0)
    return [
      key("←→", "part", "move between the parts of the rule"),
      key("↑↓", "change", "change the part under the cursor"),
    ];
  if (asks !== "move" && asks !== "choice") return [];
  const enter = chooseKey(scene);
  if (asks === "choice") return [key("←→", "pick", "choose an answer"), enter];
  const columns = moveColumns(match);
  const deepest = Math.max(0, ...columns.map(({ moves }) => moves.length));
  const [amount, help] = deepest === 2 ? ["1 or 2", "choose one or two"] : ["more", "choose how many"];
  const within = key("↑↓", amount, help);
  const across = hasDepth(columns) || isOneLine ? "←→" : "←↑↓→";
  const pick = key(across, "pick", "choose where to move (the board shows what would change)");
  return [...(columns.length === 1 ? [] : [pick]), ...(hasDepth(columns) ? [within] : []), enter];
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

/** While the player writes a text, letters and digits belong to it, so they aren't keys. */
function shownKey({ keys }: ActivityCommand, { asks }: Scene): string | undefined {
  const key = keys.find((name) => asks !== "text" || !/^\w$/.test(name));
  return key === undefined ? undefined : (keyNames[key] ?? key);
}

export function keysText(panel: TablePanel, isCut: boolean): readonly string[] {
  const { activity } = panel;
  const scene = sceneOf(activity);
  // The board shows the legal moves, so they need no command.
  const isListed = ({ id, off }: ActivityCommand) => !["help", "moves"].includes(id) && off === null;
  const listed = commandsOf(activity).filter(isListed);
  const readOn = isCut ? [pageLine(readOnHint(panel, scene).keys, "read the whole message")] : [];
  return [
    ...choosingKeys(scene, activity.state.match, false).map(({ keys, help }) => pageLine(keys, help)),
    ...listed.flatMap((command) => commandLine(command, scene)),
    ...readOn,
    ...(scene.asks === "text" ? [] : [pageLine(":", "type a command")]),
  ];
}

function commandLine(command: ActivityCommand, scene: Scene): readonly string[] {
  const [word] = command.words;
  const typed = word === undefined ? undefined : `${scene.asks === "text" ? "" : ":"}${word}`;
  const key = shownKey(command, scene) ?? typed;
  return key === undefined ? [] : [pageLine(oneWay[key] ?? key, command.help)];
}

/** The line of keys shows "←→" for both directions. The page of keys has a line for each direction. */
const oneWay: Readonly<Record<string, string>> = { "←→": "←", right: "→" };

function pageLine(key: string, help: string): string {
  return `${padText(key, 11)} ${help}`;
}

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
  const pick = scene.several ? "Mark moves: arrow keys, then Enter." : "Pick a move: arrow keys, or type it.";
  const waiting = scene.asks === "move" ? pick : scene.waiting;
  return mainPrompt(panel, scene, columns) ?? line(toned("faint", clipText(waiting, columns)));
}

function chosenPrompt(panel: TablePanel, name: string, preview: Preview, columns: number): ScreenLine {
  const told = moveSentence(panel, name);
  const value = toldReport(panel.activity.state)?.moves[name];
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  const outcome = value === undefined ? [] : [toned(tone, `${markValue(value)}   `)];
  const room = columns - name.length - 6 - lineColumns(outcome);
  const fits = told !== "" && columnsOf(told) <= room;
  const change = toned("change", fits ? told : changesText(preview, room));
  return line(toned("choice", `▸ ${name}`), "   ", ...outcome, change);
}

/** With little room, shortens "switch 3 → 1" to "3 → 1". */
function changesText({ after }: Preview, room: number): string {
  const items = (nameOf: (cell: Cell) => string) =>
    Array.from(after.values(), (cell) => `${nameOf(cell)} → ${cellWord(cell)}`);
  const whole = items(nameOfCell);
  return fitItems(columnsOf(whole.join(" · ")) <= room ? whole : items(({ label }) => label), " · ", room);
}

/** Empty in games with the original dialogue. In others, the changed cells may say too little about a move. */
function moveSentence({ activity: { state } }: TablePanel, name: string): string {
  const { game } = state.match;
  const position = currentPosition(state.match);
  const move = game.dialogue === undefined ? findMove(game, position, name) : undefined;
  if (move?.ok !== true) return "";
  const speaker = { name: playerName(state.match, game.toMove(position)), person: false };
  return game.describeMove(position, move.value, speaker).join(" ");
}

/** Typed text scrolls out on the left. With several answers, "3,4" means two of them, not a move. */
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

/** If a text is expected, also shows the words that can be typed instead. */
function mainPrompt({ activity }: TablePanel, scene: Scene, columns: number): ScreenLine | undefined {
  const commands = commandsOf(activity);
  const onEnter = commandForKey(commands, "return");
  const main = findCommand(commands, scene.main) ?? (onEnter?.off === null ? onEnter : undefined);
  if (main === undefined) return undefined;
  const isText = scene.asks === "text";
  const fits = columnsOf(main.help) + 6 <= columns;
  const does = ` ${isText || !fits ? main.label : main.help}`;
  const before = isText ? "   or type your rule or a command: " : "";
  const words = fitItems(isText ? typedWords(commands) : [], ", ", columns - 5 - does.length - before.length);
  return line(toned("choice", "Enter"), does, toned("faint", words === "" ? "" : before + words));
}
