/** A game against a player elsewhere, as an activity: moves go to the server, and there is no help during play. */

import { currentPosition, hasComputer, type Match, speakersOf } from "../core/match.ts";
import type { Speakers } from "../core/presentation.ts";
import { ok } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { toggleValues } from "../play/advice.ts";
import {
  type Activity,
  activityOpener,
  type Kind,
  leave,
  type Prompt,
  type Runs,
  type Step,
  step,
  type Voice,
  wantOpened,
} from "../play/contract.ts";
import { answerAtGame, asksAbout, boardRuns, branchHere, game, tryAgain } from "../play/game/game.ts";
import type { WayBack } from "../play/game/retry.ts";
import { reviewLines } from "../play/game/review.ts";
import { tellLook } from "../play/game/tell.ts";
import {
  blocks,
  endLines,
  formatNotes,
  lastMoveLines,
  lookPrompt,
  questionPrompt,
  startNotes,
  turnLines,
  turnNotes,
} from "../play/lines.ts";
import { isOver } from "../play/table.ts";
import { ask } from "../play/table-moves.ts";
import { hasNextGame, seriesLines } from "../play/words.ts";
import { hearNews, type OnlineState, onlineState } from "./activity-state.ts";
import type { Happening } from "./client/narrate.ts";
import { canMove, isWrongLink, offersToAnswer } from "./client/status.ts";
import { type KnownView, sentMove } from "./client/view.ts";
import type { Action } from "./messages.ts";
import { onlineCommands, onlineScene } from "./scene.ts";
import {
  clockNotes,
  continuedText,
  gameOverText,
  noOfferText,
  statusText,
  turnText,
  watchingText,
} from "./words.ts";

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

export function onlineActivity(...opening: Parameters<typeof onlineState>): Activity {
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
  status: (state) => step({ ...state, said: statusText(state.view, state.now), problem: "" }),
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
  playOn: (state) => step(state, wantOpened(branchHere(state))),
  quit: (state) => step(state, leave(false)),
  leave: leaveGame,
};

