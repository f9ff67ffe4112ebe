/** What a visitor has chosen about the page itself; it outlives every game. */

import { boolean, type infer as Infer, object, catch as orElse, string } from "zod/mini";
import { cleanName, parseJson } from "../../../core/text.ts";

export const defaultPreferences = { sound: true, understand: true, toured: false, notify: false, name: "" };

/** Storage is outside, too: each choice is checked by itself, and has its default where it is missing or damaged. */
const schema = object({
  sound: orElse(boolean(), defaultPreferences.sound),
  /** Whether the page shows what the solver knows; off for a serious game. */
  understand: orElse(boolean(), defaultPreferences.understand),
  toured: orElse(boolean(), defaultPreferences.toured),
  /** Whether the browser tells of one's turn in an online game while the page is out of sight. */
  notify: orElse(boolean(), defaultPreferences.notify),
  /** What the visitor is called in online games. */
  name: orElse(string(), defaultPreferences.name),
});

export type Preferences = Readonly<Infer<typeof schema>>;

export function readPreferences(text: string | null): Preferences {
  const stored = schema.safeParse(parseJson(text ?? ""));
  return stored.success ? { ...stored.data, name: cleanName(stored.data.name) } : defaultPreferences;
}
