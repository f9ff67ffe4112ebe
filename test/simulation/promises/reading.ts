/** A client that doesn't read is dropped as soon as too much waits for it, and no client is dropped before. */

import { closeCodes } from "../../../src/online/codes.ts";

/** Small enough to be exceeded in a simulation. */
export const mostUnread = 4_000;

interface Reader {
  readonly number: number;
  readonly bufferedAmount: number;
}

export function faultOfSending({ number, bufferedAmount }: Reader): string | undefined {
  if (bufferedAmount <= mostUnread) return undefined;
  return `#${number} is sent more, and has ${bufferedAmount} bytes to read`;
}

/** These are for clients that break the rules. Simulated clients never do. */
const unfair: ReadonlySet<number> = new Set([
  closeCodes.tooLarge,
  closeCodes.tooFast,
  closeCodes.tooManyConnections,
  closeCodes.badMessages,
  closeCodes.newerProtocol,
]);

export function faultOfClosing({ number, bufferedAmount }: Reader, code: number): string | undefined {
  if (unfair.has(code)) return `#${number} is closed with ${code}, and has kept to the rules`;
  if (code !== closeCodes.tooSlow || bufferedAmount > mostUnread) return undefined;
  return `#${number} is dropped, and has ${bufferedAmount} bytes to read`;
}

/** A client that is refused or closed is told why, in a sentence. */
export function faultOfWords(text: string): string | undefined {
  return /^\S.{5,}\.$/.test(text) ? undefined : `a client is told ${JSON.stringify(text)} as a reason`;
}
