/** The built page in a real browser: one server and one Chromium for a test file, a fresh context for a test. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createApp } from "../../../src/server/app.ts";
import { type Listening, listen } from "../../../src/server/listen.ts";
import { readPageFiles } from "../../../src/server/page-files.ts";
import { findChromium } from "./chromium.ts";

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that should not have happened: errors, refused policies, requests to other hosts. */
  readonly faults: readonly string[];
}

export interface Stage {
  readonly address: () => string;
  readonly open: (hash?: string, options?: BrowserContextOptions) => Promise<OpenPage>;
}

/** Sets the stage for a test file. After each test its pages must be free of faults. */
export function setStage(): Stage {
  let browser: Browser | undefined;
  let server: Listening | undefined;
  let opened: OpenPage[] = [];
  beforeAll(async () => {
    server = await serveBuilt();
    browser = await chromium.launch({ executablePath: findChromium(), args: switches });
  });
  afterEach(async () => {
    const faults = opened.flatMap((page) => page.faults);
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join("\n")}`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const address = () => server?.address ?? "";
  return {
    address,
    open: async (hash = "", options = {}) => {
      if (browser === undefined) throw new Error("The stage is not set.");
      const page = await openPage(browser, address(), hash, options);
      opened.push(page);
      return page;
    },
  };
}

async function serveBuilt(): Promise<Listening> {
  const listening = await listen(createApp({ page: readPageFiles("dist/web") }), "127.0.0.1", 0);
  if (!listening.ok) throw new Error(listening.problem.message);
  return listening.value;
}

async function openPage(
  browser: Browser,
  address: string,
  hash: string,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults = watchFaults(page, address);
  await page.goto(address + hash);
  await page.locator("main h1").waitFor();
  return { page, context, faults };
}

/** Goes to another address of the page that is open. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (location.hash === to) return drawn();
    const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = to;
    return heard.then(drawn);
  }, hash);
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
