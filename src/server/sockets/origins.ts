/**
 * A browser sends its page's origin, which the page cannot forge; programs send none, and need a seat's token. Host
 * names are checked, not only addresses, since a foreign name can be made to point to this machine.
 */

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { bracketed, isWildcard, namesAndAddresses } from "../network.ts";

export interface Origins {
  /** The page's address for the client: the public one, or by the host name of its request. */
  baseFor(request: IncomingMessage): string;
  allows(request: Pick<IncomingMessage, "headers">): boolean;
  readonly isSecure: boolean;
}

/** Behind a proxy, or under a public name. */
export function publicOrigins(base: string): Origins {
  const { origin: own, protocol } = new URL(base);
  return {
    baseFor: () => base,
    allows: ({ headers: { origin } }) => origin === undefined || origin === own,
    isSecure: protocol === "https:",
  };
}

/** Any of this machine's own names and addresses; a page from another port is foreign. */
export function localOrigins(listenHost: string): Origins {
  const names = new Set(["localhost", "127.0.0.1", "[::1]", bracketed(listenHost.toLowerCase())]);
  if (isWildcard(listenHost)) for (const name of namesAndAddresses()) names.add(name);
  const isOwn = (host: string) => names.has(host.replace(/:\d+$/, "").toLowerCase());
  return {
    baseFor: ({ headers: { host }, socket }) =>
      host !== undefined && isOwn(host) ? `http://${host}/` : addressOf(socket),
    allows: ({ headers: { origin, host = "" } }) =>
      origin === undefined || (isOwn(host) && origin.toLowerCase() === `http://${host.toLowerCase()}`),
    isSecure: false,
  };
}

function addressOf({ localAddress = "localhost", localPort = 80 }: Socket): string {
  return `http://${bracketed(localAddress.replace(/^::ffff:/, ""))}:${localPort}/`;
}
