/** The client of an online match: the shell that gives the state its sockets and its time. */

import type { Game } from "../core/game.ts";
import { cleanName } from "../core/text.ts";
import type { OfferKind } from "../protocol/online/events.ts";
import { type Command, socketPath } from "../protocol/online/messages.ts";
import { hangUp, issue, lost, nextWake, opened, retry, wake } from "./connection.ts";
import type { ClientHost, SocketLike } from "./host.ts";
import { heard } from "./receive.ts";
import { type ClientState, type Effect, inPhase, type Moment, newClient, type Step } from "./state.ts";
import type { OnlineView } from "./view.ts";

export interface MatchPlace {
  /** The service's address, with a slash at its end. */
  readonly base: string;
  readonly match: string;
  readonly token: string | undefined;
  readonly games: readonly Game[];
}

export interface OnlineClient {
  view(): OnlineView;
  /** The listener hears of every new view, until the function that comes back is called. */
  listen(listener: (view: OnlineView) => void): () => void;
  /** The token of the own seat; undefined for one who watches. */
  readonly token: string | undefined;
  /** Takes the free seat. */
  join(name: string): void;
  /** The move by its canonical name, as the next of the game. */
  move(name: string): void;
  resign(): void;
  offer(what: OfferKind): void;
  answer(what: OfferKind, accept: boolean): void;
  claim(as: "win" | "draw"): void;
  /** Does not wait for the next attempt, such as when the network is back. */
  retry(): void;
  /** Leaves; the match goes on without this client. */
  close(): void;
}

export function enterMatch(host: ClientHost, place: MatchPlace): OnlineClient {
  return new Client(host, place);
}

class Client implements OnlineClient {
  readonly #host: ClientHost;
  readonly #url: string;
  readonly #listeners = new Set<(view: OnlineView) => void>();
  #state: ClientState;
  #socket: SocketLike | undefined;
  #timer: unknown;

  constructor(host: ClientHost, place: MatchPlace) {
    this.#host = host;
    this.#url = socketUrl(place.base);
    const first = newClient(place, this.#moment());
    this.#state = first.state;
    this.#take(() => first);
  }

  get token(): string | undefined {
    return this.#state.token;
  }

  view(): OnlineView {
    return this.#state.view;
  }

  listen(listener: (view: OnlineView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  join(name: string): void {
    if (this.#isPending("join")) return;
    this.#issue({ type: "join", id: this.#id(), name: cleanName(name), token: this.#host.newToken() });
  }

  move(name: string): void {
    const ply = this.view().online?.match.moves.length;
    if (ply === undefined || this.#isPending("move")) return;
    this.#issue({ type: "move", id: this.#id(), ply, move: name });
  }

  resign(): void {
    if (!this.#isPending("resign")) this.#issue({ type: "resign", id: this.#id() });
  }

  offer(what: OfferKind): void {
    this.#issue({ type: "offer", id: this.#id(), what });
  }

  answer(what: OfferKind, accept: boolean): void {
    this.#issue({ type: "answer", id: this.#id(), what, accept });
  }

  claim(as: "win" | "draw"): void {
    this.#issue({ type: "claim", id: this.#id(), as });
  }

  retry(): void {
    this.#take((state, moment) => retry(state, moment));
  }

  close(): void {
    this.#listeners.clear();
    this.#take((state, moment) => ({
      state: inPhase(state, "over", moment, { kind: "closed", reason: "", code: null }),
      effects: hangUp(state, moment).effects,
    }));
  }

  #id(): string {
    return this.#host.newCommandId();
  }

  /** Whether one of the kind is on its way: the second press of a key changes nothing. */
  #isPending(type: Command["type"]): boolean {
    return this.view().pending.some((command) => command.type === type);
  }

  #issue(command: Command): void {
    this.#take((state, moment) => issue(state, command, moment));
  }

  #moment(): Moment {
    return { now: this.#host.now(), random: this.#host.random() };
  }

  #take(next: (state: ClientState, moment: Moment) => Step): void {
    const before = this.#state.view;
    const { state, effects } = next(this.#state, this.#moment());
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    this.#schedule();
    if (state.view === before) return;
    // A listener may act at once; the others then hear of the newest view.
    for (const listener of this.#listeners) listener(this.#state.view);
  }

  #schedule(): void {
    this.#host.clearTimer(this.#timer);
    const at = nextWake(this.#state);
    if (at === null) return;
    const wait = Math.max(0, at - this.#host.now());
    this.#timer = this.#host.setTimer(() => this.#take(wake), wait);
  }

  #carryOut(effect: Effect): void {
    switch (effect.do) {
      case "connect":
        this.#connect();
        break;
      case "send":
        this.#socket?.send(JSON.stringify(effect.message));
        break;
      case "hang-up":
        this.#drop();
        break;
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** What a socket says that was given up is not listened to any more. */
  #connect(): void {
    this.#drop();
    const socket = this.#host.openSocket(this.#url);
    this.#socket = socket;
    const ifCurrent = (next: (state: ClientState, moment: Moment) => Step) => {
      if (this.#socket === socket) this.#take(next);
    };
    socket.addEventListener("open", () => ifCurrent(opened));
    socket.addEventListener("message", ({ data }) =>
      ifCurrent((state, moment) => heard(state, data, moment)),
    );
    socket.addEventListener("close", ({ code, reason }) =>
      ifCurrent((state, moment) => lost(state, { code, reason }, moment)),
    );
    // The close event follows and says what is to be known.
    socket.addEventListener("error", () => {});
  }
}

/** http becomes ws, https wss. */
function socketUrl(base: string): string {
  return `${base.replace(/^http/, "ws")}${socketPath}`;
}
