/** Editing a line of text, in the form and at the table. */

import type { Key } from "../state.ts";

/** The text after a key; undefined where the key does not edit. */
export function editText(text: string, key: Key, longest = 60): string | undefined {
  switch (key.name) {
    case "backspace":
      return text.slice(0, -1);
    case "delete":
    case "clear":
      return "";
    case "delete-word":
      return text.replace(/\S*\s*$/, "");
    default:
      return key.text === "" ? undefined : (text + key.text).slice(0, longest);
  }
}
