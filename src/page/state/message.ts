import type { Match } from "../../core/match.ts";
import type { Input } from "../../play/activity.ts";
import type { Activity, Want } from "../../play/contract.ts";
import type { Preferences } from "./keep/preferences.ts";
import type { OnlineVisit } from "./online/online.ts";
import type { ViewSlotName } from "./places.ts";
import type { Route } from "./route.ts";
import type { State } from "./state.ts";

export type Message =
  /** `today` is the UTC date, if the address may depend on it. */
  | { readonly kind: "visit"; readonly route: Route; readonly today?: string }
  /** A board's input goes to the activity on screen, an answer to the place that asked. */
  | { readonly kind: "input"; readonly input: Input; readonly place?: ViewSlotName }
  | { readonly kind: "request"; readonly place: ViewSlotName }
  | OpenMessage
  | { readonly kind: "failed"; readonly place: ViewSlotName; readonly request: number; readonly text: string }
  /** The board shows the next of its pending moves. */
  | { readonly kind: "unfold"; readonly match: Match }
  /** For parts of the state that nothing else depends on. */
  | { readonly kind: "set"; readonly values: Partial<State> }
  | { readonly kind: "prefer"; readonly preferences: Partial<Preferences> }
  | { readonly kind: "say"; readonly text: string }
  /** A short message on screen and for screen readers, until the next change. */
  | { readonly kind: "flash"; readonly text: string }
  /** Ignored once another online game is open. The code that shows the client's view is loaded with the client. */
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

export interface OpenMessage {
  readonly kind: "open";
  readonly place: ViewSlotName;
  readonly activity: Activity;
  readonly request?: number;
  readonly large?: boolean;
}

export type Dispatch = (message: Message) => void;

export interface PlacedWant {
  readonly place: ViewSlotName;
  readonly want: Want;
}

export interface Updated {
  readonly state: State;
  readonly wants: readonly PlacedWant[];
}
