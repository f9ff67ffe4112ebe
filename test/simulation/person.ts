/** A simulated person who uses the real client: plays, makes offers, claims games, resigns and reloads the page. */

import { currentPosition } from "../../src/core/match.ts";
import { games } from "../../src/games/index.ts";
import { OnlineClient } from "../../src/online/client/client.ts";
import { type ClientHost, steadyClock } from "../../src/online/client/host.ts";
import type { Happening } from "../../src/online/client/narrate.ts";
import { nextGame } from "../../src/online/client/new-game.ts";
import { canMove, canOffer, isWrongLink, offersToAnswer, phaseOf } from "../../src/online/client/status.ts";
import { isKnown, type KnownView, type OnlineView } from "../../src/online/client/view.ts";
import type { OfferKind } from "../../src/online/codes.ts";
import type { Action } from "../../src/online/messages.ts";
import type { Chance } from "./chance.ts";
import { isStored } from "./history.ts";
import { type Door, type Network, Wire } from "./network.ts";
import { base } from "./node.ts";
import { Sending } from "./promises/sending.ts";

export interface Place {
  readonly match: string;
  readonly token: string | undefined;
}

interface Plan {
  readonly wantsSeat: boolean;
  readonly isThief: boolean;
  /** What a person does if their table is gone because no player came to it. */
  readonly seeks?: () => void;
}

export interface Neighborhood {
  readonly network: Network;
  /** The wall clock that all others are measured against. */
  readonly clock: number;
  readonly door: (name: string) => Door;
  readonly nextNumber: () => number;
  readonly tell: (line: string) => void;
  readonly accuse: (what: string) => void;
  readonly fault: (kind: string) => void;
  /** The match's event at this version, as stored. */
  readonly stored: (match: string, version: number) => string | undefined;
  /** True while people still do things. */
  readonly isLively: () => boolean;
}

/** After this many moves, people get tired of the game. */
const longGame = 15;

export class Person {
  readonly name: string;
  readonly #world: Neighborhood;
  /** A visitor with a token that doesn't open anything. */
  readonly isThief: boolean;
  readonly #wantsSeat: boolean;
  readonly #seeks: (() => void) | undefined;
  #place: Place;
  #client: OnlineClient | undefined;
  #wire: Wire | undefined;
  #sending: Sending | undefined;
  /** How far the local clock was shifted. */
  #clock: number;
  /** The real client's clock, on a machine whose clock is shifted back and forth. */
  readonly #now = steadyClock(() => this.#world.clock + this.#world.network.time.now + this.#clock);
  #seen = 0;
  #hasLeft = false;
  #games: number;

  constructor(world: Neighborhood, name: string, place: Place, plan: Plan) {
    this.#world = world;
    this.name = name;
    this.#wantsSeat = plan.wantsSeat;
    this.isThief = plan.isThief;
    this.#seeks = plan.seeks;
    this.#place = place;
    this.#clock = this.#chance.between(-5_000, 5_000);
    this.#games = this.#chance.between(1, 3);
    this.#come();
    this.#thinkLater();
  }

