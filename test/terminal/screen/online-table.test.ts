/** Tests an online game on the screen as a pure function: its frames, and what each key does. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { onlineActivity } from "../../../src/online/activity.ts";
import type { KnownView } from "../../../src/online/client/view.ts";
import { closeCodes } from "../../../src/online/codes.ts";
import type { NewEvent } from "../../../src/online/events.ts";
import type { OuterNews } from "../../../src/play/contract.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import {
  asSeenBy,
  joined,
  moved,
  openedView,
  resigned,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";
import {
  activityState,
  expectFrame,
  frameText,
  narrow,
  press,
  pressOne,
  tableOn,
  typed,
  wantsIn,
} from "./helpers.ts";

const clock = { initialMs: 300_000, incrementMs: 3_000 };

/** The match after these events, as Ann sees it. */
function played(game: Game, events: readonly NewEvent[], clocked = false): KnownView {
  return withEvents(openedView({ game, options: {}, clock: clocked ? clock : null }), ...events);
}

function news(view: KnownView, now = view.online.at): OuterNews {
  const links = ["Anyone can watch with this link:", "http://x/#/online/k3v9x0aq"];
  return { view, happenings: [], now, links };
}

function table(view: KnownView, now?: number): ScreenState {
  return activityState(onlineActivity(news(view, now)));
}

describe("in an online game", () => {
  test("the screen shows the link while you wait for the other player", () =>
    expectFrame(table(played(switchBattle, [])), "online-waiting"));
  test("the screen shows both clocks on your turn", () => {
    const online = played(switchBattle, [joined, moved(0, "4"), moved(1, "5")], true);
    return expectFrame(table(online, online.online.at + 61_000), "online-own-turn");
  });
  test("the screen says that your move is being sent", () => {
    const online = played(switchBattle, [joined]);
    expect(frameText(table(sending(online, "4")))).toContain("Sending 4…");
  });
  test("the screen says that your opponent left and the connection is lost", () => {
    const online = played(towerSwitch, [joined, moved(0, "1")]);
    const away = withoutOpponent(withoutConnection(online, 3), 9_500);
    const presence = away.presence && { ...away.presence, watchers: 2 };
    return expectFrame(table({ ...away, presence }), "online-away");
  });
  test("the screen fits 40 columns", () => {
    const online = played(switchBattle, [joined, moved(0, "4")], true);
    return expectFrame({ ...table(asSeenBy(2, online)), size: narrow }, "online-narrow");
  });
  test("a long name and an absent player fit 40 columns", () => {
    const named: NewEvent = { ...joined, name: "Bartholomew the Second" };
    const online = played(switchBattle, [named, moved(0, "4")], true);
    const text = frameText({ ...table({ ...online, away: [false, true] }), size: narrow });
    expect(text).toContain("away");
    expect(text).toContain("Ann (you)");
  });
  test("a spectator sees that they are watching", () => {
    const text = frameText(table(asSeenBy(null, played(switchBattle, [joined]))));
    expect(text).toContain("You're watching this game.");
    expect(text).not.toContain("Your goal");
  });
  test("only your own clock runs while the connection is lost", () => {
    const online = withoutConnection(played(switchBattle, [joined, moved(0, "4")], true), 3);
    const text = (seat: 1 | 2) => frameText(table(asSeenBy(seat, online), online.online.at + 60_000));
    expect(text(1)).toContain("Ben to move  5:00");
    expect(text(1)).toContain("Waiting to reconnect.");
    expect(text(2)).toContain("Ben (you) to move  4:00");
  });
  test("links start and break at the edge of the screen", () => {
    const links = ["Your own link:", `http://192.168.1.20:8080/#/online/k3v9x0aq/${"A".repeat(50)}`];
    const page = press(activityState(onlineActivity({ ...news(played(switchBattle, [])), links })), "l");
    expect(frameText(page)).toContain(`|${links[1]?.slice(0, 80)}|\n|${links[1]?.slice(80)} `);
  });
  test("the screen shows the result", () => {
    const ended = { type: "ended", winner: 2, reason: "timeout" } as const;
    const online = played(switchBattle, [joined, moved(0, "4"), ended]);
    expect(frameText(table({ ...online, away: [false, true] }))).toContain("Ben left.");
    return expectFrame(table(online), "online-end");
  });
});

