/** Each face offers what a table can do through its own keys, words, messages or tools, or says here why not. */

import { expect, test } from "vitest";
import type { Answer } from "../../src/computer/job.ts";
import type { Match, Player } from "../../src/core/match.ts";
import { switchyard } from "../../src/core/program.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Pair } from "../../src/core/seat.ts";
import { games, switchBattle, towerSwitch } from "../../src/games/index.ts";
import { hintAt, newAgentGame, playNamed, resignGame } from "../../src/measure/agents/agent-game.ts";
import { SessionGames, startGame } from "../../src/measure/agents/agent-session.ts";
import { type Preferences, readPreferences } from "../../src/page/state/keep/preferences.ts";
import { initialState, type State } from "../../src/page/state/state.ts";
import { type Updated, update as updatePage } from "../../src/page/state/update.ts";
import type { Input } from "../../src/play/activity.ts";
import { gameActivity as openActivity } from "../../src/play/game/game.ts";
import type { Table } from "../../src/play/table.ts";
import { updateScreen } from "../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../src/terminal/screen/state.ts";
import { advise } from "../support/advise.ts";
import { gameOf, talkAbout } from "../support/lines.ts";
import {
  frameText,
  newGame,
  press,
  pressOne,
  tableOn,
  tableState,
  typed,
  wantsIn,
} from "../terminal/screen/helpers.ts";

const abilities = {
  preview: "see what a move changes before you play it",
  play: "play a legal move",
  type: "type a move in any form that people write",
  undo: "take back a move",
  "look-back": "look at earlier positions",
  "play-on": "play on from an earlier position",
  branch: "open a new game from any position",
  resign: "resign the game",
  draw: "offer a draw",
  hint: "ask for a hint",
  values: "see what each move is worth",
  computer: "have a computer move, on one side or on both",
  review: "review a finished game",
  restart: "start the same game again",
  next: "play the next game of a series, or a rematch",
} as const;

type Ability = keyof typeof abilities;

const leftOutByScreen = [] as const;

const leftOutByPlain = [
  // The dialogue shows the position after each move, and undo takes a move back.
  "preview",
  // The review names the command that opens the position.
  "branch",
  // The games of a series open by themselves, and a rematch takes one command.
  "next",
] as const;

const leftOutByAgents = [
  // The analyze tool tells what each move leads to.
  "preview",
  // A move has one name, which the state lists.
  "type",
  // The exported record has every move so far.
  "look-back",
  // The new_game tool opens another game, from any position and with the same seed.
  "undo",
  "play-on",
  // An agent that sees no win plays on until the limit of plies ends the game.
  "draw",
  // The exported record is reviewed by switchyard analyze.
  "review",
  // The new_game tool opens as many games as the agent wants.
  "restart",
  "next",
] as const;

const leftOutByPage = [] as const;

const computers: Pair<Player> = [
  { name: "Deep", level: "hard" },
  { name: "Blue", level: "hard" },
];

function match(players?: Pair<Player>): Match {
  const fresh = newGame(towerSwitch, { blocks: 5 });
  return players === undefined ? fresh : { ...fresh, players };
}

/** A test of each ability that isn't left out. */
type Shows<L extends readonly Ability[]> = Readonly<Record<Exclude<Ability, L[number]>, () => unknown>>;

const ended = { winner: expect.anything(), reason: "resigned" };

// Finds the screen's abilities by its keys.

const screen = () => tableState(match());

const jobsAsked = (state: ScreenState, key: string) =>
  wantsIn(pressOne(state, key).effects).flatMap((want) => (want.kind === "ask" ? [want.job.kind] : []));

/** A finished game that Ann could have won, with its review. */
function reviewed(): ScreenState {
  const { state, effects } = pressOne(press(screen(), ...typed("1"), "return", "g"), "y");
  const ask = wantsIn(effects).find((want) => want.kind === "ask");
  if (ask?.kind !== "ask") throw new Error("no review");
  const card = advise([towerSwitch], ask.job);
  if (!card.ok) throw new Error(card.problem.message);
  const input = { kind: "answered", ask, answer: card.value } as const;
  return updateScreen(state, { kind: "input", input }).state;
}