  get #chance(): Chance {
    return this.#world.network.chance;
  }

  get match(): string {
    return this.#place.match;
  }

  get token(): string | undefined {
    return this.#place.token;
  }

  /** Undefined while the person is away. */
  get view(): OnlineView | undefined {
    return this.#client?.view();
  }

  /** Shifts the clock of the person's machine. */
  putClock(ms: number): void {
    this.#world.fault("client-clock");
    this.#world.tell(`the clock of ${this.name} is put by ${ms} ms`);
    this.#clock += ms;
  }

  /** Leaves for good. */
  leave(): void {
    this.#hasLeft = true;
    this.#client?.close();
    this.#client = undefined;
  }

  /** Comes back, if the person was away. */
  come(): void {
    if (this.#client === undefined && !this.#hasLeft) this.#come();
  }

  #come(): void {
    this.#seen = 0;
    this.#world.tell(`${this.name} comes to ${this.match}`);
    const client = new OnlineClient(this.#host(), { base, games, ...this.#place });
    this.#client = client;
    let before = client.view();
    client.listen((view, happenings) => {
      this.#look(before, view);
      this.#listenTo(happenings, before, view);
      before = view;
    });
  }

  /** Checks that the client's view never goes back, and matches the stored match. */
  #look(before: OnlineView, view: OnlineView): void {
    const version = view.online?.version ?? 0;
    if (version < this.#seen) this.#world.accuse(`${this.name} saw version ${this.#seen}, then ${version}`);
    this.#seen = version;
    this.#sending?.check(view);
    const told = view.events.at(-1);
    const isNews = told !== undefined && told !== before.events.at(-1);
    if (isNews && !isStored(this.#world.stored(this.match, told.version), told))
      this.#world.accuse(`${this.name} believes ${JSON.stringify(told)}, which is not stored`);
    const { token } = this.#client ?? {};
    if (token !== undefined) this.#place = { match: this.match, token };
    if (isWrongLink(view)) this.#seekAgain();
    const next = nextGame(before, view, { awaited: false, eager: true });
    if (next !== null && view.connection.kind === "open") this.#follow(next);
  }

  #seekAgain(): void {
    const seek = this.#seeks;
    if (seek === undefined) return;
    this.#world.network.time.after(1, () => {
      if (this.#hasLeft) return;
      this.leave();
      seek();
    });
  }

  /** The client announces every new move once, in order. */
  #listenTo(happenings: readonly Happening[], before: OnlineView, view: OnlineView): void {
    if (before.online === null || happenings.some(({ kind }) => kind === "taken-back")) return;
    const told = happenings.flatMap((each) =>
      each.kind === "moved" || each.kind === "arrived" ? [each.match.moves.length] : [],
    );
    const known = before.online.match.moves.length;
    const fresh = (view.online?.match.moves.length ?? 0) - known;
    if (told.length !== fresh || told.some((count, index) => count !== known + index + 1))
      this.#world.accuse(
        `${this.name} has ${known} moves, gets ${fresh} more, and is told of ${told.join()}`,
      );
  }

  #follow(next: string): void {
    if (!this.#world.isLively()) return;
    this.#games--;
    const { token } = this.#place;
    this.#world.network.time.after(1, () => {
      if (this.#hasLeft) return;
      this.#client?.close();
      this.#place = { match: next, token };
      this.#come();
    });
  }

  #thinkLater(): void {
    this.#world.network.time.after(this.#chance.between(150, 1_900), () => {
      if (!this.#world.isLively()) return;
      this.#think();
      this.#thinkLater();
    });
  }

  #think(): void {
    const view = this.#client?.view();
    if (view === undefined || !isKnown(view)) return;
    if (this.#chance.happens(0.005)) this.#wire?.stall(this.#chance.between(1_000, 20_000));
    const action = this.#chance.happens(0.006) ? this.#goAway() : this.#choose(view);
    if (action !== undefined) this.#client?.act(action);
  }

  /** Reloads, goes away for a while, or suddenly loses the machine. */
  #goAway(): undefined {
    const { network, tell, fault } = this.#world;
    const silently = this.#chance.happens(0.3);
    const ms = this.#chance.happens(0.15)
      ? this.#chance.between(60_000, 90_000)
      : this.#chance.between(50, 6_000);
    fault("client-gone");
    tell(`${this.name} goes for ${ms} ms${silently ? ", without a word" : ""}`);
    if (silently) this.#wire?.break(false);
    this.#client?.close();
    this.#client = undefined;
    network.time.after(ms, () => this.come());
  }

  #choose(view: KnownView): Action | undefined {
    const phase = phaseOf(view);
    if (view.seat === null) return this.#asWatcher(view, phase === "invited");
    const [offered] = offersToAnswer(view);
    if (offered !== undefined && this.#chance.happens(0.7))
      return { type: "answer", what: offered, accept: this.#chance.happens(likes[offered]) };
    if (phase === "over") return this.#afterTheEnd(view);
    if (phase !== "playing") return undefined;
    if (view.claimable) return { type: "claim" };
    return this.#chance.happens(0.08) ? this.#odd(view) : this.#move(view);
  }

  /** A watcher takes the free seat if that's the plan. Otherwise, they sometimes try things that watchers can't do. */
  #asWatcher({ pending }: KnownView, isFree: boolean): Action | undefined {
    if (pending.length > 0) return undefined;
    if (isFree && this.#wantsSeat) return { type: "join", name: this.name };
    if (!this.#chance.happens(0.03)) return undefined;
    return this.#chance.pick<Action>([
      { type: "join", name: "somebody else" },
      { type: "resign" },
      { type: "move", move: "1" },
      { type: "claim" },
    ]);
  }

  #afterTheEnd({ online, pending }: KnownView): Action | undefined {
    const isWanted = this.#games > 1 && online.next === null && online.offers.rematch === null;
    if (!isWanted || pending.length > 0 || !this.#chance.happens(0.4)) return undefined;
    return { type: "offer", what: "rematch" };
  }

  /** Offers, resignations, and requests that the server must refuse. */
  #odd(view: KnownView): Action | undefined {
    const isLong = view.online.match.moves.length >= longGame;
    const kind = this.#chance.between(0, isLong ? 3 : 9);
    if (kind <= 1) return isLong ? { type: "resign" } : undefined;
    if (kind <= 4) return canOffer(view, "draw") ? { type: "offer", what: "draw" } : undefined;
    if (kind <= 7) return canOffer(view, "takeback") ? { type: "offer", what: "takeback" } : undefined;
    return this.#chance.pick<Action>([
      { type: "move", move: "zz" },
      { type: "answer", what: "takeback", accept: true },
      { type: "claim" },
      { type: "offer", what: "rematch" },
    ]);
  }

  #move(view: KnownView): Action | undefined {
    if (!canMove(view)) return undefined;
    const { match } = view.online;
    const position = currentPosition(match);
    return {
      type: "move",
      move: match.game.formatMove(position, this.#chance.pick(match.game.moves(position))),
    };
  }

  #host(): ClientHost {
    const { network, nextNumber } = this.#world;
    const { time, chance } = network;
    return {
      openSocket: () => this.#open(),
      now: this.#now,
      setTimer: (run, ms) => time.after(ms, run),
      clearTimer: (timer) => {
        if (typeof timer === "function") timer();
      },
      newToken: () => chance.bytes(24).toString("base64url"),
      newCommandId: () => `c${nextNumber()}`,
      random: () => chance.part(),
    };
  }

  #open(): Wire {
    const { network, door, nextNumber, tell } = this.#world;
    const number = nextNumber();
    tell(`${this.name} connects as #${number}`);
    const sending = new Sending((what) => this.#world.accuse(`${this.name} ${what}`));
    this.#sending = sending;
    this.#wire = new Wire(network, number, door(this.name), (text) => sending.sent(text, this.#now()));
    return this.#wire;
  }
}

const likes: Readonly<Record<OfferKind, number>> = { draw: 0.1, takeback: 0.5, rematch: 0.8 };
