/** A simulated server: our own online service in a process that can die and start again. */

import type { Answer, Job, JobKind } from "../../src/computer/job.ts";
import { fail, type Result } from "../../src/core/result.ts";
import { games } from "../../src/games/index.ts";
import type { OnlineResult } from "../../src/online/codes.ts";
import { anyoneSchema, type Created, createSchema } from "../../src/online/messages.ts";
import * as dealer from "../../src/play/deal.ts";
import type { ServerContext, ServerHost } from "../../src/server/context.ts";
import { defaultLimits, tooManyGames } from "../../src/server/limits.ts";
import { playAnyone } from "../../src/server/match/anyone.ts";
import { newMatchId } from "../../src/server/match/live-match.ts";
import { createMatch, type Opener, readRequest } from "../../src/server/match/open-match.ts";
import { Metrics } from "../../src/server/metrics.ts";
import { type OnlineService, startService } from "../../src/server/service.ts";
import { publicOrigins } from "../../src/server/sockets/origins.ts";
import { advise } from "../support/advise.ts";
import type { ServerEnd } from "./network.ts";
import { mostUnread } from "./promises/reading.ts";
import type { Thoughts } from "./promises/thoughts.ts";
import { SimulatedStore, type Storage } from "./store.ts";

export const base = "http://world.example/";

export interface Surroundings {
  readonly storage: Storage;
  readonly tell: (line: string) => void;
  readonly fault: (kind: string) => void;
  /** A fault of the server itself, as its log reports it. */
  readonly blame: (reason: string) => void;
  /** A node begins to stop, with these clients. */
  readonly stops: (ends: Iterable<ServerEnd>) => void;
  readonly thoughts: Thoughts;
}

/** A process, from its start to its end. */
interface Process {
  readonly service: OnlineService;
  readonly store: SimulatedStore;
  readonly ends: Set<ServerEnd>;
  isAlive: boolean;
}

export class ServerNode {
  readonly number: number;
  readonly #world: Surroundings;
  /** How far the machine's clock was shifted. */
  clock = 0;
  #process: Process | undefined;

  constructor(world: Surroundings, number: number) {
    this.#world = world;
    this.number = number;
    this.start();
  }

  get isUp(): boolean {
    return this.#process !== undefined && !this.#process.service.isClosing;
  }

  /** True if this end of a connection belongs to the process and is still there. */
  has(end: ServerEnd): boolean {
    return this.#process?.ends.has(end) === true && this.isUp;
  }

  start(): void {
    if (this.#process !== undefined) return;
    const { storage } = this.#world;
    const store = new SimulatedStore(storage, () => this.crash("while it commits"));
    const ends = new Set<ServerEnd>();
    const life = { isAlive: true };
    const service = startService(this.#context(store, life), publicOrigins(base), 0);
    this.#process = Object.assign(life, { service, store, ends });
    this.#world.tell(`node ${this.number} starts`);
  }

  crash(how: string): void {
    const { storage, fault, tell } = this.#world;
    const dead = this.#process;
    if (dead === undefined) return;
    fault("crash");
    tell(`node ${this.number} dies ${how}`);
    this.#process = undefined;
    dead.isAlive = false;
    dead.store.die();
    const isTold = storage.chance.happens(0.8);
    for (const end of dead.ends) end.die(isTold);
  }

  /** Stores and answers queued commands, and tells its clients to come back. */
  stop(): void {
    const leaving = this.#process;
    if (leaving === undefined || leaving.service.isClosing) return;
    this.#world.fault("restart");
    this.#world.tell(`node ${this.number} stops`);
    this.#world.stops(leaving.ends);
    void leaving.service.close().then(() => {
      if (this.#process === leaving) this.#process = undefined;
      this.#world.storage.time.after(3_000, () => {
        leaving.isAlive = false;
        for (const end of leaving.ends) end.die(true);
      });
    });
  }

  admit(end: ServerEnd, client: string): boolean {
    const process = this.#process;
    if (process === undefined || process.service.isClosing) return false;
    process.ends.add(end);
    end.on("close", () => process.ends.delete(end));
    process.service.sockets.admit(end, client);
    return true;
  }

  /** What the node still has when everyone has left, according to its own metrics. */
  get leftovers(): readonly string[] {
    const text = this.#process?.service.metricsText() ?? "";
    const figures = text.match(/^switchyard_(connections|rooms|room_bytes) [^0].*$/gm) ?? [];
    return figures.map((figure) => `node ${this.number}: ${figure}, and nobody is there`);
  }

  /** What the route for new games does, without HTTP. */
  create(client: string, text: string): Promise<OnlineResult<Created>> {
    const wanted = readRequest(createSchema, text);
    return this.#open(client, ({ context }, opener) =>
      wanted.ok ? createMatch(context, wanted.value, opener) : wanted,
    );
  }

