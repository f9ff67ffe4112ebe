import { addAbortListener } from "node:events";
import type { Game } from "../../core/game.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { onlineActivity } from "../../online/activity.ts";
import { createMatch } from "../../online/client/new-game.ts";
import { isInviting, isWrongLink } from "../../online/client/status.ts";
import { isKnown, type KnownView, type OnlineView } from "../../online/client/view.ts";
import { isLocalLink, readBase, readOnlineLink } from "../../online/links.ts";
import type { AnyoneRequest, CreateRequest } from "../../online/messages.ts";
import { isOn } from "../../online/online-match.ts";
import { clockSettingsText, unreachableText } from "../../online/words.ts";
import type { Activity, OuterNews } from "../../play/contract.ts";
import { createRequestOf } from "../../play/read-form.ts";
import { formatNotes, openingNotes, playerName } from "../../play/words.ts";
import { commandFields, type Flags, readFlags } from "../flags/flags.ts";
import { exitCodes, type FaceFlags, faceFor, type Given, type Host, need, Refusal } from "../host.ts";
import { converse, type Talk } from "../lines/talk.ts";
import { Autosave } from "../saves/autosave.ts";
import type { News, OnlineTable } from "../wants.ts";
import { localNow, nodeClientHost } from "./node-host.ts";
import { dropSeat, keepOwnSeat, keepSeat, ownSeat, playCommand, saveFinished } from "./seats.ts";
import { OnlineSession } from "./session.ts";

interface Way {
  readonly flags: Flags & FaceFlags & Given<"name">;
  /** Aborted when the player stops waiting, which closes the connection. */
  readonly signal?: AbortSignal;
}

/** Without a game, "anyone" means any game that both players can win. */
export type OnlineEntry = Way &
  (
    | { readonly kind: "join"; readonly link: string }
    | { readonly kind: "host"; readonly address: string; readonly game: Game }
    | { readonly kind: "anyone"; readonly address: string; readonly game?: Game | undefined }
  );

type Entry<K extends OnlineEntry["kind"]> = Extract<OnlineEntry, { readonly kind: K }>;

export type Play = (talk?: Talk) => Promise<number>;

export async function enterOnline(host: Host, entry: OnlineEntry): Promise<Play> {
  const { flags, signal } = entry;
  const opening = await openSession(host, entry);
  const { session, kept } = opening;
  if (signal !== undefined) addAbortListener(signal, () => session.close());
  const view = await sitDown(session, flags.name ?? "");
  if (view instanceof Refusal) {
    session.close();
    if (kept !== undefined && view.code === exitCodes.usage) dropSeat(host, kept);
    throw new Refusal([view.message, opening.wayBack ?? ""].join(" ").trim(), view.code);
  }
  session.whenDue(() => keepOwnSeat(host, session));
  return (talk) => showFace(host, { ...opening, flags }, view, talk);
}

interface Opening {
  readonly session: OnlineSession;
  readonly kept?: ReturnType<typeof ownSeat>;
  readonly wayBack?: string;
  readonly notes?: readonly string[];
}

function openSession(host: Host, entry: OnlineEntry): Promise<Opening> {
  if (entry.kind === "join") return joinGame(host, entry);
  return entry.kind === "host" ? hostGame(host, entry) : meetAnyone(host, entry);
}

async function hostGame(host: Host, { address, game, flags, signal }: Entry<"host">): Promise<Opening> {
  const base = need(readBase(address));
  const request = createRequestOf(game, need(readFlags(host.games, game, commandFields.online, flags)));
  const { seat, notes, ...place } = await openAt(base, request, signal);
  // The game is open now, so its player must be able to find it again even if the connection fails.
  const kept = keepSeat(host, { ...place, seat, game: game.id, name: request.name ?? "", pid: process.pid });
  const session = new OnlineSession(await nodeClientHost(), host.games, { ...place, kept });
  const wayBack = `Your game is still open. Rejoin with: ${playCommand(host, session.linkBack)}`;
  return { session, wayBack, notes };
}

/** Opponents that the player doesn't want to meet again, until the program ends. */
const blocked = new Set<string>();

async function meetAnyone(host: Host, { address, game, flags, signal }: Entry<"anyone">): Promise<Opening> {
  const client = await nodeClientHost();
  const { name } = flags;
  // The server never pairs requests with the same token, so players can't meet themselves.
  const wanted = {
    visitor: client.newToken(),
    ...(name && { name }),
    ...(game && { game: game.id }),
    blocked: [...blocked].slice(-50),
  };
  const place = await openAt(need(readBase(address)), wanted, signal);
  const session = new OnlineSession(client, host.games, { ...place, kept: false });
  return { session, notes: place.notes };
}

