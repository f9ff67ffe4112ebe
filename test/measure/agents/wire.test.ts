/** Agents get short answers, all hints, and the reason if a call is refused. */

import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { openWire } from "./wire.ts";

function legalOf(data: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(data.legal) ? data.legal : [];
}

test.each(games.map(({ id }) => id))(
  "an agent reads fewer than 900 characters per move in games of %s",
  async (game) => {
    const { call } = await openWire();
    let [length, plays] = [0, 0];
    for (const seed of [1, 2, 3, 4]) {
      let state = await call("new_game", { game, opponent: "medium", seed });
      const { id } = state.data;
      for (let draw = seed; state.data.over === false; plays++) {
        const legal = legalOf(state.data);
        draw = (draw * 7 + 3) % 101;
        state = await call("play", { id, move: legal[draw % legal.length] });
        expect(state.error).toBe(false);
        length += state.length;
      }
    }
    expect(plays).toBeGreaterThan(3);
    expect(length / plays).toBeLessThan(900);
  },
);

test("play returns the new position, and state adds everything else", async () => {
  const { call } = await openWire();
  const { data } = await call("new_game", { game: "switch-battle", opponent: "easy", seed: 3 });
  const played = await call("play", { id: data.id, move: "4" });
  expect(played.data).toMatchObject({
    id: data.id,
    plies: 2,
    over: false,
    toMove: 1,
    history: [{ move: "4" }, { seat: 2, text: expect.stringContaining("Player 2 (computer, easy)") }],
    board: [expect.stringContaining("Current State: ")],
    yourTurn: true,
  });
  const state = await call("state", { id: data.id });
  expect(state.data).toMatchObject({ key: played.data.key, legal: played.data.legal, goal: data.goal });
});

test("every tool has a title and all four hints", async () => {
  const { ask } = await openWire();
  const { message } = await ask("tools/list", {});
  const { tools } = Object(message.result);
  expect(tools.length).toBe(9);
  expect(JSON.stringify(tools).length).toBeLessThan(6_500);
  for (const { name, title, annotations } of tools) {
    expect(title, name).toMatch(/\w/);
    expect(Object.keys(annotations).sort(), name).toEqual([
      "destructiveHint",
      "idempotentHint",
      "openWorldHint",
      "readOnlyHint",
    ]);
    expect(annotations.openWorldHint, name).toBe(false);
    expect(annotations.destructiveHint, name).toBe(name === "resign");
  }
  const reading = tools.filter(
    (tool: { annotations: { readOnlyHint: boolean } }) => tool.annotations.readOnlyHint,
  );
  expect(reading.map(({ name }: { name: string }) => name)).toEqual([
    "list_games",
    "rules",
    "state",
    "export",
  ]);
});

test("play accepts a reversed pair, a number and other clear forms of a move", async () => {
  const { call } = await openWire();
  const { data } = await call("new_game", {
    game: "switch-conquer",
    options: { start: "ABAB" },
    opponent: "none",
  });
  const { id } = data;
  for (const [given, move] of [
    ["2-1", "1-2"],
    [1, "1"],
    [" 3-4 ", "3-4"],
  ] as const)
    expect((await call("play", { id, move: given })).data, String(given)).toMatchObject({
      history: [{ move }],
    });
  for (const move of ["9", "1-3", 1.5, -1, "1 2 3", ""])
    expect(await call("play", { id, move }), String(move)).toMatchObject({
      error: true,
      text: expect.stringContaining("Legal moves:"),
    });
});

test.each([
  ["play", "without a move", { id: "x" }, "move: Invalid input"],
  [
    "play",
    "with a number as the id",
    { id: 5, move: "1" },
    "id: Invalid input: expected string, received number",
  ],
  ["play", "with an object as the move", { id: "x", move: { a: 1 } }, "move: Invalid input"],
  ["new_game", "without a game", {}, "game: Invalid input: expected string, received undefined"],
  [
    "new_game",
    "with three wrong values",
    { game: "tower-switch", opponent: "genius", seat: 3, seed: -1 },
    'seat: Invalid option: expected one of 1|2, opponent: Invalid option: expected one of "random"|"beginner"|"easy"|"medium"|"hard"|"perfect"|"none", seed: Too small: expected number to be >=0',
  ],
  [
    "new_game",
    "with too large a seed",
    { game: "tower-switch", seed: 2 ** 53 },
    "seed: Too big: expected int to be <=9007199254740991",
  ],
  ["list_games", "with a number as its arguments", 7, "arguments"],
  ["play", "with an unknown id", { id: "nobody", move: "1" }, "not-found"],
  [
    "play",
    "with a move of 500 characters",
    { id: "x", move: "1".repeat(500) },
    "move: Too big: expected string to have <=40 characters",
  ],
  ["new_game", "with a misspelled game", { game: "tower-swich" }, 'Did you mean "tower-switch"?'],
  [
    "new_game",
    "with an option below its minimum",
    { game: "tower-switch", options: { blocks: 0 } },
    "bad-option",
  ],
  [
    "new_game",
    "from a key of 5,000 characters",
    { game: "tower-switch", from: "x".repeat(5000) },
    "from: Too big: expected string to have <=4000 characters",
  ],
  ["rules", "without a game", {}, "game: Invalid input: expected string, received undefined"],
])("a call of %s %s gets the reason", async (name, _fault, args, sentence) => {
  const { call } = await openWire();
  const answer = await call(name, args);
  expect(answer).toMatchObject({ error: true, text: expect.stringContaining(sentence) });
});

test.each([50, 400])(
  "an analysis of Factor Frenzy up to %i has at most 20,000 characters, and lists the best moves first",
  async (max) => {
    const { call } = await openWire();
    const { data } = await call("new_game", { game: "factor-frenzy", options: { max }, opponent: "none" });
    const told = await call("analyze", { id: data.id });
    expect(told.length).toBeLessThanOrEqual(20_000);
    const { moves, left } = Object(told.data);
    expect(moves.length + left).toBe(legalOf(data).length);
    expect(moves.length).toBeGreaterThanOrEqual(Math.min(48, legalOf(data).length));
    const kinds = moves.map((move: { readonly value: { readonly kind: string } | null }) => move.value?.kind);
    expect(kinds).toEqual(kinds.toSorted((one: string, two: string) => worth(two) - worth(one)));
  },
);

function worth(kind: string | undefined): number {
  return ["loss", "draw", "win"].indexOf(kind ?? "loss");
}
