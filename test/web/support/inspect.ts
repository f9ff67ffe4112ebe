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

/** What axe is inside the page, once its source has been run there. */
declare const axe: Pick<typeof axeCore, "run">;

/** Structure is the same in every theme, so that one of them is looked at for everything, the other for contrast. */
export type AxeRules = "everything" | "contrast";

export async function violations(page: Page, rules: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (wanted) => {
    const found = await axe.run(wanted === "contrast" ? { runOnly: ["color-contrast"] } : {});
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
}
