/** The line of keys at the table: only those that do something now. */

import { canOffer, offersToAnswer, phaseOf } from "../../../client/status.ts";
import { canUndo } from "../../../core/match.ts";
import { isOver, isThinking } from "../../../table/table.ts";
import { reviewOf } from "../../text/after-game.ts";
import { hasDepth } from "../board/choices.ts";
import { typedWord } from "../online/keys.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import { puzzleHints } from "../puzzle/words.ts";
import { isPuzzle, type OnlineScene, type Size, type TableScene } from "../state.ts";
import { spotsOn } from "./areas.ts";
import { isPlayedHere } from "./look-back.ts";
import { columnsOn, isHeld } from "./table.ts";

export function hintsFor(scene: TableScene, size: Size): readonly KeyHint[] {
  if (scene.question !== null) return [hint("Esc", "back to the game")];
  if (scene.viewing !== null) return lookingHints(scene);
  if (scene.typed !== "")
    return [
      hint("Enter", isWord(scene) ? "send" : "play"),
      hint("Esc", "clear"),
      hint("Backspace", "delete"),
    ];
  if (isPuzzle(scene)) return puzzleHints(scene, walkHints(scene, size));
  if (scene.online !== null) return onlineHints(scene, scene.online, size);
  return isOver(scene) ? overHints(scene) : playingHints(scene, size);
}

function playingHints(scene: TableScene, size: Size): readonly KeyHint[] {
  const { match } = scene;
  if (isThinking(scene))
    return [...turnBack(scene), hint("r", "rules"), hint("q", "quit"), hint("?", "keys")];
  return [
    ...walkHints(scene, size),
    hint("Enter", "play"),
    ...turnBack(scene),
    hint("i", "hint"),
    hint("v", scene.valuesShown ? "hide values" : "values"),
    ...(match.moves.length > 0 ? [hint("b", "look back")] : []),
    hint("r", "rules"),
    hint("q", "quit"),
    hint("?", "keys"),
  ];
}

function isWord({ online, typed }: TableScene): boolean {
  return online !== null && typedWord(typed) !== undefined;
}

function onlineHints(scene: TableScene, online: OnlineScene, size: Size): readonly KeyHint[] {
  const { view } = online;
  const answers = answerHints(online);
  if (isOver(scene)) return [hint("r", "rules"), hint("l", "links"), hint("Esc", "leave"), hint("?", "keys")];
  const last = [hint("q", "leave"), hint("l", "links"), hint("r", "rules"), hint("?", "keys")];
  const back = scene.match.moves.length > 0 ? [hint("b", "look back")] : [];
  if (view.seat === null || phaseOf(view) !== "playing") return [...answers, ...back, ...last];
  const moving = isHeld(scene) ? [] : [...walkHints(scene, size), hint("Enter", "play")];
  const draw = canOffer(view, "draw") ? [hint("d", "draw")] : [];
  const undo = canOffer(view, "takeback") ? [hint("u", "take back")] : [];
  const claim = view.claimable ? [hint("c", "claim")] : [];
  return [...answers, ...claim, ...moving, ...draw, hint("g", "resign"), ...undo, ...back, ...last];
}

/** What `y` and `n` answer: of two offers the older one. */
function answerHints({ view }: OnlineScene): readonly KeyHint[] {
  const [what] = offersToAnswer(view);
  return what === undefined ? [] : [hint("y", `accept ${what}`), hint("n", "decline")];
}

function walkHints(scene: TableScene, size: Size): readonly KeyHint[] {
  const columns = columnsOn(scene.match);
  const deepest = Math.max(0, ...columns.map((column) => column.moves.length));
  const amount = deepest === 2 ? "1 or 2" : "more";
  const isOneLine = spotsOn(scene, size).every(({ line }) => line === 0);
  if (columns.length === 1) return hasDepth(columns) ? [hint("↑↓", amount)] : [];
  return hasDepth(columns)
    ? [hint("←→", "pick"), hint("↑↓", amount)]
    : [hint(isOneLine ? "←→" : "←↑↓→", "pick")];
}

function turnBack(scene: TableScene): readonly KeyHint[] {
  const back = canUndo(scene.match) ? [hint("u", "undo")] : [];
  return scene.match.undone.length > 0 ? [...back, hint("y", "redo")] : back;
}

function overHints(scene: TableScene): readonly KeyHint[] {
  const { match, review } = scene;
  const mistake = review === null ? null : reviewOf(match, review).mistake;
  const again = mistake === null ? [] : [hint("p", `play on from move ${mistake + 1}`)];
  return [...again, ...turnBack(scene), hint("r", "rules"), hint("Esc", "leave"), hint("?", "keys")];
}

function lookingHints(scene: TableScene): readonly KeyHint[] {
  const { replay } = scene;
  const steps = [hint("←→", "step"), hint("Home", "start"), hint("End", replay ? "end" : "now")];
  if (replay) return [...steps, hint("r", "rules"), hint("?", "keys"), hint("q", "quit")];
  const playOn = isPlayedHere(scene) ? [hint("p", "play on from here")] : [];
  return [...steps, ...playOn, hint("Esc", "return"), hint("?", "keys")];
}
