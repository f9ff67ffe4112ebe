/** Every game keeps the contract in positions from seeded play. */

import { describe, expect, test } from "vitest";
import { checkGame } from "../../src/author/check/check-game.ts";
import { cellsOf, changedCells } from "../../src/core/board.ts";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { resolveOptions } from "../../src/core/resolve-options.ts";
import { moveNames } from "../../src/core/rules.ts";
import { findMove, setUp } from "../../src/core/setup.ts";
import { dialogueOf } from "../../src/core/words/simple-dialogue.ts";
import { gameAt } from "../support/find-game.ts";
import { neighbors } from "../support/neighbors.ts";
import { everyGame, randomWalk, sample, samples } from "../support/sample-setups.ts";

const plies = 120;

const drawable = [{}, { cells: 2 }, { cells: 9 }].map((options) => sample(neighbors, options));

const cases = [...samples(), ...drawable].map((each) => [each.name, each] as const);

describe.each(cases)("in %s", (_name, { game, setup }) => {
  const walks = [1, 2].map((seed) => [...randomWalk(game, setup.start, randomFrom(seed), plies)]);
  const met = walks.flat();

  test("checkGame finds no fault", () => {
    expect(checkGame(game.of, [setup.game.options])).toEqual([]);
  });

  test("the winner is never the player whose turn would be next", () => {
    for (const position of met) expect(game.outcome(position)).not.toBe(game.toMove(position));
  });

  test("the players take turns", () => {
    for (const walk of walks)
      for (const [ply, position] of walk.entries())
        expect(game.toMove(position)).toBe(((setup.first - 1 + ply) % 2) + 1);
  });

  test("each legal move has one name, which findMove and parseMove read", () => {
    for (const position of met) {
      const names = moveNames(game, position);
      expect(new Set(names).size).toBe(names.length);
      expect(moveNames(game, position)).toEqual(names);
      const moves = game.moves(position);
      expect(names.map((name) => findMove(game, position, name))).toEqual(
        moves.map((value) => ({ ok: true, value })),
      );
      expect(names.map((name) => game.parseMove(position, name))).toEqual(
        moves.map((value) => ({ ok: true, value })),
      );
      for (const name of ["0", "-1", "1-3", "3-2", "99", "1.5", "", "x"]) {
        if (!names.includes(name)) expect(findMove(game, position, name).ok, name).toBe(false);
      }
    }
  });

  test("every cell that a move selects changes or leaves the board", () => {
    for (const position of met.slice(0, 60)) {
      const board = game.board(position);
      for (const move of game.moves(position).slice(0, 8)) {
        const after = game.board(game.play(position, move));
        const left = new Set(cellsOf(after).map((cell) => cell.id));
        const changed = new Set(changedCells(board, after).map((cell) => cell.id));
        const selected = game.cellsOfMove(position, move);
        expect(selected.length).toBeGreaterThan(0);
        expect(selected.filter((id) => left.has(id) && !changed.has(id))).toEqual([]);
      }
    }
  });

  test("the dialogue refuses nonsense and reports the move played", () => {
    const dialogue = dialogueOf(game);
    const table = [
      { name: "Ann", person: true },
      { name: "Computer (hard)", person: false },
    ] as const;
    for (const position of met.slice(0, 40)) {
      const [move] = game.moves(position);
      if (move === undefined) {
        expect(dialogue.ending(position, table).join("\n")).toMatch(
          game.outcome(position) === "drawn" ? /drawn/ : /Ann|Computer/,
        );
        continue;
      }
      const question = dialogue.ask(position);
      expect(question.prompt).toMatch(/: $/);
      expect(question.read("no such move").kind).toBe("bad");
      expect(game.describeMove(position, move, table[0]).length).toBeGreaterThan(0);
      expect(dialogue.moved(position, move, game.play(position, move), table).length).toBeGreaterThan(0);
    }
  });
});

describe.each([...everyGame, neighbors].map((game) => [game.id, game] as const))("%s", (_id, game) => {
  test("has a rules page and two different seat names", () => {
    const { rulesPage } = gameAt(game);
    expect(rulesPage.goal).not.toBe("");
    expect(rulesPage.rules.length).toBeGreaterThan(0);
    expect(game.seatNames[0]).not.toBe(game.seatNames[1]);
  });

  test("refuses malformed keys and unknown options with a sentence", () => {
    for (const key of ["", "x", "0", "\u001b[2J", "1".repeat(500), "AAAAA/3", "/", "//", "1e3/2"]) {
      const setup = setUp(game, { from: key });
      expect(setup.ok, key).toBe(false);
      if (!setup.ok) expect(setup.problem.message).toMatch(/^[^\p{Cc}]+\.$/u);
    }
    expect(resolveOptions<Options>(game, { color: "red" })).toMatchObject({
      ok: false,
      problem: { code: "bad-option" },
    });
  });
});
