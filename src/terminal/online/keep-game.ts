/** Finished online games land in the history of saved games, once, with the seat that was played from here. */

import { toRecord } from "../../core/record.ts";
import type { Host } from "../host.ts";
import type { Seen } from "./standing.ts";

/** Gives what the player should know about it; nothing where there is nothing to keep. */
export function keepGame(host: Host, { online, seat }: Seen): readonly string[] {
  const { match } = online;
  if (match.outcome === null || seat === null) return [];
  const record = { ...toRecord(match), online: { seat } };
  const kept = host.records().create(match.id, `${JSON.stringify(record)}\n`);
  if (kept.ok)
    return [`The game is in your history. Look at it with: switchyard analyze --record ${match.id}`];
  return kept.problem.code === "exists" ? [] : [`The game cannot be kept: ${kept.problem.message}.`];
}
