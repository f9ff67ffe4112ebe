/** The page's logic for tables, links, storage, forms, boards, charts and arrow keys. */

import { expect, test } from "vitest";
import type { PositionReport } from "../../../src/computer/job.ts";
import { type Scorecard, scorecard } from "../../../src/computer/scorecard.ts";
import { type Cell, changedCells } from "../../../src/core/board.ts";
import type { Game } from "../../../src/core/game.ts";
import { agreeDraw, type Match, newMatch } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { exampleSetup, setUp } from "../../../src/core/setup.ts";
import { factorFrenzy, games, switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { nextInDirection } from "../../../src/page/parts/board/board-input.ts";
import { readLink, readUnfinished } from "../../../src/page/returning.ts";
import { boardView } from "../../../src/page/state/board/board-view.ts";
import { chartPoints } from "../../../src/page/state/board/history-chart.ts";
import { stackParts } from "../../../src/page/state/board/stack-parts.ts";
import { keptLists, storeGame, withGame } from "../../../src/page/state/keep/kept-games.ts";
import { readPreferences } from "../../../src/page/state/keep/preferences.ts";
import { formatLink, noPlaces, type Places } from "../../../src/page/state/route.ts";
import { titleOf } from "../../../src/page/state/spoken.ts";
import { initialState, type State } from "../../../src/page/state/state.ts";
import { type Message, type Updated, update } from "../../../src/page/state/update.ts";
import { foldText, previewLine } from "../../../src/page/state/words.ts";
import type { Ask } from "../../../src/play/contract.ts";
import { game, gameActivity } from "../../../src/play/game/game.ts";
import { lookAt, newTable, playNamed, previewMove, type Table, takeBack } from "../../../src/play/table.ts";
import { puzzleDoors } from "../../../src/puzzles/doors.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { everyGame } from "../../support/sample-setups.ts";

function placesWith(table: Table): Places {
  return { ...noPlaces, game: { ...noPlaces.game, activity: { kind: game, state: table } } };
}

function send(state: State, message: Message): State {
  return update(state, message).state;
}

function open(state: State, match: Match, notes: readonly string[] = []): State {
  return send(state, { kind: "open", place: "game", activity: gameActivity({ match, notes }) });
}

let ids = 0;
const host = { now: () => new Date(0), newId: () => `id${++ids}` };

function tableOf(game: Game = towerSwitch, given: Options = {}): Table {
  const setup = "start" in given ? setUp(game, { options: given }) : exampleSetup(game, given);
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: game.seatNames[0] }, { name: game.seatNames[1] }] as const;
  const details = { id: host.newId(), players, seed: 1, startedAt: host.now().toISOString(), series: null };
  return newTable({ match: newMatch(setup.value, details), notes: [] });
}

function randomTable(game: (typeof everyGame)[number], seed: number): Table {
  const random = randomFrom(seed);
  let table = tableOf(game);
  for (let ply = 0; ply < 6 && table.match.outcome === null; ply++) {
    table = playNamed(table, pick(random, moveNames(table.match.game, table.match.positions.at(-1))));
  }
  return table;
}

const cases = everyGame.flatMap((game) => [1, 2, 3].map((seed) => [game.id, seed, game] as const));

test.each(cases)(
  "a game of %s with seed %i can be restored from a link and from storage",
  (_id, seed, game) => {
    const table = takeBack(randomTable(game, seed));
    const linked = readLink(formatLink(table.match, 0), everyGame, host);
    expect(linked.ok && { ...linked.value.match, id: "", startedAt: "", seed: 0 }).toEqual({
      ...table.match,
      id: "",
      startedAt: "",
      seed: 0,
    });
    expect(linked.ok && linked.value.at).toBe(0);
    const stored = storeGame(keptLists.unfinished, null, table.match);
    expect(readUnfinished(stored, everyGame)).toEqual([table.match]);
  },
);

