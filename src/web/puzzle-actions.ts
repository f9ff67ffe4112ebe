/** What the library is asked for, and where its answers go. */

import type { Game } from "../core/game.ts";
import type { Library } from "./effects/library.ts";
import type { World } from "./effects/world.ts";
import { openPuzzle } from "./state/puzzle.ts";
import type { State } from "./state/state.ts";
import type { Dispatch } from "./state/update.ts";

export interface PuzzleActions {
  readonly pose: (daily: boolean) => Promise<void>;
  readonly judge: (move: string) => Promise<void>;
  readonly lookUp: (game: Game) => Promise<void>;
}

export interface PuzzleContext {
  readonly games: readonly Game[];
  readonly world: World;
  readonly library: Library;
  readonly state: () => State;
  readonly dispatch: Dispatch;
}

export function createPuzzleActions(context: PuzzleContext): PuzzleActions {
  const { library, dispatch, state } = context;
  return {
    pose: (daily) => pose(context, daily),
    judge: async (move) => {
      const answer = await library({ kind: "judge", move });
      if (answer.kind === "puzzle-result") dispatch({ kind: "puzzle-result", result: answer.result });
      if (answer.kind === "problem") dispatch({ kind: "flash", text: answer.message });
    },
    lookUp: async (game) => {
      if (state().known.has(game.id)) return;
      const answer = await library({ kind: "known", game: game.id });
      if (answer.kind === "known") dispatch({ kind: "known", game: game.id, sentences: answer.sentences });
    },
  };
}

async function pose(
  { games, world, library, state, dispatch }: PuzzleContext,
  daily: boolean,
): Promise<void> {
  const date = daily ? world.now().toISOString().slice(0, 10) : null;
  const answer = await library({ kind: "pose", date, seed: world.newSeed() });
  if (answer.kind === "problem") dispatch({ kind: "flash", text: answer.message });
  if (answer.kind !== "posed" || answer.puzzle === null) return;
  const { puzzle } = answer;
  const game = games.find(({ id }) => id === puzzle.game);
  const streak = state().puzzle?.streak ?? 0;
  if (game !== undefined) dispatch({ kind: "puzzle", puzzle: openPuzzle(game, puzzle, daily, streak) });
}
