/** The connection to an online game. Moves on to a rematch or the next game once there's something to show. */

import type { Game } from "../../core/game.ts";
import { OnlineClient, type ViewListener } from "../../online/client/client.ts";
import type { ClientHost } from "../../online/client/host.ts";
import type { Happening } from "../../online/client/narrate.ts";
import { isDone, nextGame } from "../../online/client/new-game.ts";
import { firstView, type OnlineView } from "../../online/client/view.ts";
import { formatOnlineHash, type OnlineLink } from "../../online/links.ts";

type SessionLink = OnlineLink & Pick<OnlineSession, "address" | "kept">;

export class OnlineSession {
  /** True if this computer stores the seat, so the shared link is enough to find it. */
  kept: boolean;
  match: string;
  client: OnlineClient;
  readonly base: string;
  /** The public address, which links use. */
  readonly address: string;
  readonly #host: ClientHost;
  readonly #games: readonly Game[];
  #next: OnlineClient | undefined;
  #before: OnlineView = firstView;
  #listener: ViewListener = () => {};
  #onDue: () => void = () => {};

  constructor(host: ClientHost, games: readonly Game[], link: SessionLink) {
    this.#host = host;
    this.#games = games;
    this.base = link.base;
    this.address = link.address;
    this.kept = link.kept;
    this.match = link.match;
    this.client = this.#enter(link.match, link.token);
    this.client.listen((view, happenings) => this.#onView(view, happenings));
  }

  listen(listener: ViewListener): void {
    this.#listener = listener;
  }

  /** Also calls the listener right away, because something may already be due. */
  whenDue(listener: () => void): void {
    this.#onDue = listener;
    listener();
  }

  get shareLink(): string {
    return `${this.address}${formatOnlineHash(this.match)}`;
  }

  get ownLink(): string {
    return `${this.address}${formatOnlineHash(this.match, this.client.token)}`;
  }

  get linkBack(): string {
    return this.kept ? this.shareLink : this.ownLink;
  }

  goOn(): void {
    const match = this.client.view().online?.next ?? this.match;
    if (match === this.match || this.#next !== undefined) return;
    const client = this.#enter(match, this.client.token);
    this.#next = client;
    client.listen((view, happenings) => {
      if (this.#next === client && view.online !== null) this.#moveTo(client, match);
      if (this.client === client) this.#onView(view, happenings);
    });
  }

  close(): void {
    this.#listener = () => {};
    this.client.close();
    this.#next?.close();
  }

  #enter(match: string, token: string | undefined): OnlineClient {
    return new OnlineClient(this.#host, { base: this.base, match, token, games: this.#games });
  }

  /** If the next game opens by itself, the player sees it, so it isn't announced. */
  #onView(view: OnlineView, happenings: readonly Happening[]): void {
    const before = this.#before;
    const next = nextGame(before, view, { awaited: this.kept, eager: true });
    this.#before = view;
    if (isOpen(before) !== isOpen(view)) this.#onDue();
    this.#listener(view, next === null ? happenings : happenings.filter(({ kind }) => kind !== "continued"));
    if (next !== null) this.goOn();
  }

  #moveTo(client: OnlineClient, match: string): void {
    this.client.close();
    this.client = client;
    this.match = match;
    this.#next = undefined;
    // If yet another game has followed this one, this one is still shown first.
    this.#before = client.view();
    this.#onDue();
  }
}

function isOpen({ online }: OnlineView): boolean {
  return online !== null && !isDone(online);
}
