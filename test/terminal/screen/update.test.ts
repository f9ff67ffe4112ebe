/** After any sequence of keys and events, the screen makes sense and can be painted. */

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { currentPosition, type Match } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { factorFrenzy, switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { gameActivity, gameFromStart, game as gameKind } from "../../../src/play/game/game.ts";
import { lineColumns } from "../../../src/terminal/screen/paint/text.ts";
import { isStillWanted, updateScreen, viewScreen } from "../../../src/terminal/screen/screen.ts";
import type {
  ScreenEffect,
  ScreenEvent,
  ScreenState,
  TablePanel,
} from "../../../src/terminal/screen/state.ts";
import { basePanel } from "../../../src/terminal/screen/step.ts";
import { everyGame } from "../../support/sample-setups.ts";
import {
  activityState,
  clickAt,
  frameText,
  keyNamed,
  menuState,
  newGame,
  panelOn,
  press,
  pressOne,
  refusal,
  tableOn,
  tableState,
  take,
  typed,
  wantsIn,
} from "./helpers.ts";

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
const renamed = { kind: "noted", id: "other", notes: ["It was renamed."] } as const;
const click = fc.nat({ max: 80 * 30 }).map((at) => ({ row: Math.floor(at / 80), column: at % 80 }));
/** A click at a random place on the screen. */
type AnyEvent = ScreenEvent | { readonly kind: "clicked at"; readonly row: number; readonly column: number };
const event: fc.Arbitrary<AnyEvent> = fc.oneof(
  { weight: 20, arbitrary: key.map((name) => ({ kind: "key" as const, key: keyNamed(name) })) },
  { weight: 1, arbitrary: click.map((at) => ({ kind: "clicked at" as const, ...at })) },
  { weight: 2, arbitrary: size.map((to) => ({ kind: "resized" as const, size: to })) },
  {
    weight: 1,
    arbitrary: fc.constant(refusal("No, because of this and that.")),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "input" as const, input: renamed }) },
);

const starts: readonly { readonly id: string; readonly options: Options }[] = [
  { id: "switch-and-capture", options: {} },
  { id: "switch-and-capture", options: { switches: 30, switchOne: "chosen" } },
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

/** Answers that would come from outside: games open, lists arrive, saves succeed. */
function answered(state: ScreenState, effects: readonly ScreenEffect[]): ScreenState {
  return effects.reduce((current, effect) => {
    if (effect.kind === "start" || effect.kind === "resume") return opened(current, newGame(towerSwitch));
    if (effect.kind === "want" && effect.want.kind === "open")
      return opened(current, { ...newGame(switchBattle), id: "next" });
    if (effect.kind === "want" && effect.want.kind === "read")
      return updateScreen(current, { kind: "page", title: "Theory", text: ["Goal", "- To win."] }).state;
    if (effect.kind === "list") return updateScreen(current, { kind: "listed", saved: [] }).state;
    return current;
  }, state);
}

function opened(state: ScreenState, match: Match): ScreenState {
  return updateScreen(state, { kind: "opened", activity: gameActivity({ match, notes: [] }) }).state;
}

function run(state: ScreenState, events: readonly AnyEvent[]): ScreenState {
  return events.reduce((current, each) => {
    const { state: next, effects } =
      each.kind === "clicked at" ? clickAt(current, each.row, each.column) : take(current, each);
    expectValid(next);
    return answered(next, effects);
  }, state);
}

function expectValid(state: ScreenState): void {
  const lines = viewScreen(state);
  expect(lines).toHaveLength(state.size.rows);
  for (const spans of lines) expect(lineColumns(spans)).toBeLessThanOrEqual(state.size.columns);
  const base = basePanel(state.panel);
  if (base.kind === "table") expectTable(base);
}

function expectTable({ activity, at }: TablePanel): void {
  const { match, viewing, question } = activity.state;
  const legal = match.game.moves(currentPosition(match)).length;
  expect(match.positions).toHaveLength(match.moves.length + 1);
  expect(at).toBeLessThan(legal);
  expect(at).toBeGreaterThanOrEqual(legal === 0 ? -1 : 0);
  expect(viewing === null || (viewing >= 0 && viewing <= match.moves.length)).toBe(true);
  if (match.outcome !== null) expect(question).toBeNull();
}

describe("on the screen", () => {
  test("any keys pressed in a game leave a picture that can be painted", () => {
    fc.assert(
      fc.property(table, fc.array(event, { maxLength: 60 }), (state, events) => void run(state, events)),
      { numRuns: 40 },
    );
  });

  test("any keys pressed in the menu leave a picture that can be painted", () => {
    const events = fc.array(event, { maxLength: 80 });
    fc.assert(
      fc.property(events, (each) => void run(menuState(), each)),
      { numRuns: 40 },
    );
  });

  test("only Enter plays a move", () => {
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
            expect(wantsIn(effects).map(({ kind }) => kind)).toContain("save");
          state = next;
        }
      }),
      { numRuns: 200 },
    );
    expect(played).toBeGreaterThan(0);
  });
});

function movesOn({ panel }: ScreenState): number {
  const base = basePanel(panel);
  return base.kind === "table" ? base.activity.state.match.moves.length : -1;
}

