/** Links, files and what is kept: everything that leaves the page comes back as it was, and nothing else gets in. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { press, setUpHere } from "./support/play.ts";

const stage = setStage();

const someGame =
  "#/play?game=switch-battle&options.switches=7&options.start=0000000&first=2&name1=Ann&name2=Ben&moves=4+3-4+1-2";

function entries(page: Awaited<ReturnType<typeof stage.open>>["page"]) {
  return page.locator(".entry-move").allInnerTexts();
}

test("a link restores the game, and the address follows every move", async () => {
  const { page } = await stage.open(someGame);
  expect(await entries(page)).toEqual(["–", "4", "3-4", "1-2"]);
  expect(await page.locator(".seat").allInnerTexts()).toEqual(["Ann\nto move", "Ben"]);
  await page.locator('.board [data-move="5"]').click();
  await page.waitForURL(/moves=4\+3-4\+1-2\+5(?:&|$)/);
  const other = await stage.open(new URL(page.url()).hash);
  expect(await entries(other.page)).toEqual(["–", "4", "3-4", "1-2", "5"]);
  expect(await other.page.locator("h1").innerText()).toContain("Switch Battle");
});

test("a link to a position that is looked back at opens there", async () => {
  const { page } = await stage.open(someGame);
  await page.locator(".entry").nth(1).click();
  await page.waitForURL(/&at=1$/);
  const other = await stage.open(new URL(page.url()).hash);
  expect(await other.page.locator(".status-head").innerText()).toBe("After move 1 of 3");
});

test("a move is drawn at the press; a visitor who leaves at once keeps it, and gets where they wanted to go", async () => {
  const { page } = await stage.open("#/play?game=tower-switch");
  const moveAndGo = (to: string) =>
    page.evaluate(async (hash) => {
      for (const _tap of "12") document.querySelector<HTMLElement>('.board [data-move="1"]')?.click();
      await Promise.resolve();
      const gone = document.querySelectorAll('.board [data-state="gone"]').length;
      if (hash === "") location.reload();
      else location.hash = hash;
      return gone;
    }, to);
  expect(await moveAndGo("#/rules/tower-switch")).toBe(1);
  await page.getByRole("heading", { name: "How to play" }).waitFor();
  expect(page.url()).toContain("#/rules/");
  await press(page, "Back to the game");
  await expect.poll(() => entries(page)).toEqual(["–", "1"]);
  await page.waitForURL(/moves=1(?:&|$)/);
  expect(await moveAndGo("")).toBe(2);
  await expect.poll(() => entries(page)).toEqual(["–", "1", "1"]);
});

test("the copied link is the address", async () => {
  const { page, context } = await stage.open(someGame);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Copy a link to this game");
  await page.getByText("Link copied.").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("an exported file opens again, exactly", async () => {
  const { page } = await stage.open(someGame);
  await press(page, "Resign");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  const waiting = page.waitForEvent("download");
  await press(page, "Save as a file");
  const path = await (await waiting).path();
  const record = JSON.parse(readFileSync(path, "utf8"));
  expect(record).toMatchObject({ switchyard: 1, game: "switch-battle", moves: ["4", "3-4", "1-2"] });
  const other = await stage.open("#/games");
  await other.page.locator("input[type=file]").setInputFiles(path);
  await other.page.locator(".play").waitFor();
  expect(await entries(other.page)).toEqual(["–", "4", "3-4", "1-2"]);
  expect(await other.page.locator(".status-line").innerText()).toBe("Ann resigned.");
});

const hostileLinks = [
  ["a game that is not", "#/play?game=chess", "There is no game"],
  ["markup for a name", "#/play?game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "There is no game"],
  ["an illegal move", "#/play?game=tower-switch&moves=2+2", "Move 2 of the link"],
  ["an option out of range", "#/play?game=tower-switch&options.blocks=99999999", "1 to 1000"],
  ["an unknown option", "#/play?game=tower-switch&options.colour=1", "no option"],
  ["a key that cannot occur", "#/play?game=tower-switch&from=9/2", "cannot occur"],
  ["a result against the moves", "#/play?game=tower-switch&result=finished+1", "still to move"],
  ["a reason that is none", "#/play?game=tower-switch&result=magic+1", "damaged"],
  ["a place past the end", "#/play?game=tower-switch&moves=1&at=9", "past the last move"],
  ["a seat that is none", "#/play?game=tower-switch&first=3", "damaged"],
  ["endless text", `#/play?game=tower-switch&moves=${"1+".repeat(15_000)}`, "too long"],
  ["another page", "#/admin", "no page"],
] as const;

test("a bad link is refused with a sentence and starts nothing", async () => {
  const { page } = await stage.open(hostileLinks[0][1]);
  for (const [name, hash, sentence] of hostileLinks) {
    await visit(page, hash);
    expect(await page.locator("h1").innerText(), name).toBe("This link does not work");
    expect(await page.locator("main .lead").innerText(), name).toContain(sentence);
    expect(await page.locator(".board").count(), name).toBe(0);
  }
});

const hostileFiles = [
  ["no JSON", "{", "isn't a Switchyard record"],
  ["another file", '{"hello":1}', "isn't a Switchyard record"],
  ["a newer record", '{"switchyard":99}', "newer"],
  ["a damaged record", '{"switchyard":1,"id":"../../x"}', "damaged"],
] as const;

test("a bad file is refused with a sentence", async () => {
  const { page } = await stage.open("#/games");
  for (const [name, text, sentence] of hostileFiles) {
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".import .complaint", { hasText: sentence }).waitFor();
    expect(await page.locator(".board").count(), name).toBe(0);
  }
});

test("names from a link are text, whatever they hold", async () => {
  const name = "<b onclick=alert(1)>x</b>";
  const { page } = await stage.open(`#/play?game=tower-switch&name1=${encodeURIComponent(name)}`);
  expect(await page.locator(".seat-name").first().innerText()).toBe(name);
  expect(await page.locator(".seat b").count()).toBe(0);
});

test("long names do not make a small page scroll sideways", async () => {
  const [one, two] = ["W".repeat(40), "M".repeat(40)];
  const small = { viewport: { width: 360, height: 640 } };
  const { page } = await stage.open(`#/play?game=tower-switch&name1=${one}&name2=${two}&moves=1+1`, small);
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await excess()).toBeLessThanOrEqual(0);
  await press(page, "Resign");
  expect(await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".status-over").waitFor();
  expect(await excess()).toBeLessThanOrEqual(0);
});

test("a reload keeps the game with what was taken back, the series and the choices", async () => {
  const { page } = await stage.open("#/new/tower-switch");
  await setUpHere(page);
  await page.getByRole("radio", { name: "best of 3" }).check();
  await page.getByLabel("name of Player 1").fill("Ann");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator('.board [data-move="2"]').first().click();
  await page.locator('.board [data-move="1"]').first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Sound" }).click();
  await page.reload();
  await page.locator(".play").waitFor();
  expect(await page.locator(".seat").first().innerText()).toContain("Ann");
  expect(await page.locator(".seat-score").count()).toBe(2);
  expect(await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("false");
  await press(page, "Redo");
  await expect.poll(() => entries(page)).toEqual(["–", "2", "1"]);
});

test("the back button leaves a game and comes back to it", async () => {
  const { page } = await stage.open();
  await page.goto(`${stage.address()}#/new/tower-switch`);
  await setUpHere(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator('.board [data-move="1"]').first().click();
  await page.goBack();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  await page.goForward();
  await page.locator(".play").waitFor();
  expect(await entries(page)).toEqual(["–", "1"]);
});

test("a link that is still being opened is not overtaken by what comes for the view before it", async () => {
  const { page } = await stage.open("#/learn");
  let open = () => {};
  const held = new Promise<void>((done) => {
    open = done;
  });
  await page.route(/returning-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(stage.address());
  await page.reload();
  await visit(page, "#/play?game=tower-switch&moves=1");
  await page.locator(".daily-task", { hasText: ":" }).waitFor();
  open();
  await page.locator(".play").waitFor();
  await expect.poll(() => page.locator(".entry").count()).toBeGreaterThan(0);
});
