/** Compares what the players of a duel were told with the store. */

import { expect } from "vitest";
import { games } from "../../../src/games/index.ts";
import type { OnlineEvent } from "../../../src/online/events.ts";
import { applyEvent, newOnlineMatch, type OnlineMatch } from "../../../src/online/online-match.ts";
import type { MatchStore } from "../../../src/server/store/match-store.ts";
import type { Duel } from "./duel.ts";
import type { Witness } from "./witness.ts";

/**
 * Whatever has happened, the store has everything that a player was told, unchanged, and everything acknowledged exactly once.
 * No ply is there twice, and both players see what the store has.
 */
export async function checkDuel(store: MatchStore, duel: Duel): Promise<number> {
  const stored = await store.read(duel.match, 0);
  if (typeof stored === "string") throw new Error(`The match is ${stored}.`);
  const { events } = stored;
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  const plies = events.flatMap((event) => (event.type === "moved" ? [event.ply] : []));
  expect(plies).toEqual(plies.map((_, index) => index));
  for (const player of duel.players) checkWitness(player, events);
  const states = duel.players.map(({ client }) => client.view().online);
  for (const state of states) expect(state).toEqual(replay(events));
  return plies.length;
}

function checkWitness({ events: told, acknowledged, client }: Witness, events: readonly OnlineEvent[]): void {
  for (const event of told) expect(event).toEqual(events[event.version - 1]);
  const { seat } = client.view();
  const commands = events.flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  const moves = acknowledged.filter(
    (id) => !events.some((event) => event.type === "joined" && event.command === id),
  );
  for (const id of moves) expect(commands).toContain(`${seat}.${id}`);
}

function replay(events: readonly OnlineEvent[]): OnlineMatch {
  const [first, ...rest] = events;
  const start = first?.type === "opened" ? newOnlineMatch(first, games) : undefined;
  if (start?.ok !== true) throw new Error("The match does not begin.");
  return rest.reduce((state, event) => {
    const next = applyEvent(state, event);
    if (!next.ok) throw new Error(next.problem.message);
    return next.value;
  }, start.value);
}
