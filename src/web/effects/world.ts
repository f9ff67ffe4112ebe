/** What the page needs from the browser: clock, randomness, storage, address. Passed in, so that nothing else uses them. */

import { steadyClock } from "../../client/host.ts";
import type { OpeningHost } from "../../table/dealer.ts";
import { newId } from "./new-id.ts";

export interface World extends OpeningHost {
  readonly newSeed: () => number;
  /** Never goes back. */
  readonly milliseconds: () => number;
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
  /** Whether what is written can be read again. */
  readonly keeps: () => boolean;
  /** Everything that is kept, by its names. */
  readonly all: () => Readonly<Record<string, string>>;
  /** Deletes all of it, and starts over. */
  readonly forget: () => void;
  /** How long a computer waits before it moves, so that players can see their own move; shorter without animations. */
  readonly pause: () => number;
  /** The page's own address, without the part behind the hash. */
  readonly address: () => string;
  /** The folder that the page is in, with a slash at its end. */
  readonly folder: () => string;
}

export function browserWorld(): World {
  return {
    now: () => new Date(),
    milliseconds: steadyClock(() => Date.now()),
    newId,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    read: (name) => guarded(() => localStorage.getItem(`switchyard.${name}`)) ?? null,
    all: () => guarded(() => Object.fromEntries(Object.entries(localStorage).filter(isOurs))) ?? {},
    forget: () => {
      for (const [name] of Object.entries(localStorage).filter(isOurs)) localStorage.removeItem(name);
      location.replace(location.href.replace(/#.*$/, ""));
      location.reload();
    },
    write: (name, text) => guarded(() => localStorage.setItem(`switchyard.${name}`, text)),
    keeps: () => guarded(canStore) === true,
    pause: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 100 : 600),
    address: () => location.href.replace(/#.*$/, ""),
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
