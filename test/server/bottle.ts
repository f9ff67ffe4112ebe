/** The whole online service in simulated time, with sockets that a test uses by hand. */

import type { RawData } from "ws";
import { games } from "../../src/games/index.ts";
import type { OnlineResult } from "../../src/online/codes.ts";
import {
  type AnyoneRequest,
  type Created,
  type CreateRequest,
  createSchema,
  type ServerMessage,
  serverMessageSchema,
} from "../../src/online/messages.ts";
import type { ServerContext, ServerHost } from "../../src/server/context.ts";
import { defaultLimits, type Limits } from "../../src/server/limits.ts";
import { playAnyone } from "../../src/server/match/anyone.ts";
import { createMatch, readRequest } from "../../src/server/match/open-match.ts";
import { Metrics } from "../../src/server/metrics.ts";
import { startService } from "../../src/server/service.ts";
import { publicOrigins } from "../../src/server/sockets/origins.ts";
import type { ServerSocket } from "../../src/server/sockets/sockets.ts";
import type { SolverWorker } from "../../src/server/worker/solver-worker.ts";
import { base, broken, SimulatedSolver } from "../simulation/node.ts";
import { newStorage, SimulatedStore, type Storage } from "../simulation/store.ts";
import { Time } from "../simulation/time.ts";
import { must } from "../support/must.ts";

/** 2026-01-01 */
const firstDay = 1_767_225_600_000;

type Listener = (...values: never[]) => void;

/** The server's end of a connection, everything sent through it, and how it was closed. */
export class HandSocket implements ServerSocket {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly heard: ServerMessage[] = [];
  /** Everything that the server did with the socket, in order. */
  readonly diary: string[] = [];
  pings = 0;
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
  }

  say(message: object | string): void {
    this.emit("message", Buffer.from(typeof message === "string" ? message : JSON.stringify(message)), false);
  }

  emit(event: string, ...values: readonly (RawData | boolean | number | Error)[]): void {
    for (const [name, listener] of this.#listeners)
      if (name === event) (listener as (...all: unknown[]) => void)(...values);
  }

  send(text: string): void {
    const message = serverMessageSchema.parse(JSON.parse(text));
    if (message.type === "refused") expectSentence(message.message);
    this.heard.push(message);
    this.diary.push(message.type);
  }

  ping(): void {
    this.pings++;
  }

  pong(): void {
    this.diary.push("pong frame");
  }

  close(code: number, reason: string): void {
    expectSentence(reason);
    this.diary.push(`closed ${code}`);
    this.readyState = 2;
  }

  terminate(): void {
    this.diary.push("cut off");
    this.end();
  }

  /** Breaks the connection. */
  end(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit("close", code);
  }

  /** The messages of this type that the socket was sent. */
  of<T extends ServerMessage["type"]>(type: T): readonly Extract<ServerMessage, { readonly type: T }>[] {
    return this.heard.filter(
      (message): message is Extract<ServerMessage, { readonly type: T }> => message.type === type,
    );
  }
}

/** The server always tells a client why, in a sentence for its player. */
function expectSentence(text: string): void {
  if (!/^[A-Z].{10,120}\.$/.test(text)) throw new Error(`${JSON.stringify(text)} is no sentence.`);
}

export class Bottle {
  readonly time: Time;
  readonly metrics = new Metrics();
  readonly storage: Storage;
  readonly store: SimulatedStore;
  readonly service: ReturnType<typeof startService>;
  readonly log: string[] = [];
  /** The jobs that the server has sent to the solver. */
  readonly asked: string[] = [];
  hasSolver = true;
  /** True if the computer offers a draw with each move. */
  offersDraw = false;
  readonly #context: ServerContext;

  /** With an `earlier` bottle, the server starts again with what that one stored. */
  constructor(limits: Partial<Limits> = {}, isShared = false, earlier?: Bottle) {
    const time = earlier?.time ?? new Time();
    this.time = time;
    this.storage = earlier?.storage ?? newStorage({ time, isShared, clock: firstDay });
    this.store = new SimulatedStore(this.storage, () => {});
    const host = {
      now: () => time.now,
      after: (ms: number, run: () => void) => time.after(ms, run),
      every: (ms: number, run: () => void) => time.every(ms, run),
      randomBytes: (count: number) => this.storage.chance.bytes(count),
    };
    this.#context = {
      host,
      games,
      store: this.store,
      solver: this.#solver(host),
      limits: { ...defaultLimits, ...limits },
      metrics: this.metrics,
      log: (event, fields) => void this.log.push(`${event} ${JSON.stringify(fields ?? {})}`),
    };
    this.service = startService(this.#context, publicOrigins(base), 0);
  }

