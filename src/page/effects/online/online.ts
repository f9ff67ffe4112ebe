/** Loads with the first online game. Only one client runs at a time. */

import "../schemas.ts";
import type { Game } from "../../../core/game.ts";
import { fail, ok } from "../../../core/result.ts";
import { onlineActivity } from "../../../online/activity.ts";
import { OnlineClient } from "../../../online/client/client.ts";
import type { ClientHost } from "../../../online/client/host.ts";
import { createMatch, isDone, nextGame } from "../../../online/client/new-game.ts";
import { hasFreeSeat, isWrongLink } from "../../../online/client/status.ts";
import { isKnown, type OnlineView } from "../../../online/client/view.ts";
import type { OnlineResult } from "../../../online/codes.ts";
import { formatOnlineHash } from "../../../online/links.ts";
import type { AnyoneRequest, Created, CreateRequest } from "../../../online/messages.ts";
import type { OuterNews } from "../../../play/contract.ts";
import type { FilledForm } from "../../../play/form.ts";
import { openingNotes } from "../../../play/words.ts";
import { formatSeats, type KeptSeat, readSeats, upsertSeat, withOver } from "../../state/keep/kept-seats.ts";
import { createRequestOf } from "../../state/setup/setup-form.ts";
import { newOnlineSession, type OnlineVisit, type State } from "../../state/state.ts";
import type { Message } from "../../state/update.ts";
import { aboutLine } from "../../state/words.ts";
import type { Store, World } from "../world.ts";

export class OnlineLine {
  readonly #store: Store;
  #place: OnlineVisit | null = null;
  client: OnlineClient | undefined;

  constructor(store: Store) {
    this.#store = store;
    const retry = () => this.client?.retry();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) retry();
    });
  }

  follow({ online }: State): void {
    if (online !== null) keepOnline(this.#store, online);
    if (online !== null && this.#isAt(online)) return;
    this.#place = online;
    this.client?.close();
    if (online !== null) this.#enter(online);
  }

  /** A visitor who has just joined has a new token, which this client already uses. */
  #isAt({ id, token }: OnlineVisit): boolean {
    const there = this.#place;
    return there?.id === id && (there.token === token || this.client?.token === token);
  }

  #enter({ id, token }: OnlineVisit): void {
    const { games, world, dispatch, state } = this.#store;
    const client = new OnlineClient(browserHost(world), { base: world.folder(), match: id, token, games });
    this.client = client;
    client.listen((view, happenings) => {
      // When a player leaves, even for a reload, the server closes their table.
      const [table, wanted] = world.table().split(" ");
      if (table === id && isWrongLink(view)) {
        dispatch({ kind: "flash", text: "We're looking for a player again." });
        return void playAnyone(
          this.#store,
          games.find((game) => game.id === wanted),
        );
      }
      const isNew = state.value.online?.view.online === null;
      const now = world.milliseconds();
      const sight = { view, happenings, token: client.token, now, links: linksOf(state.value, world) };
      for (const message of messagesFor(state.value, id, sight)) dispatch(message);
      if (isNew) void this.#firstSight(id, view);
    });
  }

  async #firstSight(id: string, { online, connection }: OnlineView): Promise<void> {
    const { world, dispatch } = this.#store;
    if (online !== null || connection.kind !== "waiting" || connection.failures !== 1) return;
    const reason = await whyUnserved(world.folder());
    if (reason !== null) dispatch({ kind: "online-set", id, values: { unserved: reason } });
  }
}

interface Sight extends Omit<OuterNews, "view"> {
  readonly view: OnlineView;
  readonly token: string | undefined;
}

export function messagesFor(state: State, id: string, sight: Sight): readonly Message[] {
  const { online, seats } = state;
  if (online?.id !== id) return [];
  const { view } = sight;
  const token = view.seat === null ? online.token : (sight.token ?? online.token);
  const awaited = seats.some((seat) => seat.id === id && !seat.over);
  const next = nextGame(online.view, view, { awaited });
  if (next === null) return [{ kind: "online-set", id, values: { view, token } }, ...hear(state, sight)];
  return [
    { kind: "online-set", id, values: newOnlineSession(next, token) },
    { kind: "say", text: "Next game!" },
  ];
}

function hear({ places }: State, { view, happenings, now, links }: Sight): readonly Message[] {
  if (!isKnown(view)) return [];
  const news = { view, happenings, now, links };
  if (places.online.activity !== null)
    return [{ kind: "input", place: "online", input: { kind: "heard", news } }];
  const activity = onlineActivity(news, openingNotes(view.online.match, false));
  return [{ kind: "open", place: "online", activity }];
}

const noOnlinePlay =
  'You can\'t play online here, but everything else works. To play online, run the "serve" command and open the address it prints.';

