/** Kept as files beside the solved puzzles; losing one costs nothing. */

import type { Texts } from "../../play/outside.ts";
import type { Host } from "../host.ts";

export function textsOf(host: Pick<Host, "puzzles">): Texts {
  return {
    read: (name) => {
      const text = host.puzzles().read(name);
      return text.ok ? text.value.trim() : null;
    },
    write: (name, text) => {
      if (text === "") host.puzzles().remove(name);
      else host.puzzles().put(name, `${text}\n`);
    },
  };
}
