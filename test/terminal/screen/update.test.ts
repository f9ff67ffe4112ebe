/** Any sequence of keys and events leaves a screen that makes sense and can be painted. */

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { currentPosition } from "../../../src/core/match.ts";
import { moveNames } from "../../../src/core/notation.ts";
import type { Options } from "../../../src/core/options.ts";
import { factorFrenzy, switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { lineColumns } from "../../../src/terminal/screen/paint/text.ts";
import type { Effect, ScreenEvent, ScreenState, TableScene } from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { view } from "../../../src/terminal/screen/view.ts";
import { everyGame } from "../../support/sample-setups.ts";
import { frameText, keyNamed, menuState, newGame, press, pressOne, tableState, typed } from "./helpers.ts";

const named = ["left", "right", "up", "down", "home", "end", "pageup", "pagedown", "tab", "space"];
const acting = ["return", "escape", "backspace", "delete", "", "f5"];
const typing = ["é", "漢", "👩‍👧", ...Array.from("0123456789-flip ,:?ubyndgrqmhAB")];

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...named) },
  { weight: 3, arbitrary: fc.constantFrom(...acting) },
  { weight: 4, arbitrary: fc.constantFrom(...typing) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 2 }) },
);
const size = fc.record({ columns: fc.integer({ min: 1, max: 130 }), rows: fc.integer({ min: 1, max: 45 }) });
const event: fc.Arbitrary<ScreenEvent> = fc.oneof(
  { weight: 20, arbitrary: key.map((name) => ({ kind: "key" as const, key: keyNamed(name) })) },
  { weight: 1, arbitrary: fc.nat({ max: 30 }).map((row) => ({ kind: "clicked" as const, row })) },
  { weight: 2, arbitrary: size.map((to) => ({ kind: "resized" as const, size: to })) },
  {
    weight: 1,
    arbitrary: fc.constant({ kind: "refused" as const, message: "No, because of this and that." }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "saved" as const, id: "other", notes: ["It was renamed."] }) },
);

const starts: readonly { readonly id: string; readonly options: Options }[] = [
  { id: "switch-and-capture", options: {} },
  { id: "switch-and-capture", options: { switches: 30, reading: "examples" } },
  { id: "switch-battle", options: {} },
  { id: "switch-battle", options: { switches: 2 } },
  { id: "switch-conquer", options: { start: "ABAB" } },
  { id: "tower-switch", options: { blocks: 7 } },
  { id: "tower-switch", options: { blocks: 60 } },
  { id: "factor-frenzy", options: {} },
  { id: "factor-frenzy", options: { max: 100 } },
  { id: "three-heaps", options: { largest: 5 } },
];

