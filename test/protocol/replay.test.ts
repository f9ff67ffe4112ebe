/** Many events in one pass lead where one after the other does; what is read from a store is checked like anything else. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { newMatch } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { switchBattle } from "../../src/games/index.ts";
import {
  eventSchema,
  type OnlineEvent,
  type OpenedEvent,
  parseEvent,
} from "../../src/protocol/online/events.ts";
import {
  applyEvent,
  applyEvents,
  type OnlineMatch,
  openOnline,
} from "../../src/protocol/online/online-match.ts";
import { roundCrowd } from "../../src/server/match/audience.ts";

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

test("all events in one pass lead to the same match, and leave the first one as it was", () => {
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

test("an event that does not belong there ends the pass with its problem", () => {
  const [one, , three] = eventsFrom([1, 2, 3]);
  if (one === undefined || three === undefined) throw new Error("There are three.");
  expect(applyEvents(opened(), [one, three])).toMatchObject({ ok: false, problem: { code: "bad-request" } });
  const over: OnlineEvent = { type: "ended", version: 3, at: 300, winner: 1, reason: "resigned" };
  const back: OnlineEvent = { type: "taken-back", version: 4, at: 400, ply: 0 };
  expect(applyEvents(opened(), [one, over, back])).toMatchObject({ problem: { code: "game-over" } });
});

test("a stored move is read by hand as the schema reads it", () => {
  const odd = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string({ maxLength: 20 }),
    fc.constant(null),
    fc.constant(undefined),
    fc.constant("1.m1"),
    fc.constant("3.m1"),
  );
  const key = fc.constantFrom("type", "version", "at", "ply", "move", "command", "more");
  const move = { type: "moved", version: 2, at: 5, ply: 0, move: "1", command: "1.m1" };
  const changes = fc.dictionary(key, odd, { maxKeys: 2 });
  let readable = 0;
  fc.assert(
    fc.property(changes, fc.subarray(Object.keys(move), { minLength: 4 }), (change, kept) => {
      const all = Object.entries(move).filter(([name]) => kept.includes(name));
      const value = { ...Object.fromEntries(all), ...change };
      const parsed = eventSchema.safeParse(value);
      if (parsed.success) {
        readable++;
        expect(parseEvent(value)).toStrictEqual(parsed.data);
      } else expect(() => parseEvent(value)).toThrow();
    }),
    { numRuns: 2_000 },
  );
  expect(readable).toBeGreaterThan(100);
});

test("a small crowd is counted, a large one rounded", () => {
  expect([0, 1, 20, 21, 24, 25, 99, 104, 995, 1_240, 12_499].map(roundCrowd)).toEqual([
    0, 1, 20, 20, 20, 30, 100, 100, 1_000, 1_200, 12_000,
  ]);
});
