/** A client connects, waits, reconnects and gives up at the right times. */

import { describe, expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import {
  type ClientState,
  delayAfter,
  nextWake,
  onClose,
  onOpen,
  onTimer,
  retry,
  sendCommand,
  startClient,
  times,
} from "../../../src/online/client/connection.ts";
import { steadyClock } from "../../../src/online/client/host.ts";
import { onMessage } from "../../../src/online/client/receive.ts";
import { matchId } from "../../support/online-views.ts";
import {
  answerTo,
  at,
  comeBack,
  entering,
  inGame,
  known,
  lost,
  missed,
  move,
  presence,
  start,
  tell,
  token,
} from "./in-game.ts";

function waitOf({ view }: ClientState, now: number): number {
  if (view.connection.kind !== "waiting") throw new Error("The client does not wait.");
  return view.connection.until - now;
}

describe("a client that reconnects", () => {
  test("waits twice as long after each failure until a connection succeeds", () => {
    expect([0, 1, 2, 3, 9, 99].map((failures) => delayAfter(failures, 1))).toEqual([
      400, 800, 1_600, 3_200, 15_000, 15_000,
    ]);
    expect(delayAfter(0, 0)).toBe(200);
    let state = inGame();
    const waits = [0, 1, 2, 3].map((count) => {
      const now = start + 100 * count;
      state = onClose(count === 0 ? state : comeBack(state, now), lost, at(now, 1)).state;
      return waitOf(state, now);
    });
    expect(waits).toEqual([400, 800, 1_600, 3_200]);
    const back = answerTo(comeBack(state, start + 9_000), start + 9_000);
    const short = onClose(back, lost, at(start + 9_000 + times.steady - 1, 1)).state;
    expect(short.failures).toBe(state.failures + 1);
    const good = onClose(back, lost, at(start + 9_000 + times.steady, 1)).state;
    expect([good.failures, waitOf(good, start + 9_000 + times.steady)]).toEqual([0, 400]);
  });

  test("shows when the connection was lost, not when the last attempt failed", () => {
    const first = onClose(inGame(), lost, at(start + 100)).state;
    const second = onClose(comeBack(first, start + 600), lost, at(start + 700)).state;
    expect(second.view.connection).toMatchObject({ kind: "waiting", since: start + 100 });
  });

  test("gives up an attempt to connect or enter that isn't answered", () => {
    for (const state of [startClient({ match: matchId, games, token }, at(start)).state, entering()]) {
      expect(nextWake(state)).toBe(start + times.patience);
      expect(onTimer(state, at(start + times.patience - 1)).effects).toEqual([]);
      expect(onTimer(state, at(start + times.patience)).effects).toEqual([{ do: "hang-up" }]);
    }
  });

  test("asks for the whole game after a broken message", () => {
    const broken = onMessage(inGame(), "{", at(start + 10));
    expect(broken.effects).toEqual([{ do: "hang-up" }]);
    const whole = onOpen(retry(broken.state, at(start + 500)).state, at(start + 510));
    expect(whole.effects).toMatchObject([{ message: { type: "enter", match: matchId } }]);
    expect(JSON.stringify(whole.effects)).not.toContain("version");
    const again = onClose(answerTo(whole.state, start + 520), lost, at(start + 600)).state;
    const open = onOpen(retry(again, at(start + 2_000)).state, at(start + 2_000));
    const { version, at: seenAt } = known.online;
    const message = { type: "enter", protocol: 1, match: matchId, token, version, at: seenAt };
    expect(open.effects).toEqual([{ do: "send", message }]);
  });

  test("measures the server's clock on each connection by the fastest message", () => {
    const state = answerTo(entering(), start, { now: start + 5_000 });
    expect(state.view.serverAhead).toBe(5_000);
    const quicker = tell(state, { type: "pong", now: start + 5_950, version: 2 }, start + 900).state;
    expect(quicker.view.serverAhead).toBe(5_050);
    const slower = tell(quicker, { type: "pong", now: start + 6_000, version: 2 }, start + 1_500).state;
    expect(slower.view.serverAhead).toBe(5_050);
    const back = comeBack(onClose(slower, lost, at(start + 2_000)).state, start + 3_000);
    expect(answerTo(back, start + 3_000, { now: start + 4_000 }).view.serverAhead).toBe(1_000);
  });

  test("enters again if the server says that it hasn't entered", () => {
    const refused = { type: "refused", id: "m", code: "not-entered", message: "Enter.", version: null };
    expect(tell(inGame(), refused, start + 10).effects).toEqual([{ do: "hang-up" }]);
  });
});

describe("a client that is entering", () => {
  test("ignores events and presence and sends nothing", () => {
    const moved = { type: "moved", version: 3, at: 3_000, ply: 0, move: "1" };
    const back = comeBack(onClose(inGame(), lost, at(start + 10)).state, start + 500);
    const told = tell(back, { type: "event", event: moved }, start + 510).state;
    expect(told.view.online?.version).toBe(2);
    const gone = { ...presence, present: [false, false] };
    const state = tell(told, { type: "presence", presence: gone, now: start + 515 }, start + 520).state;
    expect(state.view.presence?.present).toEqual([true, true]);
    expect(sendCommand(state, move, at(start + 530)).effects).toEqual([]);
  });

  test("judges presence by the answer's time, not an earlier connection's", () => {
    const late = answerTo(entering(), start + 60_000);
    const back = comeBack(onClose(late, lost, at(start + 61_000)).state, start + 62_000);
    const state = answerTo(back, start + 50_000);
    const gone = { ...presence, present: [true, false] };
    const told = tell(state, { type: "presence", presence: gone, now: start + 50_001 }, start + 62_010).state;
    expect(told.view.presence?.present).toEqual([true, false]);
  });

  test("takes the seat that the server names on this connection", () => {
    expect(answerTo(entering(), start, { seat: null }).view.seat).toBeNull();
    const back = comeBack(onClose(inGame(), lost, at(start + 10)).state, start + 500);
    expect(answerTo(back, start + 510, { seat: 2 }).view.seat).toBe(2);
  });

  test("asks for the whole game if the missed events leave a gap", () => {
    const back = comeBack(onClose(inGame(), lost, at(start + 10)).state, start + 500);
    const events = [{ type: "moved", version: 4, at: 3_000, ply: 0, move: "1" }];
    const step = tell(back, missed(events), start + 510);
    expect(step.effects).toEqual([{ do: "hang-up" }]);
    expect(step.state.whole).toBe(true);
  });
});

describe("a client in a game", () => {
  test("pings once per heartbeat and wakes up for whatever is due first", () => {
    const state = inGame();
    expect(nextWake(state)).toBe(start + times.heartbeat);
    const beat = onTimer(state, at(start + times.heartbeat));
    expect(beat.effects).toEqual([{ do: "send", message: { type: "ping" } }]);
    expect(onTimer(beat.state, at(start + times.heartbeat + 1)).effects).toEqual([]);
    expect(nextWake(beat.state)).toBe(start + 2 * times.heartbeat);
    const asked = sendCommand(state, move, at(start)).state;
    expect(nextWake(asked)).toBe(start + times.resend);
  });

  test("clears the last refusal with the next command", () => {
    const asked = sendCommand(inGame(), move, at(start)).state;
    const refusal = { type: "refused", id: "m", code: "illegal-move", message: "No.", version: 2 };
    const refused = tell(asked, refusal, start + 10).state;
    expect(refused.view.refusal?.code).toBe("illegal-move");
    const next = sendCommand(refused, { ...move, id: "n" }, at(start + 20)).state;
    expect(next.view.refusal).toBeNull();
  });

  test("gets its seat only when its request to join is answered", () => {
    const join = { type: "join", id: "j", name: "Ben", token: "b".repeat(24) } as const;
    const watcher = answerTo(entering(""), start, { seat: null });
    const asked = sendCommand(watcher, join, at(start)).state;
    const joined = { type: "joined", version: 3, at: 3_000, seat: 2, name: "Ben", command: "2.j" };
    const told = tell(asked, { type: "event", event: joined }, start + 10).state;
    expect(told.view.pending).toEqual([join]);
    const seated = tell(told, { type: "seated", id: "j", seat: 2, version: 3 }, start + 20).state;
    expect([seated.view.seat, seated.token, seated.view.pending]).toEqual([2, join.token, []]);
  });

  test("counts an opponent's absence from the first message about it", () => {
    const gone = { present: [true, false], claimableAt: [null, start + 60_000], watchers: 0 };
    const event = { type: "moved", version: 3, at: start, ply: 0, move: "1" };
    const moved = tell(inGame(), { type: "event", event }, start).state;
    const first = tell(moved, { type: "presence", presence: gone, now: start + 5 }, start + 5).state;
    expect([first.view.away, first.view.claimable]).toEqual([[false, false], false]);
    const more = { ...gone, watchers: 1 };
    const second = tell(first, { type: "presence", presence: more, now: start + 900 }, start + 900).state;
    expect(second.absentSince).toEqual([null, start + 5]);
    const away = onTimer(second, at(start + 5 + times.moment)).state;
    expect([away.view.away, away.view.claimable]).toEqual([[false, true], false]);
    expect(nextWake({ ...away, pingedAt: start + 50_000, heardAt: start + 50_000 })).toBe(start + 60_000);
    const claimable = onTimer({ ...away, heardAt: start + 59_000 }, at(start + 60_000)).state;
    expect(claimable.view.claimable).toBe(true);
  });
});

test("a closed client shows why the server closed the connection", () => {
  const end = (state: ClientState, reason: string) =>
    onClose(state, { code: 4006, reason }, at(start)).state.view.connection;
  const refused = { ...inGame().view, refusal: { code: "too-many", message: "Too many." } as const };
  expect(end(inGame(), "No\u001b seat.")).toMatchObject({ reason: "No seat." });
  expect(end({ ...inGame(), view: refused }, "")).toMatchObject({ reason: "Too many." });
  expect(end(inGame(), "")).toMatchObject({ reason: "The server closed the connection." });
});

test("a client that waits to reconnect ignores the end of its old connection", () => {
  const waiting = onClose(inGame(), lost, at(start)).state;
  expect(onClose(waiting, lost, at(start + 10))).toEqual({ state: waiting, effects: [] });
});

test("the close code decides whether a client reconnects soon, later or never", () => {
  for (const code of [4001, 4003]) {
    const { state } = onClose(inGame(), { code, reason: "Wait 10 s." }, at(start));
    expect(state.view.connection).toMatchObject({ kind: "waiting", reason: "Wait 10 s." });
    expect(waitOf(state, start)).toBeGreaterThanOrEqual(times.slowDown);
  }
  for (const code of [4004, 4005, 4006, 4007])
    expect(onClose(inGame(), { code, reason: "No." }, at(start)).state.view.connection.kind).toBe("closed");
  for (const code of [1006, 1009, 1012, 4002, 4008]) {
    const { state } = onClose(inGame(), { code, reason: "Later." }, at(start));
    expect(waitOf(state, start)).toBeLessThan(times.slowDown);
    expect(state.view.connection).toMatchObject({ reason: "" });
  }
});

test("a client does nothing more after it was closed for good", () => {
  const over = onClose(inGame(), { code: 4006, reason: "No seat." }, at(start)).state;
  expect(over.view.connection).toEqual({ kind: "closed", reason: "No seat.", code: 4006 });
  expect(nextWake(over)).toBeNull();
  expect(sendCommand(over, move, at(start)).state.view.pending).toEqual([]);
  expect([onClose(over, lost, at(start)), onTimer(over, at(start + 99_000)), retry(over, at(start))]).toEqual(
    [over, over, over].map((state) => ({ state, effects: [] })),
  );
});

test("a client's time never goes back, even if the machine's clock is set back", () => {
  let clock = 1_000;
  const now = steadyClock(() => clock);
  const times = [1_000, 1_500, 200, 300, 5_000].map((time) => {
    clock = time;
    return now();
  });
  expect(times).toEqual([1_000, 1_500, 1_500, 1_600, 6_300]);
});
