/** Looks up today's puzzle, for the front page. */

import { today } from "../../activity/outside.ts";
import { findPosition } from "../../players/job.ts";
import { askOnce } from "./advisor.ts";
import type { Store } from "./store.ts";
import { lendOutside } from "./wants.ts";

export async function lookUpDaily(store: Store): Promise<void> {
  const { games, state, world, dispatch } = store;
  const date = today(world);
  if (state.value.daily?.date === date) return;
  const posed = await askOnce({ kind: "pose", request: { by: "date", date, today: date } });
  const found = posed.ok ? findPosition(games, posed.value.puzzle) : posed;
  if (!posed.ok || !found.ok) return;
  const { game, position } = found.value;
  const { task } = posed.value.puzzle.decision;
  // A newcomer's notebook is empty, and need not be loaded.
  const known = world.read("puzzles") === null ? [] : (await lendOutside(store)).notebook.solved();
  const solved = known.some((puzzle) => puzzle.daily && puzzle.date === date);
  const daily = { date, title: game.title, task, board: game.board(position), solved };
  dispatch({ kind: "set", values: { daily } });
}
