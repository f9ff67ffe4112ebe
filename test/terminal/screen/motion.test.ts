/** Tests what the player sees between two positions, how long that takes, and what ends it. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Match } from "../../../src/core/match.ts";
import { factorFrenzy, switchAndCapture, switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { lookOf } from "../../../src/terminal/screen/paint/paint.ts";
import { viewScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import {
  isMoving,
  type Moment,
  momentMs,
  momentsBetween,
  newAnimation,
} from "../../../src/terminal/screen/table/motion.ts";
import { everyGame } from "../../support/sample-setups.ts";
import { newGame, plainText, press, tableState, typed } from "./helpers.ts";

const opening = (match: Match) => tableState(match);
const play = (state: ScreenState, move: string) => press(state, ...typed(`:${move}`), "return");

function between(before: ScreenState, after: ScreenState): readonly Moment[] {
  return momentsBetween(before.panel, after.panel);
}

function frames(before: ScreenState, after: ScreenState): readonly string[] {
  return between(before, after).map((moment) => viewScreen(after, moment).map(plainText).join("\n"));
}

test("a switch flips before its factors and multiples follow", () => {
  const before = opening(newGame(switchAndCapture));
  const after = play(before, "6");
  const moments = between(before, after);
  expect([...(moments[0]?.selected ?? [])]).toHaveLength(1);
  const waiting = moments.map(({ cells }) => cells.size);
  expect(waiting).toEqual([...waiting].sort((a, b) => b - a));
  expect(waiting[0]).toBeGreaterThan(1);
  expect(waiting.at(-1)).toBe(0);
});

test("a block is highlighted before and after it's taken", () => {
  const before = opening(newGame(towerSwitch));
  const [standing, taken] = frames(before, play(before, "1"));
  expect(standing).toContain(" ▸ ■■■■■   1  ■■■■■");
  expect(taken).toContain(" ▸   ·     1    ·");
});

test("a number is highlighted before it leaves the pool", () => {
  const before = opening(newGame(factorFrenzy));
  const [first = "", ...rest] = frames(before, play(before, "7"));
  expect(first).toContain("┃ 7 ┃");
  expect(first).toContain("┗━━━┛");
  expect(rest.at(-1)).toContain("┗━◂━┛");
});

test("only a win lights up the board cell by cell", () => {
  const match = newGame(switchBattle, { switches: 2 });
  const before = opening(match);
  const lit = between(before, play(before, "1-2")).map((moment) => moment.lit.size);
  expect(lit.filter((count) => count > 0)).toEqual([1, 2]);
  const players = [{ name: "Computer", level: "easy" }, { name: "Ben" }] as const;
  const [lost, seen] = [before, play(before, "1-2")].map((state) => withPlayers(state, players));
  if (lost === undefined || seen === undefined) throw new Error("There is no game.");
  expect(between(lost, seen).every((moment) => moment.lit.size === 0)).toBe(true);
});

function withPlayers(state: ScreenState, players: Match["players"]): ScreenState {
  if (state.panel.kind !== "table") return state;
  const { activity } = state.panel;
  const table = { ...activity.state, match: { ...activity.state.match, players } };
  return { ...state, panel: { ...state.panel, activity: { ...activity, state: table } } };
}

test("every move and undo is animated for less than a quarter second", () => {
  let seen = 0;
  for (const game of everyGame) {
    const before = opening(newGame(game, game.id === "switch-conquer" ? { start: "ABAB" } : {}));
    const after = press(before, "return");
    for (const moments of [between(before, after), between(after, press(after, "u"))]) {
      const parts = [moments.filter(({ lit }) => lit.size === 0), moments.filter(({ lit }) => lit.size > 0)];
      for (const part of parts) expect(part.length * momentMs).toBeLessThan(250);
      seen += moments.length;
    }
  }
  expect(seen).toBeGreaterThan(15);
});

test("nothing is animated without a move", () => {
  const state = opening(newGame(towerSwitch));
  expect(between(state, press(state, "down"))).toEqual([]);
  expect(between(state, press(state, "r"))).toEqual([]);
  expect(between(state, press(opening(newGame(factorFrenzy)), "return"))).toEqual([]);
});

describe("in an animation", () => {
  const before = opening(newGame(towerSwitch));
  const moments = between(before, play(before, "1"));

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function playing() {
    const painted: (Moment | undefined)[] = [];
    const player: ReturnType<typeof newAnimation> = newAnimation(() => painted.push(player.now()));
    player.play(moments);
    return { painted, player };
  }

  test("the frames follow each other up to the final picture", () => {
    const { painted, player } = playing();
    expect(player.now()).toBe(moments[0]);
    vi.runAllTimers();
    expect(painted).toEqual([...moments.slice(1), undefined]);
  });

  test("finishing early cancels all timers", () => {
    const { painted, player } = playing();
    player.finish();
    expect(player.now()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    expect(painted).toEqual([]);
  });
});

test.each([
  ["on by default", {}, 24, true],
  ["off if SWITCHYARD_MOTION is off", { SWITCHYARD_MOTION: "off" }, 24, false],
  ["off if NO_COLOR is set", { NO_COLOR: "1", SWITCHYARD_MOTION: "on" }, 24, false],
  ["off without colors", {}, 1, false],
  ["off over SSH", { SSH_CONNECTION: "10.0.0.1 22" }, 8, false],
  [
    "on over SSH if SWITCHYARD_MOTION is on",
    { SSH_CONNECTION: "10.0.0.1 22", SWITCHYARD_MOTION: "on" },
    8,
    true,
  ],
] as const)("motion on the screen is %s", (_name, env, depth, moving) => {
  expect(isMoving(env, lookOf(env, depth))).toBe(moving);
});
