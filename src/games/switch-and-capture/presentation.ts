import type { Game } from "../../core/game.ts";
import { type RulesPage, subject } from "../../core/presentation.ts";
import { listWords } from "../../core/text.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { switchBoard } from "../rows/board.ts";
import { isOn, labelsIn } from "../rows/row.ts";
import { type CaptureMove, type CaptureOptions, type CapturePosition, toggled } from "./rules.ts";

export function affectedBy({ switches, reading }: CapturePosition, move: CaptureMove): readonly number[] {
  return labelsIn(toggled(switches, reading, move)).filter((label) => label !== move);
}

export const presentation = {
  board: ({ switches, row }) =>
    switchBoard(row, switches, [
      { state: "off", mark: "OFF", word: "off" },
      { state: "on", mark: "ON", word: "on" },
    ]),
  cellsOfMove: (_position, move) => [String(move)],
  goal: () => "Leave your opponent no switch to turn ON.",
  turnRule: ({ reading }) =>
    `Turn one switch ON: its factors and multiples flip, ${reading === "rules" ? "1 included" : "but never 1"}.`,
  /** "You turned 3 ON; 1 and 6 went OFF; 9 went ON." */
  describeMove: (position, move, speaker) => {
    const affected = affectedBy(position, move);
    const went = (isMeant: boolean, mark: string) => {
      const labels = affected.filter((label) => isOn(position.row, label) === isMeant).map(String);
      return labels.length === 0 ? [] : [`${listWords(labels, "and")} went ${mark}`];
    };
    const parts = [`${subject(speaker)} turned ${move} ON`, ...went(true, "OFF"), ...went(false, "ON")];
    return [`${parts.join("; ")}.`];
  },
  /** To multiples (×2) and factors (÷3). */
  links: (position, move) =>
    affectedBy(position, move).map((label) => ({
      from: String(move),
      to: String(label),
      label: label > move ? `×${label / move}` : `÷${move / label}`,
    })),
  rulesFor,
} satisfies Partial<Game<CapturePosition, CaptureMove>>;

export function rulesFor({ switches, reading }: Omit<CaptureOptions, "start">): RulesPage {
  return {
    goal: "Be the last player able to turn a switch ON.",
    rules: [
      `${capital(countWord(switches))} switches, numbered 1 to ${switches}, stand in a row. At the start all of them are OFF.`,
      "In turn, each player chooses a switch that is OFF and turns it ON. Passing is not allowed.",
      "Then every other switch whose number is a factor or a multiple of the chosen number changes: ON becomes OFF, OFF becomes ON.",
      ...(reading === "examples" ? ["Only choosing 1 itself changes switch 1."] : []),
      "If all switches are ON at the start of your turn, you cannot move and you lose; the player who moved last wins.",
    ],
    rulings: [
      'Is 1 a factor? The book\'s rule says yes, so every choice other than 1 changes switch 1 as well: that is the reading "rules", the default. All of the book\'s example turns leave switch 1 alone: that is the reading "examples", in which choosing 1 still changes all the others. You can play either of them.',
      'The book\'s last scene says that only 5 is OFF and then turns 10 from OFF to ON. That works under "examples" when 5 and 10 are both OFF.',
      "From the book's start, one choice wins at once under both readings. The original is written that way, so it stays.",
      "Players who avoid the end can go on forever. Draws are never automatic: when a position occurs for the third time a note says so, and either player may offer a draw.",
    ],
  };
}
