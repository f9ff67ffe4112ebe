/** An online game for any face: the session's updates come in as news, and the player's actions go out to it. */

import type { OnlineNews } from "../../activity/contract.ts";
import { formatNotes } from "../../activity/lines.ts";
import { openOnline } from "../../activity/online/online.ts";
import type { Happening } from "../../client/narrate.ts";
import { isKnown, type KnownView } from "../../client/view.ts";
import type { Match } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import { openingNotes } from "../../words/notes.ts";
import type { Host } from "../host.ts";
import type { Elsewhere, News, WantFor } from "../wants.ts";
import { farewell, linkLines, linkPage, roleNotes } from "./links-text.ts";
import { localNow } from "./node-host.ts";
import { saveFinished } from "./seats.ts";
import type { OnlineSession } from "./session.ts";

export class LiveGame implements Elsewhere {
  readonly #host: Host;
  readonly #session: OnlineSession;
  readonly #isPainted: boolean;
  /** The game on the board after all the news. */
  #match: string;

  constructor(host: Host, session: OnlineSession, face: "painted" | "told") {
    this.#host = host;
    this.#session = session;
    this.#isPainted = face === "painted";
    this.#match = session.match;
  }

  /** The game as it is now, with what a face shows first. */
  open(seen: KnownView, notes: readonly string[]) {
    const view = this.#session.view();
    const news = this.#newsOf(isKnown(view) ? view : seen, []);
    return this.#isPainted ? openOnline(news, notes) : openOnline(news, [], notes);
  }

  listen(tell: (news: News) => void): void {
    this.#session.listen((view, happenings) => {
      if (isKnown(view)) tell(this.#toNews(view, happenings));
    });
  }

  carryOut(want: WantFor<"act" | "follow" | "reconnect">): void {
    if (want.kind === "act") this.#session.act(want.action);
    else if (want.kind === "follow") this.#session.goOn();
    else this.#session.retry();
  }

  save(match: Match, seat: Seat): readonly string[] {
    return saveFinished(this.#host, match, seat);
  }

  farewell(): readonly string[] {
    const view = this.#session.view();
    return isKnown(view) ? farewell(this.#host, view, this.#session) : [];
  }

  #toNews(view: KnownView, happenings: readonly Happening[]): News {
    const news = this.#newsOf(view, happenings);
    const { connection, online } = view;
    if (online.match.id !== this.#match) {
      this.#match = online.match.id;
      return { open: this.#openNext(news) };
    }
    const input = { kind: "heard", news } as const;
    return connection.kind === "closed" ? { input, closed: connection.reason } : { input };
  }

  #newsOf(view: KnownView, happenings: readonly Happening[]): OnlineNews {
    const links = this.#isPainted
      ? linkPage(this.#host, view, this.#session)
      : linkLines(view, this.#session);
    return { view, happenings, now: localNow(), links };
  }

  /** The next game has another link, which a conversation tells at once. */
  #openNext(news: OnlineNews) {
    const { online, seat } = news.view;
    const role = seat === null ? [] : roleNotes(news.view);
    const opening = openingNotes(online.match, false);
    if (this.#isPainted) return openOnline(news, [...role, ...opening]);
    const own = seat === null ? [] : news.links.slice(1);
    return openOnline(news, [], [...role, ...own, ...formatNotes(opening)]);
  }
}
