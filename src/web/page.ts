/** The page as its parts use it: the state to draw, messages to send, and what reaches beyond the state. */

import type { Input } from "../activity/activity.ts";
import type { Store } from "./effects/store.ts";

export interface Page extends Store {
  /** The program's name. */
  readonly title: string;
  /** Sends an input to the activity on screen. */
  readonly put: (input: Input) => void;
}
