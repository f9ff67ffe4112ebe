/**
 * The connection of the open online game, one client at a time, loaded when first needed. The client's views
 * become messages; the player's actions go to the client.
 */

import "../schemas.ts";
import { OnlineClient } from "../../../client/client.ts";
import type { ClientHost } from "../../../client/host.ts";
import { isDone } from "../../../client/next-game.ts";
import { isWrongLink } from "../../../client/status.ts";
import type { OnlineView } from "../../../client/view.ts";
import { formatOnlineHash } from "../../../protocol/online/links.ts";
import {
  formatSeats,
  type KeptSeat,
  readSeats,
  withKept,
  withOver,
  withoutKept,
} from "../../state/keep/kept-seats.ts";
import type { OnlineVisit } from "../../state/online/online.ts";
import { showSight } from "../../state/online/update.ts";
import type { State } from "../../state/state.ts";
import { aboutLine } from "../../state/words.ts";
import { openMatch } from "../advisor.ts";
import { whyUnserved } from "../served.ts";
import type { Store } from "../store.ts";
import type { World } from "../world.ts";
import { notifyOfTurn } from "./notify.ts";

type OnlineLineParts = Pick<Store, "advisor" | "games" | "world" | "dispatch" | "state">;

type SeatPlace = Pick<OnlineVisit, "id" | "token">;

export class OnlineLine {
  readonly #parts: OnlineLineParts;
  #place: SeatPlace | undefined;
  #client: OnlineClient | undefined;
  #unlisten: (() => void) | undefined;

  constructor(parts: OnlineLineParts) {
    this.#parts = parts;
    const retry = () => this.#client?.retry();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) retry();
    });
  }

  /** Undefined until it is loaded. */
  get client(): OnlineClient | undefined {
    return this.#client;
  }

  /** Stores the seat, and connects if the game or the seat is another one. */
  follow(before: State, after: State): void {
    const { online } = after;
    if (after.preferences.notify) notifyOfTurn(before, after);
    const kept = keepOnline(this.#parts.world, online);
    if (kept !== null) this.#parts.dispatch({ kind: "set", values: { seats: kept } });
    if (online === null || this.#isAt(online)) return;
    const place = { id: online.id, token: online.token };
    this.#place = place;
    this.#leave();
    this.#enter(place);
  }

  /** Ignores later messages from the client. */
  #leave(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#unlisten?.();
    client?.close();
  }

  /** A token that came with taking the seat opens the same seat. */
  #isAt({ id, token }: OnlineVisit): boolean {
    const there = this.#place;
    return there?.id === id && (there.token === token || this.#client?.token === token);
  }

  #enter(place: SeatPlace): void {
    const { games, world, dispatch, state } = this.#parts;
    const { id, token } = place;
    const client = new OnlineClient(browserHost(world), { base: world.folder(), match: id, token, games });
    this.#client = client;
    let before = client.view();
    this.#unlisten = client.listen((view, happenings) => {
      const now = world.milliseconds();
      const sight = { view, happenings, token: client.token, now, links: linksOf(state.value, world) };
      dispatch({ kind: "online", id, show: (before, online) => showSight(before, online, sight) });
      if (before.online === null) void this.#firstSight(id, view);
      before = view;
    });
  }

  /** What else to say when the game first appears, or after the first failed attempt. */
  async #firstSight(id: string, { online, connection }: OnlineView): Promise<void> {
    const { world, dispatch } = this.#parts;
    if (online !== null) {
      const { match } = online;
      const opened = await openMatch(this.#parts, { kind: "same", match });
      const notes = match.moves.length === 0 && opened.ok ? opened.value.notes : [];
      if (notes.length > 0) dispatch({ kind: "input", place: "online", input: { kind: "noted", notes } });
    } else if (connection.kind === "waiting" && connection.failures === 1) {
      const reason = await whyUnserved(world.folder());
      if (reason !== null) dispatch({ kind: "online-set", id, values: { unserved: reason } });
    }
  }
}

function browserHost({ milliseconds }: World): ClientHost {
  return {
    openSocket: (url) => new WebSocket(url),
    now: milliseconds,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => {
      if (typeof timer === "number") clearTimeout(timer);
    },
    newToken: () => randomText(24),
    newCommandId: () => randomText(12),
    random: () => Math.random(),
  };
}

/** In base64url. */
function randomText(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Opens the free seat or shows the game; the server's own link if it gave one. */
export function shareLinkOf({ online, seats }: State, world: World): string {
  if (online === null) return world.address();
  const known = seats.find(({ id }) => id === online.id)?.share ?? null;
  return known ?? world.address() + formatOnlineHash(online.id);
}

export function ownLinkOf(state: State, world: World): string {
  const { online } = state;
  const [address = ""] = shareLinkOf(state, world).split("#");
  return address + formatOnlineHash(online?.id ?? "", online?.token);
}

function linksOf(state: State, world: World): readonly string[] {
  const own = state.online?.token === undefined ? [] : [`Your own link: ${ownLinkOf(state, world)}`];
  return [`For others: ${shareLinkOf(state, world)}`, ...own];
}

/** Null if nothing changed. */
type Seats = readonly KeptSeat[] | null;

export function keepSeat(world: World, seat: KeptSeat, previous?: string | null): Seats {
  return changeSeats(world, (seats) => withOver(withKept(seats, seat), previous ?? null));
}

function keepOnline(world: World, online: OnlineVisit | null): Seats {
  if (online === null) return null;
  if (isWrongLink(online.view)) return changeSeats(world, (seats) => withoutKept(seats, online.id));
  const seat = seatOf(online);
  return seat === undefined ? null : keepSeat(world, seat, online.view.online?.previous);
}

/** Another tab may have stored something meanwhile, so start from the storage. */
function changeSeats(world: World, change: (seats: readonly KeptSeat[]) => readonly KeptSeat[]): Seats {
  const stored = world.read("seats") ?? "[]";
  const seats = change(readSeats(stored));
  const text = formatSeats(seats);
  if (text === stored) return null;
  world.write("seats", text);
  return seats;
}

/** A game whose players went on elsewhere stays as stored until this player goes on, too. */
function seatOf({ id, token, view }: OnlineVisit): KeptSeat | undefined {
  const { online, seat } = view;
  if (token === undefined || seat === null || online === null || online.next !== null) return undefined;
  return { id, token, share: null, about: aboutLine(online.match), over: isDone(online) };
}
