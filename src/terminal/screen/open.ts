/** The three ways into the screen: the menu, a game, and a saved game to look at. */

import type { Match } from "../../core/match.ts";
import type { Opened } from "../../table/open.ts";
import type { Host } from "../host.ts";
import { Autosave } from "../saves/autosave.ts";
import { readMemory } from "./menu/memory.ts";
import { openMenu } from "./menu/menu.ts";
import { noMemory } from "./menu/remember.ts";
import { leaveGame, runScreen } from "./run.ts";
import { Services } from "./services.ts";
import type { Scene, TableScene } from "./state.ts";
import { jobsOf } from "./table/follow-up.ts";
import { openReplay, openScene } from "./table/table.ts";

export function showMenu(host: Host): Promise<number> {
  const autosave = new Autosave(host.records(), host.newId);
  const known = { games: host.games, memory: readMemory(host), saved: null, hasMenu: true };
  const state = { ...known, scene: openMenu(known) };
  return runScreen(host, {
    state,
    services: new Services(host, autosave),
    leave: (left) => leaveGame(host, autosave, left),
    first: [{ kind: "list" }],
  });
}

export function showGame(host: Host, autosave: Autosave, opened: Opened): Promise<number> {
  const services = new Services(host, autosave);
  return showTable(host, autosave, services, openScene(opened));
}

export function showReplay(host: Host, match: Match): Promise<number> {
  const autosave = new Autosave(host.records(), host.newId);
  return showTable(host, autosave, new Services(host, autosave), openReplay(match));
}

function showTable(host: Host, autosave: Autosave, services: Services, scene: TableScene): Promise<number> {
  const state = { games: host.games, memory: noMemory, saved: null, hasMenu: false, scene };
  const leave = (left: Scene) => leaveGame(host, autosave, left);
  return runScreen(host, { state, services, leave, first: jobsOf(undefined, scene) });
}
