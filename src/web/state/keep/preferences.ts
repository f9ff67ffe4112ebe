/** What a visitor has chosen about the page itself; it outlives every game. */

import { cleanName, parseJson } from "../../../core/text.ts";

export interface Preferences {
  readonly sound: boolean;
  /** Whether the page shows what the solver knows; off for a serious game. */
  readonly understand: boolean;
  readonly toured: boolean;
  /** Whether the browser tells of one's turn in an online game while the page is out of sight. */
  readonly notify: boolean;
  /** What the visitor is called in online games. */
  readonly name: string;
}

export const defaultPreferences: Preferences = {
  sound: true,
  understand: true,
  toured: false,
  notify: false,
  name: "",
};

type Flag = "sound" | "understand" | "toured" | "notify";

/** Preferences as they were stored, each one checked: storage is outside, too. */
export function readPreferences(text: string | null): Preferences {
  const stored = parse(text);
  const flag = (name: Flag) => {
    const value = stored[name];
    return typeof value === "boolean" ? value : defaultPreferences[name];
  };
  return {
    sound: flag("sound"),
    understand: flag("understand"),
    toured: flag("toured"),
    notify: flag("notify"),
    name: typeof stored.name === "string" ? cleanName(stored.name) : "",
  };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text ?? "");
  return typeof value === "object" && value !== null ? { ...value } : {};
}
