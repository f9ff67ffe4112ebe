import { describe, expect, it } from "vitest";
import { OnlineClient } from "../../src/client/client.ts";
import { type ClientHost, steadyClock } from "../../src/client/host.ts";
import { currentPosition, moveName, seatToMove } from "../../src/core/match.ts";
import { randomFrom } from "../../src/core/random.ts";
import { games } from "../../src/games/index.ts";
import { toSnapshot } from "../../src/protocol/online/online-match.ts";
import { SmallServer } from "./small-server.ts";
import { type Accepts, type Faults, VirtualSocket, VirtualTime } from "./virtual.ts";

const token = "A".repeat(22);

interface World {
  readonly time: VirtualTime;
  readonly server: SmallServer;
  readonly enter: (token?: string) => OnlineClient;
}

function world(seed: number, faults: Faults, seen?: string[], put = { by: 0 }): World {
  const chance = randomFrom(seed);
  const random = () => chance.below(1_000_000) / 1_000_000;
  const time = new VirtualTime();
  const server = new SmallServer(time, "factor-frenzy", token);
  let count = 0;
  const host: ClientHost = {
    openSocket: () => new VirtualSocket(time, random, faults, seen ? listening(server, seen) : server),
    now: steadyClock(() => time.now + put.by),
    setTimer: (run, ms) => time.after(ms, run),
    clearTimer: (timer) => time.forget(timer),
    newToken: () => `B${String(count++).padStart(22, "0")}`,
    newCommandId: () => `c${count++}`,
    random,
  };
  const enter = (own?: string) =>
    new OnlineClient(host, { base: "http://x/", match: "k3v9x0aq", token: own, games });
  return { time, server, enter };
}

/** The server, with what clients say to it written down. */
function listening(server: SmallServer, seen: string[]): Accepts {
  return {
    connected: (end) => {
      const ends = server.connected(end);
      return {
        ...ends,
        heard: (text) => {
          seen.push(text);
          ends.heard(text);
        },
      };
    },
  };
}

/** Plays the first legal move whenever it is the client's turn. */
function playAlong(client: OnlineClient): void {
  client.listen(({ online, seat, pending }) => {
    if (online === null || seat === null || pending.length > 0 || !online.taken[1]) return;
    const { match } = online;
    if (match.outcome !== null || seatToMove(match) !== seat) return;
    const [move] = match.game.moves(currentPosition(match));
    if (move !== undefined)
      client.act({ type: "move", move: match.game.formatMove(currentPosition(match), move) });
  });
}

/** The first view of a client shows the moves before it; every later one is told once, in its order. */
function isEndOf(all: readonly string[], told: readonly string[]): boolean {
  return all.slice(all.length - told.length).join() === told.join();
}

/** The moves that the client tells of. */
function movesTold(client: OnlineClient): readonly string[] {
  const moves: string[] = [];
  client.listen((_, happenings) => {
    for (const happening of happenings)
      if (happening.kind === "moved" || happening.kind === "arrived")
        moves.push(moveName(happening.match, happening.match.moves.length - 1));
  });
  return moves;
}

function isDone(server: SmallServer, clients: readonly OnlineClient[]): boolean {
  return (
    server.online.match.outcome !== null &&
    clients.every((client) => client.view().online?.version === server.online.version) &&
    clients.every((client) => client.view().pending.length === 0)
  );
}

const calm: Faults = { drop: 0, repeat: 0, reorder: 0, cut: 0 };

const kinds: readonly (readonly [string, Faults])[] = [
  ["no faults", calm],
  ["dropped", { ...calm, drop: 0.2 }],
  ["repeated", { ...calm, repeat: 0.5 }],
  ["reordered", { ...calm, reorder: 0.4 }],
  ["cut", { ...calm, cut: 0.2 }],
  ["all of them", { drop: 0.1, repeat: 0.2, reorder: 0.2, cut: 0.1 }],
];

