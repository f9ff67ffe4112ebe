/** Keeps the mistakes of a finished game, to come back as puzzles. */

import type { Match } from "../../../core/match.ts";
import { toRecord } from "../../../core/record.ts";
import type { Seat } from "../../../core/seat.ts";
import { withGame } from "../../../table/puzzle/mistakes.ts";
import { outsideOf } from "../outside.ts";
import type { Store } from "../store.ts";

export async function collectMistakes(store: Store, match: Match, own: readonly Seat[]): Promise<void> {
  const { ask, notebook } = outsideOf(store);
  const review = await ask({ kind: "review", record: toRecord(match), quick: true });
  if (review.ok) notebook.changeMistakes((known) => withGame(known, match, review.value.card, own));
}
