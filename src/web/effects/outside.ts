/** What this browser lends to activities. Another page may have kept something meanwhile, so what is stored counts. */

import "./schemas.ts";
import type { Notebook, Outside } from "../../activity/outside.ts";
import { ok } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import { readMistakes } from "../../table/puzzle/mistakes.ts";
import { readSolved, solvedDaily } from "../../table/puzzle/solved.ts";
import { readList } from "../state/keep/kept-games.ts";
import { programName } from "./named.ts";
import type { Store } from "./store.ts";

/** Years of days. */
const mostSolved = 2000;

export function outsideOf({ games, world, advisor, dispatch }: Store): Outside {
  const { now, newId, newSeed } = world;
  const notebook = notebookIn(world, (puzzles) => dispatch({ kind: "set", values: { puzzles } }));
  return {
    games,
    program: programName(),
    now,
    newId,
    newSeed,
    ask: (job) => advisor.ask(job),
    notebook,
  };
}

type Puzzles = NonNullable<Store["state"]["value"]["puzzles"]>;

/** The page is told what is kept of puzzles whenever that may be another. */
function notebookIn({ read, write }: Store["world"], tell: (puzzles: Puzzles) => void): Notebook {
  const solved = () => readList(read("puzzles")).flatMap(readSolved);
  const mistakes = () => readMistakes(parseJson(read("mistakes") ?? ""));
  const keep = (name: string, value: unknown) => {
    write(name, JSON.stringify(value));
    tell({ solved: solved(), mistakes: mistakes() });
  };
  tell({ solved: solved(), mistakes: mistakes() });
  return {
    read,
    write,
    solved,
    // Of the puzzles, only the daily ones are kept, each once.
    addSolved: (puzzle) => {
      if (puzzle.daily && solvedDaily(solved(), puzzle.date) === undefined)
        keep("puzzles", [puzzle, ...solved()].slice(0, mostSolved));
      return ok(undefined);
    },
    mistakes: () => ok(mistakes()),
    // The list of finished games tells which of them were looked through.
    changeMistakes: (change) => {
      keep("mistakes", { list: change(mistakes()).list, seen: [] });
      return ok(mistakes());
    },
  };
}
