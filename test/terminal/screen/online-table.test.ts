/** The online table as a pure function: frames to read, and what each key does. */

import { describe, expect, test } from "vitest";
import { firstView } from "../../../src/client/view.ts";
import type { Game } from "../../../src/core/game.ts";
import { toRecord } from "../../../src/core/record.ts";
import { games, switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { formatClock } from "../../../src/protocol/online/clock.ts";
import type { NewEvent } from "../../../src/protocol/online/events.ts";
import {
  follow,
  type OnlineMatch,
  openOnline as openMatch,
} from "../../../src/protocol/online/online-match.ts";
import { inOrder, type Seen } from "../../../src/terminal/online/standing.ts";
import { noMemory } from "../../../src/terminal/screen/menu/remember.ts";
import { openOnline } from "../../../src/terminal/screen/online/table.ts";
import type { OnlineScene, ScreenState } from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { frameText, narrow, newGame, press, pressOne, typed } from "./helpers.ts";

const start = 1_000_000;

/** The match after these events, one each second. */
function played(game: Game, events: readonly NewEvent[], clock = false): OnlineMatch {
  const opened = openMatch(
    {
      type: "opened",
      version: 1,
      at: start,
      record: toRecord(newGame(game)),
      taken: [true, false],
      clock: clock ? { initialMs: 300_000, incrementMs: 3_000 } : null,
      previous: null,
    },
    games,
  );
  if (!opened.ok) throw new Error(opened.problem.message);
  return events.reduce((online, event) => {
    const at = online.at + 1000;
    const next = follow(online, { ...event, version: online.version + 1, at });
    if (!next.ok) throw new Error(next.problem.message);
    return next.value;
  }, opened.value);
}

function seen(online: OnlineMatch, change: Partial<Seen> = {}): Seen {
  const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 } as const;
  return { ...firstView, status: { kind: "open" }, seat: 1, presence, online, ...change };
}

function scene(view: Seen, now = view.online.at): OnlineScene {
  const links = ["Others can watch with this link:", "http://x/#/online/k3v9x0aq"];
  const lost = view.status.kind === "waiting";
  return { view, now, links, lost, heard: view.online.at, asked: inOrder([], view) };
}

function table(view: Seen, now?: number): ScreenState {
  const size = { columns: 80, rows: 24 };
  const shown = openOnline(scene(view, now), []);
  return { size, games, memory: noMemory, saved: null, hasMenu: false, scene: shown };
}

const joined: NewEvent = { type: "joined", seat: 2, name: "Ben" };
const move = (ply: number, name: string): NewEvent => ({ type: "moved", ply, move: name });

