/** What reaches beyond the state: new games need chance and a clock, links and records leave the page. */

import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { formatRecord } from "../core/record.ts";
import { readMatch } from "../core/record-reader.ts";
import { ok, type Result } from "../core/result.ts";
import { lendDealer } from "../table/dealer.ts";
import {
  checkPlayers,
  type MatchRequest,
  type Opened,
  openNext,
  openRequested,
  openRestart,
} from "../table/open.ts";
import type { Table } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import type { Advisor } from "./effects/advisor.ts";
import { copyText, saveFile } from "./effects/share.ts";
import type { World } from "./effects/world.ts";
import type { Actions } from "./page.ts";
import { formatLink } from "./state/link.ts";
import { formatRoute } from "./state/route.ts";
import { requestOf, type SetupForm } from "./state/setup/setup-form.ts";
import { problemOf } from "./state/table/study.ts";
import { tourGame } from "./state/table/tour.ts";
import type { Dispatch } from "./state/update.ts";

export interface ActionContext {
  readonly games: readonly Game[];
  readonly world: World;
  readonly table: () => Table | null;
  readonly dispatch: Dispatch;
  readonly advisor: Advisor;
}

export function createActions(context: ActionContext): Omit<Actions, "puzzles" | "online"> {
  return {
    start: (form) => start(context, form),
    restart: () => withMatch(context, (match) => restart(context, match)),
    next: () => withMatch(context, (match) => void next(context, match)),
    importRecord: (text) => importRecord(context, text),
    exportRecord: () =>
      withMatch(context, (match) => saveFile(`${match.game.id}-${match.id}.json`, formatRecord(match))),
    forgetFinished: () => {
      context.world.write("finished", "[]");
      context.dispatch({ kind: "kept", finished: [] });
      context.dispatch({ kind: "prefer", preferences: { toured: true } });
    },
    copyLink: () => copyLink(context),
    startTour: () => void startTour(context),
    askMap: () => withMatch(context, (match) => void askMap(context, match)),
  };
}

async function start({ world, dispatch }: ActionContext, form: SetupForm): Promise<Result<void>> {
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

async function startTour({ games, world, dispatch }: ActionContext): Promise<void> {
  const game = tourGame(games);
  if (game === undefined) return;
  const form: SetupForm = { game, texts: { name2: "The guide" } };
  const opened = await open(world, requestOf(form, world.newSeed()));
  if (!opened.ok) return;
  dispatch({ kind: "prefer", preferences: { toured: true, understand: true } });
  dispatch({ kind: "open", opened: { ...opened.value, notes: [] }, guided: true });
}

function restart({ world, dispatch, table }: ActionContext, match: Match): void {
  dispatch({ kind: "open", opened: openRestart(world, match, table()?.deal) });
}

async function next({ world, dispatch, table }: ActionContext, match: Match): Promise<void> {
  const deal = table()?.deal ?? match.series?.deal;
  const opened = openNext(await lendDealer(world, match.game, match, deal), match, deal);
  dispatch(
    opened.ok ? { kind: "open", opened: opened.value } : { kind: "flash", text: opened.problem.message },
  );
}

function importRecord({ games, dispatch }: ActionContext, text: string): Result<void> {
  const match = checkPlayers(readMatch(text, games));
  if (!match.ok) return match;
  dispatch({ kind: "open", opened: { match: match.value, notes: openingNotes(match.value, false) } });
  return ok(undefined);
}

async function copyLink({ table, dispatch, world }: ActionContext): Promise<void> {
  const now = table();
  if (now === null) return;
  const link = formatRoute({ view: "play" }, formatLink(now.match, now.viewing));
  const copied = await copyText(world.address() + link);
  const text = copied ? "The link is copied." : "The link stands in the address bar; copy it there.";
  dispatch({ kind: "say", text });
  dispatch({ kind: "flash", text });
}

async function askMap({ advisor, dispatch }: ActionContext, match: Match): Promise<void> {
  const { game, options } = match;
  const found = await advisor.ask({ kind: "map", game: game.id, options });
  if (found.ok) dispatch({ kind: "map", map: { game, options, points: found.value.points } });
  else dispatch({ kind: "answer", answer: problemOf(found), match });
}

function withMatch(context: ActionContext, act: (match: Match) => void): void {
  const table = context.table();
  if (table !== null) act(table.match);
}
