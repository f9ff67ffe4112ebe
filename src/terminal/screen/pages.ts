import type { Game, Variant } from "../../core/game.ts";
import type { ProgramName } from "../../core/program.ts";
import { variantInForm } from "../../play/read-form.ts";
import { rulesSections } from "../text/rules-text.ts";
import { foldLine } from "../text/wrap.ts";
import { blockOf, closeFrame, header, hint, keyLine } from "./paint/frame.ts";
import { line, type ScreenLines, toned } from "./paint/text.ts";
import type { Key, PagePanel, Panel, ScreenEvent, ScreenState, ScreenStep, Size } from "./state.ts";
import { basePanel, showPanel, withEffects } from "./step.ts";

export function readRules(state: ScreenState, of: Game): ScreenStep {
  const game = variantInForm(of, {});
  if (!game.ok) return withEffects(state);
  return withEffects(state, { kind: "want", want: { kind: "read", what: "rules", game: game.value } });
}

/** Leaves out the options, because they're written as command-line flags. */
export function rulesPage(game: Variant): ScreenEvent {
  const sections = rulesSections(game).slice(0, -1);
  const text = sections.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]);
  return { kind: "page", title: `Rules of ${game.title}`, text: text.slice(1) };
}

/** Leaves out the examples, because each one shows a command for the shell. */
export async function theoryPage(program: ProgramName, game: Game): Promise<ScreenEvent> {
  const { theorySections } = await import("../../computer/theory.ts");
  const { whatIsKnown } = await import("../../computer/known.ts");
  const sections = await theorySections(game, program);
  const text = sections.flatMap(({ title, paragraphs }) => [
    "",
    title,
    ...paragraphs.flatMap((paragraph) => ["", `  ${paragraph}`]).slice(1),
  ]);
  return {
    kind: "page",
    title: `${game.title}: who wins and why`,
    text: text.length > 0 ? text.slice(1) : whatIsKnown(game),
  };
}

export function pagePanel(panel: Panel, title: string, text: readonly string[]): PagePanel {
  return { kind: "page", title, text, top: 0, back: basePanel(panel) };
}

const longestLine = 90;

function pageRows(size: Size): number {
  return Math.max(1, size.rows - 5);
}

function pageLines(panel: PagePanel, size: Size): readonly string[] {
  const columns = Math.max(8, Math.min(size.columns - 4, longestLine));
  return panel.text.flatMap((text) =>
    text.includes("://")
      ? // A link starts at the edge and only breaks where the terminal ends, so it can be copied.
        (text.match(new RegExp(`.{1,${size.columns}}`, "g")) ?? [])
      : foldLine(text, columns).map((part) => (part === "" ? "" : `  ${part}`)),
  );
}

export function pageKey(state: ScreenState, panel: PagePanel, key: Key): ScreenStep {
  const size = blockOf(state);
  const lowest = Math.max(0, pageLines(panel, size).length - pageRows(size));
  const by = scrollBy(key.name, pageRows(size));
  if (by !== undefined)
    return showPanel(state, { ...panel, top: Math.max(0, Math.min(panel.top + by, lowest)) });
  return ["escape", "return", "left", "q", "?"].includes(key.name)
    ? showPanel(state, panel.back)
    : withEffects(state);
}

function scrollBy(name: string, rows: number): number | undefined {
  const all = Number.POSITIVE_INFINITY;
  const by: Readonly<Record<string, number>> = {
    up: -1,
    down: 1,
    pageup: -rows,
    pagedown: rows,
    space: rows,
    home: -all,
    end: all,
  };
  return by[name];
}

export function pageView(panel: PagePanel, { program, size }: ScreenState): ScreenLines {
  const lines = pageLines(panel, size);
  const rows = pageRows(size);
  const top = Math.max(0, Math.min(panel.top, lines.length - rows));
  const titles = new Set(panel.text.filter((text) => /^[A-Z](?!.* {2})[^.]*$/.test(text)));
  const shown = lines
    .slice(top, top + rows)
    .map((text) => line(toned(titles.has(text.slice(2)) ? "strong" : "plain", text)));
  const more = lines.length > rows ? [hint("↑↓", "scroll")] : [];
  const where = lines.length > rows ? `${Math.min(lines.length, top + rows)} of ${lines.length} lines` : "";
  const keys = keyLine(size, [...more, hint("Esc", "back")]);
  return closeFrame(size, [...header(program, size, panel.title, where), [], ...shown], keys);
}
