import type { Variant } from "../../core/game.ts";
import { type RulesPage, subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { listWords, parseWhole, quote } from "../../core/text.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { isOn, labelsIn, type RowPosition, switchBoard } from "../rows/row.ts";
import { aboutList, neededLists } from "./needed.ts";
import { type CaptureOptions, type CaptureSize, offIn, toggled } from "./rules.ts";

export function affectedBy(size: CaptureSize, move: number): readonly number[] {
  return labelsIn(toggled(size, move)).filter((label) => label !== move);
}

export function presentation(options: CaptureOptions) {
  const { switches, switchOne } = options;
  return {
    board: ({ row }) =>
      switchBoard(row, switches, [
        { state: "off", mark: "OFF", word: "off" },
        { state: "on", mark: "ON", word: "on" },
      ]),
    goal: (position, seat) => {
      const needed = neededLists(options, offIn(options, position))?.[0]?.length;
      if (needed === undefined || needed === 0) return "Turn every switch ON.";
      const isSign = switchOne === "always" && seat === position.mover;
      const why = isSign ? `: switch 1 is ${isOn(position.row, 1) ? "ON" : "OFF"}` : "";
      return (needed % 2 === 1) === (seat === position.mover)
        ? `Turn every switch ON. Only you can win${why}.`
        : `Don't let your opponent turn every switch ON. Only they can${why || " win"}.`;
    },
    turnRule: () =>
      `Choose an OFF switch. Its factors and multiples change too, ${switchOne === "always" ? "including 1" : "except 1"}.`,
    /** Returns text such as "You turned 3 ON. 1 and 6 turned OFF, and 9 turned ON." */
    describeMove: (position, move, speaker) => {
      const affected = affectedBy(options, move);
      const turned = (isMeant: boolean, mark: string) => {
        const labels = affected.filter((label) => isOn(position.row, label) === isMeant).map(String);
        return labels.length === 0 ? [] : [`${listWords(labels, "and")} turned ${mark}`];
      };
      const others = [...turned(true, "OFF"), ...turned(false, "ON")].join(", and ");
      return [`${subject(speaker)} turned ${move} ON.${others === "" ? "" : ` ${others}.`}`];
    },
    links: (_position, move) =>
      affectedBy(options, move).map((label) => ({
        from: String(move),
        to: String(label),
        label: label > move ? `×${label / move}` : `÷${move / label}`,
      })),
    terms: {
      verb: ["choose", "choosing", "chose"],
      cell: ["switch", "switches"],
      wins: ["turns every switch ON and wins", "turns every switch ON and wins"],
      won: ["turned every switch ON", "turned every switch ON"],
      last: "on the list",
      over: ["Every switch is ON.", "Every switch is ON."],
    },
    rulesPage: rulesPage(options),
  } satisfies Partial<Variant<RowPosition, number>>;
}

export function parseMove(size: CaptureSize, position: RowPosition, text: string): Result<number> {
  const refuse = (reason: string) => {
    const choices = labelsIn(offIn(size, position)).join(", ");
    return fail("illegal-move", `${reason} Choose one of: ${choices}.`);
  };
  const typed = text.trim();
  if (typed === "") return refuse("You didn't type anything.");
  const [, number = typed] =
    /^(?:(?:choose|take|flip|turn|toggle)\s+)?(?:switch\s+)?(\d+)(?:\s+on)?\.?$/i.exec(typed) ?? [];
  const choice = parseWhole(number);
  if (choice === undefined) return refuse(`${quote(typed)} isn't a switch number.`);
  if (choice < 1 || choice > size.switches) return refuse(`There's no switch ${choice}.`);
  if (isOn(position.row, choice)) return refuse(`Switch ${choice} is already ON.`);
  return ok(choice);
}

function rulesPage({ switches, switchOne }: CaptureOptions): RulesPage {
  return {
    goal: "Make the move that turns every switch ON.",
    rules: [
      `${capital(countWord(switches))} switches stand in a row, numbered 1 to ${switches}. In the standard start, they're all OFF.`,
      "Players take turns. On your turn, choose a switch that's OFF, and it turns ON. You can't pass.",
      "Every other factor and multiple of its number changes too: OFF turns ON, and ON turns OFF.",
      ...(switchOne === "chosen" ? ["Switch 1 changes only when you choose it."] : []),
      "When every switch is ON, there's nothing left to choose, and the player who moved last wins.",
    ],
    finePrint: [
      `Below the board is the list of needed numbers. ${aboutList} If the list has an odd number of entries on your turn, only you can win. Otherwise, only your opponent can.`,
      'When does switch 1 change? The original rules count 1 as a factor of every number, so switch 1 changes on every move ("always", the default). But in their example turns, it changes only when you choose it ("chosen"). Choosing 1 changes all the others either way.',
      'In the last example in the original rules, only 5 is OFF, yet choosing it turns 10 from OFF to ON. That works only with "chosen", and only if 5 and 10 are both OFF.',
      "A game can go on forever, and it never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
    ],
  };
}