  #solver(host: ServerHost): SolverWorker {
    const solver = new SimulatedSolver(this.storage, host);
    return {
      waiting: () => 0,
      start: () => {},
      ask: async (client, job) => {
        this.asked.push(job.kind);
        const answer = this.hasSolver ? await solver.ask(client, job) : broken;
        return answer.ok && job.kind === "choose" && this.offersDraw
          ? { ...answer, value: { ...answer.value, offersDraw: true } }
          : answer;
      },
      close: () => solver.close(),
    };
  }

  /** Lets this much time pass. Messages sent before arrive first. */
  async pass(ms: number): Promise<void> {
    const until = this.time.now + ms;
    await new Promise((done) => setImmediate(done));
    await this.time.run(() => false, until);
  }

  /** Sends the message, then lets time pass. */
  async tell(socket: HandSocket, message: object, ms = 100): Promise<void> {
    socket.say(message);
    await this.pass(ms);
  }

  async open(request: Partial<CreateRequest> = {}): Promise<Created> {
    return must(await this.create(request));
  }

  /** `ahead` is how many other games the client is opening. */
  async create(request: Partial<CreateRequest> = {}, ahead = 0): Promise<OnlineResult<Created>> {
    const wanted = readRequest(
      createSchema,
      JSON.stringify({ game: "tower-switch", name: "Ann", ...request }),
    );
    if (!wanted.ok) return wanted;
    const opening = createMatch(this.#context, wanted.value, { client: "192.0.2.1", base, ahead });
    await this.pass(200);
    return opening;
  }

  /** A request to play anyone, from a visitor and an address with the same name. */
  anyone(name: string, request: Partial<AnyoneRequest> = {}, client = name): Promise<OnlineResult<Created>> {
    const wanted = { name, visitor: name.repeat(22).slice(0, 22), ...request };
    return playAnyone(this.#context, this.service.rooms, wanted, { client, base, ahead: 0 });
  }

  /** A number from the server's metrics. */
  figure(name: string): number {
    return Number(new RegExp(`^${name} (.*)$`, "m").exec(this.service.metricsText())?.[1]);
  }

  connect(client = "192.0.2.1"): HandSocket {
    const socket = new HandSocket();
    this.service.sockets.admit(socket, client);
    return socket;
  }

  /** Enters, and waits for the answer. */
  async enter(match: string, more: object = {}, client?: string): Promise<HandSocket> {
    const socket = this.connect(client);
    await this.tell(socket, { type: "enter", protocol: 1, match, ...more });
    return socket;
  }

  /** Ann in a new game, in seat 1. */
  async arrive(request: Partial<CreateRequest> = {}) {
    const { id, token } = await this.open(request);
    return { id, token, ann: await this.enter(id, { token }) };
  }

  /** Both players in a new game, with Ann in seat 1. */
  async pair(request: Partial<CreateRequest> = {}) {
    const { id, token, ann } = await this.arrive(request);
    const ben = await this.enter(id);
    await this.tell(ben, { type: "join", id: "j", name: "Ben", token: benToken });
    return { id, token, ann, ben };
  }

  /** Ann offers a draw, and Ben declines. */
  async argue(ann: HandSocket, ben: HandSocket, times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      await this.tell(ann, { type: "offer", id: `o${count}`, what: "draw" }, 60);
      await this.tell(ben, { type: "answer", id: `a${count}`, what: "draw", accept: false }, 60);
    }
  }
}

export const benToken = "b".repeat(24);

export function move(ply: number, name = "1", id = `m${ply}`) {
  return { type: "move", id, ply, move: name };
}

/** The codes of all refusals that the socket has received. */
export function refusals(socket: HandSocket): readonly string[] {
  return socket.of("refused").map(({ code }) => code);
}
