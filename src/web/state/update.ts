/** One message in, one state out. Nothing here touches the page, a clock or chance: new games arrive in messages. */

import type { Happening } from "../../client/narrate.ts";
import { nextGame } from "../../client/next-game.ts";
import type { OnlineView } from "../../client/view.ts";
import { assist, type Match } from "../../core/match.ts";
import type { Opened } from "../../table/open.ts";
import { isThinking, openTable, shownPly, type Table } from "../../table/table.ts";
import type { Preferences } from "./keep/preferences.ts";
import type { LessonState } from "./lesson.ts";
import { newOnline, newsAfter, type OnlineState, onlineRoute, withNotes, withView } from "./online/online.ts";
import { spokenText } from "./online/words.ts";
import type { Route } from "./route.ts";
import { isLarge, isTruthShown, openTableOf, type State } from "./state.ts";
import { newStudy, type Study, type StudyAnswer, withAnswer } from "./table/study.ts";
import { type TableMessage, updateOnlineTable, updateTable } from "./table/table-update.ts";
import { moveLine, spokenChange, turnLine } from "./words.ts";

export type Message =
  | { readonly kind: "visit"; readonly route: Route }
  | {
      readonly kind: "open";
      readonly opened: Opened;
      readonly viewing?: number | null;
      readonly large?: boolean;
    }
  | { readonly kind: "set"; readonly values: Partial<Pick<State, PlainPart>> }
  | { readonly kind: "prefer"; readonly preferences: Partial<Preferences> }
  | { readonly kind: "say"; readonly text: string }
  /** A short message that everybody sees and hears, until the next change. */
  | { readonly kind: "flash"; readonly text: string }
  | { readonly kind: "answer"; readonly answer: StudyAnswer; readonly match: Match }
  | { readonly kind: "known"; readonly game: string; readonly sentences: readonly string[] }
  | OnlineMessage
  | TableMessage;

/** What nothing else in the state depends on. */
type PlainPart =
  | "form"
  | "map"
  | "seats"
  | "unfinished"
  | "finished"
  | "puzzle"
  | "daily"
  | "puzzles"
  | "lesson"
  | "progress"
  | "revealed";

/** What comes to the online game of this name; once another is open, nothing does. */
type OnlineMessage =
  | {
      readonly kind: "online";
      readonly id: string;
      readonly view: OnlineView;
      /** What has happened since the view before. */
      readonly happenings: readonly Happening[];
      readonly token: string | undefined;
    }
  | { readonly kind: "online-notes"; readonly id: string; readonly notes: readonly string[] }
  | {
      readonly kind: "online-set";
      readonly id: string;
      readonly values: Partial<Pick<OnlineState, "watching" | "unserved" | "news">>;
    };

export type Dispatch = (message: Message) => void;

export function update(state: State, message: Message): State {
  return withStudy(next(state, message));
}

/** While somebody looks at a game and wants to know about it, the study is one of its match. */
function withStudy(state: State): State {
  const { study } = state;
  const match = openTableOf(state)?.match;
  if (match === undefined || !isTruthShown(state) || study?.match === match) return state;
  return { ...state, study: newStudy(match, study) };
}

function next(state: State, message: Message): State {
  switch (message.kind) {
    case "visit":
      return visit(state, message.route);
    case "open": {
      const { opened, viewing = null, large = isLarge(state) } = message;
      const table = { ...openTable(opened), viewing };
      const { match, notes } = opened;
      const there: State = { ...state, table, route: { view: "play", large }, offer: false, flash: null };
      return say(there, [`${match.game.title}.`, ...notes, `${turnLine(match)}.`].join(" "));
    }
    case "set":
      return { ...state, ...message.values };
    case "prefer":
      return { ...state, preferences: { ...state.preferences, ...message.preferences } };
    case "say":
      return say(state, message.text);
    case "answer":
      return addAnswer(state, message.answer, message.match);
    case "known":
      return { ...state, known: new Map([...state.known, [message.game, message.sentences]]) };
    case "flash":
      return say({ ...state, flash: message.text }, message.text);
    case "online":
    case "online-notes":
    case "online-set":
      return state.online?.id === message.id ? updateOnline(state, state.online, message) : state;
    case "advice":
    case "ask":
    case "ask-hint":
    case "decide":
    case "hold":
    case "play":
    case "preview":
    case "redo":
    case "step":
    case "submit":
    case "type":
    case "undo":
      return updateBoard(state, message);
  }
}

