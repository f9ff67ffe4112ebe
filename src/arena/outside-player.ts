/** A player outside the program, a bot or a model, that is asked for moves. */

import type { Match } from "../core/match.ts";
import type { Outcome } from "../core/rules.ts";
import type { ChatEffort } from "./chat/effort.ts";
import type { ForfeitFault } from "./forfeit.ts";

export type PlayerAnswer =
  | { readonly move: string }
  | { readonly fault: ForfeitFault }
  /** It never came to play: nothing can be said about it, and there is no use in going on. */
  | { readonly broken: string };

export interface OutsidePlayer {
  /** What it has done wrong so far. */
  readonly fault: () => ForfeitFault | null;
  readonly choose: (match: Match) => Promise<PlayerAnswer>;
  /** Tells it how the game ended. Gives whether it does what was agreed: it ends by itself, or stays. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
  /** What it took to ask a model. */
  readonly effort?: () => ChatEffort;
}
