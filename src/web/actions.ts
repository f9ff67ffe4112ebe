/** What reaches beyond the state: new games need chance and a clock, links and records leave the page. */

import type { Game } from "../core/game.ts";
import { type Match, type Player, takeBackTo } from "../core/match.ts";
import { formatRecord } from "../core/record.ts";
import { ok, type Result } from "../core/result.ts";
import { type Answer, findPosition, type Job, type JobKind } from "../players/job.ts";
import { type LevelName, levelNames } from "../players/level-names.ts";
import { lendDealer } from "../table/dealer.ts";
import { openNext, openRestart } from "../table/open.ts";
import { shownPly, type Table } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import { Advisor } from "./effects/advisor.ts";
import { programTitle } from "./effects/named.ts";
import { openMatch } from "./effects/open-match.ts";
import { copyText, saveFile } from "./effects/share.ts";
import type { LessonActions } from "./lesson-actions.ts";
import { createOnlineActions } from "./online-actions.ts";
import type { PuzzleActions } from "./puzzle-actions.ts";
import { dropGame, keptLists } from "./state/keep/kept-games.ts";
import { formatLink } from "./state/link.ts";
import { formatRoute } from "./state/route.ts";
import type { SetupForm } from "./state/setup/setup-form.ts";
import { openTableOf } from "./state/state.ts";
import { problemOf } from "./state/table/study.ts";
import type { Store } from "./store.ts";

export function createActions(store: Store) {
  return {
    /** Opens the game that the form asks for; the problem is a sentence for the form. */
    start: (form: SetupForm) => start(store, form),
    /** Opens the recommended game at once, against the computer that was played against last. */
    play: (game: Game) => playNow(store, game),
    /** The board of today's puzzle, for the front page. */
    lookUpDaily: () => lookUpDaily(store),
    forgetUnfinished: (match: Match) => forgetUnfinished(store, match),
    /** The form for a game from this position of the match. */
    setUpFrom: async (match: Match, position: unknown) => {
      const { formFrom } = await import("./state/setup/setup-form.ts");
      store.dispatch({ kind: "set", values: { form: formFrom(match, position) } });
      store.dispatch({ kind: "visit", route: { view: "setup", game: match.game } });
    },
    restart: () => withTable(store, (table) => restart(store, table)),
    /** The next game of the series, or the same once more with the other player to open. */
    next: () => withTable(store, (table) => next(store, table)),
    /** The same once more against a computer of this level, which is played against from now on. */
    stronger: (level: LevelName) => withTable(store, (table) => stronger(store, table, level)),
    importRecord: (text: string) => importRecord(store, text),
    exportRecord: () =>
      withTable(store, ({ match }) => saveFile(`${match.game.id}-${match.id}.json`, formatRecord(match))),
    /** Empties the list of finished games. */
    forgetFinished: () => {
      store.world.write("finished", "[]");
      store.dispatch({ kind: "set", values: { finished: [] } });
    },
    /** Everything that this browser keeps, as a file. */
    exportAll: () =>
      saveFile(
        `${programTitle().toLowerCase().replaceAll(" ", "-")}.json`,
        JSON.stringify(store.world.all(), null, 2),
      ),
    forgetAll: store.world.forget,
    copyLink: () => withTable(store, (table) => copyLink(store, table)),
    /** Plays in the position that is looked at, as a game of its own. */
    branch: (move: string) => withTable(store, (table) => branch(store, table, move)),
    /** Asks the solver for every position of the game at this size. */
    askMap: () => withTable(store, ({ match }) => askMap(store, match)),
    online: createOnlineActions(store),
    /** How many moves matter at a size, in words; empty where that is not known. */
    countMoves: async (job: Job<"sharpness">) => {
      const counted = await askOnce(job);
      return counted.ok ? counted.value.words : "";
    },
    /** What is known about a game at its book's size, for who wants to read it. */
    lookUp: (game: Game) => lookUp(store, game),
    /** Does something with puzzles; what that needs is loaded with the first of them. */
    puzzles: (act: (puzzles: PuzzleActions) => unknown) =>
      void import("./puzzle-actions.ts").then(({ createPuzzleActions }) => act(createPuzzleActions(store))),
    /** Does something in a lesson; what that needs is loaded with the first one. */
    lessons: (act: (lessons: LessonActions) => unknown) =>
      void import("./lesson-actions.ts").then(({ createLessonActions }) => act(createLessonActions(store))),
  };
}

/** The table on show, else the one that stands ready. */
function withTable(store: Store, act: (table: Table) => unknown): void {
  const state = store.state.value;
  const table = openTableOf(state) ?? state.table;
  if (table !== null) void act(table);
}

async function start(store: Store, form: SetupForm): Promise<Result<void>> {
  const { world, dispatch } = store;
  const { requestOf } = await import("./state/setup/setup-form.ts");
  const request = requestOf(form, world.newSeed());
  const opened = request.ok ? await openMatch(store, request.value) : request;
  if (!opened.ok) return opened;
  const level = levelNames.find((name) => name === form.texts.vs);
  if (level !== undefined) dispatch({ kind: "prefer", preferences: { level } });
  dispatch({ kind: "open", opened: opened.value });
  return ok(undefined);
}