test("a link to a game that was drawn by agreement restores the draw", () => {
  const drawn = agreeDraw(tableOf().match);
  const linked = readLink(formatLink(drawn), games, host);
  expect(linked.ok && linked.value.match.outcome).toEqual(drawn.outcome);
});

function refusal(link: string): string {
  const linked = readLink(link, games, host);
  return linked.ok ? "" : linked.problem.message;
}

test("the animation of a move is shown on the cells that it changed", () => {
  for (const game of everyGame)
    for (let seed = 0; seed < 5; seed++) {
      const table = randomTable(game, seed);
      const cells = boardView(table).groups.flatMap((group) => group.cells);
      const fresh = cells.flatMap(({ fresh, cell }) => (fresh ? [cell.id] : []));
      const { game: played, positions } = table.match;
      const [after = [], before = after] = positions
        .slice(-2)
        .reverse()
        .map((each) => played.board(each));
      expect(fresh).toEqual(changedCells(before, after).map(({ id }) => id));
    }
});

test("a long text is folded after a sentence, never at a colon", () => {
  const list = Array.from({ length: 99 }, (_, at) => `${at}-${at + 1}`).join(", ");
  expect(foldText("Take 3.")).toEqual({ head: "Take 3.", rest: "" });
  const more = "Then answer 3 with 4. ".repeat(12).trim();
  const { head, rest } = foldText(more);
  expect([head + rest, head.endsWith("with 4."), head.length <= 240]).toEqual([more, true, true]);
  const pairs = `Answer in pairs: ${list}`;
  expect(foldText(pairs)).toEqual({ head: pairs, rest: "" });
});

test("the preview of a move with many changes shows only their number", () => {
  const line = (move: string) => {
    const table = previewMove(tableOf(factorFrenzy, { max: 100 }), move);
    return previewLine(move, boardView(table).effect);
  };
  expect(line("97")).toBe("After 97: 97 is just taken.");
  expect(line("2")).toBe("After 2: 50 changes on the board.");
});

test("a wrong answer is marked on its number, although the refutation took it off the board", () => {
  const asked = tableOf(factorFrenzy, { max: 10 });
  const refuted = playNamed(playNamed(asked, "7"), "2");
  expect(judgedCells(refuted, "7")).toEqual([["7", "wrong"]]);
  // The reply has the same name as the answer.
  const tower = tableOf(towerSwitch, { blocks: 5 });
  expect(judgedCells(playNamed(playNamed(tower, "1"), "1"), "1")).toEqual([["1", "wrong"]]);
});

function judgedCells(table: Table, answer: string) {
  const { groups } = boardView(table, { verdicts: { [answer]: "wrong" }, judgedPly: 0 });
  return groups.flatMap(({ cells }) =>
    cells.flatMap(({ cell, verdict }) => (verdict ? [[cell.label, verdict]] : [])),
  );
}

test("a link without a first player lets the player whose turn it is move first", () => {
  const linked = readLink("game=switch-conquer&from=ABAB/2", games, host);
  expect(linked.ok && linked.value.match.first).toBe(2);
  expect(refusal("game=switch-conquer&from=ABAB/2&first=1")).toContain("can't move first");
});

test("a link to a finished position is refused", () => {
  for (const link of ["game=tower-switch&from=0/1", "game=switch-battle&from=1111111"])
    expect(refusal(link)).toContain("already over");
});

