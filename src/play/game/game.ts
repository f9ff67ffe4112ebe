/** A game as an activity. All of its players are at this board. */

import { currentPosition, type Match, timesStood, undoToPerson } from "../../core/match.ts";
import { ok } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import type { Activity, Kind, News, Opener, SharedCommand, SharedCommands, Step, Want } from "../contract.ts";
import type { OpenedGame } from "../open.ts";
import { activityOpener, leave, openInstead, refuse, say, step, tell } from "../step.ts";
import {
  answerQuestion,
  ask,
  askForDraw,
  isOver,
  isThinking,
  lookAt,
  newTable,
  playNamed,
  playTyped,
  shownPly,
  shownPosition,
  showStudy,
  type Table,
  takeBack,
} from "../table.ts";
import { usual } from "../usual.ts";
import { hasLost, hasNextGame, inSentence, namesFor, nothingToUndo, thinkingText } from "../words.ts";
import { hint } from "./hint.ts";
import {
  answerAtGame,
  changedNews,
  decidedNews,
  followGame,
  lookedNews,
  movedNews,
  openedNews,
  promptGame,
} from "./news.ts";
import { branchAt, gameAtNextLevel, nextGame, recommendedGame, restartedGame } from "./next-game.ts";
import type { WayBack } from "./retry.ts";
import { type Card, nextLevel, retryPly } from "./review.ts";
import { gameScene, mainOf } from "./scene.ts";

export const game = {
  isGame: true,
  scene: gameScene,
  commands: commandsAt,
  choose: chooseMove,
  read: readMove,
  decide: decideAtGame,
  answered: answerAtGame,
  follow: followGame,
  opened: openedNews,
  prompt: promptGame,
} satisfies Kind<Table>;

function commandsAt(table: Table): SharedCommands<Table> {
  if (table.viewing !== null) return past;
  return isOver(table) ? over : present;
}

/** Makes a move, which starts a new game if the board shows an earlier position. */
function chooseMove<S extends Table>(state: S, name: string): Step<S> {
  if (state.viewing === null) return changed(state, playNamed(state, name), movedNews);
  return openTable(state, branchAt(state, state.viewing, name));
}

/** A shared game at `ply`. If a win or a draw is at stake there, `question` asks the visitor for a move. */
export async function sharedGame(match: Match, ply: number, card: Card, question: string): Promise<Activity> {
  const at = (shown: number) => lookAt(newTable({ match, notes: [] }), shown);
  const scored = card.moves[ply];
  if (scored === undefined || scored.before === null || scored.before.kind === "loss")
    return { kind: game, state: at(ply) };
  const back = { open: activityOpener(game, () => ok(at(ply + 1))) };
  const { retryActivity } = await import("./retry.ts");
  const branch = (table: Table) =>
    isOver(table) ? activityOpener(game, nextGame(table)) : branchHere(table);
  return retryActivity({ retried: { match, ply }, scored, back, branch, asks: question });
}

function readMove<S extends Table>(state: S, text: string): Step<S> {
  if (state.viewing === null) return changed(state, playTyped({ ...state, typed: text }), movedNews);
  if (text.trim() === "") return past.later.run(state);
  return refuse(state, "You're looking at an earlier position. Return to the game, or play on from here.");
}

export function changed<S extends Table>(before: S, after: S, news: (table: Table) => News): Step<S> {
  if (after.match !== before.match) return tell(after, ...news(after));
  return refuse(after);
}

export function gameActivity(opened: OpenedGame): Activity {
  return { kind: game, state: newTable(opened) };
}

export function gameFromStart(opened: OpenedGame): Activity {
  const table = newTable(opened);
  return { kind: game, state: showStudy(lookAt(table, 0), isOver(table)) };
}

function openTable<S extends Table>(state: S, opening: ReturnType<typeof nextGame>): Step<S> {
  return openInstead(state, activityOpener(game, opening));
}

function legalMovesText(match: Match): string {
  const names = match.outcome === null ? moveNames(match.game, currentPosition(match)) : [];
  return `Legal moves: ${names.join(", ")}`;
}

const lookBack = lookTo((table) => shownPly(table) - 1);

function lookTo(plyOf: (table: Table) => number) {
  return <S extends Table>(state: S) => {
    const after = lookAt(state, plyOf(state));
    return tell(after, ...(after.viewing === state.viewing ? [] : lookedNews(after)));
  };
}

