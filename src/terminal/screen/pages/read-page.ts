/** The texts that the menu opens: they take files, or parts of the program that are loaded for them alone. */

import type { Game } from "../../../core/game.ts";
import { rulesSections } from "../../text/rules-text.ts";
import type { Effect, ScreenEvent } from "../state.ts";
import { sectionLines } from "./pages.ts";

type Reading = Extract<Effect, { readonly kind: "read" }>;

export async function readPage({ what, game }: Reading): Promise<ScreenEvent> {
  if (what === "theory") return page(`${game.title}: who wins, and why`, await theoryText(game));
  return page(`Rules of ${game.title}`, sectionLines(rulesSections(game)));
}

function page(title: string, text: readonly string[]): ScreenEvent {
  return { kind: "page", title, text };
}

async function theoryText(game: Game): Promise<readonly string[]> {
  const { theorySections } = await import("../../../words/theory.ts");
  const { theoryLines } = await import("../../commands/theory.ts");
  const sections = await theorySections(game);
  if (sections.length > 0) return theoryLines(sections).slice(1);
  const { whatIsKnown } = await import("../../../players/known.ts");
  return whatIsKnown(game);
}
