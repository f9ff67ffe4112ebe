/** Clients, what each has open, and how much more each may ask for. */

import type { ServerContext } from "../context.ts";
import { neighbourhoodOf } from "./addresses.ts";
import { TokenBucket } from "./token-bucket.ts";

type Context = Pick<ServerContext, "host" | "limits">;

/** A network may hold one in so many of all connections: a provider's customer must not fill the server. */
const networkShare = 10;
/** Connections and requests that may be refused with a reason, which costs an answer. */
const refusalBurst = 100;

export type Client = ReturnType<typeof newClient>;

function newClient(name: string, { limits, host }: Context) {
  const bucket = (perSecond: number, most: number) => new TokenBucket(perSecond, most, host);
  const perMinute = limits["new-games-per-minute"];
  const newGames = bucket(perMinute / 60, perMinute);
  const connects = bucket(limits["visits-per-second"], limits["visit-burst"]);
  const entries = bucket(limits["visits-per-second"], limits["visit-burst"]);
  const requests = bucket(limits["requests-per-second"], limits["request-burst"]);
  const refusedConnects = bucket(1, refusalBurst);
  const refusedRequests = bucket(1, refusalBurst);
  let opening = 0;
  return {
    name,
    connections: 0,
    /** Whether the client goes on connecting although it was refused again and again. */
    get isFlooding(): boolean {
      return refusedConnects.isEmpty;
    },
    /** Whether it goes on sending HTTP requests although it was refused again and again. */
    get isCutOff(): boolean {
      return refusedRequests.isEmpty;
    },
    /** It has nothing open, and has not asked for anything lately. */
    get isIdle(): boolean {
      const isUnused = [newGames, connects, entries, requests].every((bucket) => bucket.isFull);
      return this.connections === 0 && opening === 0 && isUnused;
    },
    mayConnect: () => connects.take(),
    refuseConnect: () => refusedConnects.take(),
    /** Whether one more HTTP request may be answered. */
    mayAsk(): boolean {
      const may = requests.take();
      if (!may) refusedRequests.take();
      return may;
    },
    mayOpenGame: () => newGames.take(),
    /** Whether the client may be sent one more game. */
    mayEnter: () => entries.take(),
    /** An entry that took more work than others counts as so many more. */
    chargeEntry: (amount: number) => entries.charge(amount),
    /** `work` is told how many other games the client is opening at the moment. */
    async whileOpening<T>(work: (ahead: number) => Promise<T>): Promise<T> {
      try {
        return await work(opening++);
      } finally {
        opening--;
      }
    },
  };
}

export class Clients {
  readonly #context: Context;
  readonly #clients = new Map<string, Client>();
  /** Connections by the network that they come from. */
  readonly #neighbours = new Map<string, number>();

  constructor(context: Context) {
    this.#context = context;
  }

  of(name: string): Client {
    const client = this.#clients.get(name) ?? newClient(name, this.#context);
    this.#clients.set(name, client);
    return client;
  }

  /** Counts one more connection; says what is wrong where the client may not have it. */
  connect(client: Client): "too-many" | "too-fast" | undefined {
    const refusal = this.#isFull(client) ? "too-many" : client.mayConnect() ? undefined : "too-fast";
    if (refusal === undefined) this.#count(client, 1);
    else client.refuseConnect();
    return refusal;
  }

  disconnect(client: Client): void {
    this.#count(client, -1);
    if (client.isIdle) this.#clients.delete(client.name);
  }

  forgetIdle(): void {
    for (const client of this.#clients.values()) if (client.isIdle) this.#clients.delete(client.name);
  }

  #isFull({ name, connections }: Client): boolean {
    const { limits } = this.#context;
    const perClient = limits["connections-per-client"];
    const perNetwork = Math.max(perClient, limits.connections / networkShare);
    return connections >= perClient || (this.#neighbours.get(neighbourhoodOf(name)) ?? 0) >= perNetwork;
  }

  #count(client: Client, change: 1 | -1): void {
    client.connections += change;
    const network = neighbourhoodOf(client.name);
    const count = (this.#neighbours.get(network) ?? 0) + change;
    if (count === 0) this.#neighbours.delete(network);
    else this.#neighbours.set(network, count);
  }
}
