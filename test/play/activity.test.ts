/** Plays through every kind of activity without a face. */

import { describe, expect, it } from "vitest";
import { currentPosition, playedNames } from "../../src/core/match.ts";
import { ok } from "../../src/core/result.ts";
import { moveNames } from "../../src/core/rules.ts";
import { withoutStart } from "../../src/core/starts.ts";
import { games, switchAndCapture, switchBattle, towerSwitch } from "../../src/games/index.ts";
import { lessonOf } from "../../src/lessons/activity.ts";
import { onlineActivity } from "../../src/online/activity.ts";
import { commandsOf } from "../../src/play/activity.ts";
import { readCommand } from "../../src/play/command.ts";
import { gameActivity, gameFromStart } from "../../src/play/game/game.ts";
import { openRequestedGame } from "../../src/play/open.ts";
import { puzzleFrom } from "../../src/puzzles/activity.ts";
import { anyPuzzle } from "../../src/puzzles/play.ts";
import { hasPuzzles } from "../../src/puzzles/puzzle.ts";
import { joined, moved, openedView, playingView, resigned, withEvents } from "../support/online-views.ts";
import { memoryOutside, TableTop } from "./table-top.ts";

const tower = towerSwitch;

function gameOf(levels: readonly [string | null, string | null] = [null, null], options = {}) {
  return async (outside: ReturnType<typeof memoryOutside>) => {
    const request = { game: tower, setup: { options }, first: undefined, seed: 1, bestOf: undefined, levels };
    const opened = openRequestedGame(outside, request);
    return opened.ok ? ok(gameActivity(opened.value)) : opened;
  };
}

function firstMove({ activity }: TableTop): string {
  const { match } = activity.state;
  return moveNames(match.game, currentPosition(match))[0] ?? "";
}

async function playOut(top: TableTop): Promise<TableTop> {
  while (top.activity.state.match.outcome === null) await top.put({ kind: "choose", name: firstMove(top) });
  return top;
}

function noticesOf({ scene }: TableTop): readonly string[] {
  return [...scene.notices, ...scene.values].map(({ text }) => text);
}

function savesOf({ wanted }: TableTop) {
  return wanted.filter((want) => want.kind === "save");
}

/** A key and a word mean only one thing at a time. */
function expectClear(top: TableTop): void {
  const shown = top.commands.filter(({ hidden }) => !hidden);
  for (const names of [shown.flatMap(({ keys }) => keys), shown.flatMap(({ words }) => words)])
    expect(names).toEqual([...new Set(names)]);
  expect(top.scene.main === null || shown.some(({ id }) => id === top.scene.main)).toBe(true);
}