/** The ply after the next mistake. After the last mistake, starts over at the first. */
function nextMistake(table: Table): number {
  const moves = table.review?.moves ?? [];
  const plies = moves.flatMap(({ grade }, at) => (grade === "gave-away" ? [at + 1] : []));
  return plies.find((ply) => ply > shownPly(table)) ?? plies[0] ?? 0;
}

/** The mistake to retry: the one on screen while the player looks back, or else the one that decided the game. */
function mistakeIn({ match, review, controls, viewing }: Table): number | null {
  return review === null ? null : retryPly(match, review, controls, viewing);
}

function onTurn(table: Table): true | string {
  return !isThinking(table) || thinkingText;
}

/** True if neither player can win, or if the game goes around in circles. */
function isDrawDue(table: Table): boolean {
  const { match, hinted } = table;
  if (isThinking(table)) return false;
  return (
    match.game.needed?.lists(currentPosition(match)) === null || timesStood(match) > (hinted > 0 ? 1 : 2)
  );
}

export const noDraws = {
  off: "This game can't go on forever, so you can't offer a draw.",
  hidden: true,
  keys: [],
};

function valuesLabel({ study }: Table): string {
  return study === null ? "values" : "hide values";
}

/** A hint stays on screen next to the values. */
function toggleValues<S extends Table>(state: S): Step<S> {
  const after = showStudy({ ...state, said: state.hinted > 0 ? state.said : "" }, state.study === null);
  return tell(after, state.study === null ? [] : ["Values hidden."]);
}

export const playing = {
  undo: {
    help: "take back the last move",
    keys: ["u"],
    when: ({ match }) => undoToPerson(match) !== undefined || nothingToUndo,
    run: undoMove,
  },
  hint,
  values: {
    help: "show or hide what each move is worth (counts as a hint)",
    keys: ["v"],
    when: (table) => ({ label: valuesLabel(table), off: isThinking(table) ? thinkingText : null }),
    run: toggleValues,
  },
  look: {
    label: "look back",
    help: "look back at the moves so far",
    keys: ["b", "pageup"],
    when: (table) => ({
      off: table.match.moves.length > 0 ? null : "There's nothing to look back at yet.",
      ...(isOver(table) ? { keys: ["b", "left", "pageup"] } : {}),
    }),
    run: lookBack,
  },
  moves: { ...usual.moves, run: (state) => say(state, legalMovesText(state.match)) },
  draw: {
    help: "offer a draw",
    keys: ["d"],
    seldom: true,
    when: (table) => {
      if (table.match.game.endless !== true) return noDraws;
      return isDrawDue(table) ? { seldom: false } : onTurn(table);
    },
    run: (state) => step(askForDraw(state)),
  },
  resign: {
    help: "resign the game",
    keys: ["g"],
    seldom: true,
    when: onTurn,
    run: (state) => step(ask(state, "resign")),
  },
} satisfies SharedCommands<Table>;

const ways = {
  ...usual.ways,
  leave: {
    ...usual.leave,
    help: "go back (the game is saved)",
    run: (state) => step(state, leaveGame(state, false)),
  },
  quit: {
    ...usual.quit,
    help: "quit (the game is saved)",
    run: (state) => step(state, leaveGame(state, true)),
  },
} satisfies SharedCommands<Table>;

const restart = {
  help: "start this game over",
  seldom: true,
  when: ({ match }) =>
    match.moves.length > 0 ||
    match.outcome !== null ||
    "There are no moves yet, so there's nothing to start over.",
  run: (state) => (isOver(state) ? openTable(state, restartedGame(state)) : step(ask(state, "restart"))),
} satisfies SharedCommand<Table>;

export const retry = {
  ...usual.retry,
  when: (table) => {
    const mistake = mistakeIn(table);
    const keys = keysOf(table, "retry", "p");
    return mistake !== null && { help: `try move ${mistake + 1} again`, keys };
  },
  run: (state) => tryAgain(state, { open: activityOpener(game, async () => ok<Table>(state)) }),
} satisfies SharedCommand<Table>;

/** After a game, Enter also runs the command that `mainOf` picks. */
function keysOf(table: Table, id: ReturnType<typeof mainOf>, key: string): readonly string[] {
  return mainOf(table) === id ? ["return", key] : [key];
}