test.each([
  ["an unknown part", "foo=1", 'part: "foo"'],
  ["a part in capitals", "Game=x", 'part: "Game"'],
  ["part of a series", "of=4", 'part: "of"'],
  ["an option called __proto__", "options.__proto__=1", 'part: "options.__proto__"'],
  ["two games", "game=switch-battle", '"game" more than once'],
  ["an option twice", "options.blocks=4&options.blocks=5", '"options.blocks" more than once'],
  ["an option above its limit", "options.blocks=99999999", "1 to 1000"],
  ["an unknown option", "options.color=1", "no option"],
  ["an unknown level", "level2=wizard", '"wizard" isn\'t a level'],
  ["an impossible position", "from=9/2", "can't occur"],
  ["an illegal move", "moves=2+2", "Move 2 of the link"],
  ["a view past the last move", "moves=1&at=9", "past the last move"],
  ["a third player as first", "first=3", "This link is damaged"],
  ["an unknown result", "result=magic+1", "This link is damaged"],
  ["a finished result for an open game", "result=finished+1", "This link says the game is finished"],
  ["a wrong result", "options.blocks=1&moves=1&result=resigned+2", "The result in this link"],
  ["too many moves", `moves=${"1+".repeat(15_000)}`, "too long"],
])("a link with %s is refused with the reason", (_fault, part, sentence) => {
  expect(refusal(`game=tower-switch&${part}`)).toContain(sentence);
});

const going = cases.filter(([, seed, game]) => randomTable(game, seed).match.outcome === null);

test("at least one sample game of each kind is still in progress", () => {
  expect(new Set(going.map(([id]) => id)).size).toBe(everyGame.length);
});

test.each(going)(
  "the board of %s with seed %i has a place and a preview for every legal move",
  (_id, seed, chosen) => {
    const table = randomTable(chosen, seed);
    const { game } = table.match;
    const position = table.match.positions.at(-1);
    const view = boardView(table);
    const placed = view.groups.flatMap(({ cells }) =>
      cells.flatMap(({ move, coupling }) => [move, coupling?.move]),
    );
    for (const move of game.moves(position)) {
      const name = game.formatMove(position, move);
      expect([...placed, ...view.others]).toContain(name);
      const shown = boardView(previewMove(table, name)).groups.flatMap(({ cells }) => cells);
      const after = game.board(game.play(position, move)).flatMap(({ cells }) => cells);
      // A preview leaves the mark of the last move where it is.
      const look = ({ id, state, mark, owner }: Cell) => ({ id, state, mark, owner });
      expect(shown.map(({ cell, becomes }) => look(becomes ?? cell))).toEqual(after.map(look));
      expect(
        shown
          .filter(({ held }) => held)
          .map(({ cell }) => cell.id)
          .toSorted(),
      ).toEqual([...game.cellsOfMove(position, move)].toSorted());
    }
  },
);

test("no move can be made while an earlier position is shown", () => {
  const table = lookAt(playNamed(playNamed(tableOf(), "1"), "1"), 1);
  expect(playNamed(table, "1")).toBe(table);
  expect(
    boardView(table)
      .groups.flatMap(({ cells }) => cells.map(({ move }) => move))
      .every((move) => move === null),
  ).toBe(true);
});

test("a damaged saved game is refused, and a damaged preference is replaced by its default", () => {
  for (const saved of ["", "{", "null", "5", "{}"])
    expect(readUnfinished(JSON.stringify([{ id: "x", saved }]), games)).toEqual([]);
  const usual = {
    analysis: "after",
    theme: "system",
    level: "beginner",
    name: "",
  };
  expect(readPreferences("nonsense")).toEqual(usual);
  expect(readPreferences('{"theme":"dark","analysis":"yes"}')).toEqual({
    ...usual,
    theme: "dark",
  });
});

test("a tall stack is drawn shorter but still accounts for every block", () => {
  const table = tableOf(towerSwitch, { blocks: 1000 });
  const cells = boardView(table).groups[0]?.cells ?? [];
  const parts = stackParts(cells);
  const count = parts.reduce((sum, part) => sum + ("cell" in part ? 1 : part.gone + part.standing), 0);
  expect(count).toBe(1000);
  expect(parts.length).toBeLessThan(20);
});

test("an arrow key leads to the nearest box in its direction", () => {
  const boxes = [0, 1, 2, 3, 4, 5].map((index) => ({ x: (index % 3) * 50, y: Math.floor(index / 3) * 50 }));
  expect(nextInDirection(boxes, 0, "ArrowRight")).toBe(1);
  expect(nextInDirection(boxes, 1, "ArrowDown")).toBe(4);
  expect(nextInDirection(boxes, 4, "Home")).toBe(0);
  expect(nextInDirection(boxes, 0, "ArrowUp")).toBeUndefined();
});