describe("a game", () => {
  it("is saved at every move and can be played again", async () => {
    const top = await TableTop.open(gameOf());
    for (let moves = 0; top.activity.state.match.outcome === null; moves++) {
      expect(moves).toBeLessThan(20);
      expectClear(top);
      expect(top.scene.asks).toBe("move");
      await top.put({ kind: "choose", name: firstMove(top) });
    }
    expectClear(top);
    const { match } = top.activity.state;
    expect(savesOf(top)).toHaveLength(match.moves.length);
    expect(top.activity.state.review).not.toBeNull();
    expect(top.scene.headline.sign).toBe("won");
    await top.run("first");
    expect(top.scene.headline).toEqual({ sign: "won", text: expect.any(String) });
    await top.run("look");
    expect(top.scene.headline.sign).toBe("past");
    expectClear(top);
    await top.run("playOn");
    expect(top.activity.state.match.id).not.toBe(match.id);
    expect(top.activity.state.match.moves.length).toBe(match.moves.length - 1);
  });

  it("isn't saved before its first move", async () => {
    const top = await TableTop.open(gameOf([null, "perfect"]));
    await top.run("hint");
    await top.run("values");
    expect(savesOf(top)).toEqual([]);
    await top.put({ kind: "choose", name: firstMove(top) });
    const [saved] = savesOf(top);
    expect(saved?.match.hints).toEqual([2, 0]);
  });

  it("asks before resigning", async () => {
    const top = await TableTop.open(gameOf([null, "perfect"]));
    await top.put({ kind: "choose", name: firstMove(top) });
    expect(top.activity.state.match.moves).toHaveLength(2);
    await top.run("resign");
    expect(top.scene.question?.text).toMatch(/^Resign\? /);
    await top.put({ kind: "decide", yes: true });
    expect(top.scene.headline).toEqual({ sign: "lost", text: "You lost" });
    const { id } = top.activity.state.match;
    await top.run("next");
    expect(top.activity.state.match.id).not.toBe(id);
  });

  it("keeps its finished record when undo opens a new game", async () => {
    for (const levels of [
      [null, null],
      [null, "perfect"],
    ] as const) {
      const top = await TableTop.open(gameOf(levels));
      await playOut(top);
      const { match } = top.activity.state;
      const saves = savesOf(top).length;
      await top.run("undo");
      const branch = top.activity.state.match;
      expect(branch.outcome).toBeNull();
      expect(branch.id).not.toBe(match.id);
      expect(branch.moves).toEqual(match.moves.slice(0, branch.moves.length));
      expect(branch.moves.length).toBeLessThan(match.moves.length);
      expect(top.scene.asks).toBe("move");
      await top.put({ kind: "choose", name: firstMove(top) });
      const later = savesOf(top).slice(saves);
      expect(later.length).toBeGreaterThan(0);
      expect(later.map((want) => want.match.id)).not.toContain(match.id);
    }
  });

  it("clears a refusal with the next command", async () => {
    const top = await TableTop.open(gameOf());
    await top.put({ kind: "choose", name: "3" });
    expect(top.scene.problems).toHaveLength(1);
    await top.put({ kind: "preview", move: "2" });
    expect(top.scene.problems).toHaveLength(1);
    await top.run("moves");
    expect(top.scene.problems).toEqual([]);
  });
});

