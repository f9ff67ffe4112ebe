/** The page in a real browser, from a real server. Each test file has its own server, and each test its own context. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { type RunningServer, type ServerRequest, startServer } from "../../support/server.ts";
import { chromiumAddress } from "./one-chromium.ts";

/** Milliseconds. */
const patience = 3 * 60_000;

interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that shouldn't have happened: errors, refused policies, requests to other hosts. */
  readonly faults: readonly string[];
}

export interface Stage {
  readonly address: () => string;
  /** Kills the server as a crash would, and starts it again on the same port with the same data. */
  readonly crash: () => Promise<{ readonly restart: () => Promise<void> }>;
  /** Allows faults that the test causes itself, such as a server that doesn't answer. */
  readonly forgive: (fault: RegExp) => void;
  readonly open: (hash?: string, options?: BrowserContextOptions) => Promise<OpenPage>;
}

type StageServer = Pick<RunningServer, "address" | "data" | "stop">;

/** Sets up a test file. After each test, its pages must be free of faults. */
export function setStage(
  request: ServerRequest = {},
  start: (request: ServerRequest) => Promise<StageServer> = startServer,
): Stage {
  let browser: Browser | undefined;
  let server: StageServer | undefined;
  let opened: OpenPage[] = [];
  let forgiven: RegExp[] = [];
  // On a busy machine, a page is drawn late, so polling may take as long as waiting.
  vi.setConfig({ expect: { poll: { timeout: patience } } });
  beforeAll(async () => {
    server = await start(request);
    browser = await chromium.connect(process.env[chromiumAddress] ?? "");
  });
  afterEach(async () => {
    const faults = opened
      .flatMap((page) => page.faults)
      .filter((fault) => !forgiven.some((pattern) => pattern.test(fault)));
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    forgiven = [];
    if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join("\n")}`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const address = () => server?.address ?? "";
  return {
    address,
    crash: async () => {
      const { data } = server ?? {};
      const port = Number(new URL(address()).port);
      await server?.stop("SIGKILL");
      return {
        restart: async () => {
          server = await start({ ...request, port, ...(data === undefined ? {} : { data }) });
        },
      };
    },
    forgive: (fault) => void forgiven.push(fault),
    open: async (hash = "", options = {}) => {
      if (browser === undefined) throw new Error("The stage is not set.");
      const page = await openPage(browser, address(), hash, options);
      opened.push(page);
      return page;
    },
  };
}

async function openPage(
  browser: Browser,
  address: string,
  hash: string,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
  await context.addInitScript(dealTheSame);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const faults = watchFaults(page, address);
  await page.goto(address + hash);
  await page.locator("main h1").waitFor();
  // A view that loads late replaces the blank sheet and its heading.
  await page.locator("main .lead", { hasText: "Opening…" }).waitFor({ state: "detached" });
  return { page, context, faults };
}

/** Runs in the page. Counts seeds, so a test meets the same starts and the same computer each time. */
function dealTheSame(): void {
  let seed = 0;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return draw(array);
    seed += 1;
    array.fill(seed);
    return array;
  };
}

/** Goes to another address of the open page. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    // Everything next to a board is drawn after it.
    const later = (done: () => void) => setTimeout(() => setTimeout(done));
    const drawn = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => later(done))));
    if (location.hash === to) return drawn();
    const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = to;
    return heard.then(drawn);
  }, hash);
}

/**
 * From now on, the browser lays out the page but doesn't paint it. In a test that only measures, that saves a fifth of the
 * work.
 */
export async function measureOnly(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.opacity = "0";
  });
}

/** Draws the page at another window size. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

function watchFaults(page: Page, address: string): readonly string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("blob:")) faults.push(`request to another host: ${url}`);
  });
  return faults;
}
