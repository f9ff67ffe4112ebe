/** The plain dialogue's own commands, and a game whose book prints no dialogue. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import type { Game } from "../../../src/core/game.ts";
import { newMatch } from "../../../src/core/match.ts";
import type { Options } from "../../../src/core/options.ts";
import { switchyard } from "../../../src/core/program-name.ts";
import { setUp } from "../../../src/core/setup.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { answer, linesOf, type Reply, startSession } from "../../../src/terminal/plain/session.ts";
import { dialogueOf } from "../../../src/words/simple-dialogue.ts";

function open(game: Game, options: Options = {}): Reply {
  const setup = setUp(game, { options });
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id: "test", players, seed: 1, startedAt: "2026-01-01T00:00:00.000Z", series: null };
  return startSession(
    switchyard,
    { match: newMatch(game, setup.value, details), notes: [] },
    dialogueOf(game),
  );
}

function type(reply: Reply, ...lines: readonly string[]): Reply {
  return lines.reduce((now, line) => answer(now.session, line), reply);
}

describe("commands", () => {
  test.each(["help", "rules", "moves", "redo", "undo", "save x", "back", "HELP", " moves "])(
    "%j costs no turn",
    (line) => {
      const before = open(towerSwitch);
      const after = type(before, line);
      expect(after.session.table.match.moves).toEqual([]);
      expect(after.prompt).toBe(before.prompt);
    },
  );

  test("moves names every legal move", () => {
    expect(type(open(switchConquer, { start: "ABAB" }), "moves").told).toEqual([
      "Legal moves: 1, 2, 3, 4, 1-2, 2-3, 3-4",
    ]);
  });

  test("undo and redo walk back and forth, and a new move forgets what was taken back", () => {
    const played = type(open(towerSwitch), "2", "1");
    const undone = type(played, "undo", "undo");
    expect(undone.session.table.match.moves).toEqual([]);
    expect(type(undone, "undo").told).toEqual(["There is no move to take back."]);
    expect(type(undone, "redo", "redo").session.table.match.positions).toEqual(
      played.session.table.match.positions,
    );
    expect(type(undone, "1", "redo").told).toEqual(["There is no move to play again."]);
  });

  test("save asks for a proper name", () => {
    expect(type(open(towerSwitch), "save").told[0]).toMatch(/^Give the copy a name/);
    expect(type(open(towerSwitch), "save ../x").told[0]).toMatch(/cannot be a name/);
    expect(type(open(towerSwitch), "save lunch-break").request).toEqual({
      kind: "save",
      name: "lunch-break",
    });
  });

  test("resign gives the game to the other player", () => {
    const reply = type(open(switchBattle), "4", "resign");
    expect(reply.told).toEqual(["Ben resigns.", "Ann wins!"]);
    expect(reply.session.table.match.outcome).toEqual({ winner: 1, reason: "resigned" });
    expect(reply.prompt).toBeNull();
  });

  test("quit is heard at every question", () => {
    for (const lines of [["quit"], ["1", "quit"], ["draw", "quit"]])
      expect(type(open(switchConquer, { start: "ABAB" }), ...lines).request).toEqual({ kind: "quit" });
  });
});

describe("Switch Conquer's two questions", () => {
  const opening = open(switchConquer, { start: "ABAB" });

  test.each(["3", "3 4", "0", "", "x"])("%j is no answer to the menu", (line) => {
    expect(type(opening, line)).toMatchObject({ told: ["Please enter 1 or 2."], prompt: "Enter 1 or 2: " });
  });

  test.each([
    ["flip 3", 0b100],
    ["flip 3 4", 0b1100],
    ["3-4", 0b1100],
  ])("%j is taken at the menu", (line, move) => {
    expect(type(opening, line).session.table.match.moves).toEqual([move]);
  });

  test.each(["flip 9", "flip 1 3", "flip"])("%j is answered as in Switch Battle", (line) => {
    expect(type(opening, line).told[0]).toMatch(/^Invalid move\./);
  });

  test("a bad answer to the second question asks it again", () => {
    expect(type(opening, "1", "5")).toMatchObject({
      told: ["Please enter a number from 1 to 4."],
      prompt: "Select the switch to flip (1-4): ",
    });
    expect(type(opening, "2", "4").told).toEqual(["Please enter a number from 1 to 3."]);
  });

  test("back returns to the first question", () => {
    const back = type(opening, "2", "back");
    expect(back.prompt).toBe("Enter 1 or 2: ");
    expect(back.turn).toContain("Choose your action:");
  });
});

test("from the third time that a position stands, a note says so", () => {
  const reply = type(open(switchBattle), "1", "1", "1", "1");
  expect(reply.notes).toContain(
    "This position has occurred 3 times with Ann to move. Play on, or offer a draw: draw",
  );
  expect(type(open(switchBattle), "1", "1", "1").notes).toEqual([]);
});

test("a game without a dialogue of its own gets a plain one", () => {
  const opening = open(threeHeaps, { largest: 3 });
  expect([...linesOf(opening), opening.prompt]).toEqual([
    "Welcome to Three Heaps!",
    "",
    "Heap A: A1",
    "Heap B: B2 B1",
    "Heap C: C3 C2 C1",
    "",
    "Ann's turn. Your goal is to take the last thing.",
    "Enter your move: ",
  ]);
  expect(type(opening, "c9")).toMatchObject({
    told: ["Take 1 to 3 from heap C."],
    prompt: "Enter your move: ",
  });
  expect(type(opening, "c3").told.slice(0, 2)).toEqual(["Ann takes 3 from heap C.", ""]);
  expect(type(opening, "c3", "b2", "a1").told.at(-1)).toBe("Ann wins the game!");
});
