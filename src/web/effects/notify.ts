/** The browser's own notifications: only where the visitor has asked for them, and only while the page is out of sight. */

import type { OnlineState } from "../state/online/online.ts";
import { turnNotice } from "../state/online/words.ts";

/** Asks the browser, and through it the visitor; gives why not, where it may not be. */
export async function askToNotify(): Promise<string | null> {
  if (!("Notification" in globalThis)) return "This browser has no notifications.";
  const answer = await Notification.requestPermission();
  return answer === "granted" ? null : "Your browser blocks notifications for this page.";
}

export function notifyOfTurn(before: OnlineState | null, after: OnlineState | null): void {
  if (!document.hidden || after === null || before?.id !== after.id) return;
  const notice = turnNotice(before, after);
  if (notice === null || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  show(notice.title, { body: notice.body, tag: `switchyard-${after.id}`, icon: "icon.svg" });
}

/** On phones only a service worker may show one. */
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
