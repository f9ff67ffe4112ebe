/** What a database reports about itself, and what it holds for a bench. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ask } from "../../deploy/ask.ts";

export interface LogFigures {
  /** Syncs of the log: the commits that waited for the disk, several at a time where they met. */
  readonly syncs: number;
  readonly bytes: number;
}

export async function logFigures(url: string): Promise<LogFigures> {
  const [row] = await ask(
    url,
    "SELECT wal_sync::float8 AS syncs, wal_bytes::float8 AS bytes FROM pg_stat_wal",
  );
  return { syncs: Number(row?.syncs ?? 0), bytes: Number(row?.bytes ?? 0) };
}

export async function megabytesOnDisk(url: string): Promise<number> {
  const [row] = await ask(url, "SELECT pg_database_size(current_database())::float8 / 1e6 AS mb");
  return Number(row?.mb ?? 0);
}

/** Open games of 20 moves, copies of one that was played, until there are this many. */
export async function storeGames(url: string, games: number): Promise<void> {
  await ask(url, "DELETE FROM switchyard_matches WHERE id LIKE 'bench%'");
  await ask(url, "DELETE FROM switchyard_events WHERE match LIKE 'bench%'");
  const [model] = await ask(url, "SELECT id FROM switchyard_matches WHERE version > 22 LIMIT 1");
  const id = String(model?.id);
  await ask(
    url,
    `INSERT INTO switchyard_matches SELECT 'bench' || n, opener || n, 'playing', key1, key2, 22, touched, touched_hour
     FROM switchyard_matches, generate_series(1, ${games}) AS n WHERE id = '${id}'`,
  );
  await ask(
    url,
    `INSERT INTO switchyard_events SELECT 'bench' || n, version, event
     FROM switchyard_events, generate_series(1, ${games}) AS n WHERE match = '${id}' AND version <= 22`,
  );
  // Otherwise the database would do it on its own, in the middle of the round.
  await ask(url, "VACUUM ANALYZE");
}

export interface BackupFigures {
  readonly dumpSeconds: number;
  readonly megabytes: number;
  readonly restoreSeconds: number;
}

/** Takes a backup and restores it into another database of the same server. */
export async function backUp(programs: string, url: string): Promise<BackupFigures> {
  const begun = performance.now();
  const dump = execFileSync(join(programs, "pg_dump"), ["--format=custom", `--dbname=${url}`], {
    maxBuffer: 4e9,
  });
  const dumped = performance.now();
  await ask(url, "CREATE DATABASE restored");
  const target = new URL(url);
  target.pathname = "/restored";
  execFileSync(join(programs, "pg_restore"), ["--no-owner", `--dbname=${target.href}`], { input: dump });
  const counts = await Promise.all(
    [url, target.href].map((each) =>
      ask(each, "SELECT count(*)::integer AS events FROM switchyard_events WHERE match LIKE 'bench%'"),
    ),
  );
  if (counts[0]?.[0]?.events !== counts[1]?.[0]?.events) throw new Error("The backup is not whole.");
  const restored = performance.now();
  return {
    dumpSeconds: (dumped - begun) / 1000,
    megabytes: dump.length / 1e6,
    restoreSeconds: (restored - dumped) / 1000,
  };
}