/** The solver's report on a position that it can't solve. */
const report = { value: null, canWin: [null, null], moves: {}, reasons: [], why: "", whyMoves: {} } as const;

test("the page announces a new game in whole sentences", () => {
  const { match } = tableOf();
  const { said } = open(initialState(readPreferences(null)), match, ["Ten blocks."]);
  expect(said.text).toBe("Tower Switch. Ten blocks. Player 1 to move. Take 1 or 2 blocks.");
});

const live = { ...readPreferences(null), analysis: "live" } as const;

/** What the activity on the page asks for now. */
function studyJob({ wants }: Updated): Ask<"analyze"> {
  for (const { want } of wants)
    if (want.kind === "ask" && want.job.kind === "analyze") return { ...want, job: want.job };
  throw new Error("Nothing is studied.");
}

/** Pretends that the solver knows nothing. */
function answered(state: State, ask: Ask<"analyze">): Updated {
  const reports = ask.job.plies.map((ply) => [ply, report] as const);
  const input = { kind: "answered", ask, answer: { kind: "analyze", reports } } as const;
  return update(state, { kind: "input", input });
}

function studied({ places }: State): readonly number[] {
  return [...(places.game.activity?.state.study?.keys() ?? [])];
}

const take = { kind: "input", input: { kind: "choose", name: "1" } } as const;

test("the page asks the solver about the position on the board first, then about the others", () => {
  let table = tableOf(towerSwitch, { blocks: 40 });
  for (let ply = 0; ply < 20; ply++) table = playNamed(table, "1");
  const activity = gameActivity({ match: table.match, notes: [] });
  let after = update(initialState(live), { kind: "open", place: "game", activity });
  const asked: (readonly number[])[] = [];
  while (after.wants.some(({ want }) => want.kind === "ask")) {
    const ask = studyJob(after);
    asked.push(ask.job.plies);
    after = answered(after.state, ask);
  }
  expect(asked).toEqual([[20], [...Array(16).keys()], [16, 17, 18, 19]]);
  const hidden = send(after.state, { kind: "prefer", preferences: { analysis: "off" } });
  expect(hidden.places.game.activity?.state.study).toBeNull();
});

test("the solver's answer counts only for the match it was asked about", () => {
  const activity = gameActivity({ match: tableOf().match, notes: [] });
  const opened = update(initialState(live), { kind: "open", place: "game", activity });
  const ask = studyJob(opened);
  const known = send(answered(opened.state, ask).state, { kind: "flash", text: "Not that one." });
  expect(answered(known, ask).state).toBe(known);
  const played = update(known, take);
  expect(studied(played.state)).toEqual([0]);
  expect(studyJob(played).job.plies).toEqual([1]);
  expect(answered(played.state, ask).state).toBe(played.state);
  const told = send(played.state, { kind: "flash", text: "Not that one." });
  expect(answered(told, studyJob(played)).state.flash).toBe("Not that one.");
});

test("a move made while its values are shown counts as assisted", () => {
  const activity = gameActivity({ match: tableOf().match, notes: [] });
  const opened = update(initialState(live), { kind: "open", place: "game", activity });
  const told = answered(opened.state, studyJob(opened)).state;
  for (const [state, assisted] of [
    [opened.state, []],
    [told, [0]],
  ] as const) {
    const once = send(state, take);
    const twice = send(once, take);
    expect(once.places.game.activity?.state.match.assisted).toEqual(assisted);
    expect(twice.places.game.activity?.state.match.assisted).toEqual(assisted);
  }
});

