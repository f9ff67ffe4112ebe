import type { Answer } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import { isComputer, type Match } from "../../core/match.ts";
import { formatRecord } from "../../core/record.ts";
import type { Result } from "../../core/result.ts";
import { seats } from "../../core/seat.ts";
import { carryOut, usualHandlers, type WantHandlers } from "../../play/activity.ts";
import type { Ask, Outside, Want } from "../../play/contract.ts";
import { type MatchRequest, type OpenedGame, openGame, recommendedRequest } from "../../play/open.ts";
import { openingNotes } from "../../play/words.ts";
import { keptLists, storeGame, withGame } from "../state/keep/kept-games.ts";
import type { PlaceName } from "../state/route.ts";
import { keepsNothing, missingPart } from "../state/spoken.ts";
import { onlineRoute } from "../state/state.ts";
import type { PlacedWant } from "../state/update.ts";
import type { Store } from "./world.ts";

export function carryOutOnPage(store: Store, { place, want }: PlacedWant): unknown {
  const { dispatch, client } = store;
  const handlers: WantHandlers<unknown> = {
    ...usualHandlers({
      outside: () => lendOutside(store),
      answer: (asked) => answer(store, asked),
      reply: (input) => dispatch({ kind: "input", place, input }),
    }),
    save: (save) => keepGame(store, save),
    act: ({ action }) => client()?.act(action),
    reconnect: () => client()?.retry(),
    follow: () => followOnline(store),
    meanwhile: ({ waiting }) => playNow(store, waiting.view.online.match.game.of),
    block: async ({ name }) => (await import("./online/online.ts")).block(name),
    show: (sheet) => dispatch({ kind: "set", values: { sheet } }),
    read: (want) =>
      dispatch({
        kind: "visit",
        route: { view: want.what, game: want.what === "rules" ? want.game.of : want.game },
      }),
    share: ({ text }) => share(store, text, "Copied."),
    open: (want) => openWantedActivity(store, place, want),
    end: ({ notice }) => end(store, notice),
  };
  return carryOut(handlers, want);
}

/** Waits a moment before the computer's move, so players see their own move first. */
async function answer({ advisor, world }: Store, { job }: Ask): Promise<Result<Answer> | undefined> {
  if (job.kind === "warm-up") return undefined;
  const answered = await advisor.ask(job);
  if (job.kind === "choose") await wait(world.pause());
  return answered;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, milliseconds));
}

function followOnline({ state, dispatch }: Store): void {
  const { online } = state.value;
  const next = online?.view.online?.next ?? null;
  if (online !== null && next !== null)
    dispatch({ kind: "visit", route: onlineRoute({ ...online, id: next }) });
}

export async function saveCopy(name: string, match: Match): Promise<void> {
  const { saveFile } = await import("./share.ts");
  saveFile(`${name}.json`, formatRecord(match));
}

export async function share({ dispatch }: Store, text: string, done: string): Promise<void> {
  const { copyText } = await import("./share.ts");
  await copyText(dispatch, text, done);
}

export async function lendOutside(store: Store): Promise<Outside> {
  const { outsideOf } = await import("./outside.ts");
  return outsideOf(store);
}

async function openWantedActivity(
  store: Store,
  place: PlaceName,
  { open, pause = 0 }: Want<"open">,
): Promise<void> {
  const { state, dispatch } = store;
  dispatch({ kind: "request", place });
  const { request } = state.value.places[place];
  const fail = (text: string) => dispatch({ kind: "failed", place, request, text });
  try {
    const outside = await lendOutside(store);
    const [opened] = await Promise.all([open(outside), wait(pause)]);
    if (!opened.ok) return fail(opened.problem.message);
    const isApart = opened.value.kind.isGame === true && place !== "game";
    if (!isApart) dispatch({ kind: "open", place, request, activity: opened.value });
    else if (state.value.places[place].request === request)
      dispatch({ kind: "open", place: "game", activity: opened.value });
  } catch {
    fail(missingPart);
  }
}

export async function showOpenedGame({ dispatch }: Store, opened: OpenedGame): Promise<void> {
  const { gameActivity } = await import("../../play/game/game.ts");
  dispatch({ kind: "open", place: "game", activity: gameActivity(opened) });
}

export function openOnPage({ games, world, advisor }: Store, request: MatchRequest) {
  return openGame({ ...world, games, ask: (job) => advisor.ask(job) }, request);
}

export async function playNow(store: Store, game: Game): Promise<void> {
  const { state, world, dispatch } = store;
  const request = recommendedRequest(game, state.value.preferences.level, world.newSeed());
  const opened = await openOnPage(store, request);
  if (!opened.ok) return dispatch({ kind: "flash", text: opened.problem.message });
  await showOpenedGame(store, opened.value);
}

export async function openRecordText(store: Store, text: string): Promise<void> {
  const { readFile } = await import("../returning.ts");
  const match = readFile(text, store.games);
  if (!match.ok) return store.dispatch({ kind: "flash", text: match.problem.message });
  await showOpenedGame(store, { match: match.value, notes: openingNotes(match.value, false) });
}

function end({ state, dispatch }: Store, notice: string): void {
  const view = state.value.route.view === "lesson" ? "learn" : "home";
  dispatch({ kind: "visit", route: { view } });
  if (notice !== "") dispatch({ kind: "flash", text: notice });
}

/** A finished game is stored once, and its mistakes become puzzles. */
function keepGame(store: Store, { match, seat }: Want<"save">): void {
  const { state, dispatch, world } = store;
  if (state.value.finished.some(({ id }) => id === match.id)) return;
  if (match.moves.length > 0) keepForOffline();
  if (match.moves.length === 1 && !world.keeps()) dispatch({ kind: "flash", text: keepsNothing });
  const over = match.outcome !== null;
  if (seat === undefined) keepIn("unfinished", store, match);
  if (over) keepIn("finished", store, match);
  const own = seats.filter((each) => (seat === undefined ? !isComputer(match, each) : each === seat));
  if (over) void import("./outside.ts").then(({ collectMistakes }) => collectMistakes(store, match, own));
}

function keepIn(name: keyof typeof keptLists, store: Store, match: Match): void {
  const { world, state, dispatch } = store;
  world.write(name, storeGame(keptLists[name], world.read(name), match));
  dispatch({ kind: "set", values: { [name]: withGame(keptLists[name], state.value[name], match) } });
}

/** Milliseconds after which the page is stored even for visitors who only read. */
const reading = 20_000;

let registered = false;

/** A cached page looks for a newer version right away. Any other waits for the first move, or for a while. */
export function keepLater(): void {
  if (navigator.serviceWorker?.controller) keepForOffline();
  else setTimeout(keepForOffline, reading);
}

function keepForOffline(): void {
  if (registered || !("serviceWorker" in navigator && import.meta.env.PROD)) return;
  registered = true;
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => void navigator.serviceWorker.register("service-worker.js"));
}
