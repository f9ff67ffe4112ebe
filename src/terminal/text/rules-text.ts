/** A game's rules page as lines of text. */

import type { Game } from "../../core/game.ts";
import { describeOption } from "../flags/game-options.ts";

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function rulesSections(game: Game): readonly Section[] {
  const { page } = game;
  const options = Object.entries(game.options).map(([name, spec]) => describeOption(name, spec));
  return [
    { title: "Goal", lines: [page.goal] },
    { title: "Rules", lines: page.rules },
    { title: "Where the book is silent or contradicts itself", lines: page.rulings },
    { title: "Options", lines: options },
  ];
}

/** The page for a dialogue: one line a rule, no decoration. */
export function rulesText(game: Game): readonly string[] {
  return [
    `${game.title}: ${game.page.goal}`,
    ...game.page.rules.map((rule) => `- ${rule}`),
    ...game.page.rulings.map((ruling) => `- ${ruling}`),
  ];
}
