/** Every message that can change the state. */

import type { Input } from "../../activity/activity.ts";
import type { Activity, Want } from "../../activity/contract.ts";
import type { Match } from "../../core/match.ts";
import type { Preferences } from "./keep/preferences.ts";
import type { OnlineVisit } from "./online/online.ts";
import type { PlaceName } from "./places.ts";
import type { Route } from "./route.ts";
import type { State } from "./state.ts";
import type { StudyAnswer } from "./study.ts";

export type Message =
  /** `today` is the UTC date, where an address may mean it. */
  | { readonly kind: "visit"; readonly route: Route; readonly today?: string }
  /** A board's input goes to the activity on screen; an answer goes to the activity in the place that asked. */
  | { readonly kind: "input"; readonly input: Input; readonly place?: PlaceName }
  /** The visitor wants something else in this place. */
  | { readonly kind: "request"; readonly place: PlaceName }
  | OpenMessage
  /** Nothing came of the request. */
  | { readonly kind: "failed"; readonly place: PlaceName; readonly request: number; readonly text: string }
  /** The board shows the next of the pending moves. */
  | { readonly kind: "unfold"; readonly match: Match }
  /** For parts of the state that nothing else in it depends on. */
  | { readonly kind: "set"; readonly values: Partial<State> }
  | { readonly kind: "prefer"; readonly preferences: Partial<Preferences> }
  | { readonly kind: "say"; readonly text: string }
  /** A short message for the eye and for screen readers, until the next change. */
  | { readonly kind: "flash"; readonly text: string }
  | { readonly kind: "answer"; readonly answer: StudyAnswer; readonly match: Match }
  | OnlineMessage;

export interface OpenMessage {
  readonly kind: "open";
  readonly place: PlaceName;
  readonly activity: Activity;
  /** The request that this answers; without one, the visitor goes there. */
  readonly request?: number;
  readonly large?: boolean;
}

/** A message for the online game of this name; ignored once another one is open. */
type OnlineMessage =
  /** The client's view; the code that shows it is loaded with the client. */
  | {
      readonly kind: "online";
      readonly id: string;
      readonly show: (state: State, online: OnlineVisit) => Updated;
    }
  | {
      readonly kind: "online-set";
      readonly id: string;
      readonly values: Partial<Pick<OnlineVisit, "watching" | "unserved">>;
    };

export type Dispatch = (message: Message) => void;

/** What an activity wants, and in which place. */
export interface PlacedWant {
  readonly place: PlaceName;
  readonly want: Want;
}

export interface Updated {
  readonly state: State;
  readonly wants: readonly PlacedWant[];
}
