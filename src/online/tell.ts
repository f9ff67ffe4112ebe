import { currentPosition, hasComputer, type Match, speakersOf } from "../core/match.ts";
import type { Speakers } from "../core/presentation.ts";
import type { Seat } from "../core/seat.ts";
import type { Prompt, Voice } from "../play/contract.ts";
import { reviewLines } from "../play/game/review.ts";
import { tellLook } from "../play/game/tell.ts";
import {
  blocks,
  endLines,
  formatNotes,
  lastMoveLines,
  questionPrompt,
  startNotes,
  turnLines,
  turnNotes,
} from "../play/lines.ts";
import { hasNextGame, seriesLines } from "../play/words.ts";
import type { OnlineState } from "./activity-state.ts";
import type { Happening } from "./client/narrate.ts";
import { canMove, offersToAnswer } from "./client/status.ts";
import type { KnownView } from "./client/view.ts";
import { onlineScene } from "./scene.ts";
import { clockNotes, continuedText, turnText } from "./words.ts";

/** An online game as a conversation: the book's words for moves and the end, notes for the rest. */
export function tellOnline(
  before: OnlineState | undefined,
  after: OnlineState,
  voice: Voice,
): readonly string[] {
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
export function promptOnline(state: OnlineState, voice: Voice): Prompt | "commands" {
  const { view } = state;
  const { match } = view.online;
  const { question } = onlineScene(state);
  if (question !== null) return { text: questionPrompt(question.text) };
  if (view.pending.length > 0) return null;
  if (state.viewing !== null) return "commands";
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
