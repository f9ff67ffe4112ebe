/** A client believes only messages that fit, and resends what got lost. */

import { describe, expect, test } from "vitest";
import {
  type ClientStep,
  onClose,
  onOpen,
  onTimer,
  retry,
  sendCommand,
  times,
} from "../../../src/online/client/connection.ts";
import { at, comeBack, inGame, lost, missed, move, presence, start, tell, token } from "./in-game.ts";

/** The messages of this kind that the step sends. */
function sent({ effects }: ClientStep, type: string): readonly object[] {
  return effects.flatMap((effect) =>
    effect.do === "send" && effect.message.type === type ? [effect.message] : [],
  );
}

function refusal(version: number | null, code = "stale-ply") {
  return { type: "refused", id: "m", code, message: "No.", version };
}

function moved(version: number, ply: number, name: string) {
  return { type: "event", event: { type: "moved", version, at: 3_000 + version, ply, move: name } };
}

describe("a refused client", () => {
  const asked = sendCommand(inGame(), move, at(start)).state;

  test("shows the refusal and gives up the command", () => {
    const { state } = tell(asked, refusal(2), start + 10);
    expect(state.view.pending).toEqual([]);
    expect(state.view.refusal?.code).toBe("stale-ply");
  });

  test.each(["unavailable", "too-many"])("repeats the command a second later if the code is %s", (code) => {
    const { state } = tell(asked, refusal(2, code), start + 10);
    expect([state.view.refusal?.code, state.view.pending]).toEqual([code, [move]]);
    expect(sent(onTimer(state, at(start + 10 + times.refusedResend - 1)), "move")).toEqual([]);
    expect(sent(onTimer(state, at(start + 10 + times.refusedResend)), "move")).toEqual([move]);
  });

  test("ignores the refusal if it never sent the command", () => {
    const { state } = tell(inGame(), refusal(2), start + 10);
    expect(state.view.refusal).toBeNull();
  });
});

describe("a pending command", () => {
  const asked = sendCommand(inGame(), move, at(start)).state;

  test("is acknowledged if the server has already carried it out", () => {
    const { state } = tell(asked, { type: "accepted", id: "m", version: 2 }, start + 10);
    expect(state.view.pending).toEqual([]);
  });

  test("is acknowledged by the event that names the command, over any connection", () => {
    const own = { ...moved(3, 0, "1").event, command: "1.m" };
    expect(tell(asked, { type: "event", event: own }, start + 10).state.view.pending).toEqual([]);
    const others = { ...own, command: "2.m" };
    expect(tell(asked, { type: "event", event: others }, start + 10).state.view.pending).toEqual([move]);
  });
});

test("a client ignores news about presence that is older than what it knows", () => {
  const gone = { ...presence, present: [true, false] };
  const { state } = tell(inGame(), { type: "presence", presence: gone, now: start - 1 }, start + 50);
  expect(state.view.presence?.present).toEqual([true, true]);
  const newer = tell(state, { type: "presence", presence: gone, now: start + 5 }, start + 60).state;
  expect(newer.view.presence?.present).toEqual([true, false]);
  const old = tell(newer, { type: "presence", presence, now: start + 4 }, start + 70).state;
  expect(old.view.presence?.present).toEqual([true, false]);
});

describe("an unanswered command", () => {
  const asked = sendCommand(inGame(), move, at(start));

  test("is sent right away and then every four seconds", () => {
    expect(sent(asked, "move")).toEqual([move]);
    expect(sent(onTimer(asked.state, at(start + times.resend - 1)), "move")).toEqual([]);
    const again = onTimer(asked.state, at(start + times.resend));
    expect(sent(again, "move")).toEqual([move]);
    expect(sent(onTimer(again.state, at(start + times.resend + 1)), "move")).toEqual([]);
  });

  test("is sent over a new connection as soon as the client has entered", () => {
    const closed = onClose(asked.state, lost, at(start + 100)).state;
    const open = onOpen(retry(closed, at(start + 500)).state, at(start + 510));
    expect(sent(open, "enter")).toMatchObject([{ version: 2, token }]);
    expect(sent(open, "move")).toEqual([]);
    expect(sent(tell(open.state, missed(), start + 520), "move")).toEqual([move]);
  });

  test("isn't sent again if the server has carried it out in the meantime", () => {
    const closed = onClose(asked.state, { code: 1012, reason: "" }, at(start + 100)).state;
    const events = [{ ...moved(3, 0, "1").event, command: "1.m" }];
    const back = tell(comeBack(closed, start + 500), missed(events), start + 520);
    expect(sent(back, "move")).toEqual([]);
    expect(back.state.view.pending).toEqual([]);
  });

  test("that was given while offline is sent in order over the next connection", () => {
    const closed = onClose(inGame(), lost, at(start + 100)).state;
    const one = sendCommand(closed, move, at(start + 200));
    const two = sendCommand(one.state, { type: "resign", id: "r" }, at(start + 201));
    expect([...one.effects, ...two.effects]).toEqual([]);
    const { effects } = tell(comeBack(two.state, start + 500), missed(), start + 520);
    expect(effects).toEqual([
      { do: "send", message: move },
      { do: "send", message: { type: "resign", id: "r" } },
    ]);
  });
});

describe("a client in a game", () => {
  test.each([
    ["an event is missing", moved(4, 1, "1")],
    ["the server has a later version", { type: "pong", now: start, version: 3 }],
  ])("reconnects to ask for what it missed if %s", (_, message) => {
    const { state, effects } = tell(inGame(), message, start + 10);
    expect(effects).toEqual([{ do: "hang-up" }]);
    expect(state.view.online?.version).toBe(2);
    const open = onOpen(retry(state, at(start + 500)).state, at(start + 510));
    expect(sent(open, "enter")).toMatchObject([{ version: 2 }]);
  });

  test("applies an event only once if it comes twice", () => {
    const once = tell(inGame(), moved(3, 0, "2"), start + 10).state;
    const twice = tell(once, moved(3, 0, "2"), start + 20).state;
    expect(twice.view.online).toBe(once.view.online);
  });

  test("asks for the whole game if an event doesn't follow from what it knows", () => {
    const step = tell(inGame(), moved(3, 0, "9"), start + 10);
    expect(step.effects).toEqual([{ do: "hang-up" }]);
    const open = onOpen(retry(step.state, at(start + 500)).state, at(start + 510));
    expect(sent(open, "enter")[0]).not.toHaveProperty("version");
  });

  test("pings a silent server and gives up the connection after two heartbeats", () => {
    const state = inGame();
    const asked = onTimer(state, at(start + times.heartbeat));
    expect(sent(asked, "ping")).toEqual([{ type: "ping" }]);
    expect(onTimer(asked.state, at(start + times.silence - 1)).state.view.connection.kind).toBe("open");
    expect(onTimer(asked.state, at(start + times.silence)).effects).toEqual([{ do: "hang-up" }]);
    const heard = tell(asked.state, { type: "pong", now: start, version: 2 }, start + 30_000).state;
    expect(onTimer(heard, at(start + times.silence)).state.view.connection.kind).toBe("open");
  });
});
