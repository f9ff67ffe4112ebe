/** What follows from every change of a table: its highlight, a save, and jobs for the advisor. */

import { isChanged, newJobs } from "../../../table/advice.ts";
import type { Effect, Scene, ScreenState, Step, TableScene } from "../state.ts";
import { moveHighlight } from "./table.ts";

export function followUp({ scene: before }: ScreenState, next: Step): Step {
  const [old, table] = [tableOn(before), tableOn(next.state.scene)];
  if (table === undefined || table === old) return next;
  const same = old?.match.id === table.match.id && old.puzzle?.posed === table.puzzle?.posed;
  const state = same ? onTable(next.state, (scene) => moveHighlight(old, scene)) : next.state;
  return { state, effects: [...next.effects, ...(same ? saveOf(old, table) : []), ...jobsOf(old, table)] };
}

/** A game that is played elsewhere is kept there; a puzzle is no game. */
function saveOf(old: TableScene, table: TableScene): readonly Effect[] {
  const { match, online, puzzle } = table;
  return online === null && puzzle === null && isChanged(old.match, match) ? [{ kind: "save", match }] : [];
}

/** Nobody is helped in a game against others; how it was played may be known once it is over. */
export function jobsOf(old: TableScene | undefined, table: TableScene): readonly Effect[] {
  const { match, online, replay, puzzle } = table;
  if (replay || puzzle !== null || (online !== null && match.outcome === null)) return [];
  return newJobs(old, table).map((job) => ({ kind: "ask", match, job }));
}

/** The table on the screen, also behind a page that is being read. */
function tableOn(scene: Scene): TableScene | undefined {
  const table = scene.kind === "page" ? scene.back : scene;
  return table.kind === "table" ? table : undefined;
}

export function onTable(state: ScreenState, change: (table: TableScene) => TableScene): ScreenState {
  const { scene } = state;
  const before = tableOn(scene);
  const after = before === undefined ? undefined : change(before);
  if (after === undefined || after === before) return state;
  return { ...state, scene: scene.kind === "page" ? { ...scene, back: after } : after };
}
