/** What follows from every change of a table: its highlight, a save, and jobs for the advisor. */

import { isChanged, newJobs } from "../../../table/advice.ts";
import { followLesson, isExercise } from "../lesson/lesson.ts";
import { type Effect, isLesson, type Scene, type ScreenState, type Step, type TableScene } from "../state.ts";
import { moveHighlight } from "./table.ts";

export function followUp({ scene: before }: ScreenState, next: Step): Step {
  const [old, table] = [tableOn(before), tableOn(next.state.scene)];
  if (table === undefined || table === old) return next;
  const same = old?.match.id === table.match.id && old.puzzle?.posed === table.puzzle?.posed;
  const follow = (scene: TableScene) => {
    const moved = same ? moveHighlight(old, scene) : scene;
    return isLesson(moved) ? followLesson(same ? old : undefined, moved) : moved;
  };
  const state = onTable(next.state, follow);
  const kept = progressOf(old, tableOn(state.scene));
  return {
    state,
    effects: [...next.effects, ...(same ? saveOf(old, table) : []), ...jobsOf(old, table), ...kept],
  };
}

function progressOf(old: TableScene | undefined, table: TableScene | undefined): readonly Effect[] {
  const course = table?.lesson?.course;
  const isNew = course !== undefined && course.done !== old?.lesson?.course.done && old?.lesson != null;
  return isNew ? [{ kind: "progress", course }] : [];
}

/** A game that is played elsewhere is kept there; a puzzle is no game. */
function saveOf(old: TableScene, table: TableScene): readonly Effect[] {
  const { match, online, puzzle } = table;
  if (isExercise(table)) return [];
  return online === null && puzzle === null && isChanged(old.match, match) ? [{ kind: "save", match }] : [];
}

/** Nobody is helped in a game against others; how it was played may be known once it is over. */
export function jobsOf(old: TableScene | undefined, table: TableScene): readonly Effect[] {
  const { match, online, replay, puzzle } = table;
  if (replay || puzzle !== null || isExercise(table) || (online !== null && match.outcome === null))
    return [];
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
