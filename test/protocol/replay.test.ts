/** A match is restored from its events in one pass. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { newMatch } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { switchBattle } from "../../src/games/index.ts";
import type { OnlineEvent, OpenedEvent } from "../../src/protocol/online/events.ts";
import {
  applyEvent,
  applyEvents,
  type OnlineMatch,
  openOnline,
} from "../../src/protocol/online/online-match.ts";

function opened(): OnlineMatch {
  const start = setUp(switchBattle, { options: { switches: 20 } });
  if (!start.ok) throw new Error(start.problem.message);
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = {
    id: "m0000000001",
    players,
    seed: 1,
    startedAt: "2026-11-15T00:00:00.000Z",
    series: null,
  };
  const record = toRecord(newMatch(switchBattle, start.value, details));
  const clock = { initialMs: 60_000, incrementMs: 500 };
  const event: OpenedEvent = {
    type: "opened",
    version: 1,
    at: 0,
    record,
    taken: [true, true],
    clock,
    previous: null,
  };
  const online = openOnline(event, [switchBattle]);
  if (!online.ok) throw new Error(online.problem.message);
  return online.value;
}

/** Moves of the first 19 switches, and now and then a takeback of one or two. */
function eventsFrom(steps: readonly number[]): readonly OnlineEvent[] {
  let ply = 0;
  return steps.map((step, index) => {
    const stamp = { version: index + 2, at: (index + 1) * 100 };
    if (step >= 20 && ply >= 2) {
      ply -= step - 19;
      return { type: "taken-back", ...stamp, ply };
    }
    return { type: "moved", ...stamp, ply: ply++, move: String((step % 19) + 1) };
  });
}

test("many events in one pass lead to the same match as one after the other", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 21 }), { maxLength: 60 }), (steps) => {
      const first = opened();
      const events = eventsFrom(steps);
      const together = applyEvents(first, events);
      let each = first;
      for (const event of events) {
        const next = applyEvent(each, event);
        if (!next.ok) throw new Error(next.problem.message);
        each = next.value;
      }
      expect(together).toEqual({ ok: true, value: each });
      expect(first).toEqual(opened());
    }),
  );
});
