/** What a board says beyond its cells: whose they are, and along which ways a move acts. */

import { expect, test } from "vitest";
import { cellsOf, changedCells } from "../../src/core/board.ts";
import { switchAndCapture, switchConquer } from "../../src/games/index.ts";

test("a switch of Switch Conquer belongs to the player whose letter it shows", () => {
  const board = switchConquer.board(switchConquer.start({ switches: 4, start: "ABBA" }, 1));
  expect(cellsOf(board).map(({ owner }) => owner)).toEqual([1, 2, 2, 1]);
});

test("a choice of Switch and Capture acts along its factors and multiples", () => {
  const start = switchAndCapture.start({ switches: 10, reading: "rules", start: "0000000000" }, 1);
  expect(switchAndCapture.links?.(start, 4)).toEqual([
    { from: "4", to: "1", label: "÷4" },
    { from: "4", to: "2", label: "÷2" },
    { from: "4", to: "8", label: "×2" },
  ]);
});

test.each(["rules", "examples"] as const)(
  "under %s the ways lead to what changes, and to nothing else",
  (reading) => {
    const start = switchAndCapture.start({ switches: 30, reading, start: "01".repeat(15) }, 1);
    for (const move of switchAndCapture.moves(start)) {
      const changed = changedCells(
        switchAndCapture.board(start),
        switchAndCapture.board(switchAndCapture.play(start, move)),
      );
      const linked = switchAndCapture.links?.(start, move).map(({ to }) => to) ?? [];
      expect([String(move), ...linked].toSorted()).toEqual(changed.map(({ id }) => id).toSorted());
    }
  },
);
