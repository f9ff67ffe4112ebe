/** What the keys and the typed words do at an online table, where it is something else than at a local one. */

import {
  absentWord,
  gameOverText,
  meaningOf,
  type PlayerWord,
  watchingText,
} from "../../../client/commands.ts";
import { canMove, canOffer, offersToAnswer, phaseOf } from "../../../client/status.ts";
import type { KnownView } from "../../../client/view.ts";
import { nextGameText, turnText } from "../../../client/words.ts";
import { currentPosition } from "../../../core/match.ts";
import type { Action } from "../../../protocol/online/messages.ts";
import { isOver } from "../../../table/table.ts";
import { hasNextGame } from "../../../words/series.ts";
import { change, choosing, help, type KeyMap, on, type Run, rules } from "../key-map.ts";
import { openPage } from "../pages/page-scene.ts";
import { type OnlineTable, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { listMoves, lookBack, lookBackLabel } from "../table/commands.ts";
import { highlighted } from "../table/table.ts";

export function sendMove(state: ScreenState, scene: OnlineTable, move: unknown): Step {
  const { view } = scene.online;
  const { match } = view.online;
  const done = { ...scene, typed: "", problem: "", said: "" };
  if (view.seat === null) return show(state, { ...done, problem: watchingText });
  if (isOver(scene)) return show(state, { ...done, problem: gameOverText });
  if (!canMove(view)) return show(state, { ...done, problem: `${turnText(view)}.` });
  return act(state, done, { type: "move", move: match.game.formatMove(currentPosition(match), move) });
}

function sendHighlighted(state: ScreenState, scene: OnlineTable): Step {
  const chosen = highlighted(scene);
  return chosen === undefined ? step(state) : sendMove(state, scene, chosen.move);
}

/** A key that says a word; the keys of players do nothing for a spectator. */
function says(word: PlayerWord): Run<OnlineTable> {
  return (state, scene, rest) =>
    isIdle(word, scene.online.view) ? step(state) : playerWord(state, scene, { word, rest });
}

function isIdle(word: PlayerWord, view: KnownView): boolean {
  if (word === "accept" || word === "decline") return offersToAnswer(view).length === 0;
  // A spectator may still go on to the next game.
  return view.seat === null && !(word === "rematch" && view.online.next !== null);
}

/** As at this screen, a draw is offered after a question. */
function askDraw(state: ScreenState, scene: OnlineTable): Step {
  if (!canOffer(scene.online.view, "draw")) return says("draw")(state, scene, "");
  return show(state, { ...scene, question: "draw", problem: "", said: "" });
}

/** For a player of a game that goes on. */
function inPlay(label: string, may: (view: KnownView) => boolean = () => true) {
  return ({ online: { view } }: OnlineTable) =>
    view.seat !== null && phaseOf(view) === "playing" && may(view) ? label : "";
}

function whenOffered(label: (what: string) => string) {
  return ({ online: { view } }: OnlineTable) => offersToAnswer(view).slice(0, 1).map(label).join("");
}

const drawLabel = inPlay("draw", (view) => canOffer(view, "draw"));
const takebackLabel = inPlay("take back", (view) => canOffer(view, "takeback"));
const claimLabel = inPlay("claim", ({ claimable }) => claimable);
const acceptLabel = whenOffered((what) => `accept ${what}`);
const declineLabel = whenOffered(() => "decline");
const answerHelp = "y  n    accept or decline an offer; after the end, n offers a rematch";
const claimHelp = "c       claim: claim the game of a player who left";
/** After the end; the seats change in a rematch, so nobody is named. */
function nextLabel({ match, online: { view } }: OnlineTable): string {
  if (view.online.next !== null) return nextGameText(match);
  if (view.seat === null || view.online.offers.rematch !== null) return "";
  return hasNextGame(match) ? "next game" : "rematch";
}

export const onlineKeys: KeyMap<OnlineTable> = {
  line: "y n c walk return d g u b q l r ?",
  commands: [
    ...choosing,
    on("return", "Enter   send the highlighted move", sendHighlighted, inPlay("play", canMove)),
    on("typing", "typing  a move in any form; or a command: moves, status, claim draw"),
    listMoves,
    on(
      ":status",
      "",
      change((scene) => ({ ...scene, said: "" })),
    ),
    on("d", "d       draw: offer a draw (asks first)", askDraw, drawLabel),
    on(":draw", "", says("draw")),
    on(
      "u :takeback :undo",
      "u       takeback: ask to take back your last move",
      says("takeback"),
      takebackLabel,
    ),
    on("y :accept", answerHelp, says("accept"), acceptLabel),
    on(":decline", "", says("decline")),
    on(":rematch :next", "", says("rematch")),
    on("n", "", declineOrRematch, (scene) => declineLabel(scene) || (isOver(scene) ? nextLabel(scene) : "")),
    on("g :resign", "g       resign (asks first)", says("resign"), inPlay("resign")),
    on("c :claim", claimHelp, says("claim"), claimLabel),
    on("b pageup :back", "b       look back at the moves so far (PgUp too)", lookBack, lookBackLabel),
    on("l :link", "l       link: the links of this game", showLinks, "links"),
    rules,
    on("q :quit :exit", "Esc  q  leave (asks first); your link brings you back", leave, "leave"),
    on("escape", "", leave, "leave"),
    on("i v :hint", "", absent("hint")),
    on(":redo", "", absent("redo")),
    on(":save", "", absent("save")),
    help,
  ],
};

export const onlineOver: KeyMap<OnlineTable> = {
  line: "y n b r l q ?",
  commands: [on("left", "", lookBack), ...onlineKeys.commands],
};

/** No to what was offered; with nothing on offer after the end, another game. */
function declineOrRematch(state: ScreenState, scene: OnlineTable): Step {
  const offered = offersToAnswer(scene.online.view).length > 0;
  if (!offered && !isOver(scene)) return step(state);
  return says(offered ? "decline" : "rematch")(state, scene, "");
}

/** What an online game does not have, and why. */
function absent(word: string): Run<OnlineTable> {
  return (state, scene) => show(state, { ...scene, problem: isOver(scene) ? "" : (absentWord(word) ?? "") });
}

function showLinks(state: ScreenState, scene: OnlineTable): Step {
  return show(state, openPage(scene, "Links", scene.online.links));
}

/** The game goes on without a player, who may not have meant to go. */
function leave(state: ScreenState, scene: OnlineTable): Step {
  return isOver(scene) || scene.online.view.seat === null
    ? step(state, { kind: "quit" })
    : show(state, { ...scene, question: "leave", problem: "", said: "" });
}

/** Of two offers the older one is meant. An own offer of a rematch that stands is not made again. */
function playerWord(state: ScreenState, scene: OnlineTable, command: Parameters<typeof meaningOf>[1]): Step {
  const { view, now } = scene.online;
  const [oldest = ""] = offersToAnswer(view);
  const answers = command.word === "accept" || command.word === "decline";
  const rest = answers && command.rest === "" ? oldest : command.rest;
  const meaning = meaningOf(view, { ...command, rest }, now);
  switch (meaning.kind) {
    case "refuse":
      return show(state, { ...scene, problem: meaning.text });
    case "ask-resign":
      return show(state, { ...scene, question: "resign", problem: "", said: "" });
    case "next":
      return step(state, { kind: "next", match: scene.match, deal: undefined });
    case "act":
      return command.word === "rematch" && view.online.offers.rematch === view.seat
        ? step(state)
        : act(state, scene, meaning.action);
  }
}

function act(state: ScreenState, scene: TableScene, action: Action): Step {
  return show(state, { ...scene, problem: "", said: "" }, { kind: "act", action });
}
