/** A visitor's choices about the page, which outlast every game. */

import { firstLevel, levelsForPeople } from "../../../computer/level-names.ts";
import { cleanName, parseJson } from "../../../core/text.ts";

export const analysisModes = ["off", "after", "live"] as const;
export type AnalysisMode = (typeof analysisModes)[number];

export const themes = ["system", "light", "dark"] as const;

export type Preferences = Readonly<ReturnType<typeof readPreferences>>;

/** A missing or damaged choice falls back to its default. The others stay. */
export function readPreferences(text: string | null) {
  const kept = new Map<string, unknown>(Object.entries(parseJson(text ?? "") ?? {}));
  const oneOf = <T>(values: readonly T[], name: string, usual: T) =>
    values.find((value) => value === kept.get(name)) ?? usual;
  const name = kept.get("name");
  return {
    analysis: oneOf(analysisModes, "analysis", "after"),
    theme: oneOf(themes, "theme", "system"),
    level: oneOf(levelsForPeople, "level", firstLevel),
    name: cleanName(typeof name === "string" ? name : ""),
  };
}
