/** A state for every kind of view, to draw at any size. */

import type { Game } from "../../../src/core/game.ts";
import { currentPosition, type Match } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { onlineActivity } from "../../../src/online/activity.ts";
import { puzzle } from "../../../src/puzzles/activity.ts";
import { sprintOf } from "../../../src/puzzles/sprint.ts";
import { outsideOf } from "../../../src/terminal/saves/puzzle-log.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import {
  joined,
  moved,
  openedView,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";
import { sampleState, samples } from "../../support/puzzles.ts";
import { everyGame } from "../../support/sample-setups.ts";
import { activityState, menuState, newGame, press, sceneOn, tableOn, tableState, typed } from "./helpers.ts";
import { Sitting } from "./sitting.ts";

export type View = readonly [name: string, state: ScreenState];

export async function allViews(): Promise<readonly View[]> {
  const parts = [
    menuViews(),
    ...(await Promise.all(everyGame.map(gameViews))),
    await largeViews(),
    onlineViews(),
  ];
  return [...parts.flat(), ...(await puzzleViews()), ...(await lessonViews())];
}

const longName = "Bartholomew Anhalt-Zerbst";

function menuViews(): readonly View[] {
  const game = { title: "Switch and Capture", startedAt: "2026-01-02T03:04" } as const;
  const saved = Array.from({ length: 60 }, (_, index) => ({
    ...game,
    id: `game-${index}`,
    isOpen: index % 2 === 0,
    story:
      index % 20 === 3
        ? `You lost to ${longName} · 12 moves · 3 hints`
        : "You beat the computer (perfect) · 12 moves",
  }));
  const seats = [{ link: "http://x/#/online/a/b", title: "Tower Switch", name: "Ann" }];
  const menu = { ...menuState(), saved, seats };
  const lists = ["1", "2", "4", "6", "7", "5"].map((key) => press(menu, key, "return"));
  const games = lists[0] === undefined ? [] : Array.from("12345", (key) => press(lists[0] ?? menu, key));
  const typing = press(
    lists.at(-1) ?? menu,
    "end",
    ...typed("http://127.0.0.1:8080/a/long/link/that/goes/on"),
  );
  return [
    ["menu", menu],
    ...Array.from("1234567", (key): View => [`menu ${key}`, press(menu, key)]),
    ["menu keys", press(menu, "?")],
    ...lists.map((state, index): View => [`list ${index}`, state]),
    ...games.map((state, index): View => [`play ${index}`, state]),
    ...games.map((state, index): View => [`set up ${index}`, press(state, "s", "up")]),
    ["asked to delete", press(lists[1] ?? menu, "d")],
    ["a typed link", typing],
    ["an address that is none", press(typing, "return")],
  ];
}

function against(match: Match, level: string): Match {
  return { ...match, players: [{ name: "Ann" }, { name: "Computer", level }], seed: 8 };
}

const computerless = ["choose", "warm-up"] as const;

async function gameViews(game: Game): Promise<readonly View[]> {
  const options = game.id === switchConquer.id ? { start: "ABAB" } : {};
  const start = tableState(newGame(game, options));
  const sitting = new Sitting(tableState(against(newGame(game, options), "easy")), computerless);
  const views: View[] = [[`${game.id} start`, start]];
  const look = async (name: string, ...keys: readonly string[]) => {
    await sitting.press(...keys);
    views.push([`${game.id} ${name}`, sitting.state]);
  };
  for (const hint of ["first", "second", "third"]) await look(`${hint} hint`, "i");
  await look("values", "v");
  await look("refused", ...typed(":99999"), "return");
  await look("played", "escape", "return");
  const first = press(start, "return");
  views.push([`${game.id} asked`, press(first, "g")], [`${game.id} looking back`, press(first, "b")]);
  views.push([`${game.id} keys`, press(first, "?")], [`${game.id} rules`, press(first, "r")]);
  const end = await played(newGame(game, options));
  views.push([`${game.id} end`, end], [`${game.id} resigned`, press(first, "g", "y")]);
  return views;
}

/** Plays the first legal move for this many turns, then resigns if the game isn't over. Includes the review. */
async function played(match: Match): Promise<ScreenState> {
  let state = tableState({ ...match, players: [{ name: "Ann" }, { name: longName }] });
  for (let turn = 0; turn < 14 && tableOn(state).match.outcome === null; turn++) {
    const now = tableOn(state).match;
    const names = moveNames(now.game, currentPosition(now));
    state = press(state, ...typed(`:${names[turn % names.length] ?? ""}`), "return");
  }
  const sitting = new Sitting(state);
  const over = tableOn(state).match.outcome !== null;
  return (await sitting.press(...(over ? ["u", "y"] : ["g", "y"]))).state;
}

