/** Everyone behind one IPv4 address, or in one household with IPv6, counts as one client. */

import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { ServerContext, ServerHost } from "../context.ts";

type Context = Pick<ServerContext, "host" | "limits" | "log">;

/** A network may have a tenth of all connections, so one provider's customers can't fill the server. */
const networkShare = 10;

export type Client = ReturnType<typeof newClient>;
export type Clients = ReturnType<typeof newClients>;

function newClient(name: string, { limits, host }: Context) {
  const perMinute = limits["new-games-per-minute"];
  const buckets = {
    newGames: tokenBucket(perMinute / 60, perMinute, host),
    connects: tokenBucket(limits["visits-per-second"], limits["visit-burst"], host),
    /** Entering a long game takes more than one token. */
    entries: tokenBucket(limits["visits-per-second"], limits["visit-burst"], host),
    /** All of a client's connections share this, because each command may write to the store. */
    commands: tokenBucket(limits["commands-per-second"], limits["command-burst"], host),
    requests: tokenBucket(limits["requests-per-second"], limits["request-burst"], host),
    floodNotices: tokenBucket(1 / 60, 1, host),
  };
  let opening = 0;
  return {
    name,
    connections: 0,
    ...buckets,
    get isIdle(): boolean {
      const isUnused = Object.values(buckets).every((bucket) => bucket.isFull);
      return this.connections === 0 && opening === 0 && isUnused;
    },
    async whileOpening<T>(work: (ahead: number) => Promise<T>): Promise<T> {
      try {
        return await work(opening++);
      } finally {
        opening--;
      }
    },
  };
}

export function newClients(context: Context) {
  const { limits } = context;
  const clients = new Map<string, Client>();
  const neighbors = new Map<string, number>();
  const isFull = ({ name, connections }: Client): boolean => {
    const perClient = limits["connections-per-client"];
    const perNetwork = Math.max(perClient, limits.connections / networkShare);
    return connections >= perClient || (neighbors.get(neighborhoodOf(name)) ?? 0) >= perNetwork;
  };
  const count = (client: Client, change: 1 | -1) => {
    client.connections += change;
    const network = neighborhoodOf(client.name);
    const connections = (neighbors.get(network) ?? 0) + change;
    if (connections === 0) neighbors.delete(network);
    else neighbors.set(network, connections);
  };
  return {
    noteFlood({ name, floodNotices }: Client): void {
      if (floodNotices.take()) context.log("flood", { address: name });
    },
    of(name: string): Client {
      const client = clients.get(name) ?? newClient(name, context);
      clients.set(name, client);
      return client;
    },
    connect(client: Client): "too-many" | "too-fast" | undefined {
      if (isFull(client)) {
        client.connects.refuse();
        return "too-many";
      }
      if (!client.connects.take()) return "too-fast";
      count(client, 1);
      return undefined;
    },
    disconnect(client: Client): void {
      count(client, -1);
    },
    forgetIdle(): void {
      for (const client of clients.values()) if (client.isIdle) clients.delete(client.name);
    },
  };
}

/** Behind proxies, the client is the address that the first one saw. */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return clientNetwork(direct);
  const chain = [request.headers["x-forwarded-for"] ?? ""].flat().join(",").split(",");
  return clientNetwork(chain.at(-proxies)?.trim() || direct);
}

/** Keeps only the first 56 bits of an IPv6 address, because a household has them in common. */
export function clientNetwork(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(plain);
  return [one, two, three, four & 0xff00].map((group) => group.toString(16)).join(":");
}

/** Removes the port, because some proxies write `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** Returns eight numbers. `::` stands for as many zeros as are missing. */
function groupsOf(address: string): readonly number[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: between }, () => "0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
}

/** Returns the part that all addresses of one provider or company share: 24 bits in IPv4, 48 in IPv6. */
export function neighborhoodOf(client: string): string {
  return client.split(/[.:]/).slice(0, 3).join(".");
}

/** A client gets this many refusals, plus one per second. After that it's cut off, because refusing takes time, too. */
const mostRefusals = 100;

export function tokenBucket(perSecond: number, most: number, host: Pick<ServerHost, "now">) {
  let tokens = most;
  let refusals = mostRefusals;
  let filledAt = host.now();
  const fill = () => {
    const now = host.now();
    const seconds = Math.max(0, now - filledAt) / 1000;
    tokens = Math.min(most, tokens + seconds * perSecond);
    refusals = Math.min(mostRefusals, refusals + seconds);
    filledAt = now;
  };
  const refuse = () => {
    fill();
    if (refusals >= 1) refusals--;
  };
  return {
    get isFull(): boolean {
      fill();
      return tokens >= most;
    },
    get isFlooding(): boolean {
      fill();
      return refusals < 1;
    },
    take(): boolean {
      fill();
      const isLeft = tokens >= 1;
      if (isLeft) tokens--;
      else refuse();
      return isLeft;
    },
    refuse,
    /** The bucket can go below zero. The client then waits until it holds a whole token again. */
    charge(amount: number): void {
      tokens -= amount;
    },
  };
}
