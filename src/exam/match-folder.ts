/**
 * The folder of a sealed match: `match.json` holds the plan, `games.jsonl` the moves, each on disk before the
 * agent learns the reply. The log is the match: a restarted server continues the open game, and a finished
 * game stays finished.
 */

import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { MatchRecord } from "../core/record.ts";
import { parseRecord } from "../core/record-reader.ts";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { type ChainedLog, type LogLine, openLog, readLog } from "./chained-log.ts";
import type { MatchPlan } from "./match-plan.ts";

const kind = {
  name: "match",
  manifest: z.object({ plan: z.unknown(), version: z.string(), startedAt: z.string() }),
  log: "games.jsonl",
};

const lineSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("server") }),
  z.object({ event: z.literal("start"), number: z.int(), record: z.unknown() }),
  z.object({
    event: z.literal("moves"),
    number: z.int(),
    /** The agent's move and the replies to it; empty if it resigned. */
    moves: z.array(z.string()),
    /** Null during the game. */
    result: z.unknown(),
  }),
]);

export interface MatchFolder {
  readonly plan: MatchPlan;
  readonly games: readonly MatchRecord[];
  readonly log: Pick<ChainedLog, "append" | "head" | "close">;
}

export interface MatchLog {
  readonly plan: string;
  readonly version: string;
  readonly games: readonly MatchRecord[];
  readonly starts: number;
  readonly head: string;
}

export function openMatchFolder(
  path: string,
  plan: MatchPlan,
  about: { readonly version: string; readonly startedAt: string },
): Result<MatchFolder> {
  const log = openLog(path, kind, { plan, ...about }, (kept) =>
    isDeepStrictEqual(kept.plan, plan) ? undefined : "a match with another plan",
  );
  if (!log.ok) return log;
  return mapResult(gamesIn(log.value.lines), (games) => ({ plan, games, log: log.value }));
}

export function readMatchFolder(path: string): Result<MatchLog> {
  const log = readLog(path, kind);
  if (!log.ok) return log;
  const { lines, head, manifest } = log.value;
  const starts = lines.filter(({ event }) => event === "server").length;
  const about = { plan: JSON.stringify(manifest.plan), version: manifest.version, starts, head };
  return mapResult(gamesIn(lines), (games) => ({ ...about, games }));
}

/** Only the last one may be open. */
function gamesIn(lines: readonly LogLine[]): Result<readonly MatchRecord[]> {
  const games: MatchRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const parsed = lineSchema.safeParse(line);
    const fits = parsed.success && applyLine(games, parsed.data);
    if (!fits) return fail("bad-record", `Line ${at + 1} of games.jsonl isn't part of a match.`);
  }
  return ok(games);
}

function applyLine(games: MatchRecord[], line: z.infer<typeof lineSchema>): boolean {
  if (line.event === "server") return true;
  const last = games.at(-1);
  const isOpen = last !== undefined && last.result === null;
  if (line.event === "start") {
    const record = parseRecord(JSON.stringify(line.record));
    if (isOpen || line.number !== games.length + 1 || !record.ok) return false;
    games.push(record.value);
    return true;
  }
  if (!isOpen || line.number !== games.length) return false;
  const { moves, result } = line;
  const record = parseRecord(JSON.stringify({ ...last, moves: [...last.moves, ...moves], result }));
  if (record.ok) games[games.length - 1] = record.value;
  return record.ok;
}
