/** Browsers tell the truth about a page's origin. But any host name can point to this machine, so names are checked, too. */

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";

export interface Origins {
  /** The page's address as the client sees it: the public one or, without one, an address of this machine. */
  baseFor(request: IncomingMessage): string;
  allows(request: Pick<IncomingMessage, "headers">): boolean;
  readonly isSecure: boolean;
}

export function publicOrigins(base: string): Origins {
  const { origin: own, protocol } = new URL(base);
  return {
    baseFor: () => base,
    allows: ({ headers: { origin } }) => origin === undefined || origin === own,
    isSecure: protocol === "https:",
  };
}

/** Allows a page only if it comes from the host and port that the request goes to, and that host is this machine. */
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

export function isWildcard(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

export function namesAndAddresses(): readonly string[] {
  const name = hostname().toLowerCase();
  return [name, `${name}.local`, ...addresses(() => true)];
}

export function outwardAddresses(): readonly string[] {
  return addresses(({ internal, scopeid = 0 }) => !internal && scopeid === 0);
}

export function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function addresses(wanted: (one: NetworkInterfaceInfo) => boolean): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(wanted).map(({ address }) => bracketed(address));
}
