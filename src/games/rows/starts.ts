/** What games on a row of switches can be set to: how many switches there are, and the row to start from. */

import { type NumberOption, numberOption } from "../../core/options.ts";
import type { Random } from "../../core/random.ts";
import type { Deal, DealtStart, Starts, WithStart, WrittenStarts } from "../../core/starts.ts";
import type { RowSymbols } from "./row.ts";

export function switchesOption(book: number, solveMax: number): NumberOption {
  return numberOption({ default: book, min: 2, max: 30, solveMax, help: "how many switches the row has" });
}

export function rowStarts<O extends { readonly switches: number } & WithStart>(
  help: string,
  { symbols, ...more }: Pick<WrittenStarts, "symbols"> & Partial<WrittenStarts>,
  {
    random,
    fair,
    challenge = {},
  }: Readonly<Partial<Record<Exclude<DealtStart, "challenge">, Partial<Deal<O>>>>> &
    Pick<Starts<O>["deals"], "challenge">,
): Starts<O> & { readonly written: WrittenStarts } {
  const draw = ({ switches }: O, chance: Random) => drawRow(symbols, switches, chance);
  const keyForm = `${symbols.join(" or ")} for each switch, such as ${symbols.join("").repeat(2)}`;
  return {
    kind: "start",
    help,
    size: "switches",
    deals: { random: { draw, ...random }, fair: { draw, ...fair }, challenge },
    written: { noun: "row", symbols, keyForm, ...more },
  };
}

export function drawRow(symbols: RowSymbols, switches: number, random: Random): string {
  return Array.from({ length: switches }, () => symbols[random.below(2)]).join("");
}
