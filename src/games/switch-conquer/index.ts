import { defineGame } from "../../core/define/define-game.ts";
import type { Variant } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../core/seat.ts";
import { quote } from "../../core/text.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { recommended } from "../recommended.ts";
import { flipFamily } from "../rows/family.ts";
import { flips } from "../rows/flips.ts";
import { flipReasons } from "../rows/reasons.ts";
import { formatRow, rowFromKey, switchBoard } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import {
  type ConquerOptions,
  type ConquerPosition,
  goalRow,
  letters,
  options,
  rules,
  starts,
} from "./rules.ts";

const notWon =
  "Every switch shows the same letter, but that isn't a win: you have to complete your own row on your own turn.";

function presentation({ switches }: ConquerOptions) {
  return {
    board: ({ row }) =>
      switchBoard(row, switches, [
        { state: "on", mark: "A", word: "A", owner: 1 },
        { state: "off", mark: "B", word: "B", owner: 2 },
      ]),
    goal: (_position, seat) => `Set every switch to ${ofSeat(letters, seat)}.`,
    notes: ({ row, won }) => (!won && seats.some((seat) => row === goalRow(seat, switches)) ? [notWon] : []),
    terms: {
      verb: ["flip", "flipping", "flipped"],
      cell: ["switch", "switches"],
      wins: ["sets every switch to A and wins", "sets every switch to B and wins"],
      won: ["set every switch to A", "set every switch to B"],
      over: ["Every switch shows A.", "Every switch shows B."],
    },
    rulesPage: {
      goal: "Set every switch to your letter: A for Player 1, B for Player 2.",
      rules: [
        `${capital(countWord(switches))} switches stand in a row, each showing A or B. The standard start is dealt at random.`,
        "Players take turns. On your turn, flip one switch or two neighbors. A flip turns A into B and B into A. You can't pass.",
        "If every switch shows your letter at the end of your turn, you win.",
      ],
      finePrint: [
        "In the standard start, any row can be dealt, even all A or all B. A complete row at the start isn't a win for either player.",
        "You can win only on your own turn, with your own letter. If your opponent completes your row for you, that isn't a win, and you still have to move.",
        "Player 1 always wants A, and Player 2 always wants B, no matter who goes first.",
        "The original rules say a draw is impossible, but careful players can go on forever. A game never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
      ],
    },
  } satisfies Partial<Variant<ConquerPosition, number>>;
}

/** `bits` has 0 for A and 1 for B. */
function letterKey(bits: string, mover: Seat): string {
  return `${bits.replaceAll("0", letters[0]).replaceAll("1", letters[1])}/${mover}`;
}

function bitsOfKey(text: string): string {
  return (text.split("/")[0] ?? "").replaceAll(letters[0], "0").replaceAll(letters[1], "1");
}

function fromKey({ switches }: ConquerOptions, text: string, mover?: Seat): Result<ConquerPosition> {
  const [shown = "", turn] = text.split(/\/(.*)/s);
  const row = rowFromKey(shown, switches, letters);
  if (!row.ok) return row;
  const example = `Write ${shown}/1 or ${shown}/2.`;
  if (turn !== "1" && turn !== "2" && turn !== "-")
    return fail("bad-key", `${quote(text)} doesn't say whose turn it is. ${example}`);
  const winner = seats.find((seat) => row.value === goalRow(seat, switches));
  if (turn === "-" && winner === undefined)
    return fail(
      "bad-key",
      `${text} isn't a finished game: its switches don't all show the same letter. ${example}`,
    );
  const toMove = turn === "-" && winner !== undefined ? otherSeat(winner) : turn === "1" ? 1 : 2;
  if (mover !== undefined && mover !== toMove)
    return fail(
      "bad-key",
      `In ${text}, it's Player ${toMove}'s turn, so Player ${mover} can't move first. Leave out the option "first".`,
    );
  return ok({ row: row.value, mover: toMove, won: turn === "-" });
}

export const switchConquer = defineGame({
  id: "switch-conquer",
  title: "Switch Conquer",
  summary: "Flip one switch or two neighbors. Player 1 wants all A's, and Player 2 wants all B's.",
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    endless: true,
    // `ABAB/1` is the row and the player to move, and `AAAA/-` is a won row.
    key: ({ row, won, mover }) => `${formatRow(row, chosen.switches, letters)}/${won ? "-" : mover}`,
    fromKey: (text, mover) => fromKey(chosen, text, mover),
    ...presentation(chosen),
    ...flips(chosen.switches),
    dialogue: dialogue(chosen),
    family: () => flipFamily(chosen.switches, { goals: [0, 1], key: letterKey, row: bitsOfKey }),
    // Each player wants a different row, so getting close to your own row is a threat.
    reasons: flipReasons<ConquerPosition>({
      switches: chosen.switches,
      wrong: ["B", "A"],
      giftIsWorthless: true,
      open: ({ row }, seat) => row ^ goalRow(seat, chosen.switches),
    }),
  }),
  recommended: { options: { switches: 6, start: "fair" }, ...recommended["switch-conquer"] },
  puzzles: {
    mistakes: [5, 6, 7, 8, 9, 10, 11].map((switches) => ({ switches })),
    threats: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
    trap: [5, 6, 7, 8, 9].map((switches) => ({ switches })),
  },
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});
