/** Which face a terminal gets: the screen where it can be painted, sentences where it cannot or where they are wished for. */

import type { Host } from "./host.ts";

/** screen: painted. plain: the books' dialogue. spoken: sentences to listen to. */
export type Face = "screen" | "plain" | "spoken";

export interface FaceFlags {
  readonly plain?: boolean;
  readonly screenReader?: boolean;
}

export function faceFor(host: Host, flags: FaceFlags): Face {
  if (flags.screenReader === true) return "spoken";
  if (flags.plain === true || !isTerminal(host) || host.env.TERM === "dumb") return "plain";
  return "screen";
}

export function isTerminal(host: Pick<Host, "input" | "output">): boolean {
  return host.input.isTTY === true && host.output.isTTY === true;
}
