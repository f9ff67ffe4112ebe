/** What is wrong with a page as it stands: for assistive technology, and for narrow screens. */

import axeCore from "axe-core";
import type { Page } from "playwright-core";

/** In the wide letters of a machine that has to do without the page's own at first, and in these. */
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
Can't read  * Texts of which a part: past the edge of the screen, of their button or of a box that does not scroll.
 * What is there for screen readers alone and what is only a picture is left out.
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
      // What scrolls can be read.
      if (/auto|scroll/.test(getComputedStyle(edge).overflow)) return false;
      const { overflowY } = getComputedStyle(edge);
      const bounds = edge.getBoundingClientRect();
      const below = overflowY !== "visible" && (box.top < bounds.top - 3 || box.bottom > bounds.bottom + 3);
      return below || isAcross(box, bounds);
    }

    /** Text may not leave a button, nor a box that hides or scrolls what is beyond it. */
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

/** What axe is inside the page, once its source has been run there. */
declare const axe: Pick<typeof axeCore, "run">;

/** Structure is the same in every theme, so that one of them is looked at for everything, the other for contrast. */
export type AxeRules = "everything" | "contrast";

export async function violations(page: Page, rules: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (wanted) => {
    const found = await axe.run({
      // What passes is not described, and there are no frames to look into.
      resultTypes: ["violations"],
      iframes: false,
      preload: false,
      ...(wanted === "contrast" ? { runOnly: ["color-contrast"] } : {}),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
}
