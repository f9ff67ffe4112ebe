/** The page as its parts use it: the state to draw, messages to send, and what reaches beyond the state. */

import type { Input } from "../activity/activity.ts";
import type { createActions } from "./actions.ts";
import type { Store } from "./effects/store.ts";

export interface Page extends Pick<Store, "games" | "state" | "dispatch" | "world" | "client"> {
  /** What the program is called. */
  readonly title: string;
  /** Tells the activity on show. */
  readonly put: (input: Input) => void;
  readonly actions: ReturnType<typeof createActions>;
}
