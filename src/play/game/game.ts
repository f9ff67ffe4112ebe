/** A game whose players all sit at this board, as an activity. */

import type { Answer } from "../../computer/job.ts";
import { currentPosition, type Match } from "../../core/match.ts";
import { recordNamePattern } from "../../core/record.ts";
import { ok } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { quote } from "../../core/text.ts";
import { applyAnswer, isChanged, jobsWanted, requestHint, toggleValues } from "../advice.ts";
import {
  type Activity,
  type Ask,
  activityOpener,
  type Kind,
  leave,
  type Opener,
  type SharedRuns,
  type Step,
  step,
  type Want,
  wantOpened,
} from "../contract.ts";
import type { OpenedGame } from "../open.ts";
import { isOver, newTable, shownPly, type Table } from "../table.ts";
import {
  answerQuestion,
  ask,
  askForDraw,
  askToResign,
  lookAt,
  playAgain,
  playNamed,
  playTyped,
  previewMove,
  takeBack,
} from "../table-moves.ts";
import {
  branchAt,
  branchWith,
  gameCommands,
  levelAbove,
  mistakeIn,
  nextGame,
  restartedGame,
  strongerGame,
  type TableOpening,
} from "./commands.ts";
import type { WayBack } from "./retry.ts";
import { gameScene } from "./scene.ts";
import { promptGame, tellGame } from "./tell.ts";

export const game = {
  isGame: true,
  scene: gameScene,
  commands: gameCommands,
  choose: chooseMove,
  read: readMove,
  runs: () => gameRuns,
  decide: decideAtGame,
  answered: answerAtGame,
  follow: followGame,
  tell: tellGame,
  prompt: promptGame,
} satisfies Kind<Table>;

/** In an earlier position, a move starts a new game. */
function chooseMove<S extends Table>(state: S, name: string): Step<S> {
  if (state.viewing === null) return step(playNamed(state, name));
  return step(state, openNewTable(branchWith(state, state.viewing, name)));
}

function readMove<S extends Table>(state: S, text: string): Step<S> {
  if (state.viewing === null) return step(playTyped({ ...state, typed: text }));
  return step({
    ...state,
    problem: "You are looking at an earlier position: return to the game, or play on from here.",
  });
}

export function gameActivity(opened: OpenedGame): Activity {
  return { kind: game, state: newTable(opened) };
}

function openNewTable(opening: TableOpening): Want {
  return wantOpened(activityOpener(game, opening));
}

function legalMovesText(match: Match): string {
  const names = match.outcome === null ? moveNames(match.game, currentPosition(match)) : [];
  return `Legal moves: ${names.join(", ")}`;
}

function lookTo(plyOf: (table: Table) => number) {
  return <S extends Table>(state: S) => step(lookAt(state, plyOf(state)));
}

/** After the end, the position that the last mistake led to. */
function firstLook(table: Table): number {
  return Math.min((mistakeIn(table) ?? Infinity) + 1, shownPly(table) - 1);
}

/** The position after the last move is the present. */
export const boardRuns: SharedRuns<Table> = {
  moves: (state) => step({ ...state, said: legalMovesText(state.match), problem: "" }),
  look: lookTo(firstLook),
  earlier: lookTo((table) => shownPly(table) - 1),
  later: lookTo((table) => shownPly(table) + 1),
  first: lookTo(() => 0),
  last: lookTo(({ match }) => match.moves.length),
  present: lookTo(({ match }) => match.moves.length),
};

export const gameRuns: SharedRuns<Table> = {
  ...boardRuns,
  hint: (state) => step(requestHint(state)),
  values: (state) => step(toggleValues(state)),
  undo: undoMove,
  redo: (state) => step(playAgain(state)),
  draw: (state) => step(askForDraw(state)),
  resign: (state) => step(askToResign(state)),
  save: saveCopy,
  leave: (state) => step(state, leaveGame(state, false)),
  quit: (state) => step(state, leaveGame(state, true)),
  next: (state) => step(state, openNewTable(nextGame(state))),
  stronger: playStronger,
  retry: (state) => tryAgain(state, { open: activityOpener(game, async () => ok<Table>(state)) }),
  playOn: (state) => step(state, wantOpened(branchHere(state))),
  restart: (state) =>
    isOver(state) ? step(state, openNewTable(restartedGame(state))) : step(ask(state, "restart")),
};

