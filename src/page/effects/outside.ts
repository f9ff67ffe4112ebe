/** Always reads the storage, because another tab may have changed it. */

import "./schemas.ts";
import type { Match } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { ok } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { parseJson } from "../../core/text.ts";
import type { Notebook, Outside } from "../../play/contract.ts";
import { readMistakes, readSolved, solvedDaily, withGame } from "../../puzzles/notebook.ts";
import { readList } from "../state/keep/kept-games.ts";
import type { Dispatch } from "../state/update.ts";
import type { Store, World } from "./world.ts";

const mostSolved = 2000;

export function outsideOf({ games, world, advisor, dispatch }: Store): Outside {
  const { program, now, newId, newSeed } = world;
  return {
    games,
    program,
    address: world.address(),
    now,
    newId,
    newSeed,
    ask: (job) => advisor.ask(job),
    notebook: notebookIn(world, dispatch),
  };
}

export function keptPuzzles({ read }: World) {
  const entries = readList(read("puzzles")).map(readSolved);
  const solved = entries.filter((puzzle) => puzzle !== undefined);
  return { solved, mistakes: readMistakes(parseJson(read("mistakes") ?? "")) };
}

function notebookIn(world: World, dispatch: Dispatch): Notebook {
  const kept = () => keptPuzzles(world);
  const tell = () => dispatch({ kind: "set", values: { puzzles: kept() } });
  const keep = (name: string, value: unknown) => {
    world.write(name, JSON.stringify(value));
    tell();
  };
  tell();
  return {
    read: world.read,
    write: world.write,
    solved: () => kept().solved,
    // A daily puzzle keeps its first result.
    addSolved: (puzzle) => {
      const { solved } = kept();
      if (puzzle.daily === null || solvedDaily(solved, puzzle.daily) === undefined)
        keep("puzzles", [puzzle, ...solved].slice(0, mostSolved));
      return ok(undefined);
    },
    mistakes: () => ok(kept().mistakes),
    // `seen` stays empty. The list of finished games shows which ones have been reviewed.
    changeMistakes: (change) => {
      keep("mistakes", { list: change(kept().mistakes).list, seen: [] });
      return ok(kept().mistakes);
    },
  };
}

export async function collectMistakes(store: Store, match: Match, own: readonly Seat[]): Promise<void> {
  const { ask, notebook } = outsideOf(store);
  const review = await ask({ kind: "review", record: toRecord(match), quick: true });
  if (review.ok) notebook.changeMistakes((known) => withGame(known, match, review.value.card, own));
}
