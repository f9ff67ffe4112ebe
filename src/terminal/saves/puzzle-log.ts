/** Each solved puzzle has a small file of its own. The player's mistakes are in another. */

import { advise } from "../../computer/advise.ts";
import { type MatchRecord, rebuildMatch } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import type { KeyValueStore, Outside } from "../../play/contract.ts";
import {
  type OwnMistakes,
  readMistakes,
  readSolved,
  type SolvedPuzzle,
  withGame,
} from "../../puzzles/notebook.ts";
import { overviewOf, type PuzzleOverview } from "../../puzzles/overview.ts";
import { askHere } from "../advisor.ts";
import type { Host } from "../host.ts";
import { ownSeats, readRecords } from "./record-list.ts";

/** A daily puzzle keeps its first result. An unreadable file is replaced. */
export function logPuzzle(host: Host, solved: SolvedPuzzle): Result<void> {
  const name = solved.daily === null ? `puzzle-${solved.date}-${host.newId()}` : `daily-${solved.daily}`;
  const before = host.puzzles().read(name);
  const isKept = before.ok && readSolved(parseJson(before.value)) !== undefined;
  return isKept ? ok(undefined) : host.puzzles().put(name, `${JSON.stringify(solved)}\n`);
}

export function readPuzzles(host: Host) {
  const folder = host.puzzles();
  const names = folder.list();
  const solved: SolvedPuzzle[] = [];
  const unreadable: { id: string; message: string }[] = [];
  for (const id of names.ok ? names.value.filter((name) => /^(daily|puzzle)-/.test(name)) : []) {
    const text = folder.read(id);
    const puzzle = text.ok ? readSolved(parseJson(text.value)) : undefined;
    if (puzzle !== undefined) solved.push(puzzle);
    else unreadable.push({ id, message: "It's damaged, or an older version wrote it." });
  }
  return { solved, unreadable };
}

/** How many new games a menu reviews each time it loads. Reviewing more would make the player wait. */
const mostForMenu = 5;

export function puzzleOverview(host: Host): PuzzleOverview {
  const mistakes = changeMistakes(host, (known) => known, mostForMenu);
  const { solved } = readPuzzles(host);
  return overviewOf(solved, mistakes.ok ? mistakes.value : readMistakes(undefined), host.now());
}

const mistakesName = "own-mistakes";

export function changeMistakes(
  host: Host,
  change: (mistakes: OwnMistakes) => OwnMistakes,
  mostGames = Number.POSITIVE_INFINITY,
): Result<OwnMistakes> {
  const folder = host.puzzles();
  const before = folder.read(mistakesName);
  const known = readMistakes(before.ok ? parseJson(before.value) : undefined);
  const records = readRecords(host);
  const ids = host.games.map(({ id }) => id);
  const isNew = ({ id, game, result }: MatchRecord) =>
    result !== null && ids.includes(game) && !known.seen.includes(id);
  const games = (records.ok ? records.value.records : []).filter(isNew).slice(0, mostGames);
  const after = change(games.reduceRight((mistakes, record) => lookThrough(host, mistakes, record), known));
  if (after === known) return ok(known);
  const written = folder.put(mistakesName, `${JSON.stringify(after)}\n`);
  if (written.ok) return ok(after);
  return fail(written.problem.code, `Couldn't save your mistakes: ${written.problem.message}.`);
}

/** Counts a game as seen even if it can't be reviewed. Otherwise, every visit to the menu would try again. */
function lookThrough(host: Host, mistakes: OwnMistakes, record: MatchRecord): OwnMistakes {
  const match = rebuildMatch(record, host.games);
  const review = advise(host.games, { kind: "review", record, quick: true });
  if (!match.ok || !review.ok) return { ...mistakes, seen: [...mistakes.seen, record.id] };
  return withGame(mistakes, match.value, review.value.card, ownSeats(record));
}

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

/** Small texts, such as lesson progress, in files next to the solved puzzles. Ignores errors of the disk. */
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
