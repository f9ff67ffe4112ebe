/** The online table as a pure function: frames to read, and what each key does. */

import { describe, expect, test } from "vitest";
import type { OnlineNews } from "../../../src/activity/contract.ts";
import { openOnline } from "../../../src/activity/online/online.ts";
import type { KnownView } from "../../../src/client/view.ts";
import type { Game } from "../../../src/core/game.ts";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { formatClock } from "../../../src/protocol/online/clock.ts";
import { closeCodes } from "../../../src/protocol/online/codes.ts";
import type { NewEvent } from "../../../src/protocol/online/events.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import {
  asSeenBy,
  joined,
  moved,
  openedView,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";
import { activityState, frameText, narrow, press, pressOne, tableOn, typed, wantsIn } from "./helpers.ts";

const clock = { initialMs: 300_000, incrementMs: 3_000 };

/** The match after these events, as Ann sees it. */
function played(game: Game, events: readonly NewEvent[], clocked = false): KnownView {
  return withEvents(openedView({ game, options: {}, clock: clocked ? clock : null }), ...events);
}

function news(view: KnownView, now = view.online.at): OnlineNews {
  const links = ["Others can watch with this link:", "http://x/#/online/k3v9x0aq"];
  return { view, happenings: [], now, links };
}

function table(view: KnownView, now?: number): ScreenState {
  return activityState(openOnline(news(view, now)));
}

async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/online-${name}.txt`);
}

describe("the online screen", () => {
  test("the screen shows the link while you wait for the other player", () =>
    expectFrame(table(played(switchBattle, [])), "waiting"));
  test("the screen shows both clocks on your turn", () => {
    const online = played(switchBattle, [joined, moved(0, "4"), moved(1, "5")], true);
    return expectFrame(table(online, online.online.at + 61_000), "own-turn");
  });
  test("the screen says that your move is being sent", () => {
    const online = played(switchBattle, [joined]);
    expect(frameText(table(sending(online, "4")))).toContain("Sending 4…");
  });
  test("the screen says that your opponent left and the connection is lost", () => {
    const online = played(towerSwitch, [joined, moved(0, "1")]);
    const away = withoutOpponent(withoutConnection(online, 3), 9_500);
    const presence = away.presence && { ...away.presence, watchers: 2 };
    return expectFrame(table({ ...away, presence }), "away");
  });
  test("the online table fits 40 columns", () => {
    const online = played(switchBattle, [joined, moved(0, "4")], true);
    return expectFrame({ ...table(asSeenBy(2, online)), size: narrow }, "narrow");
  });
  test("40 columns have room for a long name and who is away", () => {
    const named: NewEvent = { ...joined, name: "Bartholomew the Second" };
    const online = played(switchBattle, [named, moved(0, "4")], true);
    const text = frameText({ ...table({ ...online, away: [false, true] }), size: narrow });
    expect(text).toContain("away");
    expect(text).toContain("Ann (you)");
  });
  test("a spectator reads that they are watching, and no goal", () => {
    const text = frameText(table(asSeenBy(null, played(switchBattle, [joined]))));
    expect(text).toContain("You are watching this game.");
    expect(text).not.toContain("Your goal");
  });
  test("while the connection is lost, the opponent's clock stops and the player's own runs", () => {
    const online = withoutConnection(played(switchBattle, [joined, moved(0, "4")], true), 3);
    const text = (seat: 1 | 2) => frameText(table(asSeenBy(seat, online), online.online.at + 60_000));
    expect(text(1)).toContain("Ben to move  5:00");
    expect(text(1)).toContain("Waiting for the connection.");
    expect(text(2)).toContain("Ben (you) to move  4:00");
  });
  test("links start at the edge of the screen and break only there", () => {
    const links = ["Your own link:", `http://192.168.1.20:8080/#/online/k3v9x0aq/${"A".repeat(50)}`];
    const page = press(activityState(openOnline({ ...news(played(switchBattle, [])), links })), "l");
    expect(frameText(page)).toContain(`|${links[1]?.slice(0, 80)}|\n|${links[1]?.slice(80)} `);
  });
  test("the screen shows the result of an online game", () => {
    const ended = { type: "ended", winner: 2, reason: "timeout" } as const;
    const online = played(switchBattle, [joined, moved(0, "4"), ended]);
    expect(frameText(table({ ...online, away: [false, true] }))).toContain("Ben left.");
    return expectFrame(table(online), "end");
  });
});