test("the chart shows each position on its winner's side and marks the mistakes", () => {
  const table = playNamed(playNamed(playNamed(tableOf(), "2"), "1"), "2");
  const { match } = table;
  const study = new Map<number, PositionReport>();
  for (const [ply, position] of match.positions.entries()) {
    const { value, canWin, moves } = analyzePosition(match.game, position);
    const named = moves.map((each) => [match.game.formatMove(position, each.move), each.value]);
    const report = { value, canWin, moves: Object.fromEntries(named), reasons: [], why: "", whyMoves: {} };
    study.set(ply, report);
  }
  const points = chartPoints({ ...table, study });
  expect(points.map(({ side }) => side)).toEqual(
    points.map(({ height }) => (height !== null && height > 0 ? 1 : 2)),
  );
  expect(points.filter(({ mistake }) => mistake).length).toBe(
    namedCard(match).moves.filter(({ grade }) => grade === "gave-away").length,
  );
});

test("the title names the view, and in a game the turn or the result", () => {
  const table = tableOf(towerSwitch, { blocks: 1 });
  const { match } = table;
  const game = match.game.of;
  const titles = (
    [
      { view: "home" },
      { view: "setup", game },
      { view: "rules", game },
      { view: "theory", game },
      { view: "play" },
    ] as const
  ).map((route) => titleOf({ route, places: placesWith(table), online: null }, "Switchyard"));
  expect(titles).toEqual([
    "Switchyard",
    `New game · ${game.title} · Switchyard`,
    `Rules · ${game.title} · Switchyard`,
    `Theory · ${game.title} · Switchyard`,
    `Player 1 to move · ${game.title} · Switchyard`,
  ]);
  const over = placesWith(playNamed(table, "1"));
  expect(titleOf({ route: { view: "play" }, places: over, online: null }, "")).toContain("wins");
  const puzzles = [puzzleDoors.today, puzzleDoors.endless].map((door) =>
    titleOf({ route: { view: "puzzle", door }, places: noPlaces, online: null }, "Switchyard"),
  );
  expect(puzzles).toEqual(["Daily puzzle · Switchyard", "Puzzles · Switchyard"]);
});

test("an announcement is cleared when the visitor opens another view", () => {
  const { match } = tableOf();
  const played = open(initialState(readPreferences(null)), match);
  expect(played.said.text).toContain("to move");
  expect(send(played, { kind: "visit", route: { view: "play" } }).said).toBe(played.said);
  expect(send(played, { kind: "visit", route: { view: "home" } }).said.text).toBe("");
});

test("every unfinished game is stored until it's over", () => {
  const { unfinished } = keptLists;
  const one = { ...playNamed(tableOf(towerSwitch, { blocks: 2 }), "1").match, id: "one" };
  const two = { ...playNamed(tableOf(switchBattle), "4").match, id: "other" };
  const stored = storeGame(unfinished, storeGame(unfinished, null, one), two);
  expect(readUnfinished(stored, games).map(({ id }) => id)).toEqual(["other", one.id]);
  const over = { ...playNamed(playNamed(tableOf(towerSwitch, { blocks: 2 }), "1"), "1").match, id: one.id };
  expect(withGame(unfinished, [two, one], over)).toEqual([two]);
  expect(readUnfinished(storeGame(unfinished, stored, over), games).map(({ id }) => id)).toEqual(["other"]);
  expect(readUnfinished('[{"id":"x","saved":"{}"},5]', games)).toEqual([]);
});

test("a game without moves is stored only until the next game is opened", () => {
  const { unfinished } = keptLists;
  const one = { ...tableOf().match, id: "one" };
  const two = { ...tableOf().match, id: "two" };
  const stored = storeGame(unfinished, storeGame(unfinished, null, one), two);
  expect(readUnfinished(stored, games).map(({ id }) => id)).toEqual(["two"]);
  expect(withGame(unfinished, [], two)).toEqual([]);
});

/** The advisor's review of the game. */
function namedCard({ game, positions, moves }: Match): Scorecard<string> {
  const card = scorecard(game, positions, moves);
  const named = card.moves.map((move) => ({ ...move, move: String(move.move), best: move.best.map(String) }));
  return { ...card, moves: named };
}
