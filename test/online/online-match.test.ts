/** A match accepts only valid events. Our own code reads stored events as strictly as the schema does. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Seat } from "../../src/core/seat.ts";
import { games, switchBattle } from "../../src/games/index.ts";
import type { OnlineEvent } from "../../src/online/events.ts";
import { createSchema } from "../../src/online/messages.ts";
import {
  applyEvent,
  applyEvents,
  fromSnapshot,
  type OnlineMatch,
  toSnapshot,
} from "../../src/online/online-match.ts";
import { must } from "../support/must.ts";
import { moved, openedView, playingView, resigned, withEvents } from "../support/online-views.ts";

const clock = { initialMs: 60_000, incrementMs: 2_000 };
const playing = withEvents(playingView({ clock }), moved(0, "1")).online;
const over = withEvents(playingView(), resigned).online;

/** The match after one more event, five seconds later. */
function addTo(online: OnlineMatch, event: object): OnlineMatch | string {
  const next = { version: online.version + 1, at: online.at + 5_000, ...event } as OnlineEvent;
  const [alone, inList] = [applyEvent(online, next), applyEvents(online, [next])];
  expect(inList).toEqual(alone);
  return alone.ok ? alone.value : alone.problem.code;
}

const atVersion = (version: number) => ({ ...moved(1, "1"), version });

describe("a match", () => {
  test.each([
    ["a move after the end", over, moved(0, "1"), "game-over"],
    ["a takeback after the end", over, { type: "taken-back", ply: 0 }, "game-over"],
    ["a move for another ply", playing, moved(0, "1"), "illegal-move"],
    ["an unknown move", playing, moved(1, "zz"), "illegal-move"],
    ["a second opened event", playing, { type: "opened" }, "bad-request"],
    ["an event that skips a version", playing, atVersion(playing.version + 2), "bad-request"],
    ["an event with a version that it already has", playing, atVersion(playing.version), "bad-request"],
  ])("refuses %s", (_, online, event, code) => {
    expect(addTo(online, event)).toBe(code);
  });

  test("refuses a list with an event that doesn't follow from the one before", () => {
    const events = [moved(1, "1"), moved(1, "1"), moved(2, "1")].map((event, index) => ({
      ...event,
      version: playing.version + 1 + index,
      at: playing.at,
    }));
    expect(applyEvents(playing, events)).toMatchObject({ ok: false, problem: { code: "illegal-move" } });
    expect(applyEvents(playing, events.slice(0, 1))).toMatchObject({
      value: { version: playing.version + 1 },
    });
  });
});

/** Moves of the first 19 of 20 switches, with a takeback of one or two now and then. */
function eventsFrom({ version, at }: OnlineMatch, steps: readonly number[]): readonly OnlineEvent[] {
  let ply = 0;
  return steps.map((step, index) => {
    const stamp = { version: version + index + 1, at: at + index * 100 };
    if (step < 20 || ply < 2) return { type: "moved", ...stamp, ply: ply++, move: String((step % 19) + 1) };
    ply -= step - 19;
    return { type: "taken-back", ...stamp, ply };
  });
}

test("events applied in one pass lead to the same match as one after another", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 21 }), { maxLength: 60 }), (steps) => {
      const opened = () => playingView({ game: switchBattle, options: { switches: 20 }, clock }).online;
      const first = opened();
      let each = first;
      const events = eventsFrom(first, steps);
      for (const event of events) each = must(applyEvent(each, event));
      expect(applyEvents(first, events)).toEqual({ ok: true, value: each });
      expect(first).toEqual(opened());
    }),
  );
});

const draw = { type: "offered", what: "draw" } as const;

test("a move declines the opponent's draw offer and keeps the player's own", () => {
  const afterMove = (seat: Seat) => addTo(withEvents(playingView(), { ...draw, seat }).online, moved(0, "1"));
  expect(afterMove(2)).toMatchObject({ offers: { draw: null } });
  expect(afterMove(1)).toMatchObject({ offers: { draw: 1 } });
});

