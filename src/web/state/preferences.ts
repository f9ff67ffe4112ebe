/** What a visitor has chosen about the page itself; it outlives every game. */

export interface Preferences {
  readonly sound: boolean;
  /** Whether the page shows what the solver knows; off for a serious game. */
  readonly understand: boolean;
  readonly toured: boolean;
}

export const defaultPreferences: Preferences = { sound: true, understand: true, toured: false };

/** Preferences as they were stored, each one checked: storage is outside, too. */
export function readPreferences(text: string | null): Preferences {
  const stored = parse(text);
  const flag = (name: keyof Preferences) => {
    const value = stored[name];
    return typeof value === "boolean" ? value : defaultPreferences[name];
  };
  return { sound: flag("sound"), understand: flag("understand"), toured: flag("toured") };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
