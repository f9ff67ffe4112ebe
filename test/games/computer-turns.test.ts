/** The dialogue reports the computer's turn and victory. */

import { expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { playLine, setUp } from "../../src/core/setup.ts";
import { dialogueOf } from "../../src/core/words/simple-dialogue.ts";
import { factorFrenzy, switchConquer } from "../../src/games/index.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { named } from "../support/setup-name.ts";

const table = [
  { name: "Ann", person: true },
  { name: "Computer (hard)", person: false },
] as const;

function told(of: Game, options: Options, names: readonly string[]): readonly string[] {
  const { game, start } = must(setUp(of, { options, first: 2 }));
  const { moves, positions } = must(playLine(game, start, names));
  const [before, after] = [positions.at(-2), positions.at(-1)];
  const dialogue = dialogueOf(game);
  const moved = dialogue.moved(before, moves.at(-1), after, table);
  return game.moves(after).length === 0 ? [...moved, ...dialogue.ending(after, table)] : moved;
}

test.each(
  named([
    [
      "switch-and-capture",
      { switchOne: "chosen" },
      ["7"],
      ["Computer (hard) toggled Switch 7 ON.", "No other switches were affected."],
    ],
    [
      "switch-and-capture",
      {},
      ["1"],
      ["All switches are ON. Ann has no legal move.", "Computer (hard) wins the game!"],
    ],
    ["switch-battle", {}, ["3-4"], ["Computer (hard) flipped switches 3 and 4.", "New State: 0 0 1 1 0 0 0"]],
    [
      "switch-battle",
      { start: "1111110" },
      ["7"],
      ["Computer (hard) flipped switch 7.", "Computer (hard) wins!"],
    ],
    [
      "switch-conquer",
      { start: "ABAB" },
      ["3-4"],
      [
        "Computer (hard) flipped switches 3 and 4.",
        "Switches after Computer (hard)'s turn:",
        "Switches: A B B A",
        "No winner yet. Passing turn to Ann.",
      ],
    ],
    [
      "switch-conquer",
      { start: "BBBA" },
      ["4"],
      ["Computer (hard) has aligned all switches to 'B' and won the game!"],
    ],
    ["tower-switch", { blocks: 5 }, ["1"], ["Computer (hard) removes block 1."]],
    ["tower-switch", { blocks: 1 }, ["1"], ["Computer (hard) wins the game!"]],
    ["factor-frenzy", {}, ["6"], ["Computer (hard) selected 6."]],
    [
      "factor-frenzy",
      { max: 2 },
      ["2"],
      ["No valid moves available. You lose!", "Computer (hard) wins the game!"],
    ],
    [
      "factor-frenzy",
      { max: 3 },
      ["2", "3"],
      ["No valid moves available for Computer (hard).", "Ann wins the game!"],
    ],
  ]),
)("in %s the dialogue reports the computer's turn", (...[_name, id, options, moves, lines]) => {
  expect(told(findGameOf(id), options, moves)).toEqual(expect.arrayContaining([...lines]));
});

test("Switch Conquer explains a row that the opponent completes", () => {
  const from = (start: string) => switchConquer.at({ switches: 4, start });
  const gifted = from("BAAA").play(from("BAAA").start(2), 1);
  expect(from("BAAA").notes?.(gifted)).toHaveLength(1);
  const other = from("ABBB").play(from("ABBB").start(1), 1);
  expect(from("ABBB").notes?.(other)).toEqual([expect.stringMatching(/^Every switch shows the same/)]);
  expect(from("ABAB").notes?.(from("ABAB").start(1))).toEqual([]);
});

test("Factor Frenzy shortens a long pool", () => {
  const setup = must(setUp(factorFrenzy, { options: { max: 100 } }));
  expect(dialogueOf(setup.game).turn(setup.start, "Ann")[0]).toBe(
    "Number Pool: [2, 3, 4, 5, 6, ..., 98, 99, 100]",
  );
});