async function playNow(store: Store, game: Game): Promise<void> {
  const { state, world, dispatch } = store;
  const { level } = state.value.preferences;
  const { recommended } = game;
  const setup = { options: recommended?.options ?? {} };
  const request = { game, setup, seed: world.newSeed(), first: undefined, bestOf: undefined };
  const opened = await openMatch(store, { ...request, levels: [null, level] });
  if (!opened.ok) return dispatch({ kind: "flash", text: opened.problem.message });
  const note = recommended === undefined ? [] : [`${recommended.text} Other set-ups: More, then New game.`];
  dispatch({ kind: "open", opened: { ...opened.value, notes: [...note, ...opened.value.notes] } });
}

/** With a worker of its own, which ends with it: none runs beside an online game. */
async function askOnce<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
  const advisor = new Advisor();
  const answer = await advisor.ask(job);
  advisor.close();
  return answer;
}

async function lookUpDaily({ games, state, world, dispatch }: Store): Promise<void> {
  const date = world.now().toISOString().slice(0, 10);
  if (state.value.daily?.date === date) return;
  const posed = await askOnce({ kind: "pose", request: { by: "date", date, today: date } });
  const found = posed.ok ? findPosition(games, posed.value.puzzle) : posed;
  if (!posed.ok || !found.ok) return;
  const { game, position } = found.value;
  const { task } = posed.value.puzzle.decision;
  // Of the puzzles, only the daily ones that were solved are kept.
  const solved = world.read("puzzles")?.includes(`"${date}"`) === true;
  const daily = { date, title: game.title, task, board: game.board(position), solved };
  dispatch({ kind: "set", values: { daily } });
}

function forgetUnfinished({ state, world, dispatch }: Store, match: Match): void {
  world.write("unfinished", dropGame(keptLists.unfinished, world.read("unfinished"), match));
  const { unfinished, table } = state.value;
  if (table?.match.id === match.id) world.write("game", "");
  dispatch({ kind: "set", values: { unfinished: unfinished.filter(({ id }) => id !== match.id) } });
}

function branch({ world, dispatch }: Store, table: Table, move: string): void {
  const ply = shownPly(table);
  const details = { id: world.newId(), startedAt: world.now().toISOString(), series: null };
  const match = { ...takeBackTo(table.match, ply), ...details };
  dispatch({ kind: "open", opened: { match, notes: [], deal: table.deal } });
  dispatch({ kind: "play", move });
  dispatch({ kind: "flash", text: "You started a new game from here. The earlier one is in Your games." });
}

function restart({ world, dispatch }: Store, { match, deal }: Table): void {
  dispatch({ kind: "open", opened: openRestart(world, match, deal) });
}

async function next({ world, dispatch }: Store, { match, deal = match.series?.deal }: Table): Promise<void> {
  const opened = openNext(await lendDealer(world, match.game, match, deal), match, deal);
  dispatch(
    opened.ok ? { kind: "open", opened: opened.value } : { kind: "flash", text: opened.problem.message },
  );
}

function stronger(store: Store, table: Table, level: LevelName): Promise<void> {
  const [one, two] = table.match.players;
  const raise = (player: Player) => (player.level === undefined ? player : { ...player, level });
  store.dispatch({ kind: "prefer", preferences: { level } });
  return next(store, {
    ...table,
    match: { ...table.match, players: [raise(one), raise(two)], series: null },
  });
}

async function importRecord({ games, dispatch }: Store, text: string): Promise<Result<void>> {
  const { readFile } = await import("./returning.ts");
  const match = readFile(text, games);
  if (!match.ok) return match;
  dispatch({ kind: "open", opened: { match: match.value, notes: openingNotes(match.value, false) } });
  return ok(undefined);
}

async function copyLink({ dispatch, world }: Store, { match, viewing }: Table): Promise<void> {
  const link = formatRoute({ view: "play" }, formatLink(match, viewing));
  const copied = await copyText(world.address() + link);
  const text = copied ? "Link copied." : "Copy the link from the address bar.";
  dispatch({ kind: "flash", text });
}

async function askMap({ advisor, dispatch }: Store, match: Match): Promise<void> {
  const { game, options } = match;
  const found = await advisor.ask({ kind: "map", game: game.id, options });
  if (found.ok) dispatch({ kind: "set", values: { map: { game, options, points: found.value.points } } });
  else dispatch({ kind: "answer", answer: problemOf(found), match });
}

async function lookUp({ advisor, state, dispatch }: Store, game: Game): Promise<void> {
  if (state.value.known.has(game.id)) return;
  const known = await advisor.ask({ kind: "known", game: game.id });
  if (known.ok) dispatch({ kind: "known", game: game.id, sentences: known.value.sentences });
}
