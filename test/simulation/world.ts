/**
 * Simulates a world from a seed: people, servers, their store and the network between them. For some minutes, everything fails
 * now and then. Then the faults end, and the servers must have kept every promise.
 */

import { isDeepStrictEqual } from "node:util";
import type { Game } from "../../src/core/game.ts";
import { seatToMove } from "../../src/core/match.ts";
import { games } from "../../src/games/index.ts";
import { hasRunOut } from "../../src/online/clock.ts";
import type { OpenedEvent } from "../../src/online/events.ts";
import type { CreateRequest } from "../../src/online/messages.ts";
import { isOn } from "../../src/online/online-match.ts";
import { seatOfToken } from "../../src/server/match/live-match.ts";
import { Chance } from "./chance.ts";
import type { Kept } from "./disk.ts";
import { type History, readHistory, toJson } from "./history.ts";
import { calm, type Door, type Network, type Weather } from "./network.ts";
import { ServerNode, type Surroundings } from "./node.ts";
import { type Neighborhood, Person } from "./person.ts";
import { faultOfPhase, faultsOfFamilies } from "./promises/families.ts";
import { Thoughts } from "./promises/thoughts.ts";
import { calmStore, newStorage, type Storage, type StoreWeather } from "./store.ts";
import { Time } from "./time.ts";
import { Witness } from "./witness.ts";

export interface Report {
  readonly seed: number;
  /** The number of matches with a move, and of all moves. */
  readonly games: number;
  readonly moves: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly simulatedMs: number;
  /** The promises that were broken, as sentences. */
  readonly problems: readonly string[];
  /** Everything that happened, if it was recorded. */
  readonly story: readonly string[];
}

/** 2026-01-01 */
const firstDay = 1_767_225_600_000;
const longestPlay = 240_000;
const longestSettling = 400_000;
/** A silent connection is closed after a little more than 75 s, and an empty room 30 s later. */
const longestTidying = 150_000;

export function runWorld(seed: number, records = false): Promise<Report> {
  return new World(seed, records).run();
}

/** Makes the same worlds, in whatever order the games are listed. */
const byId = games.toSorted((one, other) => (one.id < other.id ? -1 : 1));

class World implements Neighborhood {
  readonly clock = firstDay;
  readonly network: Network;
  readonly #seed: number;
  readonly #records: boolean;
  readonly #chance: Chance;
  readonly #time = new Time();
  readonly #storage: Storage;
  readonly #witness: Witness;
  readonly #thoughts = new Thoughts();
  readonly #nodes: readonly ServerNode[];
  readonly #people: Person[] = [];
  readonly #problems: string[] = [];
  readonly #story: string[] = [];
  readonly #faults: Record<string, number> = {};
  readonly #badness: number;
  #numbers = 0;
  /** The tables that were open to anyone. A table is deleted when its player leaves. */
  readonly #tables = new Set<string>();
  /** How many events each match had when its phase was last checked. */
  readonly #judged = new Map<string, number>();
  #isLively = true;
  #isOver = false;
  #wasPut = false;

  constructor(seed: number, records: boolean) {
    this.#seed = seed;
    this.#records = records;
    this.#chance = new Chance(seed);
    const [time, chance] = [this.#time, this.#chance];
    this.#badness = chance.pick([0.2, 1, 1, 2]);
    const count = chance.pick([1, 1, 2, 3]);
    this.#storage = newStorage({ time, chance, isShared: count > 1, clock: firstDay, fault: this.fault });
    this.#witness = new Witness({
      disk: this.#storage.disk,
      clock: firstDay,
      now: () => time.now,
      tell: this.tell,
      accuse: this.accuse,
      wasPut: () => this.#wasPut,
    });
    this.network = { time, chance, weather: calm, fault: this.fault, witness: this.#witness };
    const surroundings: Surroundings = {
      storage: this.#storage,
      tell: this.tell,
      fault: this.fault,
      blame: this.accuse,
      stops: (ends) => this.#witness.stopping.begins(ends, time.now),
      thoughts: this.#thoughts,
    };
    this.#nodes = Array.from({ length: count }, (_, index) => new ServerNode(surroundings, index + 1));
  }

