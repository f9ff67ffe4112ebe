/** Tests hints (first a nudge, then the move, then the reason), and the computer's answer to a draw offer. */

import { expect, test } from "vitest";
import { acceptsDraw, chooseMove } from "../../src/computer/computer.ts";
import { evaluateMoves } from "../../src/computer/evaluate.ts";
import { hintAt } from "../../src/computer/hints.ts";
import { situationOf } from "../../src/computer/player.ts";
import { type Match, newMatch, playMove } from "../../src/core/match.ts";
import { addedMoves, winnerByList } from "../../src/core/needed.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { moveNames } from "../../src/core/rules.ts";
import { findMove, setUp } from "../../src/core/setup.ts";
import { hiddenFamily } from "../support/hidden-family.ts";
import { must } from "../support/must.ts";
import { everyGame, everyPosition } from "../support/sample-setups.ts";

const details = {
  id: "test",
  players: [{ name: "Ann" }, { name: "Computer", level: "medium" }] as const,
  seed: 3,
  startedAt: "2026-11-15T00:00:00.000Z",
  series: null,
};

function matchOf(id: string, options: Record<string, string | number> = {}): Match {
  const game = [...everyGame, hiddenFamily].find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  const setup = must(setUp(game, { options }));
  return newMatch(setup, details);
}

function hints(match: Match): readonly string[] {
  return [0, 1, 2, 3].map((asked) => hintAt(situationOf(match), asked).text);
}

test("hints first mention a win, then name the move, then explain it", () => {
  const [nudge, move, reason, again] = hints(matchOf("tower-switch"));
  expect(nudge).toBe("You can force a win with any move, so think about how you'll answer your opponent.");
  expect(move).toBe("Try 1.");
  expect(reason).toBe("Take 1 to leave 9, a multiple of three.");
  expect(again).toBe(reason);
});

test("hints point to a win in one move", () => {
  expect(hints(matchOf("switch-battle", { start: "1110111" }))).toEqual([
    "You can win with your next move.",
    "Try 4.",
    "Flipping 4 turns the whole row to 1 and wins.",
    "Flipping 4 turns the whole row to 1 and wins.",
  ]);
});

test("a hint in a drawn row counts the losing moves", () => {
  const [nudge, , reason] = hints(matchOf("switch-battle", { start: "1010111" }));
  expect(nudge).toMatch(/^Neither player can force a win here, but \d+ of your 13 moves lose\.$/);
  expect(reason).toMatch(
    /^Flipping \S+ leaves \w+ switches showing 0, so your opponent can't win right away\.$/,
  );
});

test("a hint tells a player that only the opponent can win", () => {
  const [nudge] = hints(matchOf("switch-and-capture", { start: "1000101" }));
  expect(nudge).toBe("Don't take 3 or 4 off the list, or your opponent takes the last number and wins.");
});

test("a hint says what the opponent can add to the list", () => {
  const [nudge, , reason] = hints(matchOf("switch-and-capture", { start: "0110010" }));
  expect(nudge).toBe(
    "Take 4, 5 or 7 off your list, whichever leaves the fewest OFF switches that aren't on it.",
  );
  expect(reason).toBe(
    "Choosing 5 shortens your list to four numbers, and your opponent can only shorten it more.",
  );
});

test.each([
  ["0100011", "Only one number on your list is OFF, so choose that one.", "has to add 3 or 4."],
  ["0010001", "Take 1, 2 or 4 off your list, whichever", "can only shorten it more."],
])("a hint in row %s is about that row", (start, first, last) => {
  const [nudge = "", , reason = ""] = hints(matchOf("switch-and-capture", { start }));
  expect(nudge.startsWith(first), nudge).toBe(true);
  expect(reason.endsWith(last), reason).toBe(true);
});

test("a hint names the row to leave in a won row", () => {
  const [nudge, move] = hints(matchOf("switch-and-capture", { start: "0001000" }));
  expect([nudge, move]).toEqual(["You can force a win: which choice leaves just 5 and 7 OFF?", "Try 6."]);
});

