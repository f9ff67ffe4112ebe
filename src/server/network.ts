/** The names and addresses under which this machine can be reached. */

import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";

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
