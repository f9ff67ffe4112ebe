/** What the advisor is asked for about puzzles and games, and where its answers go. */

import type { Game } from "../core/game.ts";
import { openPuzzle } from "./state/puzzle.ts";
import type { Store } from "./store.ts";

export function createPuzzleActions(store: Store) {
  return {
    pose: (daily: boolean) => pose(store, daily),
    answer: (given: readonly string[]) => judge(store, given),
    lookUp: (game: Game) => lookUp(store, game),
  };
}

async function pose({ games, world, advisor, state, dispatch }: Store, daily: boolean): Promise<void> {
  const today = world.now().toISOString().slice(0, 10);
  const posed = await advisor.ask({
    kind: "pose",
    request: daily
      ? { by: "date", date: today, today }
      : { by: "seed", seed: world.newSeed(), game: null, kind: null, grade: null },
  });
  const streak = state.value.puzzle?.streak ?? 0;
  const opened = posed.ok ? openPuzzle(games, posed.value.puzzle, daily, streak) : posed;
  dispatch(
    opened.ok ? { kind: "puzzle", puzzle: opened.value } : { kind: "flash", text: opened.problem.message },
  );
}

async function judge({ advisor, state, dispatch }: Store, given: readonly string[]): Promise<void> {
  const { puzzle } = state.value;
  if (puzzle === null) return;
  const { posed, played, decision } = puzzle;
  const result = await advisor.ask({ kind: "judge", puzzle: posed, played, given });
  if (!result.ok) dispatch({ kind: "flash", text: result.problem.message });
  else if (state.value.puzzle?.decision === decision)
    dispatch({ kind: "puzzle-result", result: result.value, given });
}

async function lookUp({ advisor, state, dispatch }: Store, game: Game): Promise<void> {
  if (state.value.known.has(game.id)) return;
  const known = await advisor.ask({ kind: "known", game: game.id });
  if (known.ok) dispatch({ kind: "known", game: game.id, sentences: known.value.sentences });
}
