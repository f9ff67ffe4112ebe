/** The games that can follow a game: the next one, a stronger computer, or another try from an earlier position. */

import { type LevelName, levelNames } from "../../computer/level-names.ts";
import { isComputer, type Match, type Player, takeBackTo } from "../../core/match.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import type { Outside } from "../contract.ts";
import { openGame, openGameAgain } from "../open.ts";
import { newTable, playNamed, type Table } from "../table.ts";

type TableOpening = (outside: Outside) => Promise<Result<Table>>;

export function nextGame({ match, deal = match.series?.deal }: Table): TableOpening {
  return async (outside) => mapResult(await openGame(outside, { kind: "next", match, deal }), newTable);
}

export function strongerGame(table: Table): TableOpening {
  const { match } = table;
  const above = levelAbove(match);
  const raise = (player: Player) => ({ ...player, ...(player.level && above ? { level: above } : {}) });
  const [one, two] = match.players;
  return nextGame({ ...table, match: { ...match, players: [raise(one), raise(two)], series: null } });
}

/** Undefined unless a person played a computer. */
export function levelAbove(match: Match): LevelName | undefined {
  const now = levelNames.find((name) => match.players.some(({ level }) => level === name));
  const isDuel = isComputer(match, 1) !== isComputer(match, 2);
  return now === undefined || !isDuel ? undefined : levelNames[levelNames.indexOf(now) + 1];
}

/** From an earlier position; a move may be made there at once. */
export function branchAt({ match, deal }: Table, ply: number, move?: string): TableOpening {
  return async ({ newId, now }) => {
    const own = { id: newId(), startedAt: now().toISOString(), series: null };
    const branch = newTable({ match: { ...takeBackTo(match, ply), ...own }, notes: [branchNote], deal });
    return ok(move === undefined ? branch : { ...branch, match: playNamed(branch, move).match });
  };
}

const branchNote = "This is a new game from that position. The old one hasn't changed.";

export function restartedGame({ match, deal }: Table): TableOpening {
  return async (outside) => ok(newTable(openGameAgain(outside, match, deal)));
}
