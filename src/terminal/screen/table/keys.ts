/** What each key does at the table. */

import { currentPosition, type Match, moveName, redo, undo, untilPerson } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { planBoard, spotsOf } from "../board/board-plan.ts";
import { edgeSpot, hasDepth, type Spot, stepAcross, stepLine, stepWithin } from "../board/choices.ts";
import { onlineKey, onlineWord, typedWord } from "../online/keys.ts";
import { askHint, isThinking, offerDraw, playOn, toggleValues } from "../pages/help-keys.ts";
import { helpPage, rulesPage } from "../pages/pages.ts";
import { type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { tableAreas } from "./areas.ts";
import { lookBack, lookKey } from "./look-back.ts";
import { answerKey } from "./questions.ts";
import { columnsOn, isOver, shownPosition, withMatch } from "./table.ts";
import { keyForWord, typeKey } from "./typing.ts";

export function tableKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.question !== null) return answerKey(state, scene, key);
  if (scene.shown !== null) return lookKey(state, scene, key);
  const moved = isOver(scene) ? undefined : walk(state, scene, key.name);
  if (moved !== undefined) return show(state, { ...scene, ...moved, typed: "", problem: "" });
  if (scene.typed !== "") return typedKey(state, scene, key);
  return startsMove(scene, key) ? typeKey(state, scene, key) : commandKey(state, scene, key);
}

/** A letter with which the game's own moves begin is typed, whatever it would mean elsewhere. */
function startsMove({ match }: TableScene, key: Key): boolean {
  if (key.text === "" || match.outcome !== null) return false;
  const typed = key.text.toLowerCase();
  return moveNames(match.game, currentPosition(match)).some((name) => name.toLowerCase().startsWith(typed));
}

function typedKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const done = key.name === "return" ? saidOnline(state, scene) : undefined;
  if (done !== undefined) return done;
  const name = keyForWord(scene, key);
  if (name === undefined) return typeKey(state, scene, key);
  return commandKey(state, { ...scene, typed: "", problem: "" }, { ...key, name });
}

function saidOnline(state: ScreenState, scene: TableScene): Step | undefined {
  const { online, typed } = scene;
  const command = online === null ? undefined : typedWord(typed);
  if (online === null || command === undefined) return undefined;
  return onlineWord(state, { ...scene, typed: "", problem: "" }, online, command);
}

/** Leaves the table: to the menu where there is one, else after a question. */
function leaveTable(state: ScreenState, scene: TableScene): Step {
  if (!state.hasMenu) return isOver(scene) ? step(state, { kind: "quit" }) : ask(state, scene, "leave");
  const kept = !isOver(scene) && scene.match.moves.length > 0;
  const notice = kept ? "The game is saved; Resume takes it up again." : "";
  return show(state, { kind: "menu", at: `game:${scene.match.game.id}`, notice }, { kind: "list" });
}

function walk(state: ScreenState, scene: TableScene, name: string): Spot | undefined {
  const columns = columnsOn(scene.match);
  switch (name) {
    case "left":
      return stepAcross(columns, scene, -1);
    case "right":
    case "tab":
      return stepAcross(columns, scene, 1);
    case "home":
      return edgeSpot(columns, scene, "first");
    case "end":
      return edgeSpot(columns, scene, "last");
    case "up":
    case "down": {
      const by = name === "up" ? -1 : 1;
      if (hasDepth(columns)) return stepWithin(columns, scene, by);
      const board = scene.match.game.board(shownPosition(scene));
      return stepLine(columns, scene, by, spotsOf(planBoard(board, tableAreas(scene, state.size))));
    }
    default:
      return undefined;
  }
}

function commandKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.online !== null) {
    const done = onlineKey(state, scene, scene.online, key.name);
    if (done !== undefined) return done;
  }
  switch (key.name) {
    case "u":
      return takeBack(state, scene);
    case "y":
      return playAgain(state, scene);
    case "b":
    case "pageup":
      return lookBack(state, scene);
    case "d":
      return offerDraw(state, scene);
    case "g":
      return isOver(scene) || isThinking(scene) ? step(state) : ask(state, scene, "resign");
    case "i":
      return askHint(state, scene);
    case "v":
      return toggleValues(state, scene);
    case "r":
      return show(state, rulesPage(scene));
    case "?":
    case "h":
      return show(state, helpPage(scene));
    case "q":
      return step(state, { kind: "quit" });
    case "escape":
    case "m":
      return leaveTable(state, scene);
    default:
      return isOver(scene) ? overKey(state, scene, key) : typeKey(state, scene, key);
  }
}

function overKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (key.name === "left") return lookBack(state, scene);
  if (scene.online !== null) return typeKey(state, scene, key);
  if (key.name === "p") return playOn(state, scene);
  return key.name === "n" ? step(state, { kind: "next", match: scene.match }) : step(state);
}

function takeBack(state: ScreenState, scene: TableScene): Step {
  const { match } = scene;
  const earlier = untilPerson(match, undo);
  if (earlier === undefined) return show(state, { ...scene, problem: "There is no move to take back." });
  return replaced(state, scene, earlier, `${takenBack(match, earlier)} taken back.`);
}

function playAgain(state: ScreenState, scene: TableScene): Step {
  const next = untilPerson(scene.match, redo) ?? redo(scene.match);
  if (next === scene.match) return show(state, { ...scene, problem: "There is no move to play again." });
  return replaced(state, scene, next, "");
}

function replaced(state: ScreenState, scene: TableScene, match: Match, said: string): Step {
  return show(state, withMatch(scene, match, said), { kind: "save", match });
}

/** "Move 5, 3-4, is", or "Moves 4 and 5 are" where a computer's answer goes as well. */
function takenBack(match: Match, earlier: Match): string {
  const { length } = match.moves;
  if (length - earlier.moves.length > 1) return `Moves ${earlier.moves.length + 1} and ${length} are`;
  return `Move ${length}, ${moveName(match, length - 1)}, is`;
}

function ask(state: ScreenState, scene: TableScene, question: "resign" | "leave"): Step {
  return show(state, { ...scene, question, problem: "", said: "" });
}
