/** A service worker fetches the whole page for visits without a network, after the visitor has what they came for. */

/** Milliseconds that a visitor who only reads gets first. */
const reading = 20_000;

let asked = false;

/** A cached page looks for a newer version at once; otherwise it waits for the first move. */
export function keepLater(): void {
  if (navigator.serviceWorker?.controller) keepForOffline();
  else setTimeout(keepForOffline, reading);
}

export function keepForOffline(): void {
  if (asked || !("serviceWorker" in navigator && import.meta.env.PROD)) return;
  asked = true;
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => void navigator.serviceWorker.register("service-worker.js"));
}
