/** A player who has just joined was never away. */

import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { type ClientState, onTimer, startClient, times } from "../../../src/online/client/connection.ts";
import { narrate } from "../../../src/online/client/narrate.ts";
import { onMessage } from "../../../src/online/client/receive.ts";
import { isAway } from "../../../src/online/client/status.ts";
import type { KnownView, OnlineView } from "../../../src/online/client/view.ts";
import { matchId, openedView } from "../../support/online-views.ts";

const start = 2_000_000;
const alone = { present: [true, false], claimableAt: [null, null], watchers: 0 } as const;

/** Ann waits in her game, and the other seat is free. */
function waiting(): ClientState {
  const { state } = startClient({ match: matchId, games, token: "t".repeat(24) }, { now: start, random: 0 });
  const view = { ...openedView(), presence: alone };
  return { ...state, view, absentSince: [null, start] };
}

function known(view: OnlineView): KnownView {
  if (view.online === null) throw new Error("The match is not known.");
  return { ...view, online: view.online };
}

function tell(state: ClientState, message: object, now: number): ClientState {
  return onMessage(state, JSON.stringify(message), { now, random: 0 }).state;
}

const joined = { type: "event", event: { type: "joined", version: 2, at: start, seat: 2, name: "Ben" } };

test("a player who joins after a long wait isn't announced as away or back", () => {
  const later = start + 10 * times.moment;
  const patient = onTimer(waiting(), { now: later, random: 0 }).state;
  const after = tell(patient, joined, later);
  const both = { ...alone, present: [true, true] };
  const here = tell(after, { type: "presence", presence: both, now: later }, later);
  expect(isAway(known(after.view), 2)).toBe(false);
  const told = [
    ...narrate(known(patient.view), known(after.view), later),
    ...narrate(known(after.view), known(here.view), later),
  ];
  expect(told.map(({ kind }) => kind)).not.toContain("left");
  expect(told.map(({ kind }) => kind)).not.toContain("back");
  expect(told.map(({ text }) => text)).toContain("Ben joined.");
});

test("a player who joins and never connects is away after a moment", () => {
  const after = tell(waiting(), joined, start + 10);
  const late = onTimer(after, { now: start + 10 + times.moment, random: 0 }).state;
  expect(isAway(known(late.view), 2)).toBe(true);
});
