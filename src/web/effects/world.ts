/** What the page needs from the browser: clock, randomness, storage, address. Passed in, so that nothing else uses them. */

import { steadyClock } from "../../client/host.ts";
import { newId } from "./new-id.ts";

export type World = ReturnType<typeof browserWorld>;

export function browserWorld() {
  return {
    now: () => new Date(),
    /** Never goes back. */
    milliseconds: steadyClock(() => Date.now()),
    newId,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    read: (name: string) => guarded(() => localStorage.getItem(`switchyard.${name}`)) ?? null,
    write: (name: string, text: string) => guarded(() => localStorage.setItem(`switchyard.${name}`, text)),
    /** Whether stored values can be read again. */
    keeps: () => guarded(canStore) === true,
    /** Everything that is kept, by its names. */
    all: () => guarded(() => Object.fromEntries(Object.entries(localStorage).filter(isOurs))) ?? {},
    /** Deletes all of it, and starts over. */
    forget: () => {
      for (const [name] of Object.entries(localStorage).filter(isOurs)) localStorage.removeItem(name);
      location.replace(location.href.replace(/#.*$/, ""));
      location.reload();
    },
    /** How long a computer waits before it moves, so that players can see their own move; shorter without animations. */
    pause: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 100 : 600),
    /** The page's own address, without the part behind the hash. */
    address: () => location.href.replace(/#.*$/, ""),
    /** The folder that the page is in, with a slash at its end. */
    folder: () => new URL(".", location.href).href,
  };
}

function isOurs([name]: readonly [string, unknown]): boolean {
  return name.startsWith("switchyard.");
}

function canStore(): boolean {
  localStorage.setItem("switchyard", "");
  localStorage.removeItem("switchyard");
  return true;
}

/** Storage may be forbidden or full; the page then simply forgets. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
