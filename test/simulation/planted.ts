/** Typical faults of servers and stores, planted one at a time to see if the simulation finds them. */

import { otherSeat, type Pair } from "../../src/core/seat.ts";
import type { OnlineMatch } from "../../src/online/online-match.ts";
import { Audience } from "../../src/server/match/audience.ts";
import { CommandHandler } from "../../src/server/match/command-handler.ts";
import { LiveMatch } from "../../src/server/match/live-match.ts";
import { Room } from "../../src/server/match/room.ts";
import { Rooms } from "../../src/server/match/rooms.ts";
import { GroupCommit } from "../../src/server/store/sqlite/group-commit.ts";
import { Disk, type Kept } from "./disk.ts";
import { SimulatedStore } from "./store.ts";

/** Plants the fault, and returns a function that removes it again. */
type Plant = () => () => void;

type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
type Answer<F> = F extends (...args: never[]) => infer R ? R : never;

/** Replaces a method with something that may call the method itself. */
function replace<T extends object, K extends keyof T>(
  owner: T,
  name: K,
  run: (own: (...args: Arguments<T[K]>) => Answer<T[K]>, args: Arguments<T[K]>, self: T) => Answer<T[K]>,
): Plant {
  return () => {
    const own = Object.getOwnPropertyDescriptor(owner, name)?.value;
    const changed = function (this: T, ...args: Arguments<T[K]>) {
      return run((...given) => Reflect.apply(own, this, given), args, this);
    };
    Object.assign(owner, { [name]: changed });
    return () => void Object.assign(owner, { [name]: own });
  };
}

/** Replaces what a getter returns. */
function regard<T extends object, V>(owner: T, name: keyof T, see: (value: V, owner: T) => V): Plant {
  return () => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own?.get === undefined) throw new Error(`${String(name)} is no getter.`);
    Object.defineProperty(owner, name, {
      ...own,
      get(this: T) {
        return see(own.get?.call(this), this);
      },
    });
    return () => Object.defineProperty(owner, name, own);
  };
}

function both(one: Plant, two: Plant): Plant {
  return () => {
    const undo = [one(), two()];
    return () => {
      for (const each of undo) each();
    };
  };
}

/** True once every `count` calls. */
function every(count: number): () => boolean {
  let calls = 0;
  return () => ++calls % count === 0;
}

function swapped(online: OnlineMatch): OnlineMatch {
  const { clock } = online;
  if (clock === null) return online;
  const [one, two] = clock.left;
  return { ...online, clock: { ...clock, left: [two, one] } };
}

const clocksAhead = new WeakMap<SimulatedStore, number>();
let storesSeen = 0;

function aheadBy(store: SimulatedStore): number {
  const known = clocksAhead.get(store) ?? (storesSeen++ % 2) * 7_000;
  clocksAhead.set(store, known);
  return known;
}

const firstSnapshots = new WeakMap<LiveMatch, string>();

/** What the disk wrote last, as long as it may still be in the machine's memory. */
let lastWritten: Kept | undefined;

const isDue = every(40);
const isSeldomDue = every(60);
const isOftenDue = every(12);

export const planted: Readonly<Record<string, Plant>> = {
  "acknowledges before it is stored": replace(SimulatedStore.prototype, "append", async (own, args) => {
    void own(...args);
    return "stored" as const;
  }),
  "takes a failed write for a stored one": replace(SimulatedStore.prototype, "append", async (own, args) => {
    const answer = await own(...args);
    return answer === "unavailable" ? "stored" : answer;
  }),
  "forgets which commands were done": replace(LiveMatch.prototype, "doneAt", () => undefined),
  "answers twice": replace(Audience.prototype, "publish", (own, [events, by]) => {
    own(events, by);
    const event = JSON.stringify(events.at(-1));
    if (by !== undefined) by.peer.send(`{"type":"event","event":${event},"reply":"${by.id}"}`);
  }),
  "leaves a command without an answer": replace(CommandHandler.prototype, "handle", async (own, args) => {
    if (!isDue()) await own(...args);
  }),
  "accepts what it does not store": replace(
    CommandHandler.prototype,
    "store",
    async (own, [change, sender]) => {
      if (sender === undefined || !isDue()) return own(change, sender);
      sender.peer.send(JSON.stringify({ type: "accepted", id: sender.id, version: 1 }));
      return "stored";
    },
  ),
  "charges the other player's clock": regard(LiveMatch.prototype, "online", swapped),
  "never lets a flag fall": replace(CommandHandler.prototype, "endOnTime", async () => "stored" as const),
  "stamps by a clock that is ahead on some nodes": replace(
    SimulatedStore.prototype,
    "now",
    (own, _, store) => own() + aheadBy(store),
  ),
  "loses the last write when a node dies": both(
    replace(Disk.prototype, "extend", (own, [change], disk) => {
      lastWritten = disk.matches.get(change.match);
      return own(change);
    }),
    replace(SimulatedStore.prototype, "die", (own) => {
      if (lastWritten !== undefined && lastWritten.events.length > 1) lastWritten.events.pop();
      lastWritten = undefined;
      own();
    }),
  ),
  "forgets one write of a group": replace(GroupCommit.prototype, "run", (own, [work]) =>
    own(isSeldomDue() ? () => "stored" : work),
  ),
  "stores half of a transaction": replace(Disk.prototype, "extend", (own, [change]) =>
    own({ ...change, opens: undefined }),
  ),
  "does not store the key of a seat": replace(Disk.prototype, "extend", (own, [change]) =>
    own({ ...change, keys: undefined }),
  ),
  "writes over what another node has stored": replace(Disk.prototype, "extend", (own, [change], disk) => {
    const kept = disk.matches.get(change.match);
    if (kept !== undefined && kept.events.length > change.after) kept.events.length = change.after;
    return own(change);
  }),
  "opens a seat with any token": replace(Room.prototype, "seatOf", (own, args) => own(...args) ?? 2),
  "gives a watcher a seat": replace(Room.prototype, "enter", (own, [peer, seen]) => {
    peer.seat ??= 1;
    own(peer, seen);
  }),
  "gives the free seat away twice": regard(
    LiveMatch.prototype,
    "online",
    (online: OnlineMatch): OnlineMatch => {
      const taken: Pair<boolean> = [
        online.taken[0] && online.version !== 2,
        online.taken[1] && online.version !== 2,
      ];
      return { ...online, taken };
    },
  ),
  "sends what was missed in the wrong order": replace(LiveMatch.prototype, "eventsAfter", (own, args) =>
    own(...args)?.toReversed(),
  ),
  "sends an old snapshot again": regard(LiveMatch.prototype, "snapshot", (snapshot: string, live) => {
    const first = firstSnapshots.get(live) ?? snapshot;
    firstSnapshots.set(live, first);
    return first;
  }),
  "does not read what other nodes have stored": replace(Room.prototype, "catchUp", async () => true),
  "does not hear of other nodes": both(
    replace(Rooms.prototype, "changed", () => {}),
    replace(Rooms.prototype, "recheck", () => {}),
  ),
  "closes a room that has people in it": regard(Room.prototype, "isIdle", () => true),
  "forgets that somebody left": replace(Room.prototype, "leave", () => {}),
  "lets a game be claimed at once": replace(Audience.prototype, "claimableAt", async () => 0),
  "seats people in each other's place": replace(Room.prototype, "seatOf", (own, args) => {
    const seat = own(...args);
    return seat !== undefined && isOftenDue() ? otherSeat(seat) : seat;
  }),
};
