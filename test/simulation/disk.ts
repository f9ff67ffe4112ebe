/**
 * A simulated disk, which survives crashes: matches and events, with transactions. If the COMMIT fails, everything since BEGIN
 * is undone.
 */

import type { Pair } from "../../src/core/seat.ts";
import {
  type Append,
  type AppendAnswer,
  type MatchRow,
  type NewMatch,
  type Outage,
  type Retention,
  readPhase,
} from "../../src/server/store/match-store.ts";

export interface Kept extends MatchRow {
  readonly network: string;
  phase: string;
  key1: string | null;
  key2: string | null;
  /** As JSON, in the order of their versions. */
  readonly events: string[];
  at: number;
}

export class Disk {
  readonly matches = new Map<string, Kept>();
  readonly outages: Outage[] = [];
  /** When a server was last running. */
  alive: number | undefined;
  #undo: (() => void)[] = [];

  begin(): void {
    this.#undo = [];
  }

  commit(): void {
    this.#undo = [];
  }

  rollBack(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  insert({ id, network, phase, keys, events }: NewMatch): AppendAnswer {
    if (this.matches.has(id)) return "conflict";
    const texts = events.map((event) => JSON.stringify(event));
    const at = events.at(-1)?.at ?? 0;
    this.matches.set(id, { network, phase, key1: keys[0], key2: keys[1], events: texts, at });
    this.#undo.push(() => this.matches.delete(id));
    return "stored";
  }

  extend({ match, after, events, phase, keys, opens }: Append): AppendAnswer {
    const kept = this.matches.get(match);
    if (kept?.events.length !== after) return "conflict";
    if (opens !== undefined && this.insert(opens) !== "stored") return "conflict";
    const before: Pair<string | null> = [kept.key1, kept.key2];
    const { phase: phaseBefore, at } = kept;
    this.#undo.push(() => {
      kept.events.length = after;
      Object.assign(kept, { key1: before[0], key2: before[1], phase: phaseBefore, at });
    });
    kept.events.push(...events.map((event) => JSON.stringify(event)));
    kept.at = events.at(-1)?.at ?? at;
    if (phase !== undefined) kept.phase = phase;
    if (keys !== undefined) [kept.key1, kept.key2] = keys;
    return "stored";
  }

  /** The matches that are older than their phase allows. */
  findOld(keep: Retention, now: number): readonly string[] {
    const isOld = ({ phase, at }: Kept) => at < now - keep[readPhase(phase)];
    return [...this.matches].filter(([, kept]) => isOld(kept)).map(([id]) => id);
  }

  forAnyone(): readonly string[] {
    const found = [...this.matches].filter(([, { phase }]) => phase === "anyone");
    return found.toSorted(([, one], [, two]) => one.at - two.at).map(([id]) => id);
  }

  newest(): number | undefined {
    const times = [...this.matches.values()].map(({ at }) => at);
    return times.length === 0 ? undefined : Math.max(...times);
  }

  countOpen(network: string): number {
    let count = 0;
    for (const kept of this.matches.values()) if (kept.network === network && kept.phase !== "over") count++;
    return count;
  }
}
