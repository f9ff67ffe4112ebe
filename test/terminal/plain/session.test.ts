/** The plain dialogue's own commands, and a game without its own dialogue. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { answerTo, gameOf, talkAbout } from "../../support/lines.ts";

const tower = gameOf(towerSwitch);
const row = gameOf(switchConquer, { start: "ABAB" });
const battle = gameOf(switchBattle);
const ask = "Enter the number of blocks to remove: ";

describe("in the dialogue", () => {
  test.each(["help", "rules", "moves", "undo", "back", "HELP", " moves ", "hint", "look"])(
    "the command %j costs no turn",
    async (line) => {
      const told = await answerTo(tower, line);
      expect(told.length).toBeGreaterThan(1);
      expect(told.at(-1)).toBe(ask);
      expect(told.join()).not.toContain("Ann removes");
    },
  );

  test("moves lists every legal move", async () => {
    expect((await answerTo(row, "moves"))[0]).toBe("Legal moves: 1, 2, 3, 4, 1-2, 2-3, 3-4");
  });

  test("help lists the commands you can type now", async () => {
    const told = await answerTo(tower, "help");
    expect(told[0]).toBe("Besides a move, you can type:");
    for (const word of ["undo", "hint", "values", "resign", "rules", "quit"])
      expect(told).toContainEqual(expect.stringMatching(`^  ${word}: `));
    const draw = "  draw: offer a draw";
    expect([told.includes(draw), (await answerTo(battle, "help")).includes(draw)]).toEqual([false, true]);
  });

  test("undo goes back through the moves", async () => {
    const undone = ["2", "1", "undo", "undo"];
    expect(await answerTo(tower, ...undone)).toContain("Tower Levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]");
    expect((await answerTo(tower, ...undone, "undo"))[0]).toBe("There's nothing to undo.");
  });

  test("resign asks first, then lets the opponent win", async () => {
    expect(await answerTo(battle, "4", "resign")).toEqual(["Resign? Ann wins. (yes/no): "]);
    expect((await answerTo(battle, "4", "resign", "perhaps"))[0]).toBe("Please answer yes or no.");
    expect(await answerTo(battle, "4", "resign", "no")).toEqual(["Enter your move: "]);
    const { out, code } = await talkAbout(battle, ["4", "resign", "yes"]);
    expect(out).toMatch(/Ben resigns\.\nAnn wins!\n$/);
    expect(code).toBe(0);
  });

  test("draw asks first, then the computer answers", async () => {
    const players = [{ name: "Ann" }, { name: "Ben", level: "easy" }] as const;
    const against = gameOf(switchBattle, {}, players);
    expect(await answerTo(against, "draw")).toEqual([
      "Offer a draw? If the computer accepts, the game is over. (yes/no): ",
    ]);
    expect((await answerTo(against, "draw", "yes")).slice(0, 2)).toEqual([
      "Ann offers a draw.",
      "The game is drawn by agreement.",
    ]);
    expect((await answerTo(tower, "draw"))[0]).toBe(
      "This game can't go on forever, so you can't offer a draw.",
    );
  });

  test("quit works at every question", async () => {
    for (const lines of [["quit"], ["1", "quit"], ["draw", "quit"], ["look", "quit"]])
      expect((await talkAbout(row, lines)).code).toBe(0);
    expect((await talkAbout(row, ["1", "2"])).code).toBe(1);
  });

  test("values prints the values once per request", async () => {
    for (const lines of [["values"], ["values", "values"]])
      expect((await answerTo(tower, ...lines)).slice(0, 1)).toEqual([expect.stringMatching(/^Note: Wins: /)]);
    expect((await answerTo(tower, "values", "1")).join()).not.toContain("Wins: ");
  });

  test("look shows earlier positions, where play starts a new game", async () => {
    const looked = await answerTo(tower, "1", "2", "look");
    expect(looked).toContain("Tower Levels: [2, 3, 4, 5, 6, 7, 8, 9, 10]");
    expect(looked.at(-1)).toBe('Type "back", "forward", "play", "return" or "quit": ');
    expect(await answerTo(tower, "1", "2", "look", "return")).toContain("Ann's turn.");
    expect(await answerTo(tower, "1", "2", "look", "play")).toContain(
      "Note: This is a new game from that position. The old one hasn't changed.",
    );
    expect((await answerTo(tower, "1", "2", "look", "7"))[0]).toMatch(
      /^You're looking at an earlier position/,
    );
  });

  test("restart asks before starting again", async () => {
    expect(await answerTo(tower, "1", "restart")).toEqual([
      "Start this game over? You'll lose the moves so far. (yes/no): ",
    ]);
    expect(await answerTo(tower, "1", "restart", "yes")).toContain("Welcome to Tower Switch!");
  });
});

describe("in Switch Conquer's dialogue", () => {
  test.each(["3", "3 4", "0", "", "x"])("the first question refuses %j", async (line) => {
    expect(await answerTo(row, line)).toEqual(["Please enter 1 or 2.", "Enter 1 or 2: "]);
  });

  test.each([
    ["flip 3", "Switches: A B B B"],
    ["flip 3 4", "Switches: A B B A"],
    ["3-4", "Switches: A B B A"],
  ])("the first question takes %j as a whole move", async (line, switches) => {
    expect(await answerTo(row, line)).toContain(switches);
  });

  test.each(["flip 9", "flip 1 3", "flip"])(
    "an impossible %j is refused as an invalid move",
    async (line) => {
      expect((await answerTo(row, line))[0]).toMatch(/^Invalid move\./);
    },
  );

  test("a bad answer or a hint repeats the second question", async () => {
    const second = "Select the switch to flip (1-4): ";
    expect(await answerTo(row, "1", "5")).toEqual(["Please enter a number from 1 to 4.", second]);
    expect((await answerTo(row, "2", "4"))[0]).toBe("Please enter a number from 1 to 3.");
    expect((await answerTo(row, "1", "hint")).at(-1)).toBe(second);
  });

  test("back returns to the first question", async () => {
    const back = await answerTo(row, "2", "back");
    expect(back).toContain("Choose your action:");
    expect(back.at(-1)).toBe("Enter 1 or 2: ");
    expect(await answerTo(row, "help")).not.toContain("  back: start your turn over");
    expect(await answerTo(row, "2", "help")).toContain("  back: start your turn over");
  });
});

test("the dialogue notes when a position occurs for the third time", async () => {
  const note = 'Note: This position has come up 3 times. Type "draw" to offer a draw.';
  expect(await answerTo(battle, "1", "1", "1", "1")).toContain(note);
  expect((await talkAbout(battle, ["1", "1", "1"])).out).not.toContain("Note: ");
});

test("a game without its own dialogue gets a plain one", async () => {
  const heaps = gameOf(threeHeaps, { largest: 3 });
  expect((await talkAbout(heaps, [])).out.split("\n").slice(0, 8)).toEqual([
    "Welcome to Three Heaps!",
    "",
    "Heap A: A1",
    "Heap B: B2 B1",
    "Heap C: C3 C2 C1",
    "",
    "Ann's turn. Your goal is to take the last thing.",
    "Enter your move: ",
  ]);
  expect(await answerTo(heaps, "c9")).toEqual(["Take 1 to 3 from heap C.", "Enter your move: "]);
  expect((await answerTo(heaps, "c3")).slice(0, 2)).toEqual(["Ann takes 3 from heap C.", ""]);
  expect((await talkAbout(heaps, ["c3", "b2", "a1"])).out).toMatch(/Ann wins the game!\n$/);
});
