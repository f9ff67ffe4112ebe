/** The way to an online game: the client's view, and whether the visitor wants the free seat. */

import { firstView, type OnlineView } from "../../../online/client/view.ts";
import type { Activity } from "../../../play/contract.ts";
import { canPlay } from "../../../play/table.ts";
import type { OnlineRoute } from "../route.ts";

export interface OnlineVisit {
  readonly id: string;
  readonly token: string | undefined;
  readonly view: OnlineView;
  /** The visitor would rather watch than take the free seat. */
  readonly watching: boolean;
  /** Why there is no online play on this page, if so. */
  readonly unserved: string | null;
}

export function newOnlineSession(id: string, token: string | undefined): OnlineVisit {
  return { id, token, view: firstView, watching: false, unserved: null };
}

/** While it runs, the page must not help the player. */
export function isRunning(online: OnlineVisit | null): boolean {
  return online?.view.online?.match.outcome === null;
}

/** The opponent waits for a move from here, even while the visitor looks back. */
export function isAwaited(activity: Activity | null): boolean {
  return activity !== null && canPlay({ ...activity.state, viewing: null });
}

export function onlineRoute({ id, token }: OnlineVisit): OnlineRoute {
  return { view: "online", match: id, token };
}
