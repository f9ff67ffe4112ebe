/** One message in, one state out. Nothing here touches the page, a clock or chance: new games arrive in messages. */

import { type Match, seatToMove } from "../../core/match.ts";
import type { DealtStart } from "../../core/options.ts";
import type { Desk, Question } from "./desk.ts";
import * as desks from "./desk.ts";
import type { Preferences } from "./preferences.ts";
import { type PuzzleState, type Verdict, withVerdict } from "./puzzle.ts";
import type { Route } from "./route.ts";
import { newForm, type SetupForm } from "./setup-form.ts";
import type { State } from "./state.ts";
import { newStudy, type WorkerAnswer, withAnswer } from "./study.ts";
import { spokenChange, toldMove, turnLine } from "./words.ts";

export type Message =
  | { readonly kind: "visit"; readonly route: Route }
  | {
      readonly kind: "open";
      readonly match: Match;
      readonly notes: readonly string[];
      readonly viewing?: number | null;
      readonly deal?: DealtStart | undefined;
      readonly guided?: boolean;
    }
  | { readonly kind: "form"; readonly form: SetupForm }
  | { readonly kind: "prefer"; readonly preferences: Partial<Preferences> }
  | { readonly kind: "say"; readonly text: string }
  /** A short message that everybody sees, until the next change. */
  | { readonly kind: "flash"; readonly text: string }
  /** The solver is asked about a match. */
  | { readonly kind: "study"; readonly match: Match }
  | { readonly kind: "answer"; readonly answer: WorkerAnswer; readonly match: Match }
  | { readonly kind: "puzzle"; readonly puzzle: PuzzleState }
  | { readonly kind: "verdict"; readonly verdict: Verdict }
  | { readonly kind: "hint" }
  | { readonly kind: "known"; readonly game: string; readonly sentences: readonly string[] }
  | DeskMessage;

type DeskMessage =
  | { readonly kind: "preview"; readonly move: string | null }
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "reply"; readonly move: string; readonly asked: Match }
  | { readonly kind: "submit" }
  | { readonly kind: "step"; readonly to: number }
  | { readonly kind: "undo" }
  | { readonly kind: "leave-guide" }
  | { readonly kind: "redo" }
  | { readonly kind: "play-on" }
  | { readonly kind: "ask"; readonly question: Question | null }
  | { readonly kind: "resign" }
  | { readonly kind: "answer-draw"; readonly accepted: boolean };

export type Dispatch = (message: Message) => void;

export function update(state: State, message: Message): State {
  switch (message.kind) {
    case "visit":
      return visit(state, message.route);
    case "open": {
      const { match, notes, viewing = null, deal, guided = false } = message;
      const desk = { ...desks.openDesk(match, notes, viewing), deal, guided };
      const opened: State = { ...state, desk, route: { view: "play" }, flash: null };
      return say(opened, [match.game.title, ...notes, turnLine(match)].join(". "));
    }
    case "form":
      return { ...state, form: message.form };
    case "prefer":
      return { ...state, preferences: { ...state.preferences, ...message.preferences } };
    case "say":
      return say(state, message.text);
    case "study":
      return { ...state, study: newStudy(message.match, state.study) };
    case "answer":
      return hear(state, message.answer, message.match);
    case "puzzle":
      return pose(state, message.puzzle);
    case "verdict":
      return judged(state, message.verdict);
    case "hint":
      return state.puzzle === null ? state : { ...state, puzzle: { ...state.puzzle, hinted: true } };
    case "known":
      return { ...state, known: new Map([...state.known, [message.game, message.sentences]]) };
    case "flash":
      return { ...state, flash: message.text };
    case "answer-draw":
    case "ask":
    case "leave-guide":
    case "play":
    case "play-on":
    case "preview":
    case "redo":
    case "reply":
    case "resign":
    case "step":
    case "submit":
    case "type":
    case "undo":
      return onDesk(state, message);
  }
}

