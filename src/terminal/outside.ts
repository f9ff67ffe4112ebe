/** What this machine lends to activities. It is loaded when the first of them opens another one or keeps something. */

import type { Outside } from "../activity/outside.ts";
import { askHere } from "./advisor.ts";
import type { Host } from "./host.ts";
import { keepProgress, lessonProgress } from "./learn/progress.ts";
import { changeMistakes, keepSlips, logPuzzle, readPuzzles, readSlips } from "./saves/puzzle-log.ts";

export function outsideOf(host: Host): Outside {
  const { games, program, now, newId, newSeed } = host;
  return {
    games,
    program,
    now,
    newId,
    newSeed,
    ask: (job) => askHere(games, job),
    notebook: {
      solved: () => readPuzzles(host),
      addSolved: (solved) => logPuzzle(host, solved),
      slips: (date) => readSlips(host, date),
      keepSlips: (date, slips) => keepSlips(host, date, slips),
      mistakes: () => changeMistakes(host, (known) => known),
      changeMistakes: (change) => changeMistakes(host, change),
      progress: () => lessonProgress(host),
      keepProgress: (progress) => keepProgress(host, progress),
    },
  };
}
