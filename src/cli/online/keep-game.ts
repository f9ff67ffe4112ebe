/** Finished online games land in the history of saved games, once. */

import { formatRecord } from "../../core/record.ts";
import { Autosave } from "../autosave.ts";
import type { Host } from "../host.ts";
import type { Seen } from "./standing.ts";

/** Gives what the player should know about it; nothing where there is nothing to keep. */
export function keepGame(host: Host, { online, seat }: Seen): readonly string[] {
  const { match } = online;
  if (match.outcome === null || seat === null) return [];
  const folder = host.records();
  const stored = folder.read(match.id);
  if (stored.ok && stored.value === formatRecord(match)) return [];
  const saved = new Autosave(folder, host.newId).save(match);
  const { id } = saved.match;
  const known = folder.read(id).ok;
  return known
    ? [...saved.notes, `The game is in your history. Look at it with: switchyard analyze --record ${id}`]
    : saved.notes;
}
