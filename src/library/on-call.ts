/** What a caller of the check is told while it runs, and what it measures time with. */

/** What is going on in the game. */
export interface Trace {
  member: string;
  /** The key of the position that is looked at; null where there is none. */
  key: string | null;
  /** The options that are looked at, in words; empty for the defaults. */
  size: string;
}

/** Told before each call of the game's code, so that a caller on another thread knows where it hangs. */
export type OnCall = (trace: Readonly<Trace>) => void;

export interface Clock {
  now(): number;
}
