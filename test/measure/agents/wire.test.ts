/** Agents get short answers, all hints, and sentences instead of dumps. */

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
  ["play", "without a move", { id: "x" }, "play needs move. (bad-request)"],
  ["play", "with a number as the id", { id: 5, move: "1" }, "id must be a string (got 5). (bad-request)"],
  [
    "play",
    "with an object as the move",
    { id: "x", move: { a: 1 } },
    'move must be a string or a number (got "{"a":1}"). (bad-request)',
  ],
  ["new_game", "without a game", {}, "new_game needs game. (bad-request)"],
  [
    "new_game",
    "with three wrong values",
    { game: "tower-switch", opponent: "genius", seat: 3, seed: -1 },
    'seat must be 1 or 2 (got 3). opponent must be random, beginner, easy, medium, hard, perfect or none (got "genius"). seed must be at least 0 (got -1). (bad-request)',
  ],
  [
    "new_game",
    "with too large a seed",
    { game: "tower-switch", seed: 2 ** 53 },
    "seed must be at most 9007199254740991 (got 9007199254740992). (bad-request)",
  ],
  ["list_games", "with a number as its arguments", 7, "arguments"],
  ["play", "with an unknown id", { id: "nobody", move: "1" }, "not-found"],
  [
    "play",
    "with a move of 500 characters",
    { id: "x", move: "1".repeat(500) },
    "move must be at most 40 characters long",
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
    "from must be at most 4000 characters long",
  ],
  ["rules", "without a game", {}, "rules needs game."],
])("a call of %s %s gets a sentence about what is wrong", async (name, _fault, args, sentence) => {
  const { call } = await openWire();
  const answer = await call(name, args);
  expect(answer).toMatchObject({ error: true, text: expect.stringContaining(sentence) });
});

test("the server answers every fault with a sentence instead of a dump", async () => {
  const { ask } = await openWire();
  for (const [method, params] of [
    ["resources/list", {}],
    ["prompts/get", { name: 5 }],
    ["tools/call", { name: 5 }],
    ["tools/call", { name: "play", arguments: [] }],
  ] as const) {
    const { error, text } = await ask(method, params);
    expect(error, method).toBe(true);
    expect(text, method).not.toMatch(/[[{]\s*\n|"code"|invalid_type/);
    expect(text, method).toMatch(/\w \w/);
  }
});

test("a batch of messages is ignored with a sentence instead of a dump", async () => {
  const { ask, write, errors } = await openWire();
  write('[{"jsonrpc":"2.0","id":99,"method":"ping"}]');
  expect((await ask("ping", {})).error).toBe(false);
  expect(String(errors.read())).toBe("switchyard: Ignored a line that isn't a single message.\n");
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