  /** What the route for playing anyone does. */
  playAnyone(client: string, text: string): Promise<OnlineResult<Created>> {
    const wanted = readRequest(anyoneSchema, text);
    return this.#open(client, ({ context, rooms }, opener) =>
      wanted.ok ? playAnyone(context, rooms, wanted.value, opener) : wanted,
    );
  }

  async #open(
    client: string,
    open: (service: OnlineService, opener: Opener) => OnlineResult<Created> | Promise<OnlineResult<Created>>,
  ): Promise<OnlineResult<Created>> {
    const { service } = this.#process ?? {};
    if (service === undefined || service.isClosing) return fail("unavailable", "Nobody is there.");
    const opener = service.clients.of(client);
    if (!opener.newGames.take()) return tooManyGames;
    return opener.whileOpening(async (ahead) => open(service, { client, base, ahead }));
  }

  #context(store: SimulatedStore, life: { readonly isAlive: boolean }): ServerContext {
    const { blame, storage, thoughts } = this.#world;
    const host = this.#host(life);
    return {
      host,
      games,
      store,
      solver: new SimulatedSolver(storage, host, thoughts),
      limits: { ...defaultLimits, "sweep-seconds": 15, "unread-bytes": mostUnread },
      metrics: new Metrics(),
      log: (event, fields) => {
        if (event === "fault" || event === "damaged") blame(`node ${this.number}: ${String(fields?.reason)}`);
      },
    };
  }

  #host(life: { readonly isAlive: boolean }): ServerHost {
    const { time, chance, clock } = this.#world.storage;
    // A process counts from its own start, so shifting the machine's clock changes nothing.
    const begun = this.clock;
    const every: ServerHost["every"] = (ms, run) => {
      const stop = time.every(ms, () => (life.isAlive ? run() : stop()));
      return stop;
    };
    return {
      now: () => clock + time.now + begun,
      after: (ms, run) => time.after(ms, () => life.isAlive && run()),
      every,
      randomBytes: (count) => chance.bytes(count),
    };
  }
}

/** The solver's jobs, done right away and answered after a while. */
export class SimulatedSolver {
  readonly waiting = () => 0;
  readonly #storage: Storage;
  readonly #host: ServerHost;
  readonly #thoughts: Thoughts | undefined;

  constructor(storage: Storage, host: ServerHost, thoughts?: Thoughts) {
    this.#storage = storage;
    this.#host = host;
    this.#thoughts = thoughts;
  }

  start(): void {}

  async close(): Promise<void> {}

  async ask<K extends JobKind>(_client: string, job: Job<K>): Promise<Result<Answer<K>>> {
    if (!(await this.#works())) return broken;
    const now = () => new Date(this.#host.now());
    const answer = advise(games, job, { now, newId: () => newMatchId(this.#host), dealer });
    if (answer.ok) this.#thoughts?.note(job, answer.value);
    return answer;
  }

  /** True if the thread hasn't broken down meanwhile. */
  #works(): Promise<boolean> {
    const { chance, weather, fault } = this.#storage;
    const fails = chance.happens(weather.unreachable);
    if (fails) fault("solver");
    return new Promise((done) => {
      this.#host.after(chance.between(1, 80), () => done(!fails));
    });
  }
}

export const broken = fail("cannot-read", "The solver stopped. Try again.");