test("a takeback request ends with the next move, and a rematch offer with the next game", () => {
  const takeback = { type: "offered", what: "takeback", seat: 1 } as const;
  const asked = withEvents(playingView(), moved(0, "1"), takeback).online;
  for (const event of [moved(1, "1"), { type: "taken-back", ply: 0 }, resigned])
    expect(addTo(asked, event)).toMatchObject({ offers: { draw: null, takeback: null, rematch: null } });
  const rematch = withEvents(playingView(), resigned, { type: "offered", what: "rematch", seat: 1 }).online;
  expect(rematch.offers.rematch).toBe(1);
  expect(addTo(rematch, { type: "continued", next: "nextgame1" })).toMatchObject({
    offers: { rematch: null },
    next: "nextgame1",
  });
});

test("the clocks are updated by a move, the end, a takeback and an outage", () => {
  const answered = addTo(playing, moved(1, "1"));
  expect(answered).toMatchObject({ clock: { left: [60_000, 57_000], since: playing.at + 5_000 } });
  expect(addTo(playing, resigned)).toMatchObject({ clock: { left: [60_000, 55_000], since: null } });
  expect(addTo(playing, { type: "taken-back", ply: 0 })).toMatchObject({
    clock: { left: [60_000, 55_000], since: null },
    match: { moves: [] },
  });
  if (typeof answered === "string") throw new Error(answered);
  expect(addTo(answered, { type: "taken-back", ply: 1 })).toMatchObject({
    clock: { left: [55_000, 55_000], since: answered.at + 5_000 },
  });
  expect(addTo(playing, { type: "resumed", away: 3_000 })).toMatchObject({
    clock: { since: playing.at + 3_000 },
  });
  expect(addTo(over, { type: "resumed", away: 3_000 })).toMatchObject({ clock: null });
});

test("the last move of a game stops the clocks", () => {
  const last = withEvents(playingView({ clock, options: { blocks: 2 } }), moved(0, "1")).online;
  expect(addTo(last, moved(1, "1"))).toMatchObject({ clock: { left: [60_000, 57_000], since: null } });
});

test("a player who joins without a name gets the name of the seat", () => {
  const joined = addTo(openedView().online, { type: "joined", seat: 2, name: "" });
  expect(joined).toMatchObject({
    taken: [true, true],
    match: { players: [{ name: "Ann" }, { name: "Player 2" }] },
  });
});

test("a match can be restored from its snapshot", () => {
  for (const online of [playing, over, { ...playing, deal: "fair" as const }]) {
    const again = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(online))), games);
    expect(again.ok && { ...again.value, match: null }).toEqual({ ...online, match: null });
    expect(again.ok && again.value.match.moves).toEqual(online.match.moves);
  }
});

test("a request for a new match is refused if a value is too small or too large", () => {
  const isTaken = (more: object) => createSchema.safeParse({ game: "tower-switch", ...more }).success;
  const clock = (initialMs: number, incrementMs: number) => ({ clock: { initialMs, incrementMs } });
  for (const more of [
    clock(1_000, 0),
    clock(86_400_000, 600_000),
    { clock: null },
    { seed: 0 },
    { seat: 2, first: "random" },
    { bestOf: 2 },
    { bestOf: 3 },
    { name: "x".repeat(400) },
  ])
    expect(isTaken(more), JSON.stringify(more)).toBe(true);
  for (const more of [
    clock(999, 0),
    clock(86_400_001, 0),
    clock(1_000, -1),
    clock(1_000, 600_001),
    clock(1_000.5, 0),
    { seed: -1 },
    { seed: 1.5 },
    { seat: 3 },
    { first: 0 },
    { bestOf: 4 },
    { name: "x".repeat(401) },
    { vs: "nobody" },
    { extra: 1 },
  ])
    expect(isTaken(more), JSON.stringify(more)).toBe(false);
});
