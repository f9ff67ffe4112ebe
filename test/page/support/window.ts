/** A window of happy-dom for the page: simulated time, counted seeds, the solver's worker, and saved files. */

import { compileFunction, createContext, Script } from "node:vm";
import { Element as DomElement, HTMLAnchorElement as DomLink } from "happy-dom";
import { rolldown } from "rolldown";
import type { Cancel } from "../../../src/server/context.ts";
import type { Time } from "../../simulation/time.ts";

export type PageWindow = Window & typeof globalThis;
type Listener = (event: { readonly data: unknown }) => void;

/** A test reads and sets these in its window. */
export interface Surroundings {
  readonly time: Time;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What the visitor answers when the browser asks. */
  confirms: boolean;
  /** The number of running workers. */
  workers: number;
  /** Browsers show the focus to a visitor who last used a key. */
  byKeys: boolean;
  /** Files that the page has saved, by name. */
  readonly saved: Map<string, Blob>;
  readonly faults: string[];
}

/** Returns a function that stops all timers. */
export function equip(window: PageWindow, around: Surroundings, advise: Advise): () => void {
  const report = (text: unknown) => void around.faults.push(String(text));
  window.addEventListener("error", ({ message }) => report(message));
  const { stop, ...clock } = clockOf(around.time);
  Object.assign(window, clock, {
    AudioContext: undefined,
    Date: datesFrom(window, around.now),
    Worker: workerOf(advise, around),
    confirm: () => around.confirms,
  });
  Object.assign(window.console, { error: report });
  Object.assign(window.document, { fonts: { load: async () => ["Cabin"] } });
  Object.defineProperty(window, "crypto", { value: countedSeeds() });
  window.URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  keepSilent(window);
  known.set(window, around);
  return stop;
}

/** Windows share their elements, so the elements are changed once for all windows. */
const known = new WeakMap<object, Surroundings>();
const blobs: Blob[] = [];
const matches: (selector: string) => boolean = Reflect.get(DomElement.prototype, "matches");
const click: () => void = Reflect.get(DomLink.prototype, "click");

DomElement.prototype.matches = function match(selector: string): boolean {
  const plain = selector.replace(":focus-visible", ":focus");
  return matches.call(this, plain) && (plain === selector || around(this)?.byKeys !== false);
};

DomLink.prototype.click = function press(): void {
  const blob = blobs[Number(this.href.replace("blob:", ""))];
  if (this.download === "" || blob === undefined) click.call(this);
  else around(this)?.saved.set(this.download, blob);
};

function around({ ownerDocument }: DomElement): Surroundings | undefined {
  return known.get(ownerDocument.defaultView ?? {});
}

/** Makes a browser forbid the page to store anything. */
export function withoutStorage(window: object): void {
  const refuse = () => {
    throw new Error("The storage is full.");
  };
  Object.defineProperty(window, "localStorage", { value: { getItem: () => null, setItem: refuse } });
}

/** In browsers, an address that the page itself writes isn't an event. */
function keepSilent(window: PageWindow): void {
  const written: string[] = [];
  const { history } = window;
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name].bind(history);
    history[name] = (...words) => {
      write(...words);
      written.push(window.location.href);
    };
  }
  window.addEventListener("hashchange", (event) => {
    const at = written.indexOf(event.newURL);
    if (at < 0) return;
    written.splice(at, 1);
    event.stopImmediatePropagation();
  });
}

/** Timers that wait for simulated time until the page closes. */
function clockOf(time: Time) {
  const waiting = new Map<number, Cancel>();
  let isOpen = true;
  let count = 0;
  const keep = (start: (run: () => void) => Cancel, run: () => void) => {
    if (isOpen) waiting.set(++count, start(run));
    return count;
  };
  const clear = (id: number) => waiting.get(id)?.();
  return {
    setTimeout: (run: () => void, ms = 0) => keep((each) => time.after(ms, each), run),
    setInterval: (run: () => void, ms = 0) => keep((each) => time.every(ms, each), run),
    requestAnimationFrame: (run: () => void) => keep((each) => time.after(16, each), run),
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
    stop: () => {
      isOpen = false;
      for (const cancel of waiting.values()) cancel();
    },
  };
}

