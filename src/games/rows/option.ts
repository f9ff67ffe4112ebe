/** The options of a game that is played on a row of switches: how many there are, and the row to start from. */

import type { DealRanges } from "../../core/dealing.ts";
import {
  type NumberOption,
  numberOption,
  type OptionSpec,
  type OptionSpecs,
  type StartOption,
} from "../../core/options.ts";
import type { RowSymbols } from "./row.ts";

/** A row to start from, written with one symbol per switch. */
export interface RowOption extends StartOption {
  readonly symbols: RowSymbols;
  /** The number option that a row's length sets. */
  readonly size: string;
  /** Whether in each row somebody can still win; if not, dealing one needs exact analysis. */
  readonly everyRowWinnable: boolean;
}

const size = "switches";

export function switchesOption(book: number, solveMax: number): NumberOption {
  return numberOption({ default: book, min: 2, max: 30, solveMax, help: "how many switches the row has" });
}

export function rowOption({
  symbols,
  everyRowWinnable = true,
  dealSizes,
  dealt = false,
  keysNameMover = false,
  help,
}: {
  readonly symbols: RowSymbols;
  readonly everyRowWinnable?: boolean;
  /** The numbers of switches that have such rows, where not all have. */
  readonly dealSizes: DealRanges;
  /** Whether the book deals the row; otherwise its switches are all off. */
  readonly dealt?: boolean;
  /** Whether a position's key names the player to move behind the row. */
  readonly keysNameMover?: boolean;
  readonly help: string;
}): RowOption {
  const example = symbols.join("").repeat(2);
  const mover = keysNameMover ? "then /1 or /2 for the player to move, " : "";
  return {
    kind: "start",
    noun: "row",
    example,
    keyForm: `${symbols.join(" or ")} for each switch, ${mover}such as ${example}${keysNameMover ? "/1" : ""}`,
    book: dealt ? null : (options) => symbols[0].repeat(Number(options[size])),
    deals: ["random", "fair", "challenge"],
    dealSizes: { option: size, ranges: dealSizes },
    help,
    symbols,
    size,
    everyRowWinnable,
    decides: (row) => (isRow(row, symbols) ? { [size]: row.length } : undefined),
    ofKey: (key) => key.split("/")[0] ?? "",
  };
}

/** The name and spec of the game's row, where it starts from one. */
export function findRow(specs: OptionSpecs): readonly [string, RowOption] | undefined {
  for (const [name, spec] of Object.entries(specs)) if (isRowOption(spec)) return [name, spec];
  return undefined;
}

export function isRowOption(spec: OptionSpec): spec is RowOption {
  return "symbols" in spec;
}

function isRow(text: string, symbols: RowSymbols): boolean {
  return text !== "" && Array.from(text).every((symbol) => symbols.includes(symbol));
}
