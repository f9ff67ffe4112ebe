/** Clients, what each has open, and how much more each may ask for. */

import type { ServerContext } from "../context.ts";
import { neighbourhoodOf } from "./addresses.ts";
import { TokenBucket } from "./token-bucket.ts";

interface Account {
  connections: number;
  opening: number;
  readonly newGames: TokenBucket;
  readonly connects: TokenBucket;
  readonly entries: TokenBucket;
  readonly requests: TokenBucket;
  /** Connections and requests that may be refused with a reason, which costs an answer. */
  readonly refusedConnects: TokenBucket;
  readonly refusedRequests: TokenBucket;
}

/** A network may hold one in so many of all connections: a provider's customer must not fill the server. */
const networkShare = 10;
const refusalBurst = 100;

export class Clients {
  readonly #context: Pick<ServerContext, "host" | "limits">;
  readonly #accounts = new Map<string, Account>();
  /** Connections by the network that they come from. */
  readonly #neighbours = new Map<string, number>();

  constructor(context: Pick<ServerContext, "host" | "limits">) {
    this.#context = context;
  }

  /** Whether the client goes on connecting although it was refused again and again. */
  isFlooding(client: string): boolean {
    return this.#account(client).refusedConnects.isEmpty(this.#context.host.now());
  }

  /** Counts one more connection; says what is wrong where the client may not have it. */
  connect(client: string): "too-many" | "too-fast" | undefined {
    const now = this.#context.host.now();
    const account = this.#account(client);
    const refusal = this.#isFull(client, account)
      ? "too-many"
      : account.connects.take(now)
        ? undefined
        : "too-fast";
    if (refusal !== undefined) {
      account.refusedConnects.take(now);
      return refusal;
    }
    account.connections++;
    this.#countNeighbour(client, 1);
    return undefined;
  }

  disconnect(client: string): void {
    const account = this.#account(client);
    account.connections--;
    this.#countNeighbour(client, -1);
    this.#forget(client, account);
  }

  /** Whether one more HTTP request of the client may be answered. */
  mayAsk(client: string): boolean {
    const now = this.#context.host.now();
    const { requests, refusedRequests } = this.#account(client);
    if (requests.take(now)) return true;
    refusedRequests.take(now);
    return false;
  }

  /** Whether the client goes on asking although it was refused again and again. */
  isCutOff(client: string): boolean {
    return this.#account(client).refusedRequests.isEmpty(this.#context.host.now());
  }

  mayOpenGame(client: string): boolean {
    return this.#account(client).newGames.take(this.#context.host.now());
  }

  /** Whether the client may be sent one more game. */
  mayEnter(client: string): boolean {
    return this.#account(client).entries.take(this.#context.host.now());
  }

  /** An entry that took more work than others counts as so many more. */
  chargeEntry(client: string, amount: number): void {
    this.#account(client).entries.charge(amount);
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

  /** Forgets clients that have nothing open and have not asked for anything lately. */
  forgetIdle(): void {
    for (const [client, account] of this.#accounts) this.#forget(client, account);
  }

  #isFull(client: string, { connections }: Account): boolean {
    const { limits } = this.#context;
    const perClient = limits["connections-per-client"];
    const perNetwork = Math.max(perClient, limits.connections / networkShare);
    return connections >= perClient || (this.#neighbours.get(neighbourhoodOf(client)) ?? 0) >= perNetwork;
  }

  #countNeighbour(client: string, change: 1 | -1): void {
    const network = neighbourhoodOf(client);
    const count = (this.#neighbours.get(network) ?? 0) + change;
    if (count === 0) this.#neighbours.delete(network);
    else this.#neighbours.set(network, count);
  }

  #account(client: string): Account {
    const known = this.#accounts.get(client);
    if (known !== undefined) return known;
    const { limits, host } = this.#context;
    const bucket = (perSecond: number, most: number) => new TokenBucket(perSecond, most, host.now());
    const perMinute = limits["new-games-per-minute"];
    const account = {
      connections: 0,
      opening: 0,
      newGames: bucket(perMinute / 60, perMinute),
      connects: bucket(limits["visits-per-second"], limits["visit-burst"]),
      entries: bucket(limits["visits-per-second"], limits["visit-burst"]),
      requests: bucket(limits["requests-per-second"], limits["request-burst"]),
      refusedConnects: bucket(1, refusalBurst),
      refusedRequests: bucket(1, refusalBurst),
    };
    this.#accounts.set(client, account);
    return account;
  }

  #forget(client: string, account: Account): void {
    const now = this.#context.host.now();
    const { connections, opening, newGames, connects, entries, requests } = account;
    const isIdle = connections === 0 && opening === 0;
    if (isIdle && [newGames, connects, entries, requests].every((bucket) => bucket.isFull(now)))
      this.#accounts.delete(client);
  }
}