async function openAt(base: string, request: CreateRequest | AnyoneRequest, signal?: AbortSignal) {
  const created = await createMatch(fetch, base, request, signal);
  if (!created.ok) {
    // A busy or full server isn't the caller's mistake.
    const mayPass = ["unavailable", "too-many"].includes(created.problem.code);
    throw new Refusal(created.problem.message, mayPass ? exitCodes.stopped : exitCodes.usage);
  }
  const { id: match, token, links, notes, seat } = created.value;
  const shown = readOnlineLink(links.share);
  return { base, address: shown.ok ? shown.value.base : base, match, seat, token, notes };
}

async function joinGame(host: Host, entry: Entry<"join">): Promise<Opening> {
  const link = need(readOnlineLink(entry.link));
  const kept = link.token === undefined ? ownSeat(host, link) : undefined;
  const { base, match, token } = kept ?? link;
  const address = kept?.address ?? base;
  const place = { base, match, token, address, kept: kept !== undefined };
  const session = new OnlineSession(await nodeClientHost(), host.games, place);
  return { session, kept };
}

async function showFace(
  host: Host,
  { session, flags, notes: given }: Opening & Way,
  view: KnownView,
  talk: Talk | undefined,
): Promise<number> {
  const words = roleNotes(view);
  const { match } = view.online;
  const isFresh = match.moves.length === 0 && match.outcome === null;
  const notes = given ?? (isFresh ? openingNotes(match, false) : []);
  const face = talk === undefined ? faceFor(host, flags) : "plain";
  const isPainted = face === "screen";
  const links = linkLines(view, session);
  const backend = { autosave: new Autosave(host), online: connectTo(host, session, isPainted) };
  // No other code runs between this view and the face's listener, so no news is lost.
  const latest = () => {
    const now = session.client.view();
    return newsFor(session, { view: isKnown(now) ? now : view, happenings: [] });
  };
  try {
    // The screen has a page for links, but even on a small screen, the opponent's link must be visible right away.
    if (isPainted) {
      const invitation = isInviting(view.online) ? [links.slice(0, 2).join(" ")] : [];
      const share = [...invitation, ...inviteNotes(view, session)];
      const { paintOnline } = await import("../screen/loop.ts");
      return await paintOnline(host, onlineActivity(latest(), [...share, ...words, ...notes]), backend);
    }
    const intro = [...words, ...links, ...formatNotes([...inviteNotes(view, session), ...notes])];
    const { holdTalk } = await import("../lines/loop.ts");
    const hold = (held: Talk) => holdTalk(held, onlineActivity(latest(), [], intro), backend);
    return await (talk === undefined ? converse(host, face, hold) : hold(talk));
  } finally {
    session.close();
  }
}

async function sitDown(session: OnlineSession, name: string): Promise<KnownView | Refusal> {
  const view = await until(session, ({ online, connection }) => online !== null || isHopeless(connection));
  if (!isKnown(view)) return whyNot(view, session.base);
  if (view.seat !== null || !isInviting(view.online)) return view;
  session.client.act({ type: "join", name });
  const seated = await until(
    session,
    ({ pending, connection }) => pending.every(({ type }) => type !== "join") || connection.kind === "closed",
  );
  return isKnown(seated) ? seated : new Refusal("Lost the connection to the server.", exitCodes.stopped);
}

function until(session: OnlineSession, done: (view: OnlineView) => boolean): Promise<OnlineView> {
  return new Promise((resolve) => {
    const look = (view: OnlineView) => {
      if (done(view)) resolve(view);
    };
    session.listen(look);
    look(session.client.view());
  });
}

/** True after two failed attempts, or one refusal with a reason. The player should then hear why instead of waiting. */
function isHopeless(connection: OnlineView["connection"]): boolean {
  if (connection.kind === "waiting" && connection.reason !== "") return true;
  return connection.kind === "closed" || (connection.kind === "waiting" && connection.failures > 1);
}

/** An invalid link is a usage error. A missing or outdated server isn't. */
function whyNot(view: OnlineView, base: string): Refusal {
  const { connection } = view;
  const said = connection.kind === "closed" || connection.kind === "waiting" ? connection.reason : "";
  return new Refusal(said || unreachableText(base), isWrongLink(view) ? exitCodes.usage : exitCodes.stopped);
}

