/**
 * Measures the longest task on the page's main thread while a player makes moves by touch on a phone four times slower than
 * this machine. It multiplies processor time by four, because the browser's own throttle uses the clock and is far too slow on
 * a busy machine.
 */

import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type * as playwright from "playwright-core";
import { findProgram } from "../deploy/packages.ts";
import { chromiumProgram } from "../test/page/support/chromium.ts";
import { startServer } from "../test/support/server.ts";
import { type Measure, report } from "./report.ts";

const slowdown = 4;
const moves = 8;

const bare = `data:text/html,<body class="board"><button data-move onclick="textContent++">0</button>`;

/** Each with the milliseconds that a task can take: the sizes that Play starts with, and the largest pool. */
const pages = [
  ["a bare page with one button", bare, 50],
  ["Tower Switch, 16 blocks", "#/play?game=tower-switch&options.blocks=16", 50],
  ["Switch Battle, 5 switches", "#/play?game=switch-battle&options.start=10110", 50],
  ["Switch Battle, computer", "#/play?game=switch-battle&level2=easy", 50],
  ["Switch and Capture, 6 switches", "#/play?game=switch-and-capture&options.start=010011", 50],
  ["Factor Frenzy to 16", "#/play?game=factor-frenzy&options.max=16", 50],
  ["Factor Frenzy to 1000", "#/play?game=factor-frenzy&options.max=1000", 200],
  ["Switch Conquer, 5 switches", "#/play?game=switch-conquer&options.start=ABBAB", 50],
] as const;

/** A large pool shows only its first lines. */
const mostInSight = 30;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export async function benchPage(): Promise<void> {
  const { chromium }: typeof playwright = createRequire(import.meta.url)("playwright-core");
  const server = await startServer();
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: findProgram(chromiumProgram), args });
  const measures: Measure[] = [];
  for (const [what, address, allowed] of pages) {
    const tasks = await tasksOf(browser, new URL(address, server.address).href);
    const longest = slowdown * Math.max(0, ...tasks);
    const detail = `${longest.toFixed(0)} of ${allowed} ms in ${moves} moves`;
    measures.push({ what, ratio: longest / allowed, bar: 1, sense: "at most", detail });
  }
  await browser.close();
  await server.stop();
  report("The page's longest task at a quarter of the speed", measures);
}

/** In milliseconds. */
async function tasksOf(browser: playwright.Browser, address: string): Promise<readonly number[]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".board").waitFor();
  await playAMove(page, 1);
  const devtools = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  // The browser decides the shape of an event.
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["toplevel", "devtools.timeline"];
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories },
  });
  for (let move = 2; move < moves + 2; move++) await playAMove(page, move);
  await devtools.send("Tracing.end");
  await done;
  await context.close();
  return tasksIn(events);
}

/** The first tap shows the move, the second plays it. */
async function playAMove(page: playwright.Page, count: number): Promise<void> {
  const playable = page.locator(".board [data-move]");
  const number = await playable.count();
  const target = playable.nth((count * 7) % Math.max(1, Math.min(number, mostInSight)));
  const box = number === 0 ? null : await target.boundingBox();
  if (box === null) return;
  for (const wait of [500, 1500]) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await pause(wait);
  }
}

/** Only the thread that received the presses, and without the work of the measurement itself. */
function tasksIn(events: readonly TraceEvent[]): readonly number[] {
  const press = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "click");
  const ours = events.filter(({ ph, pid, tid }) => ph === "X" && pid === press?.pid && tid === press.tid);
  const foreign = ours.filter(({ name }) => name === "EvaluateScript");
  const holds = (task: TraceEvent, { ts }: TraceEvent) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
  return ours
    .filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask")
    .filter((task) => !foreign.some((script) => holds(task, script)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