describe("on the screen", () => {
  const name = (state: ScreenState) => {
    const { match } = tableOn(state);
    return moveNames(match.game, currentPosition(match))[panelOn(state).at] ?? "";
  };

  test("the arrows reach every legal move of every game", () => {
    for (const { id, options } of starts) {
      const game = gameNamed(id);
      const match = newGame(game, options);
      const home = press(tableState(match), "home");
      const reached = new Set<string>();
      let state = home;
      do {
        for (const downs of [0, 1, 2, 3, 4])
          reached.add(name(press(state, ...Array<string>(downs).fill("down"))));
        state = press(state, "right");
      } while (name(state) !== name(home));
      const legal = moveNames(match.game, currentPosition(match));
      expect(Array.from(reached).sort()).toEqual(legal.toSorted());
    }
  });

  test("the down key selects two neighbors", () => {
    const state = tableState(newGame(switchConquer, { start: "ABAB" }));
    expect(["2", "2-3", "3-4", "4", "1-2"]).toEqual([
      name(state),
      name(press(state, "down")),
      name(press(state, "down", "right")),
      name(press(state, "down", "right", "right")),
      name(press(state, "down", "right", "right", "right")),
    ]);
  });

  test("a typed move is highlighted as soon as it is complete", () => {
    const state = tableState(newGame(switchBattle));
    expect(name(press(state, ...typed(":flip 5 4")))).toBe("4-5");
  });

  test("a letter after a typed number is a key again", () => {
    const state = press(tableState(newGame(towerSwitch)), ...typed("2"), "v");
    expect(tableOn(state).typed).toBe("");
    expect(tableOn(state).study).not.toBeNull();
  });

  test("after a game, each press of the left arrow goes back one move", () => {
    const over = press(tableState(newGame(towerSwitch, { blocks: 3 })), "return", "return", "return");
    expect(tableOn(press(over, "left")).viewing).toBe(2);
    expect(tableOn(press(over, "left", "left")).viewing).toBe(1);
  });

  test("a typed number that isn't a legal move is refused", () => {
    const state = press(tableState(newGame(towerSwitch)), ...typed("2"), "return");
    const illegal = press(state, ...typed("2"));
    expect(frameText(illegal)).toContain("▸ 2▏");
    const refused = press(illegal, "return");
    expect(frameText(refused)).toContain("You may remove only 1 block.");
    expect(tableOn(refused).match.moves).toHaveLength(1);
  });
});

describe("on the screen", () => {
  test("Escape leads back to the menu and then out of the program", () => {
    const form = press(menuState(), "return", "s");
    expect(form.panel.kind).toBe("setup");
    expect(press(form, "escape").panel).toMatchObject({ kind: "menu", list: "play" });
    expect(press(form, "escape", "escape").panel).toMatchObject({ kind: "menu", list: "top" });
    const playing = press(tableState(newGame(towerSwitch)), "return", "?");
    expect(press(playing, "escape", "escape").panel.kind).toBe("menu");
    expect(pressOne(menuState(), "escape").effects).toEqual([{ kind: "quit" }]);
  });

  test("a stored game says how it ended, and leads back to the list", () => {
    const { match } = tableOn(press(tableState(newGame(towerSwitch, { blocks: 1 })), "return"));
    const story = "Ann and Ben: Ann won · 1 move";
    const saved = [{ id: "test", title: "Tower Switch", startedAt: "2026", isOpen: false, story }];
    const history = press(updateScreen(menuState(), { kind: "listed", saved }).state, "6", "return");
    const replay = updateScreen(history, {
      kind: "opened",
      activity: gameFromStart({ match, notes: [] }),
    }).state;
    expect(frameText(press(replay, "end"))).toContain("Ann took the last block.");
    const left = pressOne(press(replay, "end"), "escape");
    expect(left.state.panel).toMatchObject({ kind: "menu", list: "history", at: "test" });
    expect(left.effects).toEqual([{ kind: "list" }]);
  });

  test("Escape without a menu clears typed text, then leaves the game", () => {
    const state = activityState(gameActivity({ match: newGame(towerSwitch), notes: [] }));
    expect(pressOne(state, "escape").effects).toEqual([{ kind: "quit" }]);
    const cleared = pressOne(press(state, "1"), "escape");
    expect(cleared.effects).toEqual([]);
    expect(tableOn(cleared.state).typed).toBe("");
    expect(frameText(press(state, "?"))).toMatch(/Esc +go back \(the game is saved\)/);
  });
});

test("an answer for a view that was left is dropped", () => {
  const { state } = pressOne(press(tableState(newGame(towerSwitch, { blocks: 1 })), "return"), "return");
  const { visit } = state;
  const late = {
    kind: "opened",
    activity: gameActivity({ match: newGame(switchBattle), notes: [] }),
  } as const;
  expect(isStillWanted(press(state, "right", "?"), visit, late)).toBe(true);
  const menu = press(state, "escape");
  expect(isStillWanted(menu, visit, late)).toBe(false);
  expect(isStillWanted(menu, visit, { kind: "listed", saved: [] })).toBe(true);
  const other = updateScreen(state, late).state;
  expect(isStillWanted(other, visit, late)).toBe(false);
  expect(isStillWanted(press(menu, "escape"), menu.visit, late)).toBe(false);
});

test("a crowded pool shows which numbers are barred now and after the move", () => {
  const state = press(tableState(newGame(factorFrenzy, { max: 100 })), "6", "return", "5");
  const frame = frameText(state);
  expect(frame).toContain(" 12×→□ ");
  expect(frame).toContain(" 10□→× ");
  expect(frame).toContain(" 30×  ");
});

test("the scene is built once for each key", () => {
  let built = 0;
  const kind: typeof gameKind = {
    ...gameKind,
    scene: (state) => {
      built++;
      return gameKind.scene(state);
    },
  };
  const { state } = gameActivity({ match: newGame(towerSwitch), notes: [] });
  let screen = activityState({ kind, state });
  viewScreen(screen);
  for (const name of ["return", "u", "h", "right"]) {
    built = 0;
    const before = tableOn(screen);
    screen = press(screen, name);
    viewScreen(screen);
    expect(built, name).toBe(tableOn(screen) === before ? 0 : 1);
  }
});
