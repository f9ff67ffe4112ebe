/** An network is a hash of an address; of IPv6, of the 56 bits that one household has. */

import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

export function clientNetwork(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(plain);
  return [one, two, three, four & 0xff00].map((group) => group.toString(16)).join(":");
}

/** Some proxies write `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** All eight groups, including those that `::` leaves out. */
function groupsOf(address: string): readonly number[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: between }, () => "0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
}

export function networkHash(client: string): string {
  return createHash("sha256").update(client).digest("base64url").slice(0, 16);
}
