/** Lists a page's faults for assistive technology and on narrow screens. */

import axeCore from "axe-core";
import type { Page } from "playwright-core";

/** Tests with the page's font, and with the wider letters of a machine that doesn't have it yet. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { style } = document.documentElement;
    return ["sans-serif", ""].some((font) => {
      for (const name of ["--sign", "--text"]) style.setProperty(name, font);
      return document.documentElement.scrollWidth > document.documentElement.clientWidth;
    });
  });
}

/**
 * Texts that are partly past the edge of the screen, of their button or of a box that doesn't scroll. Leaves out what's only for
 * screen readers, or only a picture.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const told = (text: Text) => `${text.parentElement?.className}: ${text.data.trim().slice(0, 60)}`;
    return [...new Set(texts.filter((text) => isRead(text) && isCut(text)).map(told))];

    function isRead({ data, parentElement: parent }: Text): boolean {
      const apart = ".visually-hidden, [inert], noscript, select, script, style";
      return data.trim() !== "" && parent?.closest(apart) === null && parent.checkVisibility();
    }

    function isCut(text: Text): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const edge = edgeAround(text.parentElement);
      if (edge === null || edge === document.documentElement) return isAcross(box, screen());
      // Content that scrolls can be read.
      if (/auto|scroll/.test(getComputedStyle(edge).overflow)) return false;
      const { overflowY } = getComputedStyle(edge);
      const bounds = edge.getBoundingClientRect();
      const below = overflowY !== "visible" && (box.top < bounds.top - 3 || box.bottom > bounds.bottom + 3);
      return below || isAcross(box, bounds);
    }

    /** Text must not leave a button, or a box that hides or scrolls what doesn't fit. */
    function edgeAround(element: Element | null): Element | null {
      if (element === null || element.matches("button, .button")) return element;
      return getComputedStyle(element).overflow === "visible" ? edgeAround(element.parentElement) : element;
    }

    function screen(): DOMRect {
      return new DOMRect(0, 0, document.documentElement.clientWidth);
    }

    function isAcross(box: DOMRect, edge: DOMRect): boolean {
      return box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
    }
  });
}

/** The type of `axe` inside the page, once its source has run there. */
declare const axe: Pick<typeof axeCore, "run">;

/** The structure is the same in every theme, so one theme is tested for everything, and the other for contrast. */
export type AxeRules = "everything" | "contrast";

export async function violations(page: Page, rules: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (wanted) => {
    const found = await axe.run({
      // Passed rules aren't described, and there are no frames to look into.
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
      ...(wanted === "contrast" ? { runOnly: ["color-contrast"] } : {}),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
}
