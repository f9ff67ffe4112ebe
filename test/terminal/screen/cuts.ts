/** Finds cut sentences in a view, and sentences that are left out without a key that leads to them. */

import { areasOf } from "../../../src/terminal/screen/board/board-plan.ts";
import { isSavedList, menuEntries } from "../../../src/terminal/screen/menu/lists.ts";
import { blockOf, marginsOf } from "../../../src/terminal/screen/paint/frame.ts";
import { viewScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState, Size } from "../../../src/terminal/screen/state.ts";
import { foldLists } from "../../../src/terminal/text/wrap.ts";
import { plainText, sceneOn } from "./helpers.ts";
import type { View } from "./views.ts";

/** What the scene says, sentence by sentence, as it should be shown. */
function sentencesOn(state: ScreenState): readonly string[] {
  const { panel } = state;
  if (panel.kind === "menu") {
    const entry = menuEntries(state, panel).find(({ id }) => id === panel.at);
    const about = entry?.about ?? "";
    // The row of a saved game shows both parts.
    return sentencesIn([...(isSavedList(panel.list) ? about.split(": ") : [about]), panel.notice]);
  }
  if (panel.kind !== "table") return [];
  const scene = sceneOn(state);
  const headline = scene.headline.sign === "turn" && scene.players !== null ? "" : scene.headline.text;
  const texts = [
    headline,
    scene.line,
    scene.told,
    ...scene.notes,
    scene.question?.text ?? "",
    ...scene.problems,
  ];
  return sentencesIn([...texts, ...scene.notices.map(({ text }) => text)]);
}

function sentencesIn(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => foldLists(text.replaceAll(/\s+/g, " ")).split(/(?<=[.!?…]["”)]?) (?=\S)/))
    .filter((text) => text !== "");
}

/** The frame as running text, once over its whole width and once without the list of moves. */
function readings(state: ScreenState, lines: readonly string[]): readonly string[] {
  const block = blockOf(state);
  const { left } = marginsOf(state);
  const right = left + block.columns - areasOf(block).listColumns;
  const run = (parts: readonly string[]) => parts.join(" ").replaceAll(/\s+/g, " ");
  return [run(lines), run(lines.map((each) => each.slice(0, right)))];
}

function begins(sentence: string): string {
  return sentence.split(" ").slice(0, 4).join(" ");
}

/** The frame's faults: sentences without an end, and sentences that no key leads to. */
function cutsIn(state: ScreenState): readonly string[] {
  const lines = viewScreen(state).map(plainText);
  const texts = readings(state, lines);
  const shown = (part: string) => texts.some((text) => text.includes(part));
  const hidden = sentencesOn(state).filter((sentence) => !shown(sentence));
  const lost =
    state.panel.kind === "table" && hidden.length > 0 && !shown("read on") ? ["no way to read on"] : [];
  return [...hidden.filter((sentence) => shown(begins(sentence))), ...lost, ...marksIn(state, lines)];
}

/** Lines that show that something is left out, unless a text says so or it's a name. */
function marksIn(state: ScreenState, lines: readonly string[]): readonly string[] {
  if (state.panel.kind !== "table") return [];
  const own = [...sentencesOn(state), "is thinking …", "add …"].join(" ");
  const names = (sceneOn(state).players ?? []).map(({ name }) => name);
  return lines.filter((each) =>
    Array.from(each.matchAll(/\S+(?: \S+)? ?…/g), ([mark]) => mark).some(
      (mark) => !own.includes(mark) && !names.some((name) => name.includes(mark.slice(-6, -1).trim())),
    ),
  );
}

/** Lists everything that's cut in the views at this size. */
export function cutsAt(views: readonly View[], size: Size): readonly string[] {
  return views.flatMap(([name, state]) => cutsIn({ ...state, size }).map((cut) => `${name}: ${cut}`));
}