function playStronger<S extends Table>(state: S): Step<S> {
  const level = levelAbove(state.match);
  return level === undefined ? step(state) : step(state, openNewTable(strongerGame(state, level)));
}

/** Few players retry a mistake, so the code for it is loaded on demand. */
export function tryAgain<S extends Table>(state: S, back: WayBack): Step<S> {
  const ply = mistakeIn(state);
  const scored = ply === null ? undefined : state.review?.moves[ply];
  if (ply === null || scored === undefined) return step(state);
  const opener: Opener = async () => {
    const { retryActivity: openRetry } = await import("./retry.ts");
    return ok(openRetry({ match: state.match, ply, scored, back, branch: branchHere }));
  };
  return step(state, wantOpened(opener));
}

export function branchHere(table: Table): Opener {
  return activityOpener(game, branchAt(table, shownPly(table)));
}

/** A finished game stays as it is; taking a move back opens a new one. */
function undoMove<S extends Table>(state: S): Step<S> {
  const earlier = takeBack(state);
  if (!isOver(state) || earlier.match === state.match) return step(earlier);
  return step(state, openNewTable(branchAt(state, earlier.match.moves.length)));
}

function saveCopy<S extends Table>(state: S, name: string): Step<S> {
  if (recordNamePattern.test(name)) return step(state, { kind: "copy", match: state.match, name });
  const wrong = name === "" ? "Give the copy a name" : `${quote(name)} isn't a valid name`;
  const problem = `${wrong}: use letters, digits, - and _, such as: save lunch-break`;
  return step({ ...state, problem, said: "" });
}

export function leaveGame({ match }: Table, quit: boolean): Want {
  if (match.outcome !== null) return leave(quit);
  const notice = match.moves.length > 0 ? "Game saved. Continue it with Resume." : "";
  return { kind: "end", quit, notice, left: match };
}

function decideAtGame<S extends Table>(state: S, yes: boolean): Step<S> {
  const restarts = yes && state.question === "restart";
  return restarts
    ? step(ask(state, null), openNewTable(restartedGame(state)))
    : step(answerQuestion(state, yes));
}

/** If a hint names a move, the board shows it. */
export function answerAtGame<S extends Table>(state: S, { about, job }: Ask, answer: Answer): Step<S> {
  // After the end, values are requested for one position at a time.
  if (job.kind === "evaluate" && isOver(state) && job.record.moves.length !== state.viewing)
    return step(state);
  const after = applyAnswer(state, about, answer);
  const named = after !== state && answer.kind === "hint" ? answer.move : undefined;
  return step(named === undefined ? after : previewMove(after, named));
}

export function asksAbout(before: Table | undefined, after: Table): readonly Ask[] {
  const { match } = after;
  return jobsWanted(before, after).map((job) => ({ kind: "ask", job, about: match }));
}

function followGame<S extends Table>(before: S | undefined, after: S): Step<S> {
  const { match } = after;
  const isNew =
    before === undefined ? hasScore(match) : isChanged(before.match, match) && isBegun(before.match, match);
  return step(after, ...(isNew ? [{ kind: "save", match } as const] : []), ...asksAbout(before, after));
}

/** Help before the first move is saved with that move: a game without moves isn't worth resuming. */
function isBegun(before: Match, after: Match): boolean {
  return before.moves.length > 0 || after.moves.length > 0 || after.outcome !== null;
}

/** The record of the next game holds the score of a series, so it is saved as soon as it opens. */
function hasScore({ series, moves }: Match): boolean {
  return series !== null && series.game > 1 && moves.length === 0;
}