test.each([6, 7])(
  "the first two hints agree in every row of %i switches where only you can win",
  (switches) => {
    const { game } = matchOf("switch-and-capture", { switches });
    const listed = (position: unknown) => game.needed?.lists(position)?.flat(2) ?? [];
    let compared = 0;
    for (const position of everyPosition(game)) {
      if (winnerByList(game, position) !== game.toMove(position) || game.outcome(position) !== null) continue;
      const [first, second] = [0, 1].map((asked) => hintAt({ game, position }, asked));
      const way = (["aren't on it.", "last and win."] as const).find((end) => first?.text.endsWith(end));
      if (way === undefined) continue;
      const takers = new Map(
        moveNames(game, position)
          .filter((name) => listed(position).includes(name))
          .map((name) => {
            const after = game.play(position, must(findMove(game, position, name)));
            const replies = moveNames(game, after);
            const added = addedMoves(game, after).length;
            return [name, way === "last and win." ? added / replies.length : added] as const;
          }),
      );
      const named = takers.get(second?.move ?? "");
      expect(named, game.key(position)).toBe(Math.min(...takers.values()));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  },
);

test("once the list no longer becomes shorter, hints name the move that leaves the fewest numbers to add", () => {
  const row = { ...situationOf(matchOf("switch-and-capture", { start: "0110010" })), isStalled: true };
  expect(hintAt(row, 0).text).toBe(
    "This is a draw unless your opponent makes a mistake, and 5 leaves them the fewest numbers to add.",
  );
  expect(hintAt(row, 1)).toEqual(hintAt(row, 2));
  const near = { ...situationOf(matchOf("switch-and-capture", { start: "1101011" })), isStalled: true };
  expect(hintAt(near, 0).text).not.toContain("slips");
});

test("a hint says when no move can be a mistake", () => {
  const [nudge] = hints(matchOf("switch-battle"));
  expect(nudge).toBe("Every move is safe here, so play what you like.");
});

test("a hint in a lost position gives hope", () => {
  const [nudge, , reason] = hints(matchOf("tower-switch", { blocks: 9 }));
  expect(nudge).toBe("You're losing, but don't give up: your opponent may still make a mistake.");
  expect(reason).toBe("Every move loses, so play 1 and hope that your opponent makes a mistake.");
});

test("a hint says how long a lost game lasts only if that is known", () => {
  const said = new Set<boolean>();
  for (const [max, plies] of [
    [9, 3],
    [30, 7],
  ] as const)
    for (let seed = 0; seed < 40; seed++) {
      const situation = afterRandomMoves(max, plies, seed);
      const { value } = evaluateMoves(situation);
      if (value?.kind !== "loss") continue;
      const [, told] =
        /: with best play, the game lasts another (\d+) moves?\.$/.exec(hintAt(situation, 2).text) ?? [];
      if (told !== undefined) expect(Number(told)).toBe(value.plies);
      said.add(value.plies !== undefined);
    }
  expect(said.size).toBe(2);
});

function afterRandomMoves(max: number, plies: number, seed: number) {
  const { game, positions } = matchOf("factor-frenzy", { max });
  const random = randomFrom(seed);
  let [position] = positions;
  for (let ply = 0; ply < plies; ply++) position = game.play(position, pick(random, game.moves(position)));
  return { game, position };
}

test("a hint says when no exact value is known", () => {
  const [nudge, , reason] = hints(matchOf("hidden-family", { max: 30 }));
  expect(nudge).toMatch(/^It's too early to tell who will win, so /);
  expect(reason).toMatch(/it's too early to know for sure\.$/);
});

test("a computer accepts a draw only if it can't win", () => {
  expect(acceptsDraw(matchOf("switch-battle"), 2)).toBe(true);
  expect(acceptsDraw(matchOf("switch-battle", { start: "1110111" }), 2)).toBe(true);
  expect(acceptsDraw(matchOf("tower-switch"), 2)).toBe(true);
  expect(acceptsDraw(matchOf("tower-switch"), 1)).toBe(false);
  expect(acceptsDraw(matchOf("tower-switch", { blocks: 9 }), 2)).toBe(false);
  expect(acceptsDraw(matchOf("factor-frenzy", { max: 100 }), 2)).toBe(true);
  expect(acceptsDraw(matchOf("factor-frenzy", { max: 100 }), 1)).toBe(false);
  expect(acceptsDraw(matchOf("hidden-family", { max: 30 }), 2)).toBe(false);
});

test("a computer's move depends on the match alone", () => {
  const match = matchOf("switch-battle");
  const [move] = match.game.moves(match.positions[0]);
  const next = playMove(match, move);
  expect(chooseMove(next, "medium")).toEqual(chooseMove({ ...next, id: "other" }, "medium"));
});
