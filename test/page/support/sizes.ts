/** Finds what's cut, out of reach or too wide, in every view and every shape of board on any screen. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { games } from "../../../src/games/index.ts";
import { measureOnly, resize, type Stage, visit } from "./browser.ts";
import { cutTexts, overflows } from "./inspect.ts";
import { completeLines, startAddress } from "./lines.ts";

export type Size = readonly [width: number, height: number];

const views = [
  "#/",
  "#/learn",
  "#/games",
  "#/puzzle",
  "#/puzzle/daily",
  "#/puzzle/mine",
  "#/puzzle/archive",
  "#/nowhere",
  ...games.flatMap(({ id }) => [`#/new/${id}`, `#/rules/${id}`, `#/theory/${id}`, `#/learn/${id}`]),
  ...completeLines().flatMap((line) => {
    const start = `${startAddress(line)}&name2=Computer&level2=medium`;
    return [
      start,
      `${start}&moves=${line.moves.slice(0, 2).join("+")}`,
      `${start}&moves=${line.moves.join("+")}&at=${line.moves.length}`,
    ];
  }),
  "#/play?game=tower-switch&options.blocks=1000&moves=1",
  "#/play?game=factor-frenzy&options.max=100&moves=7",
  "#/play?game=factor-frenzy&options.max=1000&moves=7",
  "#/play?game=switch-battle&options.switches=30&moves=7",
  "#/play?game=tower-switch&moves=1+1&at=1",
];

/** A large desk, a desk, a laptop, a tablet, two phones, and one held sideways. */
const screens: readonly Size[] = [
  [1920, 1080],
  [1280, 800],
  [1024, 640],
  [768, 1024],
  [390, 844],
  [320, 568],
  [844, 390],
];

/** The screens on which the lowest of these elements ends below the fold. */
export async function belowFold(page: Page, selector: string): Promise<readonly string[]> {
  const below: string[] = [];
  for (const [width, height] of screens) {
    await resize(page, { width, height });
    const bottoms = await page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    const bottom = Math.max(...bottoms);
    if (!(bottom <= height)) below.push(`${width} x ${height}: ${bottom}`);
  }
  return below;
}

/** Narrow and low screens are phones. */
function screenOf([width, height]: Size): BrowserContextOptions {
  const touch = Math.min(width, height) < 800 ? { hasTouch: true, isMobile: true } : {};
  return { viewport: { width, height }, ...touch };
}

async function openFor(stage: Stage, size: Size): Promise<Page> {
  const { page } = await stage.open("#/learn", screenOf(size));
  await measureOnly(page);
  return page;
}

/** Texts that can't be read to their end, and views that scroll sideways. */
export async function unreadable(
  stage: Stage,
  sizes: readonly [Size, ...Size[]],
): Promise<readonly string[]> {
  const page = await openFor(stage, sizes[0]);
  const found: string[] = [];
  for (const hash of views) {
    await visit(page, hash);
    await page.waitForFunction(
      () => !/Working it out|Finding a puzzle|Opening|Looked at/.test(document.body.innerText),
    );
    for (const [width, height] of sizes) {
      await resize(page, { width, height });
      const about = `${hash}, ${width} x ${height}`;
      found.push(...(await cutTexts(page)).map((text) => `${about}: ${text}`));
      if (await overflows(page)) found.push(`${about}: scrolls sideways`);
    }
  }
  return found;
}

/** Cells outside their board or the screen, and how many there are in all. */
export async function lostCells(stage: Stage, boards: readonly string[], sizes: readonly [Size, ...Size[]]) {
  const page = await openFor(stage, sizes[0]);
  const lost: string[] = [];
  let cells = 0;
  const look = async (address: string, root: string, target: string) => {
    await visit(page, address);
    await page.locator(`${root} ${target}`).first().waitFor();
    for (const [width, height] of sizes) {
      await resize(page, { width, height });
      const seen = await unreachable(page, root);
      if (root === ".board") cells += seen.cells;
      lost.push(...seen.outside.map((cell) => `${address}, ${width} px: ${cell}`));
      if (await overflows(page)) lost.push(`${address}, ${width} px: the page scrolls sideways`);
    }
  };
  for (const board of boards) await look(`#/play?game=${board}&name1=Ann&name2=Ben`, ".board", "[data-move]");
  const ids = new Set(boards.map((board) => board.split("&")[0]));
  for (const address of ["#/", ...Array.from(ids, (id) => `#/new/${id}`)])
    await look(address, ".picture", "[data-target]");
  return { lost, cells };
}

/** Includes cells that stay out of reach after scrolling to them. */
export function unreachable(page: Page, root: string) {
  return page.evaluate((selector) => {
    const targets = [...document.querySelectorAll<HTMLElement>(`${selector} [data-target]`)];
    const outside = targets.flatMap((target) => {
      if (selector === ".board") target.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = target.getBoundingClientRect();
      const room = target.closest(".group")?.getBoundingClientRect();
      const [left, right] = [Math.max(0, room?.left ?? 0), Math.min(innerWidth, room?.right ?? innerWidth)];
      const fits = box.left >= left - 1 && box.right <= right + 1 && box.width >= 4;
      return fits ? [] : [`${target.dataset.target} from ${box.left} to ${box.right} of ${left} to ${right}`];
    });
    return { cells: targets.length, outside };
  }, root);
}