function connectTo(host: Host, session: OnlineSession, isPainted: boolean): OnlineTable {
  let shown = session.match;
  /** What the player has heard since setting the game aside. Null while it's on screen. */
  let heardAside: string | null = null;
  const newsAside = (view: KnownView): News => {
    const text = arrivalText(view);
    const notes = text === heardAside ? [] : [text];
    heardAside = text;
    return { input: { kind: "noted", notes } };
  };
  return {
    listen: (tell) =>
      session.listen((view, happenings) => {
        if (!isKnown(view)) return;
        const news = newsFor(session, { view, happenings });
        const isNext = view.online.match.id !== shown;
        shown = view.online.match.id;
        if (heardAside !== null) tell(newsAside(view));
        else tell(isNext ? { open: nextOnlineGame(news, isPainted) } : heard(news));
      }),
    setAside: () => {
      heardAside = "";
    },
    comeBack: () => {
      const view = session.client.view();
      const isBack = heardAside !== null && isKnown(view);
      heardAside = null;
      return isBack ? onlineActivity(newsFor(session, { view, happenings: [] })) : undefined;
    },
    act: ({ action }) => session.client.act(action),
    follow: () => session.goOn(),
    reconnect: () => session.client.retry(),
    block: ({ name }) => void blocked.add(name),
    save: (match, seat) => saveFinished(host, match, seat),
    farewell: () => {
      const view = session.client.view();
      return isKnown(view) ? farewell(host, view, session) : [];
    },
  };
}

/** Empty until an opponent has come. */
function arrivalText({ online, seat }: KnownView): string {
  if (seat === null || !isOn(online)) return "";
  const name = playerName(online.match, otherSeat(seat));
  return `${name} is here to play ${online.match.game.title}. Leave this game to join. It's saved.`;
}

function heard(news: OuterNews): News {
  const { connection } = news.view;
  const input = { kind: "heard", news } as const;
  return connection.kind === "closed" ? { input, closed: connection.reason } : { input };
}

function newsFor(session: OnlineSession, seen: Pick<OuterNews, "view" | "happenings">): OuterNews {
  return { ...seen, now: localNow(), links: linkLines(seen.view, session) };
}

/** The next game has new links. A conversation prints the player's own link right away. */
function nextOnlineGame(news: OuterNews, isPainted: boolean): Activity {
  const { online, seat } = news.view;
  const role = seat === null ? [] : roleNotes(news.view);
  const opening = openingNotes(online.match, false);
  if (isPainted) return onlineActivity(news, [...role, ...opening]);
  const own = seat === null ? [] : news.links.slice(2);
  return onlineActivity(news, [], [...role, ...own, ...formatNotes(opening)]);
}

/** Each link has its own line, so it's easy to copy. */
function linkLines({ online, seat }: KnownView, session: OnlineSession): readonly string[] {
  const inviting = online.anyone
    ? "You'll play the next player who joins. To invite a friend, send this link:"
    : "Send this link to your opponent:";
  const words = isInviting(online) ? inviting : "Anyone can watch with this link:";
  const own = ["To come back later, use your private link (don't share it):", session.ownLink];
  return [words, session.shareLink, ...(seat === null ? [] : own)];
}

/** Warns about an address that only works on this computer, because a guest can't use it. */
function inviteNotes(view: KnownView, session: OnlineSession): readonly string[] {
  return isLocalLink(session.address) && isInviting(view.online)
    ? [
        'This link only works on this computer. To invite a friend elsewhere, use the network address that "serve" prints.',
      ]
    : [];
}

function farewell(host: Host, view: KnownView, session: OnlineSession): readonly string[] {
  if (view.online.match.outcome !== null || view.online.anyone || isWrongLink(view)) return [];
  return view.seat === null
    ? [`The game is still going. Go back to watching it with: ${playCommand(host, session.shareLink)}`]
    : [`Your game is still open. Rejoin with: ${playCommand(host, session.linkBack)}`];
}

function roleNotes({ seat, online }: KnownView): readonly string[] {
  const clock = online.clock === null ? [] : [`Clock: ${clockSettingsText(online.clock)}.`];
  if (seat === null) return ["Both seats are taken, so you're watching.", ...clock];
  const { game, players } = online.match;
  const called = ofSeat(game.seatNames, seat);
  const { name } = ofSeat(players, seat);
  return [name === called ? `You're ${name}.` : `You're ${name}, playing as ${called}.`, ...clock];
}