describe("looking back at a game", () => {
  const mistakeText = "Mistake: taking 1 left 7, and the computer took 1 and left 6, a multiple of three.";

  async function lost(): Promise<TableTop> {
    return playOut(await TableTop.open(gameOf([null, "perfect"])));
  }

  it("shows values and mistakes once the game is finished", async () => {
    const top = await lost();
    const replay = await TableTop.open(async () => ok(gameFromStart(top.activity.state)));
    expectClear(replay);
    const shown: string[] = [];
    for (const ply of top.activity.state.match.moves.keys()) {
      const whose = ply % 2 === 0 ? "Your" : "The computer's";
      const values = new RegExp(`^${whose} moves from here: [-+] (wins|loses): `);
      expect(noticesOf(replay).filter((text) => values.test(text))).toHaveLength(1);
      shown.push(...noticesOf(replay));
      await replay.run("later");
    }
    expect(shown.filter((text) => text === mistakeText)).toHaveLength(1);
    await replay.run("look");
    await replay.run("first");
    await replay.run("mistake");
    expect([replay.scene.headline.text, noticesOf(replay)[0]]).toEqual(["After move 3 of 8", mistakeText]);
    await replay.run("values");
    expect(noticesOf(replay)).toEqual([mistakeText]);
    expect(replay.activity.state.match.hints).toEqual([0, 0]);
  });

  it("shows no values while the game is unfinished", async () => {
    const top = await TableTop.open(gameOf([null, "perfect"]));
    await top.put({ kind: "choose", name: "1" });
    const replay = await TableTop.open(async () => ok(gameFromStart(top.activity.state)));
    expect(replay.wanted).toEqual([]);
    expect(replay.scene.notices).toEqual([]);
  });

  it.each(["open", "over"])("lets you play on in a new game when the game is %s", async (kind) => {
    const top = kind === "over" ? await lost() : await TableTop.open(gameOf());
    if (kind === "open") for (const name of ["1", "1", "1"]) await top.put({ kind: "choose", name });
    const { match } = top.activity.state;
    await top.run("look");
    await top.run("earlier");
    const from = top.activity.state.viewing ?? 0;
    await top.run("playOn");
    const branch = top.activity.state.match;
    expect(branch.id).not.toBe(match.id);
    expect(branch.moves.slice(0, from)).toEqual(match.moves.slice(0, from));
    expect(branch.moves.length).toBeLessThan(match.moves.length);
    const saves = savesOf(top).filter((want) => want.match.id === match.id);
    expect(saves.at(-1)?.match.moves).toHaveLength(match.moves.length);
  });

  it("goes back one move", async () => {
    const top = await lost();
    await top.run("look");
    expect(top.scene.headline.text).toBe("After move 7 of 8");
  });

  it("lets you retry a mistake and refutes a wrong move", async () => {
    const top = await lost();
    const finished = top.activity.state;
    await top.run("retry");
    expect(top.scene.headline).toEqual({ sign: "task", text: "Find a better move" });
    expect(top.scene.line).toBe("You played 1 here.");
    expect([top.scene.analysisAllowed, top.activity.state.study]).toEqual([false, null]);
    expectClear(top);
    const before = top.activity.state.match.moves.length;
    await top.put({ kind: "choose", name: "1" });
    expect(top.activity.state.match.moves).toHaveLength(before + 2);
    const cause = "Taking 1 left 7, and the computer took 1 and left 6, a multiple of three.";
    expect(noticesOf(top)).toEqual([cause]);
    expect([top.scene.main, top.scene.asks]).toEqual(["again", null]);
    expectClear(top);
    await top.run("again");
    await top.put({ kind: "choose", name: "1" });
    expect(noticesOf(top)).toEqual([`${cause} Only 2 would have kept the win.`]);
    await top.run("again");
    for (let count = 0; count < 3; count++) await top.run("hint");
    expect(noticesOf(top)).toEqual(["Take 2 to leave 6, a multiple of three."]);
    await top.put({ kind: "choose", name: "2" });
    expect(top.scene.headline.text).toBe("That's the move");
    const reason = "Take 2 to leave 6, a multiple of three. From then on, answer 1 with 2 and 2 with 1.";
    expect(noticesOf(top)).toEqual([`Yes! 2 keeps the win. ${reason}`]);
    expectClear(top);
    await top.run("playOn");
    expect(top.activity.state.match.id).not.toBe(finished.match.id);
    expect(top.activity.state.match.moves.length).toBeGreaterThan(before);
  });

  it("says that a retry wins if its move ends the game", async () => {
    const top = await playOut(await TableTop.open(gameOf([null, "perfect"], { blocks: 2 })));
    await top.run("retry");
    for (let count = 0; count < 2; count++) {
      await top.put({ kind: "choose", name: "1" });
      if (count === 1) expect(noticesOf(top)[0]).toMatch(/\. 2 would have won right away\.$/);
      await top.run("again");
    }
    await top.put({ kind: "choose", name: "2" });
    expect(noticesOf(top)).toEqual(["Yes! 2 wins the game."]);
  });

  it("leads from a retry back to the finished game", async () => {
    const top = await lost();
    const finished = top.activity.state;
    await top.run("retry");
    await top.run("present");
    expect(top.activity.state).toBe(finished);
    expect(top.wanted.some((want) => want.kind === "save" && want.match.outcome === null)).toBe(true);
  });
});

it("a stored game opens at its start, and steps lead to its last position", async () => {
  const top = await TableTop.open(gameOf());
  await top.put({ kind: "choose", name: "1" });
  await top.put({ kind: "choose", name: "2" });
  const replay = await TableTop.open(async () => ok(gameFromStart(top.activity.state)));
  expectClear(replay);
  await replay.put({ kind: "read", text: "" });
  expect(replay.scene.headline.text).toBe("After move 1 of 2");
  await replay.run("first");
  expect(replay.scene.headline.text).toBe("The start");
  await replay.run("earlier");
  expect(replay.scene.headline.text).toBe("The start");
  await replay.run("last");
  expect(replay.scene.headline.text).toBe("Player 1 to move");
});

