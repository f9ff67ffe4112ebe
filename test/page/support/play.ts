/** Presses, choices and forms in the browser. */

import type { Page } from "playwright-core";

/** Presses a button. Rarely used ones are under More. */
export async function press(page: Page, name: string): Promise<void> {
  const anywhere = page.getByRole("button", { name, exact: true, includeHidden: true });
  await anywhere.first().waitFor({ state: "attached" });
  const hidden = page.locator(".more:not(:popover-open)").getByText(name, { exact: true });
  if ((await hidden.count()) > 0) await openMore(page);
  await page.getByRole("button", { name, exact: true }).click();
}

function openMore(page: Page): Promise<void> {
  return page.getByRole("button", { name: "More", exact: true }).click();
}

/** Chooses when the values are shown. */
export async function showTruth(page: Page, when: "Off" | "After the game" | "Live"): Promise<void> {
  await openMore(page);
  await page.getByRole("radio", { name: when }).check();
  await page.keyboard.press("Escape");
}

/** Unfolds the options that most people leave as they are. */
export function openOptions(page: Page): Promise<void> {
  return page.locator(".folded summary").click();
}
