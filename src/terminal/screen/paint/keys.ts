/** Keys: what the terminal's reports mean here. */

import { cleanText } from "../../../core/text.ts";
import type { Key } from "../state.ts";

/** What readline reports; every part of it may be missing. */
export interface Keypress {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  readonly sequence?: string | undefined;
}

export function keyOf(typed: string | undefined, press: Keypress): Key {
  const ctrl = press.ctrl === true;
  const printable = ctrl || press.meta === true ? "" : printableText(typed ?? "");
  return { name: nameOf(press, printable), text: printable, ctrl };
}

/** A key that types a character is named by that character, so that `?` and `/` are told apart. */
function nameOf(press: Keypress, printable: string): string {
  if (press.name === "enter") return "return";
  if (printable !== "" && printable !== " ") return printable.toLowerCase();
  return press.name ?? "";
}

function printableText(typed: string): string {
  return typed === " " ? " " : cleanText(typed, 16);
}
