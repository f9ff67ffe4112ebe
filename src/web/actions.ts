/** What reaches beyond the state: new games need chance and a clock, links and records leave the page. */

import type { Game } from "../core/game.ts";
import { type Match, type Player, takeBackTo } from "../core/match.ts";
import { formatRecord } from "../core/record.ts";
import { readMatch } from "../core/record-reader.ts";
import { ok, type Result } from "../core/result.ts";
import type { LevelName } from "../players/level-names.ts";
import { lendDealer } from "../table/dealer.ts";
import {
  checkPlayers,
  type MatchRequest,
  type Opened,
  openNext,
  openRequested,
  openRestart,
} from "../table/open.ts";
import { shownPly, type Table } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import { copyText, saveFile } from "./effects/share.ts";
import type { World } from "./effects/world.ts";
import { createOnlineActions } from "./online-actions.ts";
import type { PuzzleActions } from "./puzzle-actions.ts";
import { formatLink } from "./state/link.ts";
import { formatRoute } from "./state/route.ts";
import { formFrom, requestOf, type SetupForm } from "./state/setup/setup-form.ts";
import { openTableOf } from "./state/state.ts";
import { problemOf } from "./state/table/study.ts";
import type { Store } from "./store.ts";

export function createActions(store: Store) {
  return {
    /** Opens the game that the form asks for; the problem is a sentence for the form. */
    start: (form: SetupForm) => start(store, form),
    /** The form for a game from this position of the match. */
    setUpFrom: (match: Match, position: unknown) => {
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
    exportAll: () => saveFile("switchyard.json", JSON.stringify(store.world.all(), null, 2)),
    forgetAll: store.world.forget,
    copyLink: () => withTable(store, (table) => copyLink(store, table)),
    /** Plays in the position that is looked at, as a game of its own. */
    branch: (move: string) => withTable(store, (table) => branch(store, table, move)),
    /** Asks the solver for every position of the game at this size. */
    askMap: () => withTable(store, ({ match }) => askMap(store, match)),
    online: createOnlineActions(store),
    /** What is known about a game at its book's size, for who wants to read it. */
    lookUp: (game: Game) => lookUp(store, game),
    /** Does something with puzzles; what that needs is loaded with the first of them. */
    puzzles: (act: (puzzles: PuzzleActions) => unknown) =>
      void import("./puzzle-actions.ts").then(({ createPuzzleActions }) => act(createPuzzleActions(store))),
  };
}

/** The table on show, else the one that stands ready. */
function withTable(store: Store, act: (table: Table) => unknown): void {
  const state = store.state.value;
  const table = openTableOf(state) ?? state.table;
  if (table !== null) void act(table);
}

async function start({ world, dispatch }: Store, form: SetupForm): Promise<Result<void>> {
  const request = requestOf(form, world.newSeed());
  const opened = await open(world, request);
  if (!opened.ok) return opened;
  dispatch({ kind: "open", opened: opened.value });
  return ok(undefined);
}

/** The dealer brings the solver along, so it comes only with the games that need it. */
async function open(world: World, request: Result<MatchRequest>): Promise<Result<Opened>> {
  if (!request.ok) return request;
  const { game, setup } = request.value;
  return openRequested(await lendDealer(world, game, setup), request.value);
}

function branch({ world, dispatch }: Store, table: Table, move: string): void {
  const ply = shownPly(table);
  const details = { id: world.newId(), startedAt: world.now().toISOString(), series: null };
  const match = { ...takeBackTo(table.match, ply), ...details };
  dispatch({ kind: "open", opened: { match, notes: [], deal: table.deal } });
  dispatch({ kind: "play", move });
  dispatch({ kind: "flash", text: "This is a new game now. The game before is kept in Your games." });
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

function importRecord({ games, dispatch }: Store, text: string): Result<void> {
  const match = checkPlayers(readMatch(text, games));
  if (!match.ok) return match;
  dispatch({ kind: "open", opened: { match: match.value, notes: openingNotes(match.value, false) } });
  return ok(undefined);
}

async function copyLink({ dispatch, world }: Store, { match, viewing }: Table): Promise<void> {
  const link = formatRoute({ view: "play" }, formatLink(match, viewing));
  const copied = await copyText(world.address() + link);
  const text = copied ? "The link is copied." : "The link stands in the address bar; copy it there.";
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