/** An answer counts only while its match is still the one on the table. */
function addAnswer(state: State, answer: StudyAnswer, match: Match): State {
  if (state.study?.match !== match) return state;
  return { ...state, study: withAnswer(state.study, answer) };
}

function updateOnline(state: State, online: OnlineState, message: OnlineMessage): State {
  switch (message.kind) {
    case "online":
      return showView(state, online, message);
    case "online-notes":
      return { ...state, online: withNotes(online, message.notes) };
    case "online-set": {
      const { unserved, news } = message.values;
      const set = { ...state, online: { ...online, ...message.values } };
      const text = unserved ?? news;
      return text == null ? set : say(set, text);
    }
  }
}

type ViewMessage = Extract<OnlineMessage, { readonly kind: "online" }>;

function showView(state: State, before: OnlineState, { view, token, happenings }: ViewMessage): State {
  const after = withView(before, view, token);
  const awaited = state.seats.some(({ id, over }) => id === before.id && !over);
  const next = nextGame(before.view, view, { awaited });
  const online =
    next === null
      ? { ...after, news: newsAfter(before, after, happenings) }
      : { ...newOnline(next, after.token), watching: after.token === undefined };
  const { route } = state;
  const here = route.view === "online" && route.match === before.id;
  const followed: State = here ? { ...state, online, route: onlineRoute(online) } : { ...state, online };
  const text = next === null ? spokenText(before, after, happenings) : "The next game begins.";
  return text === "" ? followed : say(followed, text);
}

/** The online game that an address names; the one that is open stays open while one looks at other views. */
function onlineAt({ online }: State, route: Route): OnlineState | null {
  if (route.view !== "online") return online;
  return online?.id === route.match && online.token === route.token
    ? online
    : newOnline(route.match, route.token);
}

function visit(state: State, route: Route): State {
  const fresh = route.view === "setup" && state.form?.game !== route.game;
  const form = fresh ? null : state.form;
  const offer = state.offer && route.view === "home";
  const there: State = { ...state, route, form, offer, online: onlineAt(state, route), flash: null };
  return route.view === state.route.view ? there : fallSilent(there);
}

/** Messages about a board go to the one that is shown: a puzzle's, a lesson's, an online game's, or the game's. */
function updateBoard(state: State, message: TableMessage): State {
  const { puzzle, lesson, table, route, online } = state;
  if (route.view === "puzzle")
    return puzzle === null ? state : { ...state, puzzle: updateTable(puzzle, message) };
  if (route.view === "lesson")
    return lesson === null ? state : { ...state, lesson: updateLesson(lesson, message) };
  if (route.view === "online") {
    if (online === null || online.table === null) return state;
    const after = updateOnlineTable(online.table, message);
    return tellChange({ ...state, online: { ...online, table: after } }, online.table, after);
  }
  if (table === null) return state;
  const after = countHelp(state.study, table, updateTable(table, message));
  return tellChange({ ...state, table: after }, table, after);
}

function updateLesson(lesson: LessonState, message: TableMessage): LessonState {
  const { board, bet } = lesson;
  if (bet !== null) return { ...lesson, bet: updateTable(bet, message) };
  return { ...lesson, board: board && updateTable(board, message) };
}

/** A move that was made with the values in view is one with help; the solver's answer may also have come too late for that. */
function countHelp(study: Study | null, before: Table, after: Table): Table {
  const at = before.match.moves.length;
  const moved = after.match.moves.length > at && !isThinking(before);
  const told = study?.match === before.match && study.reports.has(at);
  return moved && told ? { ...after, match: assist(after.match, at) } : after;
}

function tellChange(state: State, before: Table, after: Table): State {
  if (before === after) return state;
  const changed = { ...state, flash: before.preview === after.preview ? null : state.flash };
  if (before.match !== after.match) return say(changed, spokenChange(before.match, after));
  if (after.problem !== "" && after.problem !== before.problem) return say(changed, after.problem);
  if (after.said !== "" && after.said !== before.said) return say(changed, after.said);
  return before.viewing === after.viewing ? changed : say(changed, viewedLine(after));
}

function viewedLine(table: Table): string {
  const ply = shownPly(table);
  if (table.viewing === null) return `The present. ${turnLine(table.match)}.`;
  return ply === 0 ? "The start." : `After move ${ply}: ${moveLine(table.match, ply - 1)}`;
}

/** What was said about another view is not said any more. */
function fallSilent(state: State): State {
  return state.said.text === "" ? state : say(state, "");
}

function say(state: State, text: string): State {
  return { ...state, said: { text, times: state.said.times + 1 } };
}
