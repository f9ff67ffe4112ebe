/** Looks up today's puzzle, for the front page. */

import { today } from "../../activity/outside.ts";
import { findPosition } from "../../players/job.ts";
import { askOnce } from "./advisor.ts";
import type { Store } from "./store.ts";

export async function lookUpDaily(store: Store): Promise<void> {
  const { games, state, world, dispatch } = store;
  const date = today(world);
  if (state.value.daily?.date === date) return;
  const posed = await askOnce({ kind: "pose", request: { by: "date", date, today: date } });
  const found = posed.ok ? findPosition(games, posed.value.puzzle) : posed;
  if (!posed.ok || !found.ok) return;
  const { game, position } = found.value;
  const { task } = posed.value.puzzle.decision;
  const daily = { date, title: game.title, task, board: game.board(position) };
  dispatch({ kind: "set", values: { daily } });
}
