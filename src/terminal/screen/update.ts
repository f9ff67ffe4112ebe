/** The screen's next state, for anything that can happen to it. */

import type { Game } from "../../core/game.ts";
import { applyAnswer } from "../../table/advice.ts";
import { applyVerdict, refutingMatch } from "../../table/lesson/course.ts";
import { closeLesson, withCourse } from "./lesson/lesson.ts";
import { menuKey, withListed } from "./menu/menu.ts";
import { openOnline, withOnline, withTime } from "./online/table.ts";
import { openPage, pageKey } from "./pages/page-scene.ts";
import { countSize, setupClick, setupKey, withCount } from "./setup/setup.ts";
import {
  isLesson,
  type Key,
  type Scene,
  type ScreenEvent,
  type ScreenState,
  type Step,
  show,
  step,
  type TableScene,
} from "./state.ts";
import { followUp, onTable } from "./table/follow-up.ts";
import { settleLetter, tableKey } from "./table/keys.ts";
import { chooseHinted, openPuzzleScene, openReplay, openScene } from "./table/table.ts";
import { view } from "./view.ts";

export function update(state: ScreenState, event: ScreenEvent): Step {
  return countSize(state.scene, followUp(state, next(state, event)));
}

function next(state: ScreenState, event: ScreenEvent): Step {
  switch (event.kind) {
    case "key":
      return pressKey(state, event.key);
    case "resized":
      return step({ ...state, size: event.size });
    case "clicked":
      return click(state, event.row);
    case "opened":
      return show(state, openScene(event.opened));
    case "replayed":
      return show(state, openReplay(event.match));
    case "page":
      return show(state, openPage(state.scene, event.title, event.text));
    case "listed":
      return step(withListed(state, event));
    case "refused":
      return step({ ...state, scene: withProblem(state.scene, event.message) });
    case "saved":
      return step(onTable(state, (table) => withSave(table, event.id, event.notes)));
    case "noted":
      return step(onTable(state, (table) => ({ ...table, notes: [...table.notes, ...event.notes] })));
    case "seated":
      return show(state, openOnline(event.online, event.notes));
    case "online":
      return step(onTable(state, (table) => withOnline(table, event.online, event.said)));
    case "counted":
      return withCount(state, event.job, event.words);
    case "posed":
      return show(state, openPuzzleScene(event.puzzle));
    case "lesson":
      return show(state, event.scene);
    case "taught":
      return closeLesson(state, event.game, taughtText(event.game));
    case "checked":
      return step(onTable(state, (table) => withVerdict(table, event)));
    case "judged":
      return step(onTable(state, (table) => (table.puzzle?.phase === "waiting" ? event.scene : table)));
    case "ticked":
      return step(onTable(state, (table) => withTime(table, event.now)));
    case "replaced":
      return step(state, { kind: "quit" });
    case "paused":
      return afterPause(state, event.typed);
    case "said":
      return step(onTable(state, (table) => ({ ...table, said: event.message })));
    case "answer":
      return step(
        onTable(state, (table) => chooseHinted(applyAnswer(table, event.about, event.answer), event.answer)),
      );
  }
}

function taughtText({ title }: Game): string {
  return `That was the lesson of ${title}. Now play it, and see how far it takes you.`;
}

function withVerdict(table: TableScene, checked: Extract<ScreenEvent, { kind: "checked" }>): TableScene {
  const { course, statement, verdict } = checked;
  if (!isLesson(table) || table.lesson.course !== course) return table;
  const after = withCourse(table, applyVerdict(course, statement, verdict));
  return { ...after, match: refutingMatch(after.lesson.course) ?? after.match };
}

function pressKey(state: ScreenState, key: Key): Step {
  if (key.ctrl && (key.name === "c" || key.name === "d")) return step(state, { kind: "interrupt" });
  if (key.ctrl && key.name === "z") return step(state, { kind: "suspend" });
  const editing = key.ctrl ? editingKeys.get(key.name) : undefined;
  if (key.ctrl && editing === undefined) return step(state);
  return pressIn(state, editing === undefined ? key : { name: editing, text: "", ctrl: false });
}

/** What shells do with these keys at their prompt. */
const editingKeys: ReadonlyMap<string, string> = new Map([
  ["u", "clear"],
  ["w", "delete-word"],
]);

function pressIn(state: ScreenState, key: Key): Step {
  const { scene } = state;
  switch (scene.kind) {
    case "menu":
      return menuKey(state, scene, key);
    case "setup":
      return setupKey(state, scene, key);
    case "page":
      return pageKey(state, scene, key);
    case "table": {
      const settled = settleLetter(state, scene, key);
      if (settled === undefined) return tableKey(state, scene, key);
      const next = pressIn(settled.state, key);
      return step(next.state, ...settled.effects, ...next.effects);
    }
  }
}

function afterPause(state: ScreenState, typed: string): Step {
  const { scene } = state;
  const settled =
    scene.kind === "table" && scene.typed === typed ? settleLetter(state, scene, undefined) : undefined;
  return settled ?? step(state);
}

/** A click on an entry chooses it, as the cursor and Enter would. */
function click(state: ScreenState, row: number): Step {
  const { scene } = state;
  const target = view(state)[row]?.find((span) => span.target !== undefined)?.target;
  if (target === undefined) return step(state);
  const enter = { name: "return", text: "", ctrl: false };
  if (scene.kind === "menu") return menuKey(state, { ...scene, at: target }, enter);
  return scene.kind === "setup" ? setupClick(state, scene, Number(target)) : step(state);
}

function withProblem<S extends Scene>(scene: S, message: string): S;
function withProblem(scene: Scene, message: string): Scene {
  if (scene.kind === "menu") return { ...scene, connecting: false, notice: message };
  if (scene.kind === "page") return { ...scene, back: withProblem(scene.back, message) };
  return { ...scene, problem: message };
}

/** A save may have had to take another id, or may have gone wrong. */
function withSave(table: TableScene, id: string, notes: readonly string[]): TableScene {
  return { ...table, match: { ...table.match, id }, notes: [...table.notes, ...notes] };
}