function datesFrom(window: PageWindow, now: () => number): DateConstructor {
  return class extends window.Date {
    constructor(...parts: readonly []) {
      super(...(parts.length === 0 ? ([now()] as unknown as readonly []) : parts));
    }

    static override now = now;
  } as unknown as DateConstructor;
}

/** Counts seeds, so a test meets the same starts and the same computer each time. */
function countedSeeds() {
  let seed = 0;
  return {
    getRandomValues: (array: Uint32Array<ArrayBuffer>) =>
      array.BYTES_PER_ELEMENT === 4 ? array.fill(++seed) : crypto.getRandomValues(array),
  };
}

export interface Scripts {
  readonly runPage: (window: PageWindow) => void;
  /** The worker's code, which every page shares. */
  readonly advise: Advise;
}

type Advise = (job: { readonly kind: string }) => Promise<unknown>;

let bundling: Promise<Scripts> | undefined;

export function scripts(): Promise<Scripts> {
  bundling ??= Promise.all(["main.tsx", "workers/advisor-worker.ts"].map(bundle)).then(
    ([page = "", worker = ""]) => ({ runPage: pageFrom(page), advise: startWorker(worker) }),
  );
  return bundling;
}

/** What the page takes from its window. It's the parameters of one function, so the engine optimizes the page once. */
const globals = `
  AbortSignal AudioContext Blob Date Element File HTMLElement ResizeObserver URL
  WebSocket Worker
  addEventListener cancelAnimationFrame clearInterval clearTimeout confirm crypto document fetch
  focus getComputedStyle history localStorage location matchMedia navigator removeEventListener
  requestAnimationFrame scrollTo sessionStorage setInterval setTimeout
`
  .trim()
  .split(/\s+/);

function pageFrom(code: string): (window: PageWindow) => void {
  const run = compileFunction(code, ["globalThis", ...globals]);
  return (window) => void run(window, ...globals.map((name): unknown => Reflect.get(window, name)));
}

async function bundle(file: string): Promise<string> {
  const bundled = await rolldown({
    input: `src/page/${file}`,
    platform: "browser",
    logLevel: "silent",
    plugins: [
      { name: "no-styles", load: (id) => (id.endsWith(".css") ? { code: "", moduleType: "js" } : null) },
    ],
    transform: {
      define: { "import.meta.url": '"http://localhost/main.js"', "import.meta.env.PROD": "true" },
      jsx: { runtime: "automatic", importSource: "preact" },
    },
  });
  const { output } = await bundled.generate({ format: "iife", codeSplitting: false });
  return output[0].code;
}

function startWorker(code: string): Advise {
  const waiting = new Map<number, (result: unknown) => void>();
  let hear: Listener = () => {};
  const self = {
    name: "",
    addEventListener: (_: string, listener: Listener) => {
      hear = listener;
    },
    postMessage: ({ number, result }: { readonly number: number; readonly result: unknown }) =>
      waiting.get(number)?.(structuredClone(result)),
  };
  const reportError = (error: unknown) => {
    throw error;
  };
  new Script(code).runInContext(createContext({ self, performance, crypto, reportError }));
  let count = 0;
  const work: Advise = (job) =>
    new Promise((done) => {
      waiting.set(++count, done);
      hear({ data: structuredClone({ number: count, job }) });
    });
  // Every visit to the front page poses its day's puzzle.
  const posed = new Map<string, Promise<unknown>>();
  return (job) => {
    if (job.kind !== "pose") return work(job);
    const answer = posed.get(JSON.stringify(job)) ?? work(job);
    posed.set(JSON.stringify(job), answer);
    return answer;
  };
}

function workerOf(advise: Advise, around: Surroundings) {
  const { time } = around;
  return class {
    #hear: Listener | undefined;

    constructor() {
      around.workers++;
    }

    addEventListener(kind: string, listener: Listener): void {
      if (kind === "message") this.#hear = listener;
    }

    postMessage({ number, job }: { readonly number: number; readonly job: { readonly kind: string } }): void {
      const answer = (result: unknown) => this.#hear?.({ data: { number, result } });
      time.after(0, () => void advise(job).then((result) => time.after(0, () => answer(result))));
    }

    terminate(): void {
      this.#hear = undefined;
      around.workers--;
    }
  };
}