async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/online-${name}.txt`);
}

describe("frames", () => {
  test("waiting for the other player", () => expectFrame(table(seen(played(switchBattle, []))), "waiting"));
  test("the own turn, with clocks", () => {
    const online = played(switchBattle, [joined, move(0, "4"), move(1, "5")], true);
    return expectFrame(table(seen(online), online.at + 61_000), "own-turn");
  });
  test("the other's turn, a move of the own on its way before it", () => {
    const online = played(switchBattle, [joined]);
    const pending = [{ type: "move", id: "c1", ply: 0, move: "4" }] as const;
    return expectFrame(table(seen(online, { pending })), "sending");
  });
  test("an offer to answer", () => {
    const online = played(towerSwitch, [joined, move(0, "1"), { type: "offered", what: "draw", seat: 2 }]);
    return expectFrame(table(seen(online)), "offer");
  });
  test("the other has left, and the connection is lost too", () => {
    const online = played(towerSwitch, [joined, move(0, "1")]);
    const presence = { present: [true, false], claimableAt: [null, online.at + 9_500], watchers: 2 } as const;
    const status = { kind: "waiting", until: online.at + 2_000, failures: 3 } as const;
    return expectFrame(table(seen(online, { presence, status })), "away");
  });
  test("on 40 columns", () => {
    const online = played(switchBattle, [joined, move(0, "4")], true);
    return expectFrame({ ...table(seen(online, { seat: 2 })), size: narrow }, "narrow");
  });
  test("on 40 columns, long names, the other away", () => {
    const named: NewEvent = { ...joined, name: "Bartholomew the Second" };
    const online = played(switchBattle, [named, move(0, "4")], true);
    const presence = { present: [true, false], claimableAt: [null, null], watchers: 0 } as const;
    return expectFrame({ ...table(seen(online, { presence })), size: narrow }, "narrow-away");
  });
  test("after the end, the other gone", () => {
    const ended = { type: "ended", winner: 2, reason: "timeout" } as const;
    const online = played(switchBattle, [joined, move(0, "4"), ended]);
    const presence = { present: [true, false], claimableAt: [null, null], watchers: 0 } as const;
    expect(frameText(table(seen(online, { presence })))).toContain("Ben has left.");
  });
  test("one who watches is told so, and no goal", () => {
    const text = frameText(table(seen(played(switchBattle, [joined]), { seat: null })));
    expect(text).toContain("You are watching this game.");
    expect(text).not.toContain("Your goal");
  });
  test("while the connection is lost, the other's clock stands and the own one runs", () => {
    const status = { kind: "waiting", until: 0, failures: 3 } as const;
    const online = played(switchBattle, [joined, move(0, "4")], true);
    const text = (seat: 1 | 2) => frameText(table(seen(online, { seat, status }), online.at + 60_000));
    expect(text(1)).toContain("Ben to move  5:00");
    expect(text(1)).toContain("Waiting for the connection.");
    expect(text(2)).toContain("Ben (you) to move  4:00");
  });
  test("links begin at the edge and are broken only there", () => {
    const links = ["Your own link:", `http://192.168.1.20:8080/#/online/k3v9x0aq/${"A".repeat(50)}`];
    const online = { ...scene(seen(played(switchBattle, []))), links };
    const page = press({ ...table(online.view), scene: openOnline(online, []) }, "l");
    expect(frameText(page)).toContain(`|${links[1]?.slice(0, 80)}|\n|${links[1]?.slice(80)} `);
  });
  test("after the end", () => {
    const ended = { type: "ended", winner: 2, reason: "timeout" } as const;
    const online = played(switchBattle, [joined, move(0, "4"), ended]);
    return expectFrame(table(seen(online)), "end");
  });
});

