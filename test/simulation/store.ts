/**
 * A simulated store, as one node sees it. It uses the real contract and the real group commit over a simulated disk, which
 * belongs to one node or is shared over a network. It fails like real stores: it can't be reached, its answer gets lost, or the
 * node dies while it commits.
 */

import {
  type Append,
  type AppendAnswer,
  awayAfter,
  believableTime,
  type MatchStore,
  type NewMatch,
  type NodeShare,
  type Outage,
  type PresenceReading,
  type ReadAnswer,
  type Retention,
  readMatch,
  type StoreListener,
} from "../../src/server/store/match-store.ts";
import { GroupCommit } from "../../src/server/store/sqlite/group-commit.ts";
import { localPresence } from "../../src/server/store/sqlite/sqlite-store.ts";
import { Chance } from "./chance.ts";
import { Disk } from "./disk.ts";
import { SharedPresence } from "./shared-presence.ts";
import type { Time } from "./time.ts";

/** How likely each fault is for each request or commit. */
export interface StoreWeather {
  readonly slow: number;
  readonly unreachable: number;
  readonly lostAnswer: number;
  readonly crash: number;
  readonly lostNotification: number;
}

export const calmStore: StoreWeather = {
  slow: 0,
  unreachable: 0,
  lostAnswer: 0,
  crash: 0,
  lostNotification: 0,
};

/** Where all nodes of a world store their matches. */
export interface Storage {
  readonly time: Time;
  readonly chance: Chance;
  readonly disk: Disk;
  readonly presence: SharedPresence;
  readonly stores: Set<SimulatedStore>;
  readonly isShared: boolean;
  weather: StoreWeather;
  /** The store's wall clock: the time it shows at the beginning, and how far it has been shifted since. */
  clock: number;
  readonly fault: (kind: string) => void;
}

export function newStorage(
  own: Pick<Storage, "time" | "isShared" | "clock"> & Partial<Pick<Storage, "chance" | "fault">>,
): Storage {
  return {
    chance: new Chance(1),
    disk: new Disk(),
    presence: new SharedPresence(),
    stores: new Set(),
    weather: calmStore,
    fault: () => {},
    ...own,
  };
}

const recheckEveryMs = 2_000;
/** How long the peers of a dead node still count as present. */
const silenceMs = 5_000;

export class SimulatedStore implements MatchStore {
  readonly #storage: Storage;
  readonly #onCrash: () => void;
  readonly #commits: GroupCommit;
  readonly #local: ReturnType<typeof localPresence>;
  readonly #believe: ReturnType<typeof believableTime>;
  readonly #clock: number;
  readonly #listeners: StoreListener[] = [];
  readonly #writing = new Set<Promise<AppendAnswer>>();
  #outages: readonly Outage[] = [];
  #isOpen = true;
  #isDead = false;

  constructor(storage: Storage, onCrash: () => void) {
    this.#storage = storage;
    this.#onCrash = onCrash;
    this.#clock = storage.clock;
    this.#local = localPresence(() => this.now());
    this.#believe = believableTime(storage.disk.newest() ?? this.now(), () => storage.time.now);
    this.#commits = new GroupCommit(
      { exec: (text) => this.#exec(text) },
      () => this.#check(),
      () => {},
      (flush) => void storage.time.after(storage.chance.between(0, 4), () => this.#isDead || flush()),
    );
    storage.stores.add(this);
    this.#noteOutage();
    if (storage.isShared) this.#recheckLater();
  }

  /** Each of several nodes has its own heartbeat. There was no server only while none of them had one. */
  #noteOutage(): void {
    const { disk, isShared, stores, time } = this.#storage;
    const began = isShared ? disk.alive : Math.max(disk.alive ?? 0, disk.newest() ?? 0);
    const least = isShared ? silenceMs : 0;
    const isFirst = stores.size === 1;
    if (began !== undefined && began > 0 && isFirst && began < this.now() - least)
      disk.outages.push({ began, ended: this.now() });
    this.#outages = [...disk.outages];
    this.beat();
    if (!isShared) return;
    const stop = time.every(1_000, () => (this.#isDead ? stop() : this.beat()));
  }

  newest(most: number): Promise<readonly string[] | "unavailable"> {
    const byAge = () => [...this.#storage.disk.matches].toSorted(([, one], [, two]) => two.at - one.at);
    return this.#query(() =>
      byAge()
        .slice(0, most)
        .map(([id]) => id),
    );
  }

  async remove(match: string): Promise<boolean | "unavailable"> {
    const removed = await this.#query(() => this.#storage.disk.matches.delete(match));
    this.#notify((listener) => listener.changed(match));
    return removed;
  }

  beat(): void {
    if (!this.#isDead) this.#storage.disk.alive = this.now();
  }

  awayAfter(time: number): number {
    return awayAfter(this.#outages, time, this.now());
  }

  /** The store's own clock counts on from the start of the process. A shared one is followed, wherever it goes. */
  now(): number {
    const { time, isShared, clock } = this.#storage;
    return time.now + (isShared ? clock : this.#clock);
  }

  create(match: NewMatch): Promise<AppendAnswer> {
    return this.#write(() => this.#storage.disk.insert(match));
  }

  async append(append: Append): Promise<AppendAnswer> {
    const answer = await this.#write(() => this.#storage.disk.extend(append));
    if (answer === "stored") this.#notify((listener) => listener.changed(append.match));
    return answer;
  }

  async read(match: string, after: number): Promise<ReadAnswer> {
    const found = await this.#query(() => {
      const kept = this.#storage.disk.matches.get(match);
      return kept === undefined ? "missing" : { row: { ...kept }, events: kept.events.slice(after) };
    });
    return typeof found === "string" ? found : readMatch(found.row, found.events.join());
  }

  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable"> {
    return this.#query(() => {
      const versionOf = (match: string) => this.#storage.disk.matches.get(match)?.events.length;
      return new Map(matches.flatMap((match) => entry(match, versionOf(match))));
    });
  }