describe("a puzzle", () => {
  it("of Switch and Capture shows the list of needed numbers with the second hint", async () => {
    const top = await TableTop.open(puzzleFrom({ ...anyPuzzle, game: "switch-and-capture", seed: 1 }));
    expect(top.scene.needed.whose).toBe("");
    await top.run("hint");
    expect(top.scene.needed.whose).toBe("");
    await top.run("hint");
    expect(top.scene.needed.whose).toBe("The list");
  });

  it.each(games.filter(hasPuzzles).map(({ id }) => id))("of %s can be solved and is stored", async (id) => {
    const outside = memoryOutside();
    const top = await TableTop.open(puzzleFrom({ ...anyPuzzle, game: id }), outside);
    for (let steps = 0; top.scene.main !== "next"; steps++) {
      expect(steps).toBeLessThan(40);
      expectClear(top);
      await solveOnce(top);
    }
    expect(outside.notebook.solved()).toHaveLength(1);
    expect(top.scene.headline.sign).toBe("won");
    await top.run("next");
    expect(top.scene.headline.sign).toBe("task");
  });
});

/** Tries the choices one after the other, and gives those that the last hint calls right. */
async function solveOnce(top: TableTop): Promise<void> {
  const { state } = top.activity;
  const { puzzle } = state as typeof state & {
    readonly puzzle: {
      readonly decision: { readonly choices: readonly string[]; readonly hints: readonly string[] };
    };
  };
  // After the first sentence comes the reason, which may name wrong choices.
  const [solution = ""] = puzzle.decision.hints.at(-1)?.split(". ") ?? [];
  const named = puzzle.decision.choices.filter((choice) =>
    new RegExp(`(?<![\\w-])${choice.replace(/[^\w ]/g, "\\$&")}(?![\\w-])`, "i").test(solution),
  );
  for (const answer of top.scene.several ? [named.join(", ")] : [...named, ...puzzle.decision.choices]) {
    await top.put({ kind: "read", text: answer });
    if (top.scene.main !== "again") return;
    await top.run("again");
  }
}

/** The last hint contains a rule that works. */
async function stateRule(top: TableTop): Promise<void> {
  const works = "One rule that works: ";
  while (!top.activity.state.said.startsWith(works)) await top.run("hint");
  await top.put({ kind: "read", text: top.activity.state.said.slice(works.length) });
}

