/** News of an online game: the original dialogue for moves and the end of the game, notes for everything else. */

import { type Match, speakersOf } from "../core/match.ts";
import type { Speakers } from "../core/presentation.ts";
import type { Seat } from "../core/seat.ts";
import type { News, NewsPart, Prompt } from "../play/contract.ts";
import { notesPart } from "../play/step.ts";
import { hasNextGame, notesOnTurn, seriesLines, seriesNotes } from "../play/words.ts";
import type { OnlineState } from "./activity-state.ts";
import type { Happening } from "./client/narrate.ts";
import { canMove, offersToAnswer } from "./client/status.ts";
import type { KnownView } from "./client/view.ts";
import { clockNotes, continuedText, turnText } from "./words.ts";

export function openedNews(state: OnlineState): News {
  const { view, match, intro, notes: kept } = state;
  const gone = view.online.next === null ? [] : [continuedText(match, view.seat)];
  const { notes, turn } = turnOf(state);
  const start = match.moves.length === 0 ? seriesNotes(match) : [];
  return [intro, ...story(view), [notesPart(...start, ...kept, ...gone, ...notes)], turn];
}

/** A single move is told in words. After several, it's enough to show the board. */
function story({ online: { match }, seat }: KnownView): News {
  const ended = match.outcome === null ? [] : endedParts(match, seat);
  if (match.moves.length > 1) return [[{ kind: "standing", match }], ...ended];
  const first: News = match.moves.length === 0 ? [] : [[moved(match, seat)]];
  return [[{ kind: "opening", match }], ...first, ...ended];
}

export function heardNews(state: OnlineState): News {
  const { view, happenings } = state;
  const { match } = view.online;
  const told = happenings.flatMap((happening) => storyOf(happening, view.seat));
  const notes = happenings.flatMap((happening) => noteOn(happening, view));
  const hasMoved = told.length > 0;
  if (!hasMoved && !happenings.some(({ kind }) => kind === "turn")) return [[notesPart(...notes)]];
  const { notes: more, turn } = turnOf(state);
  const repeated =
    hasMoved && match.outcome === null ? notesOnTurn(match, 'Type "draw" to offer a draw.') : [];
  return [...told, [notesPart(...notes, ...repeated, ...more)], turn];
}

function storyOf(happening: Happening, seat: Seat | null): News {
  if (!("match" in happening)) return [];
  const { kind, text, match } = happening;
  if (kind === "taken-back") return [[text], [{ kind: "standing", match }]];
  return kind === "ended" ? endedParts(match, seat) : [[moved(match, seat)]];
}

/** Skips moves, which the dialogue tells, and turns, which `turnOf` announces. */
function noteOn(happening: Happening, view: KnownView): readonly string[] {
  const { kind, text } = happening;
  if ("match" in happening || kind === "sent" || kind === "turn") return [];
  if (kind === "offered" && view.seat !== null && view.seat !== happening.offer.from) {
    const which = offersToAnswer(view).length > 1 ? ` ${happening.offer.what}` : "";
    return [`${text} Type "accept${which}" or "decline${which}".`];
  }
  const claimable = view.claimable && (kind === "left" || kind === "claimable");
  return [claimable ? `${text} Type "claim".` : text];
}

function moved(match: Match, seat: Seat | null): NewsPart {
  return { kind: "moved", match, speakers: speakersFor(match, seat) };
}

function endedParts(match: Match, seat: Seat | null): News {
  return [[{ kind: "ended", match, speakers: speakersFor(match, seat) }], seriesLines(match)];
}

/** Says "You took …" only for the player's own moves. */
function speakersFor(match: Match, seat: Seat | null): Speakers {
  const [one, two] = speakersOf(match);
  return [
    { ...one, person: one.person && seat === 1 },
    { ...two, person: two.person && seat === 2 },
  ];
}

/** The player's own turn is announced by the dialogue, and the opponent's by a note. */
function turnOf({ view, now }: OnlineState) {
  const text = turnText(view);
  if (!canMove(view)) return { turn: [], notes: text === "" ? [] : [`${text}.`] };
  return { turn: [{ kind: "turn", match: view.online.match } as const], notes: clockNotes(view, now) };
}

export function promptOnline({ view, question, viewing }: OnlineState): Prompt {
  const { match } = view.online;
  if (question !== null) return { text: "" };
  if (view.pending.length > 0) return null;
  if (viewing !== null) return "commands";
  if (match.outcome !== null) return overPrompt(view);
  if (!canMove(view)) return view.seat === null ? watching : waiting;
  return { turn: match };
}

const watching: Prompt = { text: "" };
const waiting: Prompt = { text: "", keeps: true };

/** Programs may send moves early. After a rematch offer, those are for the next game, so `keeps` saves them. */
function overPrompt(view: KnownView): Prompt {
  const { seat, online, events } = view;
  // If the next game opened just now, the session goes there by itself. Otherwise, the player has to ask for it.
  if (events.some(({ type }) => type === "continued")) return waiting;
  const offered = seat !== null && online.offers.rematch === seat;
  return { text: overText(view, offered), ...(offered ? { keeps: true } : {}) };
}

function overText({ seat, online }: KnownView, offered: boolean): string {
  if (online.next !== null || (seat !== null && hasNextGame(online.match)))
    return 'Type "next" for the next game, or "quit": ';
  return seat === null || offered ? 'Type "quit" to leave: ' : 'Type "rematch" for another game, or "quit": ';
}