  countOpen(network: string): Promise<number | "unavailable"> {
    return this.#query(() => this.#storage.disk.countOpen(network));
  }

  forAnyone(most: number): Promise<readonly string[] | "unavailable"> {
    return this.#query(() => this.#storage.disk.forAnyone().slice(0, most));
  }

  setPresence(match: string, share: NodeShare): void {
    this.#local.set(match, share);
    if (!this.#storage.isShared) return;
    this.#storage.presence.set(this, match, share, this.now());
    this.#notify((listener) => listener.changed(match));
  }

  async readPresence(match: string): Promise<PresenceReading | "unavailable"> {
    if (!this.#storage.isShared) return this.#local.read(match);
    return this.#query(() => this.#storage.presence.read(match));
  }

  async size(): Promise<number> {
    return [...this.#storage.disk.matches.values()].flatMap(({ events }) => events).join("").length;
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener);
  }

  expire(keep: Retention): Promise<number | "unavailable"> {
    const { disk } = this.#storage;
    const now = this.#believe(this.now());
    return this.#query(() => disk.findOld(keep, now).filter((id) => disk.matches.delete(id)).length);
  }

  async isReady(): Promise<boolean> {
    return this.#isOpen;
  }

  async close(): Promise<void> {
    await Promise.all(this.#writing);
    this.beat();
    this.#isOpen = false;
    this.die();
  }

  /** From now on, the process is gone. */
  die(): void {
    const { time, stores, presence } = this.#storage;
    if (this.#isDead) return;
    this.#isDead = true;
    stores.delete(this);
    time.after(silenceMs, () => {
      for (const match of presence.forget(this, this.now()))
        this.#notify((listener) => listener.changed(match));
    });
  }

  #check(): void {
    const { chance, weather, fault } = this.#storage;
    if (!this.#isOpen) throw new Error("The store is closed.");
    if (!chance.happens(weather.unreachable)) return;
    fault("store-unreachable");
    throw new Error("The store cannot be reached.");
  }

  #exec(text: string): void {
    const { disk } = this.#storage;
    if (text.startsWith("BEGIN")) disk.begin();
    else if (text === "COMMIT") this.#commit();
    else disk.rollBack();
  }

  /** Commits everything or nothing, but the caller may never find out which. */
  #commit(): void {
    const { disk, chance, weather, fault } = this.#storage;
    const dies = chance.happens(weather.crash);
    const fails = chance.happens(weather.lostAnswer);
    if (!dies || chance.happens(0.5)) disk.commit();
    if (dies) this.#onCrash();
    else if (fails) fault("store-lost-answer");
    if (dies || fails) throw new Error("The answer of the store is lost.");
  }

  #write(work: () => AppendAnswer): Promise<AppendAnswer> {
    const writing = this.#carryOut(work);
    this.#writing.add(writing);
    void writing.then(() => this.#writing.delete(writing));
    return writing;
  }

  async #carryOut(work: () => AppendAnswer): Promise<AppendAnswer> {
    if (!this.#isOpen) return "unavailable";
    if (this.#storage.isShared) await this.#travel();
    const answer = await this.#commits.run(work);
    if (this.#storage.isShared) await this.#travel();
    return answer;
  }

  async #query<T>(read: () => T): Promise<T | "unavailable"> {
    await this.#travel();
    try {
      this.#check();
    } catch {
      return "unavailable";
    }
    const found = read();
    if (this.#storage.isShared) await this.#travel();
    return found;
  }

  /** Never resolves if the process has died meanwhile. */
  #travel(): Promise<void> {
    const { time, chance, weather } = this.#storage;
    if (!this.#isOpen) return Promise.resolve();
    const slow = chance.happens(weather.slow) ? 400 : 0;
    return new Promise((done) => time.after(chance.between(0, 6) + slow, () => this.#isDead || done()));
  }

  #notify(tell: (listener: StoreListener) => void): void {
    const { stores, time, chance, weather, fault } = this.#storage;
    for (const other of stores) {
      if (other === this) continue;
      if (chance.happens(weather.lostNotification)) fault("lost-notification");
      else time.after(chance.between(1, 60), () => other.#hear(tell));
    }
  }

  #hear(tell: (listener: StoreListener) => void): void {
    if (!this.#isDead) for (const listener of this.#listeners) tell(listener);
  }

  #recheckLater(): void {
    this.#storage.time.after(recheckEveryMs, () => {
      if (this.#isDead) return;
      for (const listener of this.#listeners) listener.recheck();
      this.#recheckLater();
    });
  }
}

function entry(match: string, version: number | undefined): readonly (readonly [string, number])[] {
  return version === undefined ? [] : [[match, version]];
}
