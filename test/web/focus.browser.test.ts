/** Where the focus is, which only a real browser knows. */

import { test } from "vitest";
import { setStage } from "./support/browser.ts";
import { press } from "./support/play.ts";

const stage = setStage();

test("after a dialog the focus returns to the button that opened it, or goes to the board", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&name1=Ann&name2=Ben&moves=1+1+1");
  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
  for (const name of ["Draw", "Resign", "Restart"]) {
    await press(page, name);
    await page.locator("dialog").waitFor();
    await page.keyboard.press("Escape");
    await focused(".control[popovertarget]");
    await press(page, name);
    await page.locator("dialog button").last().click();
    await focused(".control[popovertarget]");
  }
  await press(page, "Restart");
  await press(page, "Start over");
  await focused(".board [data-target]");
  await press(page, "Resign");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await focused('.control:has-text("Rematch")');
});
