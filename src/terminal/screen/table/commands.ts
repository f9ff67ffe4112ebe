/** What the keys do at a table where everybody sits at this terminal: in play, after the end, and looking back. */

import { reviewOf } from "../../../activity/game/review.ts";
import { canUndo } from "../../../core/match.ts";
import { recordNamePattern } from "../../../core/record.ts";
import { askHint, toggleValues } from "../../../table/advice.ts";
import { lookAt, play, playAgain, playOnFromHere, takeBack } from "../../../table/play.ts";
import { askForDraw, askToResign } from "../../../table/questions.ts";
import { isOver, isThinking, shownPly } from "../../../table/table.ts";
import { legalMovesLine } from "../../plain/turn.ts";
import { change, choosing, help, type KeyCommand, type KeyMap, on, type Run, rules } from "../key-map.ts";
import { openGameList } from "../menu/menu.ts";
import { plainMenu, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { highlighted } from "./table.ts";

/** What is only for the player to move. */
function onTurn(label: string): (scene: TableScene) => string {
  return (scene) => (isThinking(scene) ? "" : label);
}

const undoHelp = "u  y    undo: take back your last move; redo: play it again";
const undoLabel = ({ match }: TableScene) => (canUndo(match) ? "undo" : "");
const redo = on("y :redo", "", change(playAgain), ({ match }) => (match.undone.length > 0 ? "redo" : ""));
export const lookBackLabel = ({ match }: TableScene) => (match.moves.length > 0 ? "look back" : "");
const backLabel = (scene: TableScene) => onTurn(lookBackLabel(scene))(scene);
const hintHelp = "i       hint: first a nudge, then the move, then the reason";
const valuesHelp = "v       values: show or hide what each move is worth; counts as a hint";
const valuesLabel = (scene: TableScene) => onTurn(scene.valuesShown ? "hide values" : "values")(scene);
export const quit: Run<TableScene> = (state) => step(state, { kind: "quit" });

/** The legal moves, in words. */
export const listMoves = on(
  ":moves",
  "",
  change((scene) => ({ ...scene, said: legalMovesLine(scene.match) })),
);

export const playing: KeyMap = {
  line: "walk return u y i v b r q ?",
  commands: [
    ...choosing,
    on("return", "Enter   play the highlighted move", playHighlighted, onTurn("play")),
    on("typing", "typing  a move in any form, such as 3 4; or a command: moves, save NAME"),
    listMoves,
    on(":save", "", saveCopy),
    on("i :hint", hintHelp, change(askHint), onTurn("hint")),
    on("v :values", valuesHelp, change(toggleValues), valuesLabel),
    on("u :undo", undoHelp, change(takeBack), undoLabel),
    redo,
    on("b pageup :back", "b       back: look back at the moves so far (PgUp too)", lookBack, backLabel),
    on("d :draw", "d       draw: offer a draw; against a computer, you confirm first", change(askForDraw)),
    on("g :resign", "g       resign (asks first)", change(askToResign)),
    rules,
    on("typing", "Ctrl-U  clear what you typed; Ctrl-W: its last word"),
    on(
      "escape",
      "Esc     one step back: out of what you type, then out of the game, which is saved",
      leaveTable,
    ),
    on("q :quit", "q       quit and save the game (Ctrl-C too)", quit, "quit"),
    help,
  ],
};

export const over: KeyMap = {
  line: "b p u y r escape q ?",
  commands: [
    on("n", "n       rematch, or the next game of the match", openNext),
    on("p", "p       play on from before the first mistake", playOnFromMistake, playOnLabel),
    on("b left pageup :back", "b  ←    look back at the moves", lookBack, lookBackLabel),
    on("u :undo", "u       undo: take back the last move and play on", change(takeBack), undoLabel),
    redo,
    rules,
    on("escape", "Esc     one step back: out of the game", leaveTable, "leave"),
    on("q :quit", "q       quit", quit, "quit"),
    help,
  ],
};

const endLabel = ({ replay }: TableScene) => (replay ? "end" : "now");
const steps: readonly KeyCommand[] = [
  on("left up pageup b", "← →     step back and forward (↑ ↓, PgUp and PgDn too)", stepBy(-1), "step"),
  on("right down pagedown", "", stepBy(1)),
  on("home", "Home    go to the start; End: to the last move", stepBy(-Infinity), "start"),
  on("end", "", stepBy(Infinity), endLabel),
];

export const lookingBack: KeyMap = {
  line: "left home end p escape ?",
  commands: [
    ...steps,
    on(
      "p",
      "p       play on from here: take back later moves, or branch off a finished game",
      playOn,
      (scene) => (isPlayedHere(scene) ? "play on from here" : ""),
    ),
    rules,
    on("escape return", "Esc     one step back: to the game", stepBy(Infinity), "return"),
    on("q", "q       quit: save the game and leave", quit),
    help,
  ],
};

export const replaying: KeyMap = {
  line: "left home end r escape q ?",
  commands: [
    ...steps,
    rules,
    on("escape", "Esc     one step back: out of the game", leaveTable, "leave"),
    on("q", "q       quit", quit, "quit"),
    help,
  ],
};

export function playHighlighted(state: ScreenState, scene: TableScene): Step {
  const chosen = highlighted(scene);
  return chosen === undefined ? step(state) : show(state, play(scene, chosen.move));
}

function saveCopy(state: ScreenState, scene: TableScene, name: string): Step {
  if (recordNamePattern.test(name)) return step(state, { kind: "copy", match: scene.match, name });
  const problem = "Give the copy a name of letters, digits, - and _, such as: save lunch-break";
  return show(state, { ...scene, problem });
}

export function lookBack(state: ScreenState, scene: TableScene): Step {
  const { length } = scene.match.moves;
  if (length === 0) return show(state, { ...scene, problem: "There is nothing to look back at yet." });
  return show(state, lookAt(scene, length - 1));
}

function stepBy(by: number): Run<TableScene> {
  return change((scene) => {
    const to = Math.max(0, Math.min(scene.match.moves.length, shownPly(scene) + by));
    return scene.replay ? { ...scene, viewing: to } : lookAt(scene, to);
  });
}

/** Whether the game may go on from a position of the past. */
function isPlayedHere(scene: TableScene): boolean {
  return scene.online === null && (isOver(scene) || canUndo(scene.match));
}

function playOn(state: ScreenState, scene: TableScene): Step {
  if (!isPlayedHere(scene)) return step(state);
  if (!isOver(scene)) return show(state, playOnFromHere(scene));
  const note = "This is a new game from here. The finished one is still in History.";
  return step(state, { kind: "branch", match: scene.match, at: shownPly(scene), note });
}

/** Leaves the table: to the menu where there is one, else to the shell. What was played is saved. */
function leaveTable(state: ScreenState, scene: TableScene): Step {
  if (!state.hasMenu) return step(state, { kind: "quit" });
  const { match, replay } = scene;
  const kept = !isOver(scene) && match.moves.length > 0;
  const notice = kept && !replay ? "Game saved. Continue it with Resume." : "";
  const list = replay ? { ...plainMenu, list: "history" as const } : openGameList(state, "play", notice);
  return show(state, { ...list, at: replay ? match.id : match.game.id }, { kind: "list" });
}

function openNext(state: ScreenState, { match, deal }: TableScene): Step {
  return step(state, { kind: "next", match, deal });
}

function mistakeIn({ match, review }: TableScene): number | null {
  return review === null ? null : reviewOf(match, review).mistake;
}

function playOnLabel(scene: TableScene): string {
  const at = mistakeIn(scene);
  return at === null ? "" : `play on from move ${at + 1}`;
}

/** A new game from the position before the first mistake. */
function playOnFromMistake(state: ScreenState, scene: TableScene): Step {
  const at = mistakeIn(scene);
  const note = "The position before the first mistake. Try again.";
  return at === null ? step(state) : step(state, { kind: "branch", match: scene.match, at, note });
}
