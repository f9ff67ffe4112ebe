/** A game against a player elsewhere, as an activity: moves go to the server, and there is no help during play. */

import { canMove, isWrongLink, offersToAnswer } from "../../client/status.ts";
import { sentMove } from "../../client/view.ts";
import { turnText } from "../../client/words.ts";
import { currentPosition } from "../../core/match.ts";
import { ok } from "../../core/result.ts";
import type { Action } from "../../protocol/online/messages.ts";
import { toggleValues } from "../../table/advice.ts";
import { ask } from "../../table/play.ts";
import { isOver } from "../../table/table.ts";
import { type Activity, type Kind, leave, open, openWith, type Runs, type Step, step } from "../contract.ts";
import { answerAtGame, asksAbout, boardRuns, branchHere, game, tryAgain } from "../game/game.ts";
import type { WayBack } from "../game/retry.ts";
import { gameOverText, noOfferText, onlineCommands, onlineScene, statusText, watchingText } from "./scene.ts";
import { hearNews, type OnlineState, onlineState } from "./state.ts";
import { promptOnline, tellOnline } from "./tell.ts";

const online: Kind<OnlineState> = {
  scene: onlineScene,
  commands: onlineCommands,
  choose: (state, name) => (isOver(state) ? game.choose(state, name) : sendMove(state, name)),
  read: readAtOnline,
  runs: () => runs,
  decide: decideAtOnline,
  answered: answerAtGame,
  follow: followOnline,
  tell: tellOnline,
  prompt: promptOnline,
  hear: hearNews,
  tick: (state, now) => step({ ...state, now }),
};

export function openOnline(...opening: Parameters<typeof onlineState>): Activity {
  return { kind: online, state: onlineState(...opening) };
}

function sendMove(state: OnlineState, name: string): Step<OnlineState> {
  const why = whyNoMove(state);
  const done = { ...state, typed: "", problem: "", said: "" };
  if (why !== "") return step({ ...done, problem: why });
  const waits = state.view.connection.kind !== "open";
  const said = waits ? "Your move will be sent as soon as the connection is back." : "";
  return act({ ...done, said }, { type: "move", move: name });
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

function act(state: OnlineState, action: Action): Step<OnlineState> {
  return step(state, { kind: "act", action });
}

const runs: Runs<OnlineState> = {
  ...boardRuns,
  status: (state) => step({ ...state, said: statusText(state), problem: "" }),
  link: (state) => step(state, { kind: "show", title: "Links", text: state.links }),
  reconnect: (state) => step(state, { kind: "reconnect" }),
  accept: (state, what) => answerOffer(state, "accept", what),
  decline: (state, what) => answerOffer(state, "decline", what),
  claim: claimGame,
  takeback: (state) => act(quiet(state), { type: "offer", what: "takeback" }),
  draw: offerDraw,
  resign: (state) => step(ask(state, "resign")),
  next: goOn,
  retry: (state) => tryAgain(state, wayBack(state)),
  values: (state) => step(toggleValues(state)),
  playOn: (state) => step(state, open(branchHere(state))),
  quit: (state) => step(state, leave(false)),
  leave: leaveGame,
};

function wayBack(state: OnlineState): WayBack {
  return { open: openWith(online, async () => ok(state)), hear: (news) => wayBack(hearNews(state, news)) };
}

function quiet(state: OnlineState): OnlineState {
  return { ...state, problem: "", said: "" };
}

/** With two open offers, the player must say which. */
function answerOffer(state: OnlineState, id: "accept" | "decline", rest: string): Step<OnlineState> {
  const standing = offersToAnswer(state.view);
  const [what, second] = rest === "" ? standing : standing.filter((each) => each === rest);
  if (what === undefined) return step({ ...state, problem: noOfferText });
  if (second === undefined) return act(quiet(state), { type: "answer", what, accept: id === "accept" });
  const problem = `Which one? Type ${standing.map((each) => `${id} ${each}`).join(", or ")}.`;
  return step({ ...state, problem });
}

/** Claims the win unless the player asks for a draw. */
function claimGame(state: OnlineState, rest: string): Step<OnlineState> {
  const as = (["win", "draw"] as const).find((each) => each === (rest || "win"));
  if (as !== undefined) return act(quiet(state), { type: "claim", as });
  return step({ ...state, problem: "Claim what? Type claim win, or claim draw." });
}

/** Offering a draw that the opponent has offered accepts it. */
function offerDraw(state: OnlineState): Step<OnlineState> {
  const isOffered = offersToAnswer(state.view).includes("draw");
  return isOffered ? answerOffer(state, "accept", "draw") : step(ask(state, "offer"));
}

function goOn(state: OnlineState): Step<OnlineState> {
  if (state.view.online.next !== null) return step(state, { kind: "follow" });
  return act(quiet(state), { type: "offer", what: "rematch" });
}

function leaveGame(state: OnlineState): Step<OnlineState> {
  const isFree = isOver(state) || isWrongLink(state.view) || state.view.seat === null;
  return isFree ? step(state, leave(false)) : step(ask(state, "leave"));
}

function decideAtOnline(state: OnlineState, yes: boolean): Step<OnlineState> {
  const { question } = state;
  const answered = ask(state, null);
  if (!yes) return step({ ...answered, said: "The game goes on." });
  if (question === "leave") return step(answered, leave(false));
  return act(answered, question === "offer" ? { type: "offer", what: "draw" } : { type: "resign" });
}

/** A finished game is reviewed, and saved unless it was over when the player came back. */
function followOnline(before: OnlineState | undefined, after: OnlineState): Step<OnlineState> {
  const { match, view, review } = after;
  if (match.outcome === null) return step(after);
  const isNew = before?.match.outcome == null && review === null;
  const kept = isNew && view.seat !== null ? [{ kind: "save" as const, match, seat: view.seat }] : [];
  return step(after, ...kept, ...asksAbout(before, after));
}
