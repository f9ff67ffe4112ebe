/** The operator's commands for stored games. A running server sees the changes and tells the players. */

import { fail, mapResult, ok, type Result } from "../../core/result.ts";
import type { OnlineEvent } from "../../online/events.ts";
import type { MatchStore, StoredMatch } from "./match-store.ts";

const away = fail("cannot-read", "Can't reach the stored games right now. Try again in a moment.");

type Summaries = readonly ReturnType<typeof summarize>[];

export async function listMatches(store: MatchStore, most: number): Promise<Result<Summaries>> {
  const ids = await store.newest(most);
  if (ids === "unavailable") return away;
  const found = await Promise.all(
    ids.map(async (id) => mapResult(await read(store, id), (stored) => summarize(id, stored))),
  );
  return ok(found.flatMap((one) => (one.ok ? [one.value] : [])));
}

export async function closeMatch(store: MatchStore, id: string): Promise<Result<void>> {
  for (;;) {
    const stored = await read(store, id);
    if (!stored.ok) return stored;
    const { events, phase } = stored.value;
    const last = events.at(-1);
    if (phase === "over" || last === undefined) return fail("game-over", "This game is already over.");
    const ended: OnlineEvent = {
      type: "ended",
      version: last.version + 1,
      at: Math.max(store.now(), last.at),
      winner: null,
      reason: "abandoned",
    };
    const answer = await store.append({ match: id, after: last.version, events: [ended], phase: "over" });
    if (answer === "stored") return ok(undefined);
    if (answer === "unavailable") return away;
  }
}

export async function deleteMatch(store: MatchStore, id: string): Promise<Result<void>> {
  const removed = await store.remove(id);
  if (removed === "unavailable") return away;
  return removed ? ok(undefined) : unknown(id);
}

async function read(store: MatchStore, id: string): Promise<Result<StoredMatch>> {
  const stored = await store.read(id, 0);
  if (stored === "unavailable") return away;
  return stored === "missing" ? unknown(id) : ok(stored);
}

function unknown(id: string): Result<never> {
  return fail("not-found", `There's no game ${id}. It may have been deleted.`);
}

/** Needs no rules, so it also works for games that this program doesn't know. */
function summarize(id: string, { events, network, phase }: StoredMatch) {
  const [first] = events;
  const record = first?.type === "opened" ? first.record : undefined;
  const players = record?.players.map(({ name }) => name) ?? [];
  for (const event of events) if (event.type === "joined") players[event.seat - 1] = event.name;
  return {
    id,
    game: record?.game ?? "",
    phase,
    players,
    moves: movesOf(events),
    events: events.length,
    network,
    openedAt: first?.at ?? 0,
    lastAt: events.at(-1)?.at ?? 0,
  };
}

function movesOf(events: readonly OnlineEvent[]): readonly string[] {
  let moves: readonly string[] = [];
  for (const event of events)
    if (event.type === "moved") moves = [...moves, event.move];
    else if (event.type === "taken-back") moves = moves.slice(0, event.ply);
  return moves;
}
