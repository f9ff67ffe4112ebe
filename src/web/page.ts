/** The page as its parts use it: the state to draw, messages to send, and what reaches beyond the state. */

import type { Input } from "../activity/activity.ts";
import type { Store } from "./effects/store.ts";

export interface Page extends Store {
  /** What the program is called. */
  readonly title: string;
  /** Tells the activity on show. */
  readonly put: (input: Input) => void;
}
