/** What the page takes from the browser: its clock, randomness, storage, address and workers. */

import type { Answer, Job, JobKind } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import type { OnlineClient } from "../../online/client/client.ts";
import { steadyClock } from "../../online/client/host.ts";
import { newId } from "../games.ts";
import type { State } from "../state/state.ts";
import type { Dispatch } from "../state/update.ts";

export interface Store {
  readonly games: readonly Game[];
  readonly state: { value: State };
  readonly dispatch: Dispatch;
  readonly advisor: Advisor;
  readonly client: () => OnlineClient | undefined;
  readonly world: World;
}

export type World = ReturnType<typeof browserWorld>;

export function browserWorld() {
  const title = headOf("application-name");
  return {
    program: { name: title.toLowerCase().replaceAll(" ", "-"), title },
    now: () => new Date(),
    milliseconds: steadyClock(() => Date.now()),
    newId,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    read: (name: string) => guarded(() => localStorage.getItem(`switchyard.${name}`)) ?? null,
    write: (name: string, text: string) => guarded(() => localStorage.setItem(`switchyard.${name}`, text)),
    /** The table at which this tab waits for a player, and its game. It survives a reload, and other tabs don't see it. */
    table: () => guarded(() => sessionStorage.getItem("switchyard.table")) ?? "",
    waitAt: (table: string) => guarded(() => sessionStorage.setItem("switchyard.table", table)),
    keeps: () => guarded(canStore) === true,
    forget: () => {
      for (const [name] of Object.entries(localStorage).filter(isOurs)) localStorage.removeItem(name);
      location.replace(location.href.replace(/#.*$/, ""));
      location.reload();
    },
    /** Players see their own move before the computer's. Without animations, the pause is shorter. */
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

/** If storage is forbidden or full, the page remembers nothing. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

interface NumberedResult {
  readonly number: number;
  readonly result: Result<never>;
}

export class Advisor {
  readonly #open = new Map<number, (result: Result<never>) => void>();
  #worker: Worker | undefined;
  #count = 0;

  ask<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
    const number = ++this.#count;
    return new Promise((done) => {
      this.#worker ??= this.#start();
      this.#open.set(number, done);
      this.#worker.postMessage({ number, job });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL("../workers/advisor-worker.ts", import.meta.url), {
      type: "module",
      name: gamesModule(),
    });
    worker.addEventListener("message", ({ data: { number, result } }: MessageEvent<NumberedResult>) => {
      this.#open.get(number)?.(result);
      this.#open.delete(number);
    });
    worker.addEventListener("error", () => this.#fail());
    return worker;
  }

  #fail(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    this.#worker = undefined;
    for (const done of open) done(fail("cannot-read", "The solver couldn't start in this browser."));
  }
}

export function gamesModule(): string {
  const path = headOf("games");
  return path === "" ? "" : new URL(path, document.baseURI).href;
}

/** A program with its own games puts its name and its games into meta tags. */
function headOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