describe("a bad network", () => {
  it.each(kinds)("%s: both players and a watcher end where the server is", (_, faults) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { time, server, enter } = world(seed, faults);
      const [ann, ben, watcher] = [enter(token), enter(), enter()];
      const told = [ann, ben, watcher].map(movesTold);
      playAlong(ann);
      playAlong(ben);
      ben.act({ type: "join", name: "Ben" });
      time.run(() => isDone(server, [ann, ben, watcher]), 3_600_000);
      const truth = toSnapshot(server.online);
      expect(truth.record.result, `seed ${seed}`).not.toBeNull();
      for (const client of [ann, ben, watcher]) {
        const { online } = client.view();
        expect(online && toSnapshot(online), `seed ${seed}`).toEqual(truth);
        expect(client.view().pending).toEqual([]);
      }
      expect(
        told.filter((moves) => !isEndOf(truth.record.moves, moves)),
        `seed ${seed}`,
      ).toEqual([]);
      expect(server.events.filter(({ type }) => type === "joined")).toHaveLength(1);
      expect([ann, ben, watcher].map((client) => client.view().seat)).toEqual([1, 2, null]);
      for (const client of [ann, ben, watcher]) client.close();
    }
  });
});

describe("the client", () => {
  it("says the same command again with the same id until it is acknowledged", () => {
    const seen: string[] = [];
    const { time, server, enter } = world(3, { ...calm, drop: 0.4 }, seen);
    const ann = enter(token);
    time.run(() => ann.view().connection.kind === "open", 600_000);
    ann.act({ type: "move", move: "5" });
    time.run(() => server.online.version === 2 && ann.view().pending.length === 0, 600_000);
    const ids = seen
      .map((text) => JSON.parse(text))
      .filter(({ type }) => type === "move")
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(server.events).toHaveLength(2);
    ann.close();
  });

  it.each([-3_600_000, 3_600_000])("goes on when the machine's clock is put by %i ms", (by) => {
    const put = { by: 0 };
    const faults = { ...calm };
    const { time, server, enter } = world(5, faults, [], put);
    const ann = enter(token);
    time.run(() => ann.view().connection.kind === "open", 60_000);
    faults.drop = 1;
    ann.act({ type: "move", move: "5" });
    put.by = by;
    faults.drop = 0;
    time.run(() => server.online.version === 2 && ann.view().pending.length === 0, 120_000);
    expect(server.events).toHaveLength(2);
    expect(ann.view().pending).toEqual([]);
    ann.close();
  });

  it("does not come back after a refusal for good", () => {
    const { time, enter } = world(1, calm);
    const stranger = enter("C".repeat(22));
    time.run(() => false, 60_000);
    expect(stranger.view().connection).toEqual({
      kind: "closed",
      code: 4006,
      reason: "This link opens no seat.",
    });
  });

  it("waits longer from attempt to attempt, and comes back by itself", () => {
    const faults = { ...calm, cut: 1 };
    const { time, enter } = world(1, faults);
    const ann = enter(token);
    const waits: number[] = [];
    ann.listen(({ connection }) => {
      if (connection.kind === "waiting") waits.push(connection.until - time.now);
    });
    time.run(() => waits.length === 9, 600_000);
    expect(waits[0]).toBeLessThanOrEqual(400);
    expect(waits[8]).toBeGreaterThanOrEqual(7_500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    Object.assign(faults, calm);
    time.run(() => ann.view().connection.kind === "open", 20_000);
    expect(ann.view().seat).toBe(1);
    ann.close();
  });

  it("shows an own command as pending until it is acknowledged, and a refusal until the next command", () => {
    const { time, enter } = world(1, calm);
    const ann = enter(token);
    time.run(() => ann.view().connection.kind === "open", 60_000);
    ann.act({ type: "move", move: "77" });
    expect(ann.view().pending).toHaveLength(1);
    time.run(() => ann.view().pending.length === 0, 60_000);
    expect(ann.view().refusal?.code).toBe("stale-ply");
    ann.act({ type: "offer", what: "draw" });
    expect(ann.view().refusal).toBeNull();
    time.run(() => ann.view().pending.length === 0, 60_000);
    expect(ann.view().online?.offers.draw).toBe(1);
    ann.close();
  });
});
