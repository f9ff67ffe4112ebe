/** The page as its parts use it: the state to draw, messages to send, and what reaches beyond the state. */

import type { Signal } from "@preact/signals";
import type { Game } from "../core/game.ts";
import type { Result } from "../core/result.ts";
import type { OnlineActions } from "./online-actions.ts";
import type { PuzzleActions } from "./puzzle-actions.ts";
import type { SetupForm } from "./state/setup/setup-form.ts";
import type { State } from "./state/state.ts";
import type { Dispatch } from "./state/update.ts";

export interface Actions {
  /** Opens the game that the form asks for; the problem is a sentence for the form. */
  readonly start: (form: SetupForm) => Promise<Result<void>>;
  readonly restart: () => void;
  /** The next game of the series, or the same once more with the other player to open. */
  readonly next: () => void;
  readonly importRecord: (text: string) => Result<void>;
  readonly exportRecord: () => void;
  /** Empties the list of finished games. */
  readonly forgetFinished: () => void;
  readonly copyLink: () => Promise<void>;
  readonly puzzles: PuzzleActions;
  readonly online: OnlineActions;
  /** A short game with the guide of the first visit. */
  readonly startTour: () => void;
  /** Asks the solver for every position of the game at this size. */
  readonly askMap: () => void;
}

export interface Page {
  readonly games: readonly Game[];
  readonly state: Signal<State>;
  readonly dispatch: Dispatch;
  readonly actions: Actions;
}