const large: readonly (readonly [string, Options])[] = [
  ["switch-and-capture", { switches: 30 }],
  ["switch-battle", { switches: 30 }],
  ["switch-conquer", { start: "ABAABBABAABBABABABBA" }],
  ["tower-switch", { blocks: 1000 }],
  ["factor-frenzy", { max: 40 }],
  ["factor-frenzy", { max: 1000 }],
];

async function largeViews(): Promise<readonly View[]> {
  const views: View[] = [];
  for (const [id, options] of large) {
    const game = everyGame.find((each) => each.id === id);
    if (game === undefined) throw new Error(id);
    const name = `${id} ${Object.values(options).join(" ")}`;
    const sitting = new Sitting(tableState(newGame(game, options)), computerless);
    views.push([name, (await sitting.press("return", "right")).state]);
    for (const hint of [1, 2, 3]) views.push([`${name} hint ${hint}`, (await sitting.press("i")).state]);
    views.push([`${name} values`, (await sitting.press("v")).state]);
    views.push([`${name} moves`, (await sitting.press(...typed(":moves"), "return")).state]);
  }
  return views;
}

function onlineViews(): readonly View[] {
  const view = withEvents(
    openedView({ game: switchBattle, options: {}, clock: null }),
    joined,
    moved(0, "4"),
  );
  const tower = openedView({
    game: towerSwitch,
    options: {},
    clock: { initialMs: 300_000, incrementMs: 3_000 },
  });
  const table = (known: typeof view) =>
    activityState(
      onlineActivity({
        view: known,
        happenings: [],
        now: known.online.at,
        links: ["Your own link:", "http://x"],
      }),
    );
  const away = withoutOpponent(withoutConnection(view, 3), 9_500);
  const ended = withEvents(view, { type: "ended", winner: 2, reason: "timeout" });
  const offered = withEvents(view, { type: "offered", what: "draw", seat: 2 });
  return [
    ["online waiting", table(tower)],
    ["online", table(view)],
    ["online away", table(away)],
    ["online offer", table(offered)],
    ["online end", table(ended)],
    ["online links", press(table(view), "l")],
  ];
}

async function puzzleViews(): Promise<readonly View[]> {
  const views: View[] = [];
  for (const name of Object.keys(samples) as (keyof typeof samples)[]) {
    const state = activityState({ kind: puzzle, state: sampleState(name, "2026-11-16") });
    const sitting = new Sitting(state);
    views.push([`puzzle ${name}`, state]);
    for (const hint of [1, 2, 3])
      views.push([`puzzle ${name} hint ${hint}`, (await sitting.press("i")).state]);
    views.push([`puzzle ${name} tried`, (await sitting.press("return", "s")).state]);
    views.push([`puzzle ${name} answer`, (await sitting.press(...typed(":answer"), "return")).state]);
  }
  const sprint = await sprintOf({ game: null, minutes: 3 })(outsideOf(new Sitting(menuState()).host));
  return sprint.ok ? [...views, ["sprint", activityState(sprint.value)]] : views;
}

async function lessonViews(): Promise<readonly View[]> {
  const views: View[] = [];
  for (const key of "12345") {
    const sitting = await new Sitting(menuState(), computerless).press("3", "return", key, "return");
    const { steps } = sceneOn(sitting.state);
    for (const _ of steps) views.push(...(await stepViews(sitting, `lesson ${key}`)));
  }
  return views;
}

/** One step with its hints. The sitting goes on to the next one. */
async function stepViews(sitting: Sitting, lesson: string): Promise<readonly View[]> {
  const { asks, place } = sceneOn(sitting.state);
  const [hint, next] = ["hint", "next"].map((word) => [
    ...typed(`${asks === "text" ? "" : ":"}${word}`),
    "return",
  ]);
  const views: View[] = [[`${lesson} ${place}`, sitting.state]];
  for (const number of [1, 2, 3, 4])
    views.push([`${lesson} ${place} hint ${number}`, (await sitting.press(...(hint ?? []))).state]);
  await sitting.press(...(next ?? []));
  return views;
}
