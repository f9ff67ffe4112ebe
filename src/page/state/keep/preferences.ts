/** What a visitor has chosen about the page itself; it outlives every game. */

import { firstLevel, type LevelName, levelNames } from "../../../computer/level-names.ts";
import { cleanName, parseJson } from "../../../core/text.ts";

/** When to show what the solver knows. */
export const analysisModes = ["off", "after", "live"] as const;
export type AnalysisMode = (typeof analysisModes)[number];

export const themes = ["system", "light", "dark"] as const;

export interface Preferences {
  readonly sound: boolean;
  readonly analysis: AnalysisMode;
  readonly theme: (typeof themes)[number];
  /** Single letters are commands in a game. */
  readonly letters: boolean;
  readonly level: LevelName;
  /** Announces the visitor's turn in an online game while the page is hidden. */
  readonly notify: boolean;
  readonly name: string;
}

export const defaultPreferences: Preferences = {
  sound: true,
  analysis: "after",
  theme: "system",
  letters: true,
  level: firstLevel,
  notify: false,
  name: "",
};

/** Checks each choice separately: a missing or damaged one falls back to its default. */
export function readPreferences(text: string | null): Preferences {
  const stored: unknown = parseJson(text ?? "");
  if (typeof stored !== "object" || stored === null) return defaultPreferences;
  const kept = new Map<string, unknown>(Object.entries(stored));
  const oneOf = <T>(values: readonly T[], name: string, usual: T) =>
    values.find((value) => value === kept.get(name)) ?? usual;
  const name = kept.get("name");
  return {
    sound: kept.get("sound") !== false,
    letters: kept.get("letters") !== false,
    analysis: oneOf(analysisModes, "analysis", defaultPreferences.analysis),
    theme: oneOf(themes, "theme", defaultPreferences.theme),
    level: oneOf(levelNames, "level", defaultPreferences.level),
    notify: kept.get("notify") === true,
    name: cleanName(typeof name === "string" ? name : ""),
  };
}