describe("in an online game", () => {
  const on = played(towerSwitch, [joined, moved(0, "1"), moved(1, "1")]);

  test("a move isn't on the board before the server answers", () => {
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

  const offer = (what: "draw" | "takeback" | "rematch") => ({ type: "offered", what, seat: 2 }) as const;
  const answer = (what: "draw" | "takeback" | "rematch", accept: boolean) => ({
    type: "answer",
    what,
    accept,
  });
  const battle = played(switchBattle, [joined]);
  const drawOffered = withEvents(on, offer("draw"));
  const bothOffered = withEvents(on, offer("takeback"), offer("draw"));
  const over = withEvents(on, resigned);
  const rematchOffered = withEvents(over, offer("rematch"));
  const alone = withoutOpponent(on, 0);

  test.each<readonly [string, KnownView, readonly string[], readonly unknown[]]>([
    ["the key u asks to take back a move", on, ["u"], [{ type: "offer", what: "takeback" }]],
    ["the key d alone offers nothing", battle, ["d"], []],
    ["the keys d and y offer a draw", battle, ["d", "y"], [{ type: "offer", what: "draw" }]],
    ["the keys d and n offer nothing", battle, ["d", "n"], []],
    ["the keys d and Escape offer nothing", battle, ["d", "escape"], []],
    ["the keys g and n don't resign", on, ["g", "n"], []],
    ["the keys g and y resign", on, ["g", "y"], [{ type: "resign" }]],
    ["the key y accepts a draw", drawOffered, ["y"], [answer("draw", true)]],
    ["the key n declines a draw", drawOffered, ["n"], [answer("draw", false)]],
    ["the key y accepts a takeback before a draw", bothOffered, ["y"], [answer("takeback", true)]],
    ["the key n declines a takeback before a draw", bothOffered, ["n"], [answer("takeback", false)]],
    [
      "the command :accept draw accepts the draw",
      bothOffered,
      [...typed(":accept draw"), "return"],
      [answer("draw", true)],
    ],
    ["the key n offers a rematch after the end", over, ["n"], [{ type: "offer", what: "rematch" }]],
    ["the key n declines the opponent's rematch", rematchOffered, ["n"], [answer("rematch", false)]],
    ["the key y accepts the opponent's rematch", rematchOffered, ["y"], [answer("rematch", true)]],
    ["the key c claims the game of an opponent who left", alone, ["c"], [{ type: "claim" }]],
  ])("%s", (_, view, keys, actions) => {
    expect(acts(table(view), ...keys)).toEqual(actions);
  });

  test("the list of keys names the offer to answer", () => {
    const text = frameText(table(bothOffered));
    for (const part of [
      "Ben offers a draw.",
      "Ben wants to take back move 2 (1).",
      "y accept takeback  n decline",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("d draw");
    expect(frameText(table(rematchOffered))).toContain("y accept rematch  n decline");
  });

  test("a game that the server no longer has can be left right away", () => {
    const reason = "Can't find that game. It may have expired.";
    const connection = { kind: "closed", reason, code: closeCodes.unknownMatch } as const;
    const gone = table({ ...played(towerSwitch, [joined]), connection });
    const frame = frameText(gone);
    expect(frame).toContain(reason);
    expect(frame).toContain("This game can't continue");
    expect(frame).not.toContain("Enter play");
    expect(pressOne(gone, "escape").effects).toContainEqual({ kind: "quit" });
  });

  test("the list of keys leaves out a command that isn't available", () => {
    const keys = frameText(press(table(played(towerSwitch, [joined])), "?"));
    expect(keys).not.toContain("accept an offer");
  });

  test("only a player is asked before leaving with q or Escape", () => {
    for (const key of ["q", "escape"]) {
      expect(acts(table(on), key)).toEqual([]);
      expect(frameText(press(table(on), key))).toContain("Leave?");
      expect(acts(table(on), key, "y")).toEqual(["quit"]);
      expect(acts(table(asSeenBy(null, on)), key)).toEqual(["quit"]);
    }
  });

  test("the keys for claims and hints do nothing while both players are present", () => {
    for (const key of ["c", "i", "v", "p"]) expect(pressOne(table(on), key).effects).toEqual([]);
  });
});
