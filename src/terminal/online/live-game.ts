/** An online game in conversation: what the session sees comes as news, and what the player does goes to it. */

import { formatNotes } from "../../activity/lines.ts";
import { openOnline } from "../../activity/online/online.ts";
import type { Happening } from "../../client/narrate.ts";
import { isKnown, type KnownView, type OnlineView } from "../../client/view.ts";
import type { Match } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import { openingNotes } from "../../words/notes.ts";
import type { Host } from "../host.ts";
import { holdTalk } from "../lines/loop.ts";
import type { Talk } from "../lines/talk.ts";
import type { Elsewhere, News, WantFor } from "../lines/wants.ts";
import { Autosave } from "../saves/autosave.ts";
import { farewell, linkLines, roleNotes } from "./links-text.ts";
import { localNow } from "./node-host.ts";
import { saveFinished } from "./seats.ts";
import type { OnlineSession } from "./session.ts";

/** Plays until the player leaves. Gives the exit code. */
export async function talkOnline(
  talk: Talk,
  session: OnlineSession,
  seen: KnownView,
  intro: readonly string[],
): Promise<number> {
  const elsewhere = new LiveGame(talk.host, session);
  const view = session.view();
  const news = elsewhere.newsOf(isKnown(view) ? view : seen, []);
  try {
    return await holdTalk(talk, openOnline(news, [], intro), {
      autosave: new Autosave(talk.host),
      elsewhere,
    });
  } finally {
    session.close();
  }
}

class LiveGame implements Elsewhere {
  readonly #host: Host;
  readonly #session: OnlineSession;
  readonly #news: News[] = [];
  /** The game that is on show when all the news have been heard. */
  #match: string;
  #wake: () => void = () => {};

  constructor(host: Host, session: OnlineSession) {
    this.#host = host;
    this.#session = session;
    this.#match = session.match;
    session.listen((view, happenings) => this.#hear(view, happenings));
  }

  take(): News | undefined {
    return this.#news.shift();
  }

  async arrival(): Promise<void> {
    if (this.#news.length > 0) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  carryOut(want: WantFor<"act"> | WantFor<"follow" | "reconnect">): void {
    if (want.kind === "act") this.#session.act(want.action);
    else if (want.kind === "follow") this.#session.goOn();
    else this.#session.retry();
  }

  save(match: Match, seat: Seat): readonly string[] {
    return saveFinished(this.#host, { online: { match }, seat });
  }

  farewell(): readonly string[] {
    const view = this.#session.view();
    return isKnown(view) ? farewell(this.#host, view, this.#session) : [];
  }

  newsOf(view: KnownView, happenings: readonly Happening[]) {
    return { view, happenings, now: localNow(), links: linkLines(view, this.#session) };
  }

  #hear(view: OnlineView, happenings: readonly Happening[]): void {
    const news = this.#toNews(view, happenings);
    if (news === undefined) return;
    this.#news.push(news);
    this.#wake();
  }

  #toNews(view: OnlineView, happenings: readonly Happening[]): News | undefined {
    if (view.connection.kind === "closed") return { closed: view.connection.reason };
    if (!isKnown(view)) return undefined;
    const news = this.newsOf(view, happenings);
    const { id } = view.online.match;
    if (id === this.#match) return { input: { kind: "heard", news } };
    this.#match = id;
    return { open: openOnline(news, [], this.#introOf(view)) };
  }

  /** The next game has another link. */
  #introOf(view: KnownView): readonly string[] {
    const own = view.seat === null ? [] : [...roleNotes(view), ...linkLines(view, this.#session).slice(1)];
    return [...own, ...formatNotes(openingNotes(view.online.match, false))];
  }
}