/** Null if online play works, or if the server doesn't respond. A plain folder of files has no online play. */
async function whyUnserved(folder: string): Promise<string | null> {
  if (!folder.startsWith("http")) return noOnlinePlay;
  try {
    const answer = await fetch(`${folder}health`, { cache: "no-store" });
    const page = answer.headers.get("content-type")?.includes("html") === true;
    return answer.status === 404 || page ? noOnlinePlay : null;
  } catch {
    return null;
  }
}

function browserHost({ milliseconds }: World): ClientHost {
  return {
    openSocket: (url) => new WebSocket(url),
    now: milliseconds,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: number | undefined) => clearTimeout(timer),
    newToken: () => randomText(24),
    newCommandId: () => randomText(12),
    random: () => Math.random(),
  };
}

function randomText(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Prefers the server's own link to one made from the page's address. */
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
  const own = state.online?.token === undefined ? [] : [`Your private link: ${ownLinkOf(state, world)}`];
  return [`Link to share: ${shareLinkOf(state, world)}`, ...own];
}

function keepOnline(store: Store, online: OnlineVisit): void {
  const { id, view } = online;
  const seat = seatOf(online);
  if (isWrongLink(view)) changeSeats(store, (seats) => seats.filter((seat) => seat.id !== id));
  else if (seat !== undefined) {
    store.world.waitAt("");
    changeSeats(store, (seats) => withOver(upsertSeat(seats, seat), view.online?.previous ?? null));
  }
}

/** Starts from the stored seats, because another tab may have changed them. */
function changeSeats(
  { world, dispatch }: Store,
  change: (seats: readonly KeptSeat[]) => readonly KeptSeat[],
): void {
  const stored = world.read("seats") ?? "[]";
  const seats = change(readSeats(stored));
  const text = formatSeats(seats);
  if (text === stored) return;
  world.write("seats", text);
  dispatch({ kind: "set", values: { seats } });
}

/** If the players have gone on to another game, the stored seat stays until this player follows. */
function seatOf({ id, token, view }: OnlineVisit): KeptSeat | undefined {
  const { online, seat } = view;
  if (token === undefined || seat === null || online === null || online.next !== null) return undefined;
  // The server deletes these games when the visitor leaves, so there's no seat to come back to.
  if (online.anyone === true || (hasFreeSeat(online) && online.match.outcome !== null)) return undefined;
  return { id, token, share: null, about: aboutLine(online.match), over: isDone(online) };
}

export async function createOnline(store: Store, form: FilledForm): Promise<OnlineResult<void>> {
  const { world, dispatch } = store;
  const request = createRequestOf(form, world.newSeed());
  if (!request.ok) return request;
  const created = await askToOpen(world.folder(), request.value);
  if (!created.ok) return created;
  const { id, token, links } = created.value;
  const seat = { id, token, share: links.share, about: form.game.title, over: false };
  changeSeats(store, (seats) => upsertSeat(seats, seat));
  dispatch({ kind: "prefer", preferences: { name: form.texts.name?.trim() ?? "" } });
  dispatch({ kind: "visit", route: { view: "online", match: id, token } });
  return ok(undefined);
}

/** Players whom the visitor doesn't want to meet again while the page is open. */
const blocked = new Set<string>();

export function block(name: string): void {
  blocked.add(name);
}

/** Joins a waiting player, or waits for the next one. Without `game`, any game will do. */
export async function playAnyone(store: Store, game?: Game): Promise<void> {
  const { world, state, dispatch } = store;
  const visitor = world.read("visitor") ?? randomText(24);
  world.write("visitor", visitor);
  const { name } = state.value.preferences;
  const request = { visitor, name, blocked: [...blocked].slice(-50), ...(game && { game: game.id }) };
  const created = await askToOpen(world.folder(), request);
  if (!created.ok) return dispatch({ kind: "flash", text: created.problem.message });
  const { id, token } = created.value;
  world.waitAt(`${id} ${game?.id}`);
  dispatch({ kind: "visit", route: { view: "online", match: id, token } });
}

/** Leaving is enough: the server then closes the table. */
export function stopWaiting({ world, dispatch }: Store): void {
  world.waitAt("");
  dispatch({ kind: "visit", route: { view: "home" } });
  dispatch({ kind: "set", values: { online: null } });
}

async function askToOpen(
  folder: string,
  request: CreateRequest | AnyoneRequest,
): Promise<OnlineResult<Created>> {
  const created = await createMatch((url, init) => fetch(url, init), folder, request);
  const reason = !created.ok && created.problem.code === "unavailable" ? await whyUnserved(folder) : null;
  return reason === null ? created : fail("unavailable", reason);
}