const over = {
  retry,
  recommended: {
    label: "recommended setup",
    help: "play the recommended setup",
    keys: ["return", "o"],
    when: (table) => mainOf(table) === "recommended",
    run: (state) => openTable(state, recommendedGame(state)),
  },
  next: {
    ...usual.next,
    when: (table) => {
      const { match } = table;
      const opener = inSentence(ofSeat(namesFor(match), otherSeat(match.first)));
      const keys = keysOf(table, "next", "n");
      if (hasNextGame(match))
        return { label: "next game", help: `play the next game (${opener} first)`, keys };
      const label = match.watched ? "play it yourself" : "rematch";
      return { label, help: `play a rematch (${opener} first)`, keys };
    },
    run: (state) => openTable(state, nextGame(state)),
  },
  level: {
    help: "play the computer at another level",
    words: ["stronger", "easier"],
    when: ({ match }) => {
      const level = nextLevel(match);
      const looks = hasLost(match) ? { label: "easier", keys: ["-"] } : { label: "stronger", keys: ["+"] };
      return level !== undefined && { ...looks, help: `play the computer at the ${level} level` };
    },
    run: (state) => openTable(state, gameAtNextLevel(state)),
  },
  look: playing.look,
  undo: { ...playing.undo, seldom: true },
  restart,
  ...ways,
  rules: { ...usual.rules, seldom: true },
} satisfies SharedCommands<Table>;

export const past = {
  earlier: {
    label: "step",
    help: "go back one move",
    words: ["back", "b"],
    keys: ["left", "up", "pageup", "b"],
    run: lookBack,
  },
  later: {
    label: "",
    help: "go forward one move",
    words: ["forward"],
    keys: ["right", "down", "pagedown"],
    run: lookTo((table) => shownPly(table) + 1),
  },
  first: { label: "start", help: "go to the start", words: [], keys: ["home"], run: lookTo(() => 0) },
  last: {
    label: "now",
    help: "go to the last move",
    words: [],
    keys: ["end"],
    run: lookTo(({ match }) => match.moves.length),
  },
  mistake: {
    label: "next mistake",
    help: "go to the next mistake",
    keys: ["n"],
    when: (table) => ![0, shownPly(table)].includes(nextMistake(table)),
    run: lookTo(nextMistake),
  },
  retry: { ...retry, when: (table) => mistakeIn(table) !== null && { keys: ["t"] } },
  playOn: {
    ...usual.playOn,
    when: (table) => {
      const isOpen = table.match.game.outcome(shownPosition(table)) === null;
      return isOpen && (table.controls === "both" || isOver(table));
    },
    run: (state) => openInstead(state, branchHere(state)),
  },
  values: {
    ...playing.values,
    help: "show or hide what each move was worth",
    when: (table) => isOver(table) && { label: valuesLabel(table) },
  },
  rules: { ...usual.rules, seldom: true },
  present: {
    ...usual.present,
    when: ({ match }) => match.watched !== true || { label: "see the end" },
    run: lookTo(({ match }) => match.moves.length),
  },
  quit: ways.quit,
  help: usual.help,
} satisfies SharedCommands<Table>;

const present = { ...playing, restart, ...ways };

/** Every command that a game can have, whether or not it's available now. */
export const gameCommands = { ...present, ...over, playOn: past.playOn, present: past.present };

/** Few players retry a mistake, so that code is loaded on demand. */
export function tryAgain<S extends Table>(state: S, back: WayBack): Step<S> {
  const ply = mistakeIn(state);
  const scored = ply === null ? undefined : state.review?.moves[ply];
  if (ply === null || scored === undefined) return step(state);
  const opener: Opener = async () => {
    const { retryActivity: openRetry } = await import("./retry.ts");
    return ok(openRetry({ retried: { match: state.match, ply }, scored, back, branch: branchHere }));
  };
  return openInstead(state, opener);
}

function branchHere(table: Table): Opener {
  return activityOpener(game, branchAt(table, shownPly(table)));
}

/** Taking back a move of a finished game opens a new game. */
function undoMove<S extends Table>(state: S): Step<S> {
  const earlier = takeBack(state);
  if (!isOver(state) || earlier.match === state.match) return changed(state, earlier, changedNews);
  return openTable(state, branchAt(state, earlier.match.moves.length));
}

function leaveGame({ match }: Table, quit: boolean): Want {
  if (match.outcome !== null) return leave(quit);
  const notice = match.moves.length > 0 ? "Game saved. Choose Resume to pick it up again." : "";
  return { kind: "end", quit, notice, left: match };
}

function decideAtGame<S extends Table>(state: S, yes: boolean): Step<S> {
  const restarts = yes && state.question === "restart";
  if (restarts) return openTable(ask(state, null), restartedGame(state));
  const after = answerQuestion(state, yes);
  return tell(after, ...decidedNews(state, after));
}