describe("a lesson", () => {
  it.each(games.map((game) => [game.id, game] as const))("of %s can be completed", async (_id, game) => {
    const top = await TableTop.open(lessonOf(game));
    const kinds = new Set<string>();
    for (let steps = 0; top.scene.place !== "done"; steps++) {
      expect(steps).toBeLessThan(40);
      expectClear(top);
      kinds.add(String(top.scene.asks));
      if (top.scene.asks === "text" && top.scene.main === "check") await stateRule(top);
      await top.run("next");
    }
    expect(kinds.size).toBeGreaterThan(1);
    expectClear(top);
    expect(top.scene.headline).toEqual({ sign: "won", text: `You found the rule for ${game.title}` });
    expect(top.scene.notes).toEqual([]);
    await top.run("next");
    expect([top.scene.asks, top.activity.state.match.game.options]).toEqual([
      "move",
      expect.objectContaining(withoutStart(game.recommended?.options ?? {})),
    ]);
  });

  it("whose steps were all skipped isn't cracked", async () => {
    const top = await TableTop.open(lessonOf(tower));
    while (top.scene.place !== "done") await top.run("next");
    expect(top.scene).toMatchObject({ headline: { text: "You did 0 of 8 steps." }, share: null, notes: [] });
    await top.run("next");
    expect(top.scene.place).toBe("step 1 of 8");
  });

  it("ends with your own rule and a line to share", async () => {
    const top = await TableTop.open(lessonOf(tower));
    while (top.scene.asks !== "text") await top.run("next");
    await top.put({ kind: "read", text: "loses exactly when multiple of 3" });
    while (top.scene.place !== "done") await top.run("next");
    const rule =
      "With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.";
    expect(top.scene.line).toBe(`Your rule: ${rule}`);
    expect(top.scene.share?.shown).toBe("Switchyard: I found the rule for Tower Switch.");
    await top.run("share");
    expect(top.wanted.at(-1)).toEqual({ kind: "share", text: top.scene.share?.shown });
  });

  it("of Switch and Capture first nudges, then names the move, and takes i as a hint beside a text", async () => {
    const top = await TableTop.open(lessonOf(switchAndCapture));
    await top.run("hint");
    expect([noticesOf(top), top.activity.state.preview]).toEqual([
      ["Which number has the factors 1, 2 and 3?"],
      null,
    ]);
    await top.run("hint");
    expect([noticesOf(top), top.activity.state.preview]).toEqual([["Try 6."], "6"]);
    await top.run("go", "6");
    expect(readCommand(commandsOf(top.activity), "i")?.command.id).toBe("hint");
  });

  it("of Switch and Capture says at once that a move in its game threw away the win", async () => {
    const top = await TableTop.open(lessonOf(switchAndCapture));
    await top.run("go", "7");
    await top.put({ kind: "choose", name: "3" });
    expect(top.scene.notes).toEqual([
      "Mistake: choosing 3 let the computer draw, for example with 2. Choosing 6 would have left just 5 and 7 OFF. You can take it back.",
    ]);
    await top.run("undo");
    await top.put({ kind: "choose", name: "6" });
    expect(top.scene.notes).toEqual([]);
  });

  it("of Switch and Capture names the number that would have won when it's missed", async () => {
    const top = await TableTop.open(lessonOf(switchAndCapture));
    await top.run("go", "5");
    await top.put({ kind: "choose", name: "3" });
    await top.put({ kind: "choose", name: "1" });
    expect(noticesOf(top).join(" ")).toContain("7 is the last number on your list.");
  });

  it("checks the typed rule instead of the rule chosen from lists", async () => {
    const top = await TableTop.open(lessonOf(tower));
    while (top.scene.asks !== "text") await top.run("next");
    await top.put({ kind: "type", text: "the purple ones" });
    await top.run("check");
    expect(top.activity.state.problem).toContain('I don\'t know the word "purple" here.');
    await top.put({ kind: "type", text: "loses exactly when multiple of 3" });
    await top.run("check");
    expect(top.scene.steps[5]?.done).toBe(true);
  });

  it("says whether a move it didn't ask for is good", async () => {
    const top = await TableTop.open(lessonOf(tower));
    await top.put({ kind: "choose", name: "1" });
    expect(noticesOf(top)).toEqual(["You can play 1, but there's a better move."]);
    await top.run("next");
    await top.put({ kind: "choose", name: "1" });
    expect(noticesOf(top)).toEqual(["That wins, too, but this step is about 2. Play 2."]);
  });

  it("lets you replay a lost game until you don't lose", async () => {
    const top = await TableTop.open(lessonOf(tower));
    await top.run("go", "7");
    await top.run("resign");
    await top.put({ kind: "decide", yes: true });
    expect([top.scene.headline.sign, top.scene.main]).toEqual(["lost", "again"]);
    expect(top.scene.steps[6]?.done).toBe(false);
    expectClear(top);
    await top.run("again");
    expect([top.scene.asks, top.activity.state.match.moves]).toEqual(["move", []]);
    while (top.activity.state.match.outcome === null) {
      const { match } = top.activity.state;
      const right = [2, 1, 1, 2].find(
        (take) => Number(match.game.key(currentPosition(match)).split("/")[0]) % 3 === take,
      );
      await top.put({ kind: "choose", name: String(right ?? 1) });
    }
    expect([top.scene.headline.sign, top.scene.main]).toEqual(["won", "next"]);
    expect(top.scene.steps[6]?.done).toBe(true);
  });
});

