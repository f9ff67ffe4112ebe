/** Loaded when an activity first opens another one or keeps something. */

import type { KeyValueStore, Outside } from "../play/outside.ts";
import { askHere } from "./advisor.ts";
import type { Host } from "./host.ts";
import { changeMistakes, logPuzzle, readPuzzles } from "./saves/puzzle-log.ts";

export function outsideOf(host: Host): Outside {
  const { games, program, now, newId, newSeed } = host;
  return {
    games,
    program,
    address: program.page ?? null,
    now,
    newId,
    newSeed,
    ask: (job) => askHere(host, job),
    notebook: {
      ...textsOf(host),
      solved: () => readPuzzles(host).solved,
      addSolved: (solved) => logPuzzle(host, solved),
      mistakes: () => changeMistakes(host, (known) => known),
      changeMistakes: (change) => changeMistakes(host, change),
    },
  };
}

/** Kept as files beside the solved puzzles; losing one costs nothing. */
export function textsOf(host: Pick<Host, "puzzles">): KeyValueStore {
  return {
    read: (name) => {
      const text = host.puzzles().read(name);
      return text.ok ? text.value.trim() : null;
    },
    write: (name, text) => {
      if (text === "") host.puzzles().remove(name);
      else host.puzzles().put(name, `${text}\n`);
    },
  };
}
