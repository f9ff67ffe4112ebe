/** Opens the rematch, or the next game of a series, for the same two players. */

import type { DealtStart } from "../../core/options.ts";
import { type MatchRecord, toRecord } from "../../core/record.ts";
import type { Answer } from "../../protocol/online/codes.ts";
import type { ClockSettings, OpenedEvent } from "../../protocol/online/events.ts";
import type { NewMatch, SeatKeys } from "../../storage/match-store.ts";
import type { ServerContext } from "../context.ts";
import type { LiveMatch } from "./live-match.ts";

/** In a rematch the players change seats, and their keys with them. */
export async function openNext(
  { thinker, store }: ServerContext,
  live: LiveMatch,
  how: "rematch" | "series",
): Promise<Answer<NewMatch>> {
  const { match, deal, clock } = live.online;
  const opened = await thinker.think({ kind: "open-next", how, record: toRecord(match), deal });
  if (!opened.ok) return opened;
  const [one, two] = live.keys;
  const keys: SeatKeys = how === "rematch" ? [two, one] : [one, two];
  const event = openedEvent(opened.value, {
    at: store.now(),
    taken: [true, true],
    clock: clock === null ? null : { initialMs: clock.initialMs, incrementMs: clock.incrementMs },
    previous: live.id,
  });
  const { id } = opened.value.record;
  return { ok: true, value: { id, opener: live.opener, phase: "playing", keys, events: [event] } };
}

interface Opening {
  readonly at: number;
  readonly taken: readonly [boolean, boolean];
  readonly clock: ClockSettings | null;
  readonly previous: string | null;
}

export function openedEvent(
  { record, deal }: { readonly record: MatchRecord; readonly deal: DealtStart | undefined },
  opening: Opening,
): OpenedEvent {
  return { type: "opened", version: 1, record, ...opening, ...(deal === undefined ? {} : { deal }) };
}
