/** What a visitor has chosen about the page itself; it outlives every game. */

import {
  boolean,
  type infer as Infer,
  nullable,
  object,
  enum as oneOf,
  optional,
  catch as orElse,
  string,
} from "zod/mini";
import { cleanName, parseJson } from "../../../core/text.ts";
import { levelNames } from "../../../players/level-names.ts";

/** When the page shows what the solver knows of a game. */
export const truths = ["off", "after", "live"] as const;
export type Truth = (typeof truths)[number];

const themes = ["system", "light", "dark"] as const;

export const defaultPreferences = {
  sound: true,
  truth: null,
  theme: "system",
  level: "easy",
  notify: false,
  name: "",
} as const;

/** Storage is outside, too: each choice is checked by itself, and has its default where it is missing or damaged. */
const schema = object({
  sound: orElse(boolean(), defaultPreferences.sound),
  /** Null until it was chosen: then it depends on the game. */
  truth: orElse(nullable(oneOf(truths)), defaultPreferences.truth),
  theme: orElse(oneOf(themes), defaultPreferences.theme),
  /** The computer that was played against last. */
  level: orElse(oneOf(levelNames), defaultPreferences.level),
  /** Whether the browser tells of one's turn in an online game while the page is out of sight. */
  notify: orElse(boolean(), defaultPreferences.notify),
  /** What the visitor is called in online games. */
  name: orElse(string(), defaultPreferences.name),
  /** What version 0.1.0 kept in the place of `truth`. */
  understand: orElse(optional(boolean()), undefined),
});

export type Preferences = Readonly<Omit<Infer<typeof schema>, "understand">>;

export function readPreferences(text: string | null): Preferences {
  const stored = schema.safeParse(parseJson(text ?? ""));
  if (!stored.success) return defaultPreferences;
  const { understand, ...kept } = stored.data;
  const truth = kept.truth ?? (understand === false ? "off" : null);
  return { ...kept, truth, name: cleanName(kept.name) };
}
