/** What follows from a change of state outside of it: storage, the address, the tab's title, sound. */

import { formatLink } from "../state/link.ts";
import { formatRoute } from "../state/route.ts";
import { formatSaved } from "../state/saved.ts";
import type { State } from "../state/state.ts";
import { titleOf } from "../state/title.ts";
import { playSound } from "./sound.ts";
import type { World } from "./world.ts";

export function followChange(world: World, before: State, after: State): void {
  if (before.preferences !== after.preferences) world.write("preferences", JSON.stringify(after.preferences));
  if (after.desk !== null && before.desk?.match !== after.desk.match)
    world.write("game", formatSaved(after.desk.match));
  followAddress(after);
  document.title = titleOf(after);
  if (after.preferences.sound) followSound(before, after);
}

/** A new view is a step that the back button can undo; a new move is not. */
function followAddress(after: State): void {
  if (after.route.view === "problem") return;
  const hash = addressOf(after);
  if (hash === location.hash || (hash === "#/" && location.hash === "")) return;
  const stays = after.route.view === "play" && location.hash.startsWith("#/play?");
  if (stays) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
}

export function addressOf({ route, desk }: State): string {
  return formatRoute(route, desk === null ? null : formatLink(desk.match, desk.viewing));
}

function followSound(before: State, after: State): void {
  const [old, now] = [before.desk?.match, after.desk?.match];
  if (old === undefined || now === undefined || old.id !== now.id || old === now) return;
  playSound(now.outcome !== null && old.outcome === null ? "bell" : "clack");
}