describe("keys", () => {
  const on = played(towerSwitch, [joined, move(0, "1"), move(1, "1")]);

  test("a move goes to the server, and the board waits for it", () => {
    const { state, effects } = pressOne(press(table(seen(on)), ...typed("2")), "return");
    expect(effects).toEqual([{ kind: "act", act: { do: "move", move: "2" } }]);
    expect(state.scene).toMatchObject({ match: on.match, typed: "" });
  });

  const acts = (state: ScreenState, ...keys: readonly string[]) => {
    const before = press(state, ...keys.slice(0, -1));
    return pressOne(before, keys.at(-1) ?? "").effects.map((effect) =>
      effect.kind === "act" ? effect.act : effect.kind,
    );
  };

  test("u asks for the last move, d or draw for a draw when Enter confirms it", () => {
    const state = table(seen(on));
    expect(acts(state, "u")).toEqual([{ do: "offer", what: "takeback" }]);
    expect(acts(state, "d")).toEqual([]);
    expect(frameText(press(state, "d"))).toContain("Enter offers a draw");
    for (const word of ["d", "draw", ":draw"])
      expect(acts(state, ...typed(word), "return")).toEqual([{ do: "offer", what: "draw" }]);
    expect(acts(state, "d", "escape")).toEqual([]);
  });

  test("giving up needs a yes", () => {
    const asked = press(table(seen(on)), "g");
    expect(pressOne(asked, "n").effects).toEqual([]);
    expect(pressOne(asked, "y").effects).toEqual([{ kind: "act", act: { do: "resign" } }]);
  });

  test("an offer is answered with y or n", () => {
    const online = played(towerSwitch, [joined, move(0, "1"), { type: "offered", what: "draw", seat: 2 }]);
    for (const [key, accept] of [
      ["y", true],
      ["n", false],
    ] as const)
      expect(pressOne(table(seen(online)), key).effects).toEqual([
        { kind: "act", act: { do: "answer", what: "draw", accept } },
      ]);
  });

  const offers: readonly NewEvent[] = [
    { type: "offered", what: "draw", seat: 2 },
    { type: "offered", what: "takeback", seat: 2 },
  ];

  test("of two offers the older one is answered first, and the keys name it", () => {
    const both = seen(played(towerSwitch, [joined, move(0, "1"), move(1, "1"), ...offers]));
    const known: OnlineScene = { ...scene(both), asked: ["takeback", "draw"] };
    const state = { ...table(both), scene: openOnline(known, []) };
    const text = frameText(state);
    expect(text).toContain("Ben offers a draw.");
    expect(text).toContain("Ben asks to take the last move back.");
    expect(text).toContain("y accept takeback  n decline");
    expect(text).not.toContain("d draw");
    expect(acts(state, "y")).toEqual([{ do: "answer", what: "takeback", accept: true }]);
    expect(acts(state, ...typed("accept draw"), "return")).toEqual([
      { do: "answer", what: "draw", accept: true },
    ]);
    expect(acts(state, ...typed("decline"), "return")).toEqual([
      { do: "answer", what: "takeback", accept: false },
    ]);
    expect(inOrder(["takeback"], both)).toEqual(["takeback", "draw"]);
  });

  test("after the end n offers a rematch, and declines the other's", () => {
    const ended = { type: "ended", winner: 2, reason: "resigned" } as const;
    const over = [joined, move(0, "1"), ended];
    expect(acts(table(seen(played(towerSwitch, over))), "n")).toEqual([{ do: "offer", what: "rematch" }]);
    const offered: NewEvent = { type: "offered", what: "rematch", seat: 2 };
    const asked = table(seen(played(towerSwitch, [...over, offered])));
    expect(frameText(asked)).toContain("y accept   n decline   q quit");
    expect(acts(asked, "n")).toEqual([{ do: "answer", what: "rematch", accept: false }]);
    expect(acts(asked, ...typed("decline"), "return")).toEqual([
      { do: "answer", what: "rematch", accept: false },
    ]);
    expect(acts(asked, "y")).toEqual([{ do: "answer", what: "rematch", accept: true }]);
  });

  test("q and Escape both ask a player in the middle of a game, and nobody else", () => {
    for (const key of ["q", "escape"]) {
      expect(acts(table(seen(on)), key)).toEqual([]);
      expect(frameText(press(table(seen(on)), key))).toContain("Leave?");
      expect(acts(table(seen(on)), key, "y")).toEqual(["quit"]);
      expect(acts(table(seen(on, { seat: null })), key)).toEqual(["quit"]);
    }
  });

  test("the game of one who has left is claimed as a win, or as a draw", () => {
    const presence = { present: [true, false], claimableAt: [null, on.at], watchers: 0 } as const;
    const state = table(seen(on, { presence }), on.at + 1);
    expect(acts(state, "c")).toEqual([]);
    expect(acts(state, "c", "return")).toEqual([{ do: "claim", as: "win" }]);
    expect(acts(state, ...typed("claim draw"), "return")).toEqual([{ do: "claim", as: "draw" }]);
    expect(acts(state, ...typed("claim all"), "return")).toEqual([]);
  });

  test("there is nothing to claim from one who is here, and no help for anybody", () => {
    for (const key of ["c", "i", "v", "p"]) expect(pressOne(table(seen(on)), key).effects).toEqual([]);
  });

  test("one who watches, and one who is not to move, cannot move", () => {
    for (const seat of [null, 2] as const)
      for (const keys of [["return"], ["1", "return"], ["u"], ["d"], ["g", "y"]]) {
        const state = press(table(seen(on, { seat })), ...keys.slice(0, -1));
        const { effects } = pressOne(state, keys.at(-1) ?? "");
        const moves = effects.filter((effect) => effect.kind === "act" && effect.act.do === "move");
        expect(moves).toEqual([]);
        if (seat === null) expect(effects).toEqual([]);
      }
  });

  test("whoever looks back stays there while the game goes on", () => {
    const looking = press(table(seen(on)), "b", "left");
    const later = played(towerSwitch, [joined, move(0, "1"), move(1, "1"), move(2, "1")]);
    const { state } = update(looking, { kind: "online", online: scene(seen(later)), said: "" });
    expect(state.scene).toMatchObject({ viewing: 0, match: later.match });
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
