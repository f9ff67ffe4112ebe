import type { Variant } from "../../core/game.ts";
import { subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { listWords, parseWhole, quote } from "../../core/text.ts";
import { isOn, labelsIn, type RowPosition, rowKeys, switchBoard } from "../rows/row.ts";
import { neededLists } from "./needed.ts";
import { type CaptureOptions, type CaptureSize, offIn, toggled } from "./rules.ts";
import { rulesPage } from "./rules-page.ts";

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
    /** Links to multiples (×2) and factors (÷3). */
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
    rulesPage: { goal: "Make the move that turns every switch ON.", ...rulesPage(options) },
  } satisfies Partial<Variant<RowPosition, number>>;
}

function parseMove(size: CaptureSize, position: RowPosition, text: string): Result<number> {
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

/** A move is the number of a switch, such as `7`. */
export function notation(options: CaptureOptions) {
  return {
    ...rowKeys(options.switches),
    parseMove: (position: RowPosition, text: string) => parseMove(options, position, text),
  };
}
