/** The page as its parts use it: the state to draw, messages to send, and what reaches beyond the state. */

import type { Signal } from "@preact/signals";
import type { Game } from "../core/game.ts";
import type { Actions } from "./actions.ts";
import type { OnlineActions } from "./online-actions.ts";
import type { PuzzleActions } from "./puzzle-actions.ts";
import type { State } from "./state/state.ts";
import type { Dispatch } from "./state/update.ts";

export interface Page {
  readonly games: readonly Game[];
  readonly state: Signal<State>;
  readonly dispatch: Dispatch;
  readonly actions: Actions & { readonly puzzles: PuzzleActions; readonly online: OnlineActions };
}