const onScreen: Shows<typeof leftOutByScreen> = {
  preview: () => expect(frameText(press(screen(), "down"))).toContain("→ taken"),
  play: () => expect(tableOn(press(screen(), "return")).match.moves).toHaveLength(1),
  type: () => expect(tableOn(press(screen(), ...typed("2"), "return")).match.moves).toEqual([2]),
  undo: () => expect(tableOn(press(screen(), "return", "u")).match.moves).toEqual([]),
  "look-back": () => expect(tableOn(press(screen(), "return", "b")).viewing).toBe(0),
  "play-on": () => {
    const { effects } = pressOne(press(screen(), "return", "return", "b"), "p");
    expect(wantsIn(effects).map(({ kind }) => kind)).toEqual(["open"]);
  },
  branch: () => expect(wantsIn(pressOne(reviewed(), "p").effects)).toMatchObject([{ kind: "open" }]),
  resign: () => expect(tableOn(press(screen(), "g", "y")).match.outcome).toEqual(ended),
  draw: () => {
    const asked = press(tableState(newGame(switchBattle)), "d", "y");
    expect(tableOn(asked).match.outcome).toMatchObject({ reason: "agreed" });
  },
  hint: () => expect(jobsAsked(screen(), "i")).toEqual(["hint"]),
  values: () => expect(jobsAsked(screen(), "v")).toEqual(["analyze"]),
  computer: () => {
    const { effects } = updateScreen(screen(), {
      kind: "opened",
      activity: openActivity({ match: { ...match(computers), id: "two" }, notes: [] }),
    });
    expect(wantsIn(effects)).toMatchObject([{ kind: "ask", job: { kind: "choose" } }]);
  },
  review: () => expect(tableOn(reviewed()).review?.moves).toHaveLength(1),
  restart: () => {
    const asked = press(screen(), "return", ...typed(":restart"), "return");
    expect(wantsIn(pressOne(asked, "y").effects)).toMatchObject([{ kind: "open" }]);
  },
  next: () => expect(wantsIn(pressOne(reviewed(), "n").effects)).toMatchObject([{ kind: "open" }]),
};

// The plain dialogue, by its words. The spoken one is the same with other sentences.

async function talk(lines: readonly string[], players?: Pair<Player>): Promise<string> {
  return (await talkAbout(gameOf(towerSwitch, { blocks: 5 }, players), lines)).out;
}

const inPlain: Shows<typeof leftOutByPlain> = {
  play: async () => expect(await talk(["2"])).toContain("Ann removes blocks 1 and 2."),
  type: async () => expect(await talk([" 2 "])).toContain("Ann removes blocks 1 and 2."),
  undo: async () => expect(await talk(["2", "undo"])).toContain("Took back move 1 (2)."),
  "look-back": async () => expect(await talk(["2", "1", "look"])).toContain("Move 1 of 2: Ann plays 2"),
  "play-on": async () =>
    expect(await talk(["2", "1", "look", "play"])).toContain(
      "Note: This is a new game from that position. The old one hasn't changed.",
    ),
  resign: async () => expect(await talk(["resign", "yes"])).toContain("Ann resigns."),
  draw: async () =>
    expect((await talkAbout(gameOf(switchBattle), ["draw", "yes"])).out).toContain("drawn by agreement"),
  hint: async () => expect(await talk(["hint"])).toMatch(/^Note: /m),
  values: async () => expect(await talk(["values"])).toContain("Note: Wins: 2. Loses: 1."),
  computer: async () => expect(await talk([], computers)).toContain("Deep (hard) removes"),
  restart: async () => expect(await talk(["2", "restart", "yes"])).toMatch(/Welcome.*Welcome/s),
  review: async () =>
    expect(await talk(["1", "resign", "yes"], [{ name: "Ann" }, { name: "Ben", level: "easy" }])).toContain(
      "Move 1 lost the game: taking 1 left 4, and the computer took 1 and left 3, a multiple of three.",
    ),
};

// Finds the page's abilities by its messages.

function page(...inputs: readonly Input[]): Updated {
  return pageOf(readPreferences(null), ...inputs);
}

function pageOf(preferences: Preferences, ...inputs: readonly Input[]): Updated {
  const opened = openOnPage(initialState(preferences), match());
  return inputs.reduce(({ state }, input) => updatePage(state, { kind: "input", input }), opened);
}

function openOnPage(state: State, match: Match): Updated {
  return updatePage(state, { kind: "open", place: "game", activity: openActivity({ match, notes: [] }) });
}

function onBoard({ state }: Updated): Table {
  const { activity } = state.places.game;
  if (activity === null) throw new Error("no table");
  return activity.state;
}

function wantedBy({ wants }: Updated): readonly string[] {
  return wants.map(({ want }) => (want.kind === "ask" ? want.job.kind : want.kind));
}

const two = { kind: "choose", name: "2" } as const;
const run = (id: string) => ({ kind: "run", id }) as const;
const yes = { kind: "decide", yes: true } as const;

