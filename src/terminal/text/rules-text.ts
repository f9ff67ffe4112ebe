/** A game's rules page as lines of text. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { describeOptions } from "../flags/flags.ts";

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function rulesSections(game: Game, chosen?: Options): readonly Section[] {
  const { goal, rules, rulings } = (chosen && game.rulesFor?.(chosen)) ?? game.rulesPage;
  return [
    { title: "Goal", lines: [goal] },
    { title: "Rules", lines: rules },
    { title: "Where the original rules are silent or contradict themselves", lines: rulings },
    { title: "Options", lines: describeOptions(game) },
  ];
}

/** The page for a dialogue: one line a rule, no decoration. */
export function rulesText(game: Game): readonly string[] {
  return [
    `${game.title}: ${game.rulesPage.goal}`,
    ...game.rulesPage.rules.map((rule) => `- ${rule}`),
    ...game.rulesPage.rulings.map((ruling) => `- ${ruling}`),
  ];
}
