/** Clients and what each has open. A client is an address; of IPv6, the network that one household has. */

import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { ServerContext } from "../context.ts";
import { TokenBucket } from "./token-bucket.ts";

/** The client's address; behind `proxies` proxies, the one that the outermost of them has seen. */
export function clientOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return network(direct);
  const header = request.headers["x-forwarded-for"];
  const chain = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return network(chain.at(-proxies)?.trim() || direct);
}

function network(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(":") : plain.slice(0, 64);
}

/** Some proxies write `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** All eight groups, also those that `::` leaves out. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: between }, () => "0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** What is stored of the client with the games that it opens. */
export function openerOf(client: string): string {
  return createHash("sha256").update(client).digest("base64url").slice(0, 16);
}

interface Account {
  connections: number;
  opening: number;
  readonly newGames: TokenBucket;
}

export class Clients {
  readonly #context: Pick<ServerContext, "host" | "limits">;
  readonly #accounts = new Map<string, Account>();

  constructor(context: Pick<ServerContext, "host" | "limits">) {
    this.#context = context;
  }

  /** Counts one more connection; says whether the client may have it. */
  connect(client: string): boolean {
    const account = this.#account(client);
    if (account.connections >= this.#context.limits["connections-per-client"]) return false;
    account.connections++;
    return true;
  }

  disconnect(client: string): void {
    const account = this.#account(client);
    account.connections--;
    this.#forget(client, account);
  }

  mayOpenGame(client: string): boolean {
    return this.#account(client).newGames.take(this.#context.host.now());
  }

  /** `work` is told how many other games the client is opening at the moment. */
  async whileOpening<T>(client: string, work: (ahead: number) => Promise<T>): Promise<T> {
    const account = this.#account(client);
    const ahead = account.opening++;
    try {
      return await work(ahead);
    } finally {
      account.opening--;
    }
  }

  /** Forgets clients that have nothing open and have not opened a game lately. */
  forgetIdle(): void {
    for (const [client, account] of this.#accounts) this.#forget(client, account);
  }

  #account(client: string): Account {
    const known = this.#accounts.get(client);
    if (known !== undefined) return known;
    const perMinute = this.#context.limits["new-games-per-minute"];
    const account = {
      connections: 0,
      opening: 0,
      newGames: new TokenBucket(perMinute / 60, perMinute, this.#context.host.now()),
    };
    this.#accounts.set(client, account);
    return account;
  }

  #forget(client: string, account: Account): void {
    if (
      account.connections === 0 &&
      account.opening === 0 &&
      account.newGames.isFull(this.#context.host.now())
    )
      this.#accounts.delete(client);
  }
}
