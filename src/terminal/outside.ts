/** Loaded when an activity first opens another one or keeps something. */

import { openWithSolver } from "../play/open.ts";
import type { Outside } from "../play/outside.ts";
import { askHere } from "./advisor.ts";
import type { Host } from "./host.ts";
import { changeMistakes, logPuzzle, readPuzzles } from "./saves/puzzle-log.ts";
import { textsOf } from "./saves/texts.ts";

export function outsideOf(host: Host): Outside {
  const { games, program, now, newId, newSeed } = host;
  return {
    games,
    program,
    address: program.page ?? null,
    now,
    newId,
    newSeed,
    open: (job) => openWithSolver({ now, newId }, job),
    ask: (job) => askHere(games, job),
    notebook: {
      ...textsOf(host),
      solved: () => readPuzzles(host).solved,
      addSolved: (solved) => logPuzzle(host, solved),
      mistakes: () => changeMistakes(host, (known) => known),
      changeMistakes: (change) => changeMistakes(host, change),
    },
  };
}
