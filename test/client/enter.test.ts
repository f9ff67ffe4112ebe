/** What a client says when its socket is open: what it has seen, so that it is sent no more than that. */

import { expect, test } from "vitest";
import { onOpen } from "../../src/client/connection.ts";
import { newClient } from "../../src/client/state.ts";
import { games } from "../../src/games/index.ts";
import { matchId, openedView } from "../support/online-views.ts";

const moment = { now: 1_000, random: 0 };
const token = "t".repeat(24);
const { state } = newClient({ match: matchId, games, token }, moment);
const first = { type: "enter", protocol: 1, match: matchId, token };

test("a newcomer has seen nothing", () => {
  expect(onOpen(state, moment).effects).toEqual([{ do: "send", message: first }]);
});

test("a client that comes back names the last version, and the time of its event", () => {
  const view = { ...openedView(), connection: state.view.connection };
  const { version, at } = view.online ?? {};
  expect(version).toBeGreaterThan(0);
  expect(onOpen({ ...state, view }, moment).effects).toEqual([
    { do: "send", message: { ...first, version, at } },
  ]);
  expect(onOpen({ ...state, view, whole: true }, moment).effects).toEqual([{ do: "send", message: first }]);
});
