/** A game against a player elsewhere, as an activity: moves go to the server, and nothing is told while it is played. */

import { canMove } from "../../client/status.ts";
import { sentMove } from "../../client/view.ts";
import { turnText } from "../../client/words.ts";
import { currentPosition } from "../../core/match.ts";
import { ask } from "../../table/questions.ts";
import { isOver } from "../../table/table.ts";
import type { CommandId } from "../command.ts";
import { type Activity, type Kind, type Runs, type Step, step } from "../contract.ts";
import { answerAtGame, asksAbout, looks } from "../game/game.ts";
import { legalMovesText } from "../lines.ts";
import { gameOverText, isPlayerCommand, meaningOf, type PlayerCommand, watchingText } from "./actions.ts";
import { onlineCommands } from "./commands.ts";
import type { OnlineNews } from "./news.ts";
import { onlineScene } from "./scene.ts";
import { hearNews, type OnlineState, onlineState } from "./state.ts";
import { promptOnline, statusText, tellOnline } from "./tell.ts";

const online: Kind<OnlineState> = {
  scene: onlineScene,
  commands: onlineCommands,
  choose: sendMove,
  read: readAtOnline,
  run: runAtOnline,
  decide: decideAtOnline,
  answered: answerAtGame,
  follow: followOnline,
  tell: tellOnline,
  prompt: promptOnline,
  hear: hearNews,
  tick: (state, now) => step({ ...state, now }),
};

export function openOnline(
  news: OnlineNews,
  notes: readonly string[] = [],
  intro: readonly string[] = [],
): Activity {
  return { kind: online, state: onlineState(news, { notes, intro }) };
}

function sendMove(state: OnlineState, name: string): Step<OnlineState> {
  const why = whyNoMove(state);
  const done = { ...state, typed: "", problem: "", said: "" };
  if (why !== "") return step({ ...done, problem: why });
  const waits = state.view.connection.kind !== "open";
  const said = waits ? "Your move will be sent as soon as the connection is back." : "";
  return step({ ...done, said }, { kind: "act", action: { type: "move", move: name } });
}

function whyNoMove({ view, match }: OnlineState): string {
  if (view.seat === null) return watchingText;
  if (match.outcome !== null) return gameOverText;
  if (canMove(view)) return "";
  return sentMove(view) === undefined ? `${turnText(view)}.` : "Your move is on its way.";
}

function readAtOnline(state: OnlineState, text: string): Step<OnlineState> {
  const why = whyNoMove(state);
  if (why !== "") return step({ ...state, problem: why });
  const { game } = state.match;
  const position = currentPosition(state.match);
  const move = game.parseMove(position, text.trim());
  if (!move.ok) return step({ ...state, problem: move.problem.message });
  return sendMove(state, game.formatMove(position, move.value));
}

const runs: Runs<OnlineState> = {
  ...looks,
  moves: (state) => step({ ...state, said: legalMovesText(state.match), problem: "" }),
  status: (state) => step({ ...state, said: statusText(state), problem: "" }),
  link: (state) => step(state, { kind: "show", title: "Links", text: state.links }),
  reconnect: (state) => step(state, { kind: "reconnect" }),
  rules: (state) => step(state, { kind: "read", what: "rules", game: state.match.game }),
  quit: leave,
  leave: (state) => (isOver(state) || state.view.seat === null ? leave(state) : step(ask(state, "leave"))),
};

function runAtOnline(state: OnlineState, id: CommandId, rest: string): Step<OnlineState> {
  if (isPlayerCommand(id)) return doIt(state, id, rest);
  return runs[id]?.(state, rest) ?? step(state);
}

function leave<S extends OnlineState>(state: S): Step<S> {
  return step(state, { kind: "end", quit: false, notice: "" });
}

function doIt(state: OnlineState, id: PlayerCommand, rest: string): Step<OnlineState> {
  const meaning = meaningOf(state.view, id, rest, state.now);
  const done = { ...state, problem: "", said: "" };
  switch (meaning.kind) {
    case "refuse":
      return step({ ...state, problem: meaning.text });
    case "question":
      return step(ask(state, meaning.question));
    case "follow":
      return step(state, { kind: "follow" });
    case "act":
      return step(done, { kind: "act", action: meaning.action });
  }
}

function decideAtOnline(state: OnlineState, yes: boolean): Step<OnlineState> {
  const { question } = state;
  const answered = ask(state, null);
  if (!yes) return step({ ...answered, said: "The game goes on." });
  if (question === "leave") return leave(answered);
  const action =
    question === "offer" ? ({ type: "offer", what: "draw" } as const) : ({ type: "resign" } as const);
  return step(answered, { kind: "act", action });
}

/** How it was played may be known once it is over; then it is kept, too. */
function followOnline(before: OnlineState | undefined, after: OnlineState): Step<OnlineState> {
  const { match, view } = after;
  if (match.outcome === null) return step(after);
  const isNew = before?.match.outcome == null && view.seat !== null;
  const kept = isNew && view.seat !== null ? [{ kind: "save" as const, match, seat: view.seat }] : [];
  return step(after, ...kept, ...asksAbout(before, after));
}
