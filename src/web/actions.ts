/** What reaches beyond the state: new games need chance and a clock, links and records leave the page. */

import { today } from "../activity/outside.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { ok, type Result } from "../core/result.ts";
import { type Answer, findPosition, type Job, type JobKind } from "../players/job.ts";
import { levelNames } from "../players/level-names.ts";
import type { OnlineResult } from "../protocol/online/codes.ts";
import type { Opened } from "../table/open.ts";
import type { FilledForm } from "../table/own-start.ts";
import type { Table } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import { Advisor } from "./effects/advisor.ts";
import { programName } from "./effects/named.ts";
import { openMatch } from "./effects/open-match.ts";
import type { Store } from "./effects/store.ts";
import { carryOut, lendOutside, saveCopy, share } from "./effects/wants.ts";
import { dropGame, keptLists } from "./state/keep/kept-games.ts";
import { formatLink } from "./state/link.ts";
import { openerOf } from "./state/openers.ts";
import type { PuzzleChoice } from "./state/places.ts";
import { formatRoute } from "./state/route.ts";
import { openTableOf } from "./state/state.ts";

export function createActions(store: Store) {
  return {
    /** Opens the game that the form asks for, here or online; the problem is a sentence for the form. */
    start: (form: FilledForm) => start(store, form),
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
    importRecord: (text: string) => importRecord(store, text),
    exportRecord: () => withTable(store, ({ match }) => saveCopy(`${match.game.id}-${match.id}`, match)),
    /** Empties the list of finished games. */
    forgetFinished: () => {
      store.world.write("finished", "[]");
      store.dispatch({ kind: "set", values: { finished: [] } });
    },
    /** Everything that this browser keeps, as a file. */
    exportAll: async () => {
      const { saveFile } = await import("./effects/share.ts");
      saveFile(`${programName().name}.json`, JSON.stringify(store.world.all(), null, 2));
    },
    forgetAll: store.world.forget,
    copyLink: () =>
      withTable(store, ({ match, viewing }) => {
        const link = formatRoute({ view: "play" }, formatLink(match, viewing));
        return share(store, store.world.address() + link, "Link copied.");
      }),
    /** Asks the solver for every position of the game at this size. */
    askMap: () => withTable(store, async ({ match }) => (await lookUps()).askMap(store, match)),
    /** How many moves matter at a size, in words; empty where that is not known. */
    countMoves: async (job: Job<"sharpness">) => {
      const counted = await askOnce(job);
      return counted.ok ? counted.value.words : "";
    },
    /** What is known about a game at its default size. */
    lookUp: async (game: Game) => (await lookUps()).lookUp(store, game),
    /** How far each lesson was taken. */
    lookUpProgress: async () => (await lookUps()).lookUpProgress(store),
    /** Another puzzle, of the game and the grade that were chosen. */
    choosePuzzles: (chosen: PuzzleChoice) => choosePuzzles(store, chosen),
    forgetMistakes: async () => {
      const { notebook } = await lendOutside(store);
      notebook.changeMistakes(() => ({ list: [], seen: [] }));
    },
  };
}

/** What few views need is loaded with the first of them. */
function lookUps() {
  return import("./effects/look-up.ts");
}

function withTable({ state }: Store, act: (table: Table) => unknown): void {
  const table = openTableOf(state.value);
  if (table !== null) void act(table);
}

async function start(store: Store, form: FilledForm): Promise<OnlineResult<void>> {
  const { world, dispatch } = store;
  const { opponentIn, requestOf } = await import("./state/setup/setup-form.ts");
  if (opponentIn(form) === "online") {
    const { createOnline } = await import("./effects/create-online.ts");
    return createOnline(store, form);
  }
  const request = requestOf(form, world.newSeed());
  const opened = request.ok ? await openMatch(store, request.value) : request;
  if (!opened.ok) return opened;
  const level = levelNames.find((name) => name === form.texts.vs);
  if (level !== undefined) dispatch({ kind: "prefer", preferences: { level } });
  await openHere(store, opened.value);
  return ok(undefined);
}

/** Games are loaded with the first one. */
async function openHere({ dispatch }: Store, opened: Opened): Promise<void> {
  const { openGame } = await import("../activity/game/game.ts");
  dispatch({ kind: "open", place: "game", activity: openGame(opened) });
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
  const { value } = opened;
  await openHere(store, { ...value, notes: [...note, ...value.notes] });
}

/** With a worker of its own, which ends with it: none runs beside an online game. */
async function askOnce<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
  const advisor = new Advisor();
  const answer = await advisor.ask(job);
  advisor.close();
  return answer;
}

async function lookUpDaily(store: Store): Promise<void> {
  const { games, state, world, dispatch } = store;
  const date = today(world);
  if (state.value.daily?.date === date) return;
  const posed = await askOnce({ kind: "pose", request: { by: "date", date, today: date } });
  const found = posed.ok ? findPosition(games, posed.value.puzzle) : posed;
  if (!posed.ok || !found.ok) return;
  const { game, position } = found.value;
  const { task } = posed.value.puzzle.decision;
  // A newcomer's notebook is empty, and need not be loaded.
  const known = world.read("puzzles") === null ? [] : (await lendOutside(store)).notebook.solved();
  const solved = known.some((puzzle) => puzzle.daily && puzzle.date === date);
  const daily = { date, title: game.title, task, board: game.board(position), solved };
  dispatch({ kind: "set", values: { daily } });
}

function forgetUnfinished({ state, world, dispatch }: Store, match: Match): void {
  world.write("unfinished", dropGame(keptLists.unfinished, world.read("unfinished"), match));
  const { unfinished } = state.value;
  dispatch({ kind: "set", values: { unfinished: unfinished.filter(({ id }) => id !== match.id) } });
}

async function importRecord(store: Store, text: string): Promise<Result<void>> {
  const { readFile } = await import("./returning.ts");
  const match = readFile(text, store.games);
  if (!match.ok) return match;
  await openHere(store, { match: match.value, notes: openingNotes(match.value, false) });
  return ok(undefined);
}

function choosePuzzles(store: Store, chosen: PuzzleChoice): void {
  const open = openerOf(store.state.value.route, chosen);
  store.dispatch({ kind: "set", values: { chosen } });
  if (open !== null) carryOut(store, { place: "puzzle", want: { kind: "open", open } });
}
