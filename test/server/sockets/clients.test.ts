/** Tests which addresses count as one client, and each client's limits. */

import { expect, test } from "vitest";
import { nodeHost } from "../../../src/server/context.ts";
import { defaultLimits } from "../../../src/server/limits.ts";
import {
  type Clients,
  clientNetwork,
  neighborhoodOf,
  newClients,
  tokenBucket,
} from "../../../src/server/sockets/clients.ts";

let now = 0;

function clientsWith(limits: Partial<Record<keyof typeof defaultLimits, number>>): Clients {
  now = 0;
  const host = { ...nodeHost, now: () => now };
  return newClients({ host, limits: { ...defaultLimits, ...limits }, log: () => {} });
}

/** How often each outcome occurs in 120 attempts. */
function countOf(attempt: () => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of Array.from({ length: 120 }, attempt)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

test("all IPv6 addresses of a household count as one client", () => {
  expect(clientNetwork("203.0.113.7")).toBe("203.0.113.7");
  expect(clientNetwork("::ffff:203.0.113.7")).toBe("203.0.113.7");
  const home = clientNetwork("2001:db8:1:ab00::1");
  expect(clientNetwork("2001:db8:1:abff:1:2:3:4")).toBe(home);
  expect(clientNetwork("[2001:db8:1:ab12::9]:4711")).toBe(home);
  expect(clientNetwork("2001:db8:1:ac00::1")).not.toBe(home);
  expect([clientNetwork("::1"), clientNetwork("1::")]).toEqual(["0:0:0:0", "1:0:0:0"]);
  expect(neighborhoodOf(home)).toBe(neighborhoodOf(clientNetwork("2001:db8:1:ac00::1")));
  expect(neighborhoodOf(home)).not.toBe(neighborhoodOf(clientNetwork("2001:db8:2::1")));
  expect(neighborhoodOf("203.0.113.7")).toBe(neighborhoodOf("203.0.113.8"));
});

test("a large IPv6 network can't take all of the server's connections", () => {
  const clients = clientsWith({ connections: 1_000, "connections-per-client": 20 });
  const houses = Array.from({ length: 256 }, (_, index) =>
    clientNetwork(`2001:db8:1:${(index << 8).toString(16)}::1`),
  );
  const admitted = houses.flatMap((house) =>
    Array.from({ length: 20 }, () => clients.connect(clients.of(house))).filter(
      (refusal) => refusal === undefined,
    ),
  );
  expect(admitted).toHaveLength(100);
  expect(clients.connect(clients.of(clientNetwork("2001:db8:2::1")))).toBeUndefined();
  expect(clients.connect(clients.of(houses[0] ?? ""))).toBe("too-many");
  clients.disconnect(clients.of(houses[0] ?? ""));
  expect(clients.connect(clients.of(houses[9] ?? ""))).toBeUndefined();
});

test("60 clients behind one address can reconnect once a minute", () => {
  const clients = clientsWith({});
  for (let lesson = 0; lesson < 5; lesson++) {
    for (let pupil = 0; pupil < 60; pupil++) {
      expect(clients.connect(clients.of("198.51.100.1"))).toBeUndefined();
      expect(clients.of("198.51.100.1").entries.take()).toBe(true);
    }
    for (let pupil = 0; pupil < 60; pupil++) clients.disconnect(clients.of("198.51.100.1"));
    now += 60_000;
  }
});

test("a client that made an expensive entry must wait before the next one", () => {
  const clients = clientsWith({ "visits-per-second": 1, "visit-burst": 5 });
  expect(clients.of("a").entries.take()).toBe(true);
  clients.of("a").entries.charge(10);
  now += 6_000;
  expect(clients.of("a").entries.take()).toBe(false);
  now += 1_000;
  expect(clients.of("a").entries.take()).toBe(true);
});

test("a client that keeps connecting is refused, then ignored, and admitted again later", () => {
  const clients = clientsWith({ "visits-per-second": 1, "visit-burst": 5 });
  const counts = countOf(() => {
    if (clients.of("a").connects.isFlooding) return "flood";
    const refusal = clients.connect(clients.of("a"));
    if (refusal === undefined) clients.disconnect(clients.of("a"));
    return refusal ?? "in";
  });
  expect(counts).toEqual({ in: 5, "too-fast": 100, flood: 15 });
  expect(clients.of("b").connects.isFlooding).toBe(false);
  now += 10_000;
  expect(clients.of("a").connects.isFlooding).toBe(false);
  expect(clients.connect(clients.of("a"))).toBeUndefined();
});

test("a client that keeps sending requests is refused, then cut off, and served again later", () => {
  const clients = clientsWith({ "requests-per-second": 1, "request-burst": 5 });
  const counts = countOf(() => {
    const { requests } = clients.of("a");
    return requests.isFlooding ? "cut off" : requests.take() ? "answered" : "refused";
  });
  expect(counts).toEqual({ answered: 5, refused: 100, "cut off": 15 });
  expect(clients.of("b").requests.take()).toBe(true);
  now += 2_000;
  expect([clients.of("a").requests.isFlooding, clients.of("a").requests.take()]).toEqual([false, true]);
  now += 10_000;
  clients.forgetIdle();
  const burst = Array.from({ length: 6 }, () => clients.of("a").requests.take());
  expect(burst.filter((taken) => taken)).toHaveLength(5);
});

test("the server remembers a silent client only while it's connected", () => {
  const clients = clientsWith({});
  const client = clients.of("198.51.100.1");
  clients.connect(client);
  now += 3_600_000;
  clients.forgetIdle();
  expect(clients.of("198.51.100.1")).toBe(client);
  clients.disconnect(client);
  now += 3_600_000;
  clients.forgetIdle();
  expect(clients.of("198.51.100.1")).not.toBe(client);
});

test("a client doesn't count as idle while it opens a game", async () => {
  const client = clientsWith({}).of("198.51.100.1");
  const ahead: number[] = [];
  const open = (work: () => Promise<void>) =>
    client.whileOpening((others) => {
      ahead.push(others);
      return work();
    });
  await Promise.allSettled([
    open(async () => {}),
    open(async () => {
      throw new Error("The solver has stopped.");
    }),
  ]);
  expect(client.isIdle).toBe(true);
  await open(async () => expect(client.isIdle).toBe(false));
  expect(ahead).toEqual([0, 1, 0]);
});

test("a token bucket refills steadily up to its burst, even if the clock jumps", () => {
  now = 0;
  const bucket = tokenBucket(2, 3, { now: () => now });
  const take = () => Array.from({ length: 5 }, () => bucket.take()).filter((taken) => taken).length;
  expect([take(), bucket.isFull]).toEqual([3, false]);
  now += 499;
  expect(take()).toBe(0);
  now += 1;
  expect(take()).toBe(1);
  now -= 10_000;
  expect(take()).toBe(0);
  now += 500;
  expect(take()).toBe(1);
  now += 3_600_000;
  expect([bucket.isFull, take()]).toEqual([true, 3]);
});

test("the log names a client that floods the server at most once a minute", () => {
  now = 0;
  const log: string[] = [];
  const host = { ...nodeHost, now: () => now };
  const clients = newClients({ host, limits: defaultLimits, log: (event) => void log.push(event) });
  const note = () => {
    for (let count = 0; count < 50; count++) clients.noteFlood(clients.of("a"));
    return log.length;
  };
  expect(note()).toBe(1);
  now = 59_000;
  expect(note()).toBe(1);
  now = 61_000;
  expect(note()).toBe(2);
});