function gameNamed(id: string): Game {
  const game = everyGame.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

const table = fc.constantFrom(...starts).map(({ id, options }) => {
  return tableState(newGame(gameNamed(id), options));
});

/** What the world would answer: games open, lists come, saves succeed. */
function answered(state: ScreenState, effects: readonly Effect[]): ScreenState {
  return effects.reduce((current, effect) => {
    if (effect.kind === "start" || effect.kind === "resume")
      return update(current, { kind: "opened", opened: { match: newGame(towerSwitch), notes: [] } }).state;
    if (effect.kind === "next")
      return update(current, {
        kind: "opened",
        opened: { match: { ...newGame(switchBattle), id: "next" }, notes: [] },
      }).state;
    if (effect.kind === "read")
      return update(current, { kind: "page", title: "Rules", text: ["Goal", "- To win."] }).state;
    if (effect.kind === "list") return update(current, { kind: "listed", saved: [] }).state;
    return current;
  }, state);
}

function run(state: ScreenState, events: readonly ScreenEvent[]): ScreenState {
  return events.reduce((current, each) => {
    const { state: next, effects } = update(current, each);
    expectValid(next);
    return answered(next, effects);
  }, state);
}

function expectValid(state: ScreenState): void {
  const lines = view(state);
  expect(lines).toHaveLength(state.size.rows);
  for (const spans of lines) expect(lineColumns(spans)).toBeLessThanOrEqual(state.size.columns);
  if (state.scene.kind === "table") expectTable(state.scene);
  if (state.scene.kind === "page" && state.scene.back.kind === "table") expectTable(state.scene.back);
}

function expectTable({ match, at, viewing, question }: TableScene): void {
  const legal = match.game.moves(currentPosition(match)).length;
  expect(match.positions).toHaveLength(match.moves.length + 1);
  const choices = legal === 0 ? [-1] : Array.from({ length: legal }, (_, index) => index);
  expect(choices).toContain(at);
  expect(viewing === null || (viewing >= 0 && viewing <= match.moves.length)).toBe(true);
  if (match.outcome !== null) expect(question).toBeNull();
}

describe("any keys", () => {
  test("at any table", () => {
    fc.assert(
      fc.property(table, fc.array(event, { maxLength: 60 }), (state, events) => void run(state, events)),
    );
  });

  test("from the menu", () => {
    const events = fc.array(event, { maxLength: 80 });
    fc.assert(fc.property(events, (each) => void run(menuState(), each)));
  });

  test("a move is played only by Enter, and saved at once", () => {
    let played = 0;
    fc.assert(
      fc.property(table, fc.array(key, { maxLength: 40 }), (start, names) => {
        let state = start;
        for (const name of names) {
          const { state: next, effects } = pressOne(state, name);
          const [before, after] = [movesOn(state), movesOn(next)];
          if (after > before) {
            played++;
            expect(["return", "y"]).toContain(name);
          }
          if (after !== before && after >= 0 && before >= 0)
            expect(effects.map((effect) => effect.kind)).toContain("save");
          state = next;
        }
      }),
      { numRuns: 500 },
    );
    expect(played).toBeGreaterThan(0);
  });
});

function movesOn({ scene }: ScreenState): number {
  const at = scene.kind === "page" ? scene.back : scene;
  return at.kind === "table" ? at.match.moves.length : -1;
}

describe("walking over the moves", () => {
  const name = (state: ScreenState) => {
    if (state.scene.kind !== "table") throw new Error("no table");
    const { match, at } = state.scene;
    return moveNames(match.game, currentPosition(match))[at] ?? "";
  };

  test("every legal move of every game is reached with the arrows", () => {
    for (const { id, options } of starts) {
      const game = gameNamed(id);
      const start = tableState(newGame(game, options));
      const reached = new Set<string>();
      let state = press(start, "home");
      for (let step = 0; step < 100; step++) {
        for (const downs of [0, 1, 2, 3, 4])
          reached.add(name(press(state, ...Array<string>(downs).fill("down"))));
        state = press(state, "right");
      }
      const match = newGame(game, options);
      const legal = moveNames(game, currentPosition(match));
      expect(Array.from(reached).sort()).toEqual(legal.toSorted());
    }
  });

  test("two neighbours are one key away, and stay wished for", () => {
    const state = tableState(newGame(switchConquer, { start: "ABAB" }));
    expect(["2", "2-3", "3-4", "4", "1-2"]).toEqual([
      name(state),
      name(press(state, "down")),
      name(press(state, "down", "right")),
      name(press(state, "down", "right", "right")),
      name(press(state, "down", "right", "right", "right")),
    ]);
  });

  test("what is typed is highlighted as soon as it names a move", () => {
    const state = tableState(newGame(switchBattle));
    expect(name(press(state, ...typed("flip 5 4")))).toBe("4-5");
  });
});

describe("a way back from everywhere", () => {
  test("Escape leads to the menu, and from there out", () => {
    const form = press(menuState(), "return", "s");
    expect(form.scene.kind).toBe("setup");
    expect(press(form, "escape").scene).toMatchObject({ kind: "menu", list: "play" });
    expect(press(form, "escape", "escape").scene).toMatchObject({ kind: "menu", list: "top" });
    const playing = press(tableState(newGame(towerSwitch)), "return", "?");
    expect(press(playing, "escape", "escape").scene.kind).toBe("menu");
    expect(pressOne(menuState(), "escape").effects).toEqual([{ kind: "quit" }]);
  });

  test("a finished game that is looked at tells its end, and is left for the list that it came from", () => {
    const { match } = press(tableState(newGame(towerSwitch, { blocks: 1 })), "return").scene as TableScene;
    const replay = update(menuState(), { kind: "replayed", match }).state;
    expect(frameText(press(replay, "end"))).toContain("Ann removes block 1. Ann wins the game!");
    const left = pressOne(replay, "escape");
    expect(left.state.scene).toMatchObject({ kind: "menu", list: "history", at: "test" });
    expect(left.effects).toEqual([{ kind: "list" }]);
  });

  test("without a menu it leads out of the game at once, which is saved; first out of what is typed", () => {
    const state = { ...tableState(newGame(towerSwitch)), hasMenu: false };
    expect(pressOne(state, "escape").effects).toEqual([{ kind: "quit" }]);
    const cleared = pressOne(press(state, "1"), "escape");
    expect(cleared).toMatchObject({ effects: [], state: { scene: { kind: "table", typed: "" } } });
    expect(frameText(press(state, "?"))).toContain("Esc     one step back");
  });
});

test("where numbers stand close, one that is barred now is seen to be, whatever the move would change", () => {
  const state = press(tableState(newGame(factorFrenzy, { max: 100 })), "6", "return", "5");
  const frame = frameText(state);
  expect(frame).toContain(" 12×□ ");
  expect(frame).toContain(" 10□× ");
  expect(frame).toContain(" 30×  ");
});

test("the words of the plain dialogue work when typed", () => {
  const state = press(tableState(newGame(switchBattle)), "return");
  expect(press(state, ...typed(":undo"), "return").scene).toMatchObject({ match: { moves: [] } });
  const { effects } = pressOne(press(state, ...typed("save lunch")), "return");
  expect(effects).toMatchObject([{ kind: "copy", name: "lunch" }]);
});
