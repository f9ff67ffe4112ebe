/** The ways into the screen: the menu, a game, a saved game to look at, and a puzzle. */

import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import type { Opened } from "../../table/open.ts";
import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { recommendedTexts } from "../../table/recommended.ts";
import { exitCodes, type Host } from "../host.ts";
import type { Entered } from "../online/open.ts";
import { Autosave } from "../saves/autosave.ts";
import { readMemory } from "./menu/memory.ts";
import { openMenu } from "./menu/menu.ts";
import { leaveGame, runScreen, type Show } from "./run.ts";
import { type Asking, refusedEvent, Services } from "./services.ts";
import { type Effect, noMemory, type Scene, type TableScene } from "./state.ts";
import { jobsOf } from "./table/follow-up.ts";
import { openPuzzleScene, openReplay, openScene } from "./table/table.ts";

export function showMenu(host: Host): Promise<number> {
  const autosave = new Autosave(host);
  const { games, program } = host;
  const known = { games, program, memory: readMemory(host), saved: null, hasMenu: true };
  const scene = { ...openMenu(known), notice: known.memory.section === "" ? offer : "" };
  return run(host, autosave, { state: { ...known, scene }, first: [{ kind: "list" }] });
}

/** For who has never chosen anything here. */
const offer = "New here? Choose Learn: in a few minutes you find out for yourself how a game is won.";

export function showGame(host: Host, autosave: Autosave, opened: Opened): Promise<number> {
  return showTable(host, autosave, openScene(opened));
}

export function showReplay(host: Host, match: Match): Promise<number> {
  return showTable(host, new Autosave(host), openReplay(match));
}

export async function showLesson(host: Host, game: Game): Promise<number> {
  const { openLesson } = await import("./lesson/open.ts");
  const opened = await openLesson(host, game);
  return opened.kind === "lesson" ? showTable(host, new Autosave(host), opened.scene) : exitCodes.fine;
}

export function showPuzzle(host: Host, puzzle: PuzzleTable): Promise<number> {
  return showTable(host, new Autosave(host), openPuzzleScene(puzzle));
}

function showTable(host: Host, autosave: Autosave, scene: TableScene): Promise<number> {
  const { games, program } = host;
  const state = { games, program, memory: noMemory, saved: null, hasMenu: false, scene };
  return run(host, autosave, { state, first: jobsOf(undefined, scene) });
}

async function run(host: Host, autosave: Autosave, start: Pick<Show, "state" | "first">): Promise<number> {
  const offline = new Services(host, autosave);
  let next: (() => Promise<number>) | undefined;
  let going = new AbortController();
  const goOnline = async (effect: GoingOnline) => {
    going = new AbortController();
    const { signal } = going;
    const entered = await enter(host, effect, signal);
    if (signal.aborted) return undefined;
    if (!entered.ok) return refusedEvent(entered.problem);
    next = entered.play;
    return { kind: "replaced" } as const;
  };
  const answer = (effect: Asking) => {
    if (effect.kind === "cancel") going.abort();
    return effect.kind === "join" || effect.kind === "host" ? goOnline(effect) : offline.answer(effect);
  };
  const leave = (left: Scene) => leaveGame(host, autosave, left);
  const code = await runScreen(host, { ...start, services: { answer }, leave });
  if (next === undefined) {
    going.abort();
    return code;
  }
  const played = await next();
  return played === exitCodes.fine ? showMenu(host) : played;
}

type GoingOnline = Extract<Effect, { kind: "join" | "host" }>;

async function enter(host: Host, effect: GoingOnline, signal: AbortSignal): Promise<Entered> {
  const { enterHosted, enterJoined } = await import("../online/enter.ts");
  if (effect.kind === "join") return enterJoined(host, { url: effect.link, signal }, {});
  const { address: url, game } = effect;
  return enterHosted(host, { url, id: game.id, signal }, recommendedTexts(game));
}
