/** What the advisor is asked for about puzzles and games, and where its answers go. */

import type { Game } from "../core/game.ts";
import type { Advisor } from "./effects/advisor.ts";
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
  readonly advisor: Advisor;
  readonly state: () => State;
  readonly dispatch: Dispatch;
}

export function createPuzzleActions(context: PuzzleContext): PuzzleActions {
  const { advisor, dispatch, state } = context;
  return {
    pose: (daily) => pose(context, daily),
    judge: async (move) => {
      const { puzzle } = state();
      if (puzzle === null) return;
      const judged = await advisor.ask({ kind: "judge", position: puzzle.position, move });
      if (!judged.ok) dispatch({ kind: "flash", text: judged.problem.message });
      else if (state().puzzle?.position === puzzle.position)
        dispatch({ kind: "puzzle-result", result: judged.value });
    },
    lookUp: async (game) => {
      if (state().known.has(game.id)) return;
      const known = await advisor.ask({ kind: "known", game: game.id });
      if (known.ok) dispatch({ kind: "known", game: game.id, sentences: known.value.sentences });
    },
  };
}

async function pose(
  { games, world, advisor, state, dispatch }: PuzzleContext,
  daily: boolean,
): Promise<void> {
  const date = daily ? world.now().toISOString().slice(0, 10) : null;
  const posed = await advisor.ask({ kind: "pose", date, seed: world.newSeed(), game: null, grade: null });
  const streak = state().puzzle?.streak ?? 0;
  const opened = posed.ok ? openPuzzle(games, posed.value.puzzle, daily, streak) : posed;
  dispatch(
    opened.ok ? { kind: "puzzle", puzzle: opened.value } : { kind: "flash", text: opened.problem.message },
  );
}