describe("an online game", () => {
  it("gives each of two offers its own answers", async () => {
    const offered = (["draw", "takeback"] as const).map(
      (what) => ({ type: "offered", what, seat: 2 }) as const,
    );
    const view = withEvents(playingView(), moved(0, "1"), ...offered);
    const news = { view, happenings: [], now: 0, links: [] };
    const top = await TableTop.open(async () => ok(onlineActivity(news)));
    const answers = top.scene.notices.map(({ answers, rest }) => [answers, rest]);
    expect(answers).toEqual([
      [["accept", "decline"], "takeback"],
      [["accept", "decline"], "draw"],
    ]);
    await top.run("accept", "takeback");
    expect(top.wanted.at(-1)).toEqual({
      kind: "act",
      action: { type: "answer", what: "takeback", accept: true },
    });
  });

  const news = { happenings: [], now: 0, links: ["http://example.com/#/m/k3v9x0aq"] };

  it("sends moves to the server and gives no hints", async () => {
    const view = playingView();
    const top = await TableTop.open(async () => ok(onlineActivity({ ...news, view })));
    expectClear(top);
    expect(top.scene).toMatchObject({ asks: "move", analysisAllowed: false });
    await top.put({ kind: "choose", name: "1" });
    expect(top.wanted).toEqual([{ kind: "act", action: { type: "move", move: "1" } }]);
    await top.run("hint");
    expect(top.scene.problems.join()).toMatch(/no hints in online games/);
  });

  it("shows no invitation again after every move is taken back", async () => {
    const opened = openedView();
    const top = await TableTop.open(async () =>
      ok(onlineActivity({ ...news, view: opened }, ["Send this."])),
    );
    expect(top.scene.notes).toEqual(["Send this."]);
    const events = [joined, moved(0, "1"), { type: "taken-back", ply: 0 }] as const;
    for (const count of events.keys()) {
      const view = withEvents(opened, ...events.slice(0, count + 1));
      await top.put({ kind: "heard", news: { ...news, view } });
      expect(top.scene.notes).toEqual([]);
    }
  });

  it("asks before leaving, resigning or offering a draw", async () => {
    const view = playingView({ game: switchBattle, options: {} });
    const top = await TableTop.open(async () => ok(onlineActivity({ ...news, view })));
    for (const id of ["leave", "resign", "draw"] as const) {
      await top.run(id);
      expect(top.scene.question).not.toBeNull();
      await top.put({ kind: "decide", yes: false });
      expect(top.scene.question).toBeNull();
    }
    await top.run("draw");
    expect(top.scene.question?.yes).toBe("Offer a draw");
    await top.put({ kind: "decide", yes: true });
    expect(top.wanted.splice(0)).toEqual([{ kind: "act", action: { type: "offer", what: "draw" } }]);
    const over = withEvents(view, moved(0, "1"), { type: "ended", winner: 1, reason: "resigned" });
    await top.put({ kind: "heard", news: { ...news, view: over } });
    expect(top.wanted.map(({ kind }) => kind)).toEqual(["save", "ask"]);
    expect(top.scene.headline).toEqual({ sign: "won", text: "You win!" });
    expectClear(top);
  });

  /** Ann's second move throws away the win, and she resigns. */
  function lost() {
    const moves = ["2", "1", "1"].map((move, ply) => moved(ply, move));
    return withEvents(playingView({ options: { blocks: 5 } }), ...moves, resigned);
  }

  it("can be retried after its end", async () => {
    const view = lost();
    const top = await TableTop.open(async () => ok(onlineActivity({ ...news, view })));
    expect(top.scene.turning).not.toBeNull();
    await top.run("retry");
    expect(top.scene.headline.text).toBe("Find a better move");
    const offered = withEvents(view, { type: "offered", what: "rematch", seat: 2 });
    await top.put({ kind: "heard", news: { ...news, view: offered } });
    top.wanted.length = 0;
    await top.run("present");
    expect(noticesOf(top)).toContain("Ben offers a rematch.");
    expect(top.wanted.map(({ kind }) => kind)).toEqual(["open"]);
  });

  it("opens a local game when you play on from a position", async () => {
    const top = await TableTop.open(async () => ok(onlineActivity({ ...news, view: lost() })));
    await top.put({ kind: "look", ply: 1 });
    await top.put({ kind: "choose", name: "1" });
    expect(top.activity.kind.isGame).toBe(true);
    expect(playedNames(top.activity.state.match)).toEqual(["2", "1"]);
  });
});
