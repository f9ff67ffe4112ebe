/** Browser notifications, only on request and only while the page is hidden. */

import type { Activity } from "../../../activity/contract.ts";
import { isAwaited } from "../../state/online/online.ts";
import type { State } from "../../state/state.ts";
import { onlineTitle } from "../../state/title.ts";
import { moveLine } from "../../state/words.ts";
import type { Store } from "../store.ts";

export async function toggleNotify({ state, dispatch }: Pick<Store, "state" | "dispatch">): Promise<void> {
  const on = state.value.preferences.notify;
  const problem = on ? null : await askToNotify();
  if (problem === null) dispatch({ kind: "prefer", preferences: { notify: !on } });
  const text = problem ?? (on ? "Notifications are off." : "You'll be notified when it's your turn.");
  dispatch({ kind: "flash", text });
}

/** Null if the visitor agrees, else the reason. */
async function askToNotify(): Promise<string | null> {
  if (!("Notification" in globalThis)) return "This browser doesn't support notifications.";
  const answer = await Notification.requestPermission();
  return answer === "granted" ? null : "Your browser blocks notifications for this page.";
}

export function notifyOfTurn(before: State, after: State): void {
  const { online } = after;
  if (!document.hidden || online === null || before.online?.id !== online.id) return;
  const notice = turnNotice(before.places.online.activity, after.places.online.activity);
  if (notice === null || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  show(notice.title, { body: notice.body, tag: `switchyard-${online.id}`, icon: "icon.svg" });
}

export function turnNotice(
  before: Activity | null,
  after: Activity | null,
): { readonly title: string; readonly body: string } | null {
  if (after === null) return null;
  const { match } = after.state;
  const called = isAwaited(after) && !isAwaited(before);
  const ended = match.outcome !== null && before?.state.match.outcome === null;
  if (!called && !ended) return null;
  const last = match.moves.length === 0 ? "" : moveLine(match, match.moves.length - 1);
  return { title: onlineTitle(after).replace("● ", ""), body: last };
}

/** On phones only a service worker may show notifications. */
function show(title: string, options: NotificationOptions): void {
  try {
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => {
      focus();
      notification.close();
    });
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
