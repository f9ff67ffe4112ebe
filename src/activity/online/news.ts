/** What comes to an online game from outside: the client's view of it, with what has happened since the one before. */

import type { Happening } from "../../client/narrate.ts";
import type { KnownView } from "../../client/view.ts";

export interface OnlineNews {
  readonly view: KnownView;
  readonly happenings: readonly Happening[];
  /** The local time. */
  readonly now: number;
  /** What to give to others, and what to keep, as lines of a page. */
  readonly links: readonly string[];
}