/** An answer counts only while its match is still the one on the desk. */
function hear(state: State, answer: WorkerAnswer, match: Match): State {
  if (answer.kind === "map")
    return { ...state, map: { game: match.game, options: match.options, points: answer.points } };
  if (state.study?.match !== match) return state;
  return { ...state, study: withAnswer(state.study, answer) };
}

function visit(state: State, route: Route): State {
  const form = route.view === "setup" && state.form?.game !== route.game ? newForm(route.game) : state.form;
  const visited: State = { ...state, route, form, flash: null };
  return route.view === state.route.view ? visited : hush(visited);
}

/** The verdict speaks for itself; once a puzzle is solved its task is no longer asked. */
function judged(state: State, verdict: Verdict): State {
  if (state.puzzle === null) return state;
  const told: State = { ...state, puzzle: withVerdict(state.puzzle, verdict) };
  return verdict.right ? hush(told) : told;
}

/** A puzzle that arrives late does not call anybody back. */
function pose(state: State, puzzle: PuzzleState): State {
  if (state.route.view !== "puzzle") return state;
  const posed: State = { ...state, puzzle, route: { view: "puzzle", daily: puzzle.daily } };
  return say(posed, puzzle.task);
}

/** Messages about a board go to the one that is shown: a puzzle's, or the game's. */
function onDesk(state: State, message: DeskMessage): State {
  const { puzzle, desk, route } = state;
  if (route.view === "puzzle")
    return puzzle === null
      ? state
      : { ...state, puzzle: { ...puzzle, desk: updateDesk(puzzle.desk, message) } };
  return desk === null ? state : withDesk(state, desk, updateDesk(desk, message));
}

function updateDesk(desk: Desk, message: DeskMessage): Desk {
  switch (message.kind) {
    case "preview":
      return desks.previewMove(desk, message.move);
    case "play":
      return desks.playNamed(desk, message.move);
    case "reply":
      return desks.reply(desk, message.asked, message.move);
    case "type":
      return desks.typeMove(desk, message.text);
    case "submit":
      return desks.submitTyped(desk);
    case "step":
      return desks.stepTo(desk, message.to);
    case "undo":
      return takeBack(desk);
    case "leave-guide":
      return { ...desk, guided: false };
    case "redo":
      return desks.playAgain(desk);
    case "play-on":
      return desks.playOnFromHere(desk);
    case "ask":
      return desks.ask(desk, message.question);
    case "resign":
      return desks.resignNow(desk);
    case "answer-draw":
      return desks.answerDraw(desk, message.accepted);
  }
}

/** With the guide at the table a move is taken back together with the guide's answer. */
function takeBack(desk: Desk): Desk {
  const earlier = desks.takeBack(desk);
  return desk.guided && earlier.match.outcome === null && seatToMove(earlier.match) === 2
    ? desks.takeBack(earlier)
    : earlier;
}

function withDesk(state: State, before: Desk, after: Desk): State {
  if (before === after) return state;
  const changed = { ...state, desk: after, flash: before.preview === after.preview ? null : state.flash };
  if (before.match !== after.match) return say(changed, spokenChange(before.match, after.match));
  if (after.complaint !== null && after.complaint !== before.complaint) return say(changed, after.complaint);
  return before.viewing === after.viewing ? changed : say(changed, viewedLine(after));
}

function viewedLine(desk: Desk): string {
  const ply = desks.shownPly(desk);
  if (desk.viewing === null) return `The present. ${turnLine(desk.match)}.`;
  return ply === 0 ? "The start." : `After move ${ply}: ${toldMove(desk.match, ply - 1)}`;
}

/** What was said about another view, or a task that is done, is not said any more. */
function hush(state: State): State {
  return state.said.text === "" ? state : say(state, "");
}

function say(state: State, text: string): State {
  return { ...state, said: { text, times: state.said.times + 1 } };
}