function wayBack(state: OnlineState): WayBack {
  return {
    open: activityOpener(online, async () => ok(state)),
    hear: (news) => wayBack(hearNews(state, news)),
  };
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

/** An online game as a conversation: the book's words for moves and the end, notes for the rest. */
function tellOnline(before: OnlineState | undefined, after: OnlineState, voice: Voice): readonly string[] {
  if (before === undefined) return tellOpening(after, voice);
  const isJustOver = before.match.outcome === null && after.match.outcome !== null;
  if (before.view !== after.view)
    return blocks(tellNews(after, voice), isJustOver ? formatNotes(after.notes) : []);
  if (before.viewing !== after.viewing) return tellLook(after, voice);
  if (before.review !== after.review) return tellReview(after, voice);
  if (after.problem !== "" && after.problem !== before.problem) return [after.problem];
  return after.said !== "" && after.said !== before.said ? after.said.split("\n") : [];
}

function tellOpening(state: OnlineState, voice: Voice): readonly string[] {
  const { view, match, intro, notes: kept } = state;
  const gone = view.online.next === null ? [] : [continuedText(match, view.seat)];
  const { notes, lines } = turnOf(state, voice);
  const start = match.moves.length === 0 ? startNotes(match, voice) : [];
  const all = [...start, ...kept, ...gone, ...notes];
  return blocks(intro, storyLines(state, voice), formatNotes(all), lines);
}

/** A move that the opponent made before the player arrived is told in words. */
function storyLines({ view }: OnlineState, voice: Voice): readonly string[] {
  const { match } = view.online;
  const dialogue = voice.dialogueFor(match);
  const ended = match.outcome === null ? [] : overLines(voice, match, view.seat);
  if (match.moves.length > 1) return blocks(dialogue.standing(currentPosition(match)), ended);
  const first = match.moves.length === 0 ? [] : lastMoveLines(dialogue, match, speakersFor(match, view.seat));
  return blocks(dialogue.opening(match.positions[0]), first, ended);
}

function tellNews(state: OnlineState, voice: Voice): readonly string[] {
  const { view, happenings } = state;
  const { match } = view.online;
  const told = blocks(...happenings.map((happening) => bookLines(voice, happening, view.seat)));
  const notes = happenings.flatMap((happening) => noteOn(happening, view));
  const moved = told.length > 0;
  if (!moved && !happenings.some(({ kind }) => kind === "turn")) return formatNotes(notes);
  const turn = turnOf(state, voice);
  const repeated = moved && match.outcome === null ? turnNotes(match) : [];
  return blocks(told, formatNotes([...notes, ...repeated, ...turn.notes]), turn.lines);
}

function bookLines(voice: Voice, happening: Happening, seat: Seat | null): readonly string[] {
  if (!("match" in happening)) return [];
  const { kind, text, match } = happening;
  const dialogue = voice.dialogueFor(match);
  if (kind === "taken-back") return blocks([text], dialogue.standing(currentPosition(match)));
  return kind === "ended"
    ? overLines(voice, match, seat)
    : lastMoveLines(dialogue, match, speakersFor(match, seat));
}

/** The turn is told elsewhere; a move is told once the server has it. */
function noteOn(happening: Happening, view: KnownView): readonly string[] {
  const { kind, text } = happening;
  if ("match" in happening || kind === "sent" || kind === "turn") return [];
  if (kind === "offered" && view.seat !== null && view.seat !== happening.offer.from) {
    const which = offersToAnswer(view).length > 1 ? ` ${happening.offer.what}` : "";
    return [`${text} Answer with accept${which} or decline${which}.`];
  }
  const claimable = view.claimable && (kind === "left" || kind === "claimable");
  return [claimable ? `${text} Type claim win, or claim draw.` : text];
}

function overLines(voice: Voice, match: Match, seat: Seat | null): readonly string[] {
  return blocks(endLines(voice, match, speakersFor(match, seat)), seriesLines(match));
}

/** The player's own moves read "You …", all others have names. */
function speakersFor(match: Match, seat: Seat | null): Speakers {
  const [one, two] = speakersOf(match);
  return [
    { ...one, person: one.person && seat === 1 },
    { ...two, person: two.person && seat === 2 },
  ];
}

/** The player's own turn in the book's words, another's as a note. */
function turnOf({ view, now }: OnlineState, voice: Voice) {
  if (!canMove(view)) {
    const text = turnText(view);
    return { lines: [], notes: text === "" ? [] : [`${text}.`] };
  }
  const { match } = view.online;
  return { lines: turnLines(voice.dialogueFor(match), match), notes: clockNotes(view, now) };
}

function tellReview({ match, review }: OnlineState, { program }: Voice): readonly string[] {
  if (review === null || !hasComputer(match)) return [];
  return formatNotes(reviewLines(match, review, program));
}

/** Null while the player has to wait. */
function promptOnline(state: OnlineState, voice: Voice): Prompt {
  const { view } = state;
  const { match } = view.online;
  const { question } = onlineScene(state);
  if (question !== null) return { text: questionPrompt(question.text) };
  if (view.pending.length > 0) return null;
  if (state.viewing !== null) return lookPrompt(onlineCommands(state));
  if (match.outcome !== null) return overPrompt(view);
  if (!canMove(view)) return view.seat === null ? watching : waiting;
  const asked = voice.dialogueFor(match).ask(currentPosition(match));
  return { text: asked.prompt, question: asked };
}

const watching: Prompt = { text: "" };
const waiting: Prompt = { text: "", keeps: true };

/** After a rematch offer, lines that a program wrote ahead are meant for the next game. */
function overPrompt(view: KnownView): Prompt {
  const { seat, online, events } = view;
  // The session follows the opponent; a player who came to the old game later is asked first.
  if (events.some(({ type }) => type === "continued")) return waiting;
  const offered = seat !== null && online.offers.rematch === seat;
  return { text: overText(view, offered), ...(offered ? { keeps: true } : {}) };
}

function overText({ seat, online }: KnownView, offered: boolean): string {
  if (online.next !== null || (seat !== null && hasNextGame(online.match)))
    return "Type next for the next game, or quit: ";
  return seat === null || offered ? "Type quit to leave: " : "Type rematch for another game, or quit: ";
}
