/** The games that follow a game: the next one, a retry from one of its positions, the same from its start. */

import { isComputer, type Match, type Player, takeBackTo } from "../../core/match.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { type LevelName, levelNames } from "../../players/level-names.ts";
import { openRestart } from "../../table/open.ts";
import { playNamed } from "../../table/play.ts";
import { openTable, type Table } from "../../table/table.ts";
import type { Outside } from "../outside.ts";

/** A game that can open once the outside provides what it needs. */
export type Opening = (outside: Outside) => Promise<Result<Table>>;

/** The next game of the series, or a rematch in which the other player moves first. */
export function nextGame({ match, deal = match.series?.deal }: Table): Opening {
  return async ({ open }) => mapResult(await open({ kind: "next", match, deal }), openTable);
}

/** A rematch against a stronger computer. */
export function strongerGame(table: Table, level: LevelName): Opening {
  const [one, two] = table.match.players;
  const raise = (player: Player) => (player.level === undefined ? player : { ...player, level });
  return nextGame({ ...table, match: { ...table.match, players: [raise(one), raise(two)], series: null } });
}

/** The next level up, if a person played against a computer. */
export function levelAbove(match: Match): LevelName | undefined {
  const now = levelNames.find((name) => match.players.some(({ level }) => level === name));
  const isDuel = isComputer(match, 1) !== isComputer(match, 2);
  return now === undefined || !isDuel ? undefined : levelNames[levelNames.indexOf(now) + 1];
}

/** A new game that begins with the moves so far. */
export function branchAt({ match, deal }: Table, ply: number): Opening {
  return async ({ newId, now }) => {
    const own = { id: newId(), startedAt: now().toISOString(), series: null };
    return ok(openTable({ match: { ...takeBackTo(match, ply), ...own }, notes: [branchNote], deal }));
  };
}

const branchNote = "This is a new game from that position. The earlier one stays as it was.";

/** The same, plus a move from the earlier position. */
export function branchWith(table: Table, ply: number, move: string): Opening {
  return async (outside) =>
    mapResult(await branchAt(table, ply)(outside), (branch) => ({
      ...branch,
      match: playNamed(branch, move).match,
    }));
}

export function restartedGame({ match, deal }: Table): Opening {
  return async (outside) => ok(openTable(openRestart(outside, match, deal)));
}
