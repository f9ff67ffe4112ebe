/** Puzzles and lessons that an address opens, and answers that arrive too late. */

import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { readPreferences } from "../../../src/page/state/keep/preferences.ts";
import { formatRoute, type Route, readPlace } from "../../../src/page/state/route.ts";
import { initialState, shownActivity, unfold, unfolded, unfoldNext } from "../../../src/page/state/state.ts";
import { type Message, type Updated, update } from "../../../src/page/state/update.ts";
import { game } from "../../../src/play/game/game.ts";
import { canPlay } from "../../../src/play/table.ts";
import { puzzleDoors } from "../../../src/puzzles/doors.ts";
import { memoryOutside } from "../../play/table-top.ts";
import { answerPuzzle, openSample, wrongChoice } from "../../support/puzzles.ts";

const today = "2026-11-16";
const nothing: Updated = { state: initialState(readPreferences(null)), wants: [] };

function routeAt(hash: string): Route {
  const place = readPlace(hash, games);
  if (!place.ok || place.value.view === "link") throw new Error(hash);
  return place.value;
}

function send({ state }: Updated, ...messages: readonly Message[]): Updated {
  return messages.reduce<Updated>(({ state }, message) => update(state, message), { state, wants: [] });
}

function visit(from: Updated, hash: string): Updated {
  return send(from, { kind: "visit", route: routeAt(hash), today });
}

/** What the page opens at an address. */
async function openAt(hash: string) {
  const { wants } = visit(nothing, hash);
  const [placed] = wants;
  if (placed?.want.kind !== "open") throw new Error(`${hash} opens nothing.`);
  const opened = await placed.want.open(memoryOutside());
  if (!opened.ok) throw new Error(opened.problem.message);
  return { place: placed.place, activity: opened.value };
}

test.each([
  ["#/puzzle", /^Puzzle · /],
  ["#/puzzle/daily", /^Daily puzzle Nov 16 \(#2\) · /],
  ["#/puzzle/daily/2026-11-15", /^Daily puzzle Nov 15 \(#1\) · /],
  ["#/learn/tower-switch", /^step 1 of 8$/],
])("the address %s opens the right puzzle or lesson", async (hash, title) => {
  expect(formatRoute(routeAt(hash))).toBe(hash);
  const { activity } = await openAt(hash);
  expect(activity.kind.scene(activity.state).place).toMatch(title);
});

test.each([
  "#/puzzle/weekly",
  "#/puzzle/daily/tomorrow",
  "#/puzzle/mine/",
  "#/online/",
  "#/online/k3v9x0aq/short",
])("the page refuses the unknown address %s", (hash) => {
  expect(readPlace(hash, games).ok).toBe(false);
});

test("an address of an unknown game names the games by their titles", () => {
  expect(readPlace("#/rules/foo", games)).toMatchObject({
    ok: false,
    problem: {
      message: expect.stringMatching(/^There's no game "foo", only Tower Switch, .* and [\w ]+\.$/),
    },
  });
});

test("the address of the daily puzzle keeps its puzzle until the next day", async () => {
  const { activity } = await openAt("#/puzzle/daily");
  const there = visit(nothing, "#/puzzle/daily");
  const { request } = there.state.places.puzzle;
  const stands = send(there, { kind: "open", place: "puzzle", activity, request });
  expect(stands.state.route).toEqual(routeAt("#/puzzle/daily"));
  expect(shownActivity(stands.state)?.state).toBe(activity.state);
  const away = visit(stands, "#/learn");
  expect(shownActivity(visit(away, "#/puzzle/daily").state)?.state).toBe(activity.state);
  const route = routeAt("#/puzzle/daily");
  const tomorrow = send(away, { kind: "visit", route, today: "2026-11-17" });
  expect([shownActivity(tomorrow.state), tomorrow.wants.length]).toEqual([null, 1]);
  const next = send(stands, { kind: "request", place: "puzzle" });
  const after = { kind: "open", place: "puzzle", activity, request: request + 1 } as const;
  expect(send(next, after).state.route).toEqual({ view: "puzzle", door: puzzleDoors.endless });
});

test("a puzzle that loads after the visitor has left or asked again is dropped", async () => {
  const { activity } = await openAt("#/puzzle");
  const asked = visit(nothing, "#/puzzle");
  const { request } = asked.state.places.puzzle;
  const late = { kind: "open", place: "puzzle", activity, request } as const;
  expect(send(asked, late).state.places.puzzle.activity?.state).toBe(activity.state);
  const away = visit(asked, "#/");
  expect(send(away, late).state).toBe(away.state);
  const again = send(asked, { kind: "request", place: "puzzle" });
  expect(send(again, late).state).toBe(again.state);
  expect(visit(away, "#/puzzle").wants).toHaveLength(1);
  const failed = send(asked, { kind: "failed", place: "puzzle", request, text: "None." });
  expect(failed.state.places.puzzle.problem).toBe("None.");
});

test("several new moves are shown one after another, and no move can be made meanwhile", () => {
  const before = openSample("line");
  const refuted = answerPuzzle(before, wrongChoice(before));
  const shown: number[] = [];
  let unfolding = unfold(before.match, refuted.match);
  for (; unfolding !== null && shown.length < 9; unfolding = unfoldNext(unfolding)) {
    const frame = unfolded(refuted, unfolding);
    expect([canPlay(frame), frame.match.positions.length]).toEqual([false, frame.match.moves.length + 1]);
    shown.push(frame.match.moves.length);
  }
  expect(shown).toEqual(refuted.match.moves.map((_, at) => at + 1).slice(0, -1));
  expect(shown.length).toBeGreaterThan(0);
  expect(unfolded(refuted, null)).toBe(refuted);
});

test("a single new move is shown right away, and so is another game", () => {
  const before = openSample("line");
  const refuted = answerPuzzle(before, wrongChoice(before));
  expect(unfold(refuted.match, refuted.match)).toBeNull();
  expect(unfold({ ...before.match, id: "other" }, refuted.match)).toBeNull();
  const placed = { ...nothing.state.places.game, activity: { kind: game, state: before } };
  const state = { ...nothing.state, route: { view: "play" } as const };
  const there = { state: { ...state, places: { ...state.places, game: placed } }, wants: [] };
  const [move = ""] = before.puzzle.decision.choices;
  const played = send(there, { kind: "input", input: { kind: "choose", name: move } });
  expect(played.state.unfolding).toBeNull();
});