  readonly tell = (line: string): void => {
    if (this.#records) this.#story.push(`${(this.#time.now / 1_000).toFixed(3).padStart(9)}  ${line}`);
  };

  readonly accuse = (what: string): void => {
    this.tell(`BROKEN: ${what}`);
    this.#problems.push(what);
  };

  readonly fault = (kind: string): void => {
    this.#faults[kind] = (this.#faults[kind] ?? 0) + 1;
  };

  readonly stored = (match: string, version: number): string | undefined => {
    return this.#storage.disk.matches.get(match)?.events[version - 1];
  };

  readonly nextNumber = (): number => ++this.#numbers;

  readonly isLively = (): boolean => this.#isLively;

  /** The node that a load balancer in front of them would choose. */
  readonly door =
    (client: string): Door =>
    (end) => {
      const up = this.#nodes.filter((node) => node.isUp);
      return up.length > 0 && this.#chance.pick(up).admit(end, client);
    };

  async run(): Promise<Report> {
    const tables = this.#chance.between(3, 5);
    for (let table = 1; table <= tables; table++) this.#openTable(`table ${table}`);
    const seekers = this.#chance.between(0, 3);
    for (let seeker = 1; seeker <= seekers; seeker++) {
      const name = `seeker ${seeker}`;
      const game = this.#chance.happens(0.5) ? this.#chance.pick(byId).id : undefined;
      this.#time.after(this.#chance.pick([0, 0, 3_000, 20_000]), () => this.#seekAnyone(name, game));
    }
    this.#changeWeather();
    this.#time.after(5_000, () => this.#troubleNodes());
    this.#time.after(5_000, () => this.#troubleClocks());
    this.#watch();
    await this.#time.run(() => this.#problems.length > 0 || this.#isOver, longestPlay);
    this.#heal();
    await this.#settle();
    if (this.#problems.length === 0) await this.#leave();
    return this.#report();
  }

  #openTable(name: string): void {
    const request = this.#request(name);
    const node = this.#chance.pick(this.#nodes);
    let isAnswered = false;
    const again = () => {
      isAnswered = true;
      if (this.#isLively) this.#time.after(this.#chance.between(200, 3_000), () => this.#openTable(name));
    };
    // A server that dies meanwhile doesn't answer.
    this.#time.after(10_000, () => isAnswered || again());
    void node.create(name, JSON.stringify(request)).then((created) => {
      if (isAnswered) return;
      if (!created.ok) return again();
      isAnswered = true;
      const { id, seat, token } = created.value;
      if (!this.#storage.disk.matches.has(id)) this.accuse(`${id} is said to be open, and not stored`);
      this.#witness.gave(id, seat, token);
      this.#invite(name, id, token);
    });
  }

  /** The person waits for anyone or joins a waiting player, and asks again if the table is gone. */
  #seekAnyone(name: string, game: string | undefined): void {
    const wanted = { name, visitor: Buffer.from(name.padEnd(22)).toString("base64url") };
    const request = JSON.stringify(game === undefined ? wanted : { ...wanted, game });
    const node = this.#chance.pick(this.#nodes);
    let isAnswered = false;
    const again = () => {
      isAnswered = true;
      this.#time.after(this.#chance.between(200, 3_000), () => this.#seekAnyone(name, game));
    };
    this.#time.after(10_000, () => isAnswered || again());
    void node.playAnyone(name, request).then((created) => {
      if (created.ok) this.#tables.add(created.value.id);
      if (isAnswered) return;
      if (!created.ok) return again();
      isAnswered = true;
      const { id, seat, token } = created.value;
      this.#witness.gave(id, seat, token);
      const plan = { wantsSeat: false, isThief: false, seeks: () => this.#seekAnyone(name, game) };
      this.#people.push(new Person(this, name, { match: id, token }, plan));
    });
  }

  /** Two players who could play each other never both wait for long. */
  #lonely(): readonly string[] {
    const tables = [...this.#storage.disk.matches.values()].filter(({ phase }) => phase === "anyone");
    const waiting = tables.map(({ events }): OpenedEvent => JSON.parse(events[0] ?? "{}"));
    const meet = (one: OpenedEvent, two: OpenedEvent) =>
      one.record.game === two.record.game || (one.anyone?.anyGame === true && two.anyone?.anyGame === true);
    return waiting.flatMap((one, index) =>
      waiting.slice(index + 1).some((two) => meet(one, two)) ? ["two players both wait for anyone"] : [],
    );
  }

  #invite(name: string, match: string, token: string): void {
    const add = (who: string, own: string | undefined, wantsSeat: boolean) =>
      this.#people.push(
        new Person(this, `${name} ${who}`, { match, token: own }, { wantsSeat, isThief: who === "thief" }),
      );
    add("Ann", token, true);
    add("Ben", undefined, true);
    if (this.#chance.happens(0.2)) add("Cid", undefined, true);
    if (this.#chance.happens(0.4)) add("watcher", undefined, false);
    if (this.#chance.happens(0.2)) add("thief", this.#chance.bytes(24).toString("base64url"), true);
  }

  #request(name: string): CreateRequest {
    const chance = this.#chance;
    const game = chance.pick(byId);
    return {
      game: game.id,
      options: sizeOf(game, chance),
      name: `${name} Ann`,
      seat: chance.pick([1, 2, "random"] as const),
      first: chance.pick([1, 2, "random"] as const),
      ...(chance.happens(0.3) ? { bestOf: 3 } : {}),
      ...(chance.happens(0.6)
        ? { clock: { initialMs: chance.pick([8_000, 60_000]), incrementMs: 2_000 } }
        : {}),
      ...(chance.happens(0.15) ? { vs: "random" as const } : {}),
    };
  }

  /** The simulation ends when every match is over, and no player has gone on to another for a while. */
  #watch(quiet = 0): void {
    const open = [...this.#storage.disk.matches.values()].filter(isUnfinished).length;
    this.#judgePhases();
    this.#isOver = quiet >= 4 && this.#people.length > 0;
    this.#time.after(2_000, () => this.#watch(open === 0 ? quiet + 1 : 0));
  }

  /** A match's phase decides how long it's kept, so it has to be right at every moment. */
  #judgePhases(): void {
    for (const [id, kept] of this.#storage.disk.matches) {
      if (this.#judged.get(id) === kept.events.length) continue;
      this.#judged.set(id, kept.events.length);
      const history = readHistory(id, kept.events, this.#witness.snapshots.get(id), this.#thoughts);
      const faults = typeof history === "string" ? [history] : faultOfPhase(id, kept, history);
      for (const fault of faults) this.accuse(fault);
    }
  }

  #changeWeather(): void {
    if (!this.#isLively) return;
    this.network.weather = this.#chance.happens(0.3) ? calm : this.#badWeather();
    this.#storage.weather = this.#chance.happens(0.5) ? calmStore : this.#badStoreWeather();
    this.#time.after(this.#chance.between(1_000, 15_000), () => this.#changeWeather());
  }

  #badWeather(): Weather {
    const upTo = (most: number) => this.#chance.part() * most * this.#badness;
    return { drop: upTo(0.05), repeat: upTo(0.1), reorder: upTo(0.1), delay: upTo(0.05), cut: upTo(0.03) };
  }

  #badStoreWeather(): StoreWeather {
    const upTo = (most: number) => this.#chance.part() * most * this.#badness;
    const lostNotification = this.#storage.isShared ? upTo(0.3) : 0;
    return {
      slow: upTo(0.05),
      unreachable: upTo(0.1),
      lostAnswer: upTo(0.05),
      crash: upTo(0.01),
      lostNotification,
    };
  }

  #troubleNodes(): void {
    if (!this.#isLively) return;
    const chance = this.#chance;
    const node = chance.pick(this.#nodes);
    if (chance.happens(0.4)) node.stop();
    else node.crash("for no reason");
    this.#time.after(chance.between(200, 6_000), () => this.#startAll());
    this.#time.after(chance.between(4_000, 60_000) / this.#badness, () => this.#troubleNodes());
  }

  #startAll(): void {
    for (const node of this.#nodes) node.start();
  }

  #troubleClocks(): void {
    if (!this.#isLively) return;
    const chance = this.#chance;
    const ms = chance.pick([-1, 1]) * chance.pick([900, 20_000, 3_600_000, 24 * 3_600_000]);
    const who = chance.between(0, 9);
    if (who < 6 && this.#people.length > 0) chance.pick(this.#people).putClock(ms);
    else if (who < 9) this.#putNodeClock(chance.pick(this.#nodes), ms);
    else if (chance.happens(0.5)) this.#putStoreClock(ms);
    this.#time.after(chance.between(5_000, 40_000) / this.#badness, () => this.#troubleClocks());
  }

  #putNodeClock(node: ServerNode, ms: number): void {
    this.fault("node-clock");
    this.tell(`the clock of node ${node.number} is put by ${ms} ms`);
    node.clock += ms;
  }

  #putStoreClock(ms: number): void {
    this.fault("store-clock");
    this.tell(`the clock of the store is put by ${ms} ms`);
    this.#storage.clock += ms;
    this.#wasPut = true;
  }

  /** From now on, nothing fails, and nobody does anything new. */
  #heal(): void {
    this.tell("the faults end");
    this.#isLively = false;
    this.network.weather = calm;
    this.#storage.weather = calmStore;
    for (const person of this.#people) person.come();
    this.#startAll();
    this.#time.after(6_000, () => this.#startAll());
  }

  async #settle(): Promise<void> {
    const end = this.#time.now + longestSettling;
    while (this.#problems.length === 0) {
      await this.#time.run(() => false, this.#time.now + 2_000);
      const problems = this.#check();
      if (problems.length === 0) return;
      if (this.#time.now >= end) for (const problem of problems) this.accuse(problem);
    }
  }

  /** Everyone leaves. When the rooms have closed, nothing is left of them. */
  async #leave(): Promise<void> {
    for (const person of this.#people) person.leave();
    await this.#time.run(() => false, this.#time.now + longestTidying);
    for (const node of this.#nodes) for (const left of node.leftovers) this.accuse(left);
  }

  /** Checks the histories last, when no client has anything left to do. */
  #check(): readonly string[] {
    const owed = this.#owed();
    const waiting = this.#people.flatMap((person) => this.#astray(person));
    const rest = [...owed, ...waiting, ...this.#lonely()];
    return rest.length > 0 ? rest : this.#checkHistories();
  }

  #checkHistories(): readonly string[] {
    const histories = [...this.#storage.disk.matches].map(
      ([id, { events }]) =>
        [id, readHistory(id, events, this.#witness.snapshots.get(id), this.#thoughts)] as const,
    );
    const truth = new Map(histories);
    return [
      ...histories.flatMap(([id, history]) =>
        typeof history === "string" ? [history] : [...history.problems, ...this.#faultOfPhase(id, history)],
      ),
      ...faultsOfFamilies(this.#storage.disk.matches),
      ...[...this.#witness.told].flatMap(([id, told]) => this.#lost(id, told)),
      ...this.#people.flatMap((person) => this.#deceived(person, truth.get(person.match))),
    ];
  }

  #faultOfPhase(id: string, history: History): readonly string[] {
    const kept = this.#storage.disk.matches.get(id);
    return kept === undefined ? [] : faultOfPhase(id, kept, history);
  }

  #lost(id: string, told: readonly string[]): readonly string[] {
    const kept = this.#storage.disk.matches.get(id);
    if (kept === undefined && this.#tables.has(id)) return [];
    const events = kept?.events ?? [];
    return told.flatMap((text, index) => (events[index] === text ? [] : [`${id} lost ${text}`]));
  }

  /** What the servers owe to connected clients. */
  #owed(): readonly string[] {
    const witness = this.#witness;
    const ends = [...witness.lines.keys()].filter((end) => this.#nodes.some((node) => node.has(end)));
    return [
      ...ends.flatMap((end) => witness.unanswered(end).map((id) => `${id} on #${end.number} has no answer`)),
      ...ends.flatMap((end) =>
        witness.isWrongAboutPeople(end) ? [`#${end.number} is told of other people than are there`] : [],
      ),
    ];
  }

  /** Says what the person hasn't received from the store yet. */
  #astray({ view, name, match, token, isThief }: Person): readonly string[] {
    if (view === undefined || isThief) return [];
    if (view.connection.kind !== "open")
      return [`${name} is not connected: ${JSON.stringify(view.connection)}`];
    if (view.pending.length > 0) return [`${name} waits for ${JSON.stringify(view.pending)}`];
    const kept = this.#storage.disk.matches.get(match);
    const stored = kept?.events.length;
    const seen = view.online?.version;
    if (seen !== stored) return [`${name} is at version ${seen}, the store at ${stored}`];
    const keys = [kept?.key1 ?? null, kept?.key2 ?? null] as const;
    const seat = token === undefined ? null : (seatOfToken(keys, token) ?? null);
    return view.seat === seat ? [] : [`${name} has seat ${view.seat}, and a token for ${seat}`];
  }

  /** Says how the person's view differs from the match that follows from the events. */
  #deceived({ view, name, isThief }: Person, history: History | string | undefined): readonly string[] {
    if (isThief || view?.online == null || history === undefined || typeof history === "string") return [];
    const { online } = history;
    if (!isDeepStrictEqual(toJson(view.online), toJson(online)))
      return [`${name} sees another match than is stored`];
    const now = this.#storage.clock + this.#time.now;
    const { clock, match } = online;
    const isLate = clock !== null && isOn(online) && hasRunOut(clock, seatToMove(match), now - 5_000);
    return isLate && !this.#wasPut ? [`${match.id} goes on, though a player has no time left`] : [];
  }

  #report(): Report {
    const events = [...this.#storage.disk.matches.values()].map((kept) => kept.events);
    const moves = events.map((list) => list.filter((text) => text.includes('"type":"moved"')).length);
    return {
      seed: this.#seed,
      games: moves.filter((count) => count > 0).length,
      moves: moves.reduce((sum, count) => sum + count, 0),
      faults: this.#faults,
      simulatedMs: this.#time.now,
      problems: this.#problems,
      story: this.#story,
    };
  }
}

/** False for an old table if its player has left for another game. */
function isUnfinished({ phase, events }: Kept): boolean {
  return phase === "playing" || (phase === "waiting" && !events.some((text) => text.includes('"continued"')));
}

/** A little more than the standard size, so games take their time. */
function sizeOf({ options }: Game, chance: Chance): Record<string, number> {
  const sizes = Object.entries(options).flatMap(([name, spec]) =>
    spec.kind === "number" ? [[name, chance.between(spec.default + 1, spec.default + 5)] as const] : [],
  );
  return Object.fromEntries(sizes);
}
