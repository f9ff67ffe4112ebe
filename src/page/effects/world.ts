/** Clock, randomness, storage and address are passed in, so that nothing else touches the browser. */

import type { Game } from "../../core/game.ts";
import type { OnlineClient } from "../../online/client/client.ts";
import { steadyClock } from "../../online/client/host.ts";
import { newId } from "../games.ts";
import type { State } from "../state/state.ts";
import type { Dispatch } from "../state/update.ts";
import { type Advisor, headOf } from "./advisor.ts";

/** All that effects work with. */
export interface Store {
  readonly games: readonly Game[];
  readonly state: { value: State };
  readonly dispatch: Dispatch;
  readonly advisor: Advisor;
  /** Undefined until an online game is open. */
  readonly client: () => OnlineClient | undefined;
  readonly world: World;
}

export type World = ReturnType<typeof browserWorld>;

export function browserWorld() {
  const title = headOf("application-name");
  return {
    program: { name: title.toLowerCase().replaceAll(" ", "-"), title },
    now: () => new Date(),
    /** Monotonic. */
    milliseconds: steadyClock(() => Date.now()),
    newId,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    read: (name: string) => guarded(() => localStorage.getItem(`switchyard.${name}`)) ?? null,
    write: (name: string, text: string) => guarded(() => localStorage.setItem(`switchyard.${name}`, text)),
    /** True if stored text can be read again. */
    keeps: () => guarded(canStore) === true,
    all: () => guarded(() => Object.fromEntries(Object.entries(localStorage).filter(isOurs))) ?? {},
    /** Also reloads the page. */
    forget: () => {
      for (const [name] of Object.entries(localStorage).filter(isOurs)) localStorage.removeItem(name);
      location.replace(location.href.replace(/#.*$/, ""));
      location.reload();
    },
    /** Players should see their own move before the computer's; shorter without animations. */
    pause: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 100 : 600),
    /** Without the hash. */
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
