/** What counts as one client: an address; for IPv6, the prefix of one household. */

import type { IncomingMessage } from "node:http";
import { household } from "../../storage/opener.ts";

/** The client's address; behind `proxies` proxies, the one that the outermost proxy saw. */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return household(direct);
  const header = request.headers["x-forwarded-for"];
  const chain = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return household(chain.at(-proxies)?.trim() || direct);
}

/** The network that the client's provider or employer has: 24 bits of IPv4, 48 of IPv6. */
export function neighbourhoodOf(client: string): string {
  return client.split(/[.:]/).slice(0, 3).join(".");
}
