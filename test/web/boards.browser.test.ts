/** Boards of every shape on screens of every width: no cell lies outside, and each can be reached. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { outsideFolder, serveOutside } from "../support/outside.ts";
import { measureOnly, resize, setStage, visit } from "./support/browser.ts";
import { overflows } from "./support/inspect.ts";

const stage = setStage({}, async () =>
  serveOutside(await outsideFolder(["board-program", "board-games"], "test/support"), "board-program.js"),
);

const boards = [
  ...[3, 5, 6, 9, 12].flatMap((size) => [
    `named-grid&options.size=${size}`,
    `edged-grid&options.size=${size}`,
  ]),
  ...[3, 5, 9].map((size) => `hexagons&options.size=${size}`),
  ...[1, 2, 5].map((size) => `dots-and-lines&options.size=${size}`),
  "star",
  "side-heaps&options.others=9",
];
const ids = new Set(boards.map((board) => board.split("&")[0]));
const previews = ["#/", ...Array.from(ids, (id) => `#/new/${id}`)];

const screens = { phone: [320, 360, 390, 768], desk: [1100, 1280, 1920] } as const;

test.each(Object.entries(screens))(
  "%s: every cell is on the board, and the board on the screen",
  async (name, widths) => {
    const touch = name === "phone" ? { hasTouch: true, isMobile: true } : {};
    const { page } = await stage.open("", { viewport: { width: widths[0], height: 800 }, ...touch });
    await measureOnly(page);
    const found: string[] = [];
    let seen = 0;
    const look = async (address: string, root: string, target: string) => {
      await visit(page, address);
      await page.locator(`${root} ${target}`).first().waitFor();
      for (const width of widths) {
        await resize(page, { width, height: 800 });
        const { cells, outside } = await unreachable(page, root);
        seen += cells;
        found.push(...outside.map((cell) => `${address}, ${width} px: ${cell}`));
        if (await overflows(page)) found.push(`${address}, ${width} px: the page scrolls sideways`);
      }
    };
    for (const board of boards)
      await look(`#/play?game=${board}&name1=Ann&name2=Ben`, ".board", "[data-move]");
    expect(seen).toBe(849 * widths.length);
    for (const address of previews) await look(address, ".picture", "[data-target]");
    expect(found).toEqual([]);
  },
);

/** The cells that lie outside of the screen, also after the board was scrolled to them, and how many there are in all. */
function unreachable(page: Page, root: string) {
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

test("a cell that is cut off is found", async () => {
  const { page } = await stage.open("#/play?game=named-grid&name1=Ann&name2=Ben");
  await page.locator(".board [data-target='a1']").evaluate((cell) => {
    cell.style.translate = "-2000px";
  });
  expect((await unreachable(page, ".board")).outside).toHaveLength(1);
});

test("names are at the edges, and a missing corner isn't a button", async () => {
  const { page } = await stage.open("#/play?game=edged-grid&options.size=3&name1=Ann&name2=Ben&moves=b1+b2");
  await page.locator(".board [data-target='b1']", { hasText: /^Q$/ }).waitFor();
  const edges = await page.locator(".board .grid-edge").allInnerTexts();
  expect(edges).toEqual(["", "a", "b", "c", "1", "2", "3"]);
  expect(await page.locator(".board [data-target]").count()).toBe(5);
});

test("a graph draws its lines and says what is next to a point", async () => {
  const { page } = await stage.open("#/play?game=hexagons&options.size=2&name1=Ann&name2=Ben");
  await page.getByRole("button", { name: "a1, free, next to b1 and a2; play a1" }).waitFor();
  expect(await page.locator(".board .graph line").count()).toBe(5);
  await page.locator(".board [data-target='a1']").click();
  await page.locator(".entry", { hasText: "Ann claims a1." }).waitFor();
});
