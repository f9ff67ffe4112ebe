/**
 * A place at an online table: the client of the match that is played now. When both players go on to a rematch or to
 * the next game, the place goes with them, as soon as there is something to see.
 */

import { enterMatch, type OnlineClient } from "../../client/client.ts";
import type { ClientHost } from "../../client/host.ts";
import type { OnlineView } from "../../client/view.ts";
import type { Game } from "../../core/game.ts";
import { formatOnlineHash, type OnlineLink } from "../../protocol/online/links.ts";
import { type OnlineAct, perform } from "./acts.ts";

export class OnlinePlace {
  /** Whether this computer finds the seat by the link to share. */
  kept = false;
  readonly #host: ClientHost;
  readonly #games: readonly Game[];
  /** Where links lead: the address that the server is known by. */
  readonly #address: string;
  readonly #base: string;
  /** No game follows itself, whatever a server says. */
  readonly #visited: Set<string>;
  #match: string;
  #client: OnlineClient;
  #following: OnlineClient | undefined;
  #listener: (view: OnlineView) => void = () => {};
  #onNext: () => void = () => {};

  constructor(host: ClientHost, games: readonly Game[], link: OnlineLink, address = link.base) {
    this.#host = host;
    this.#games = games;
    this.#base = link.base;
    this.#address = address;
    this.#match = link.match;
    this.#visited = new Set([link.match]);
    this.#client = this.#enter(link.match, link.token);
    this.#client.listen((view) => this.#heard(view));
  }

  view(): OnlineView {
    return this.#client.view();
  }

  /** One listener at a time: the face that is on. */
  listen(listener: (view: OnlineView) => void): void {
    this.#listener = listener;
  }

  /** Called when the place has gone on to another game. */
  whenNext(listener: () => void): void {
    this.#onNext = listener;
  }

  join(name: string): void {
    this.#client.join(name);
  }

  perform(act: OnlineAct): void {
    perform(this.#client, act);
  }

  get base(): string {
    return this.#base;
  }

  get address(): string {
    return this.#address;
  }

  get match(): string {
    return this.#match;
  }

  get token(): string | undefined {
    return this.#client.token;
  }

  /** The link for others: to the free seat, or to watch. */
  get shareLink(): string {
    return `${this.#address}${formatOnlineHash(this.#match)}`;
  }

  /** The link that opens the own seat; that of a watcher opens none. */
  get ownLink(): string {
    return `${this.#address}${formatOnlineHash(this.#match, this.#client.token)}`;
  }

  /** The command that leads back to the seat. */
  get wayBack(): string {
    return `switchyard join '${this.kept ? this.shareLink : this.ownLink}'`;
  }

  close(): void {
    this.#listener = () => {};
    this.#client.close();
    this.#following?.close();
  }

  #enter(match: string, token: string | undefined): OnlineClient {
    return enterMatch(this.#host, { base: this.#base, match, token, games: this.#games });
  }

  #heard(view: OnlineView): void {
    this.#listener(view);
    const next = view.online?.next ?? null;
    if (next !== null && this.#following === undefined && !this.#visited.has(next)) this.#follow(next);
  }

  #follow(match: string): void {
    this.#visited.add(match);
    const client = this.#enter(match, this.#client.token);
    this.#following = client;
    client.listen((view) => {
      if (this.#following === client && view.online !== null) this.#move(client, match);
      if (this.#client === client) this.#heard(view);
    });
  }

  #move(client: OnlineClient, match: string): void {
    this.#client.close();
    this.#client = client;
    this.#match = match;
    this.#following = undefined;
    this.#onNext();
  }
}