describe("keys in an online game", () => {
  const on = played(towerSwitch, [joined, moved(0, "1"), moved(1, "1")]);

  test("a move goes to the server and isn't on the board before the answer", () => {
    const { state, effects } = pressOne(press(table(on), ...typed("2")), "return");
    expect(wantsIn(effects)).toEqual([{ kind: "act", action: { type: "move", move: "2" } }]);
    expect(tableOn(state)).toMatchObject({ match: on.online.match, typed: "" });
  });

  const acts = (state: ScreenState, ...keys: readonly string[]) => {
    const before = press(state, ...keys.slice(0, -1));
    const { effects } = pressOne(before, keys.at(-1) ?? "");
    return effects.map((effect) =>
      effect.kind === "want" && effect.want.kind === "act" ? effect.want.action : effect.kind,
    );
  };

  test("u asks to take back a move, d asks before it offers a draw", () => {
    const state = table(on);
    expect(acts(state, "u")).toEqual([{ type: "offer", what: "takeback" }]);
    expect(acts(state, "d")).toEqual([]);
    expect(frameText(press(state, "d"))).toContain("Offer a draw?");
    expect(acts(state, "d", "y")).toEqual([{ type: "offer", what: "draw" }]);
    expect(acts(state, "d", "n")).toEqual([]);
    expect(acts(state, "d", "escape")).toEqual([]);
  });

  test("g asks before it resigns", () => {
    expect(acts(table(on), "g", "n")).toEqual([]);
    expect(acts(table(on), "g", "y")).toEqual([{ type: "resign" }]);
  });

  test("y accepts an offer, n declines it", () => {
    const online = played(towerSwitch, [joined, moved(0, "1"), { type: "offered", what: "draw", seat: 2 }]);
    for (const [key, accept] of [
      ["y", true],
      ["n", false],
    ] as const)
      expect(acts(table(online), key)).toEqual([{ type: "answer", what: "draw", accept }]);
  });

  const offers: readonly NewEvent[] = [
    { type: "offered", what: "takeback", seat: 2 },
    { type: "offered", what: "draw", seat: 2 },
  ];

  test("a game that the server no longer has is over, and can be left without a question", () => {
    const reason = "There is no such game; it may have expired.";
    const connection = { kind: "closed", reason, code: closeCodes.unknownMatch } as const;
    const gone = table({ ...played(towerSwitch, [joined]), connection });
    const frame = frameText(gone);
    expect(frame).toContain(reason);
    expect(frame).toContain("The game can't go on");
    expect(frame).not.toContain("Enter play");
    expect(pressOne(gone, "escape").effects).toContainEqual({ kind: "quit" });
  });

  test("the list of keys shortens a command that is too long", () => {
    const keys = frameText(press(table(played(towerSwitch, [joined])), "?"));
    expect(keys).toMatch(/ :accept {5}accept an offer/);
  });

  test("y and n answer the older of two offers, and the keys name it", () => {
    const state = table(played(towerSwitch, [joined, moved(0, "1"), moved(1, "1"), ...offers]));
    const text = frameText(state);
    expect(text).toContain("Ben offers a draw.");
    expect(text).toContain("Ben asks to take back move 2 (1).");
    expect(text).toContain("y accept takeback  n decline");
    expect(text).not.toContain("d draw");
    expect(acts(state, "y")).toEqual([{ type: "answer", what: "takeback", accept: true }]);
    expect(acts(state, ...typed(":accept draw"), "return")).toEqual([
      { type: "answer", what: "draw", accept: true },
    ]);
    expect(acts(state, "n")).toEqual([{ type: "answer", what: "takeback", accept: false }]);
  });

  test("after the end n offers a rematch, or declines the opponent's", () => {
    const ended = { type: "ended", winner: 2, reason: "resigned" } as const;
    const over = [joined, moved(0, "1"), ended];
    expect(acts(table(played(towerSwitch, over)), "n")).toEqual([{ type: "offer", what: "rematch" }]);
    const offered: NewEvent = { type: "offered", what: "rematch", seat: 2 };
    const asked = table(played(towerSwitch, [...over, offered]));
    expect(frameText(asked)).toContain("y accept rematch  n decline");
    expect(acts(asked, "n")).toEqual([{ type: "answer", what: "rematch", accept: false }]);
    expect(acts(asked, "y")).toEqual([{ type: "answer", what: "rematch", accept: true }]);
  });

  test("q and Escape ask a player before leaving, but not a spectator", () => {
    for (const key of ["q", "escape"]) {
      expect(acts(table(on), key)).toEqual([]);
      expect(frameText(press(table(on), key))).toContain("Leave?");
      expect(acts(table(on), key, "y")).toEqual(["quit"]);
      expect(acts(table(asSeenBy(null, on)), key)).toEqual(["quit"]);
    }
  });

  test("c claims the game of an opponent who left", () => {
    const state = table(withoutOpponent(on, 0));
    expect(acts(state, "c")).toEqual([{ type: "claim", as: "win" }]);
    expect(acts(state, ...typed(":claim draw"), "return")).toEqual([{ type: "claim", as: "draw" }]);
  });

  test("keys for claims and hints do nothing while both players are there", () => {
    for (const key of ["c", "i", "v", "p"]) expect(pressOne(table(on), key).effects).toEqual([]);
  });

  test("neither a spectator nor a player out of turn can move", () => {
    for (const seat of [null, 2] as const)
      for (const keys of [["return"], ["1", "return"], ["u"], ["d", "y"], ["g", "y"]]) {
        const state = press(table(asSeenBy(seat, on)), ...keys.slice(0, -1));
        const { effects } = pressOne(state, keys.at(-1) ?? "");
        const moves = wantsIn(effects).filter((want) => want.kind === "act" && want.action.type === "move");
        expect(moves).toEqual([]);
        if (seat === null) expect(effects).toEqual([]);
      }
  });

  test("a player who looks back stays there while the game goes on", () => {
    const looking = press(table(on), "b", "left");
    const later = played(towerSwitch, [joined, moved(0, "1"), moved(1, "1"), moved(2, "1")]);
    const { state } = updateScreen(looking, { kind: "input", input: { kind: "heard", news: news(later) } });
    expect(tableOn(state)).toMatchObject({ viewing: 0, match: later.online.match });
  });
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [300_000, "5:00"],
  [3_671_000, "1:01:11"],
])("a clock at %i ms shows %s", (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});