const onPage: Shows<typeof leftOutByPage> = {
  preview: () => expect(onBoard(page({ kind: "preview", move: "2" })).preview).toBe("2"),
  play: () => expect(onBoard(page(two)).match.moves).toEqual([2]),
  type: () => expect(onBoard(page({ kind: "read", text: " 2" })).match.moves).toEqual([2]),
  undo: () => expect(onBoard(page(two, run("undo"))).match.moves).toEqual([]),
  "look-back": () => expect(onBoard(page(two, { kind: "look", ply: 0 })).viewing).toBe(0),
  "play-on": () => expect(wantedBy(page(two, run("look"), run("playOn")))).toEqual(["open"]),
  hint: () => expect(wantedBy(page(run("hint")))).toEqual(["hint"]),
  branch: () => expect(wantedBy(page(two, run("resign"), yes, run("look"), run("playOn")))).toContain("open"),
  resign: () => expect(onBoard(page(run("resign"), yes)).match.outcome).toEqual(ended),
  draw: () => {
    const opened = openOnPage(initialState(readPreferences(null)), newGame(switchBattle));
    const asked = updatePage(opened.state, { kind: "input", input: run("draw") });
    const agreed = updatePage(asked.state, { kind: "input", input: yes });
    expect(onBoard(agreed).match.outcome).toMatchObject({ reason: "agreed" });
  },
  values: () =>
    expect(wantedBy(pageOf({ ...readPreferences(null), analysis: "live" }, two))).toContain("analyze"),
  computer: () => {
    const opened = openOnPage(page().state, match(computers));
    const ask = opened.wants.map(({ want }) => want).find((want) => want.kind === "ask");
    if (ask?.kind !== "ask") throw new Error("no computer was asked");
    const answer: Answer = { kind: "choose", move: "2", exact: true };
    const input = { kind: "answered", ask, answer } as const;
    expect(onBoard(updatePage(opened.state, { kind: "input", input })).match.moves).toEqual([2]);
  },
  review: () => expect(wantedBy(page(two, run("resign"), yes))).toContain("review"),
  restart: () => expect(wantedBy(page(two, run("restart"), yes))).toEqual(["open"]),
  next: () => expect(wantedBy(page(run("resign"), yes, run("next")))).toEqual(["open"]),
};

// The agents' tools. Agents that take an exam don't get `hint` and `analyze`.

const agent = (players?: Pair<Player>) => newAgentGame({ match: match(players), notes: [] });

const byAgents: Shows<typeof leftOutByAgents> = {
  play: () => expect(playNamed(agent(), "2")).toMatchObject({ value: { match: { moves: [2] } } }),
  branch: () => {
    const session = {
      program: switchyard,
      games,
      open: new SessionGames(),
      analysis: true,
      now: () => new Date(0),
      newSeed: () => 1,
      newId: () => "a",
    };
    const opened = startGame(session, { game: "tower-switch", from: "3/1", opponent: "none" });
    expect(opened).toMatchObject({ value: { match: { from: "3/1" } } });
  },
  resign: () => expect(resignGame(agent())).toMatchObject({ value: { match: { outcome: ended } } }),
  hint: () => expect(hintAt(agent())).toMatchObject({ value: [{ hinted: 1 }, { kind: "hint" }] }),
  values: () =>
    expect(advise([towerSwitch], { kind: "analyze", record: toRecord(match()), plies: [0] }).ok).toBe(true),
  computer: () => expect(agent(computers).match.outcome).not.toBeNull(),
};

type Shown = Readonly<Record<string, () => unknown>>;
const faces: readonly (readonly [face: string, leftOut: readonly Ability[], shows: Shown])[] = [
  ["the screen", leftOutByScreen, onScreen],
  ["the plain dialogue", leftOutByPlain, inPlain],
  ["the page", leftOutByPage, onPage],
  ["the agent interface", leftOutByAgents, byAgents],
];

const rows = faces.flatMap(([face, , shows]) =>
  Object.entries(abilities).flatMap(([ability, words]) => {
    const show = shows[ability];
    return show === undefined ? [] : [[face, words, show] as const];
  }),
);

test.each(rows)("%s lets you %s", async (_face, _words, show) => {
  await show();
});

test.each(faces)("%s either offers or deliberately leaves out each ability", (_, leftOut, shows) => {
  const told = [...Object.keys(shows), ...leftOut];
  expect(told.toSorted()).toEqual(Object.keys(abilities).toSorted());
});
