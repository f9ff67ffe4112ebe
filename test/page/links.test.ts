/** What the page puts into links, files and the browser's storage comes back unchanged, and nothing else gets in. */

import { expect, test } from "vitest";
import { setPages } from "./support/page.ts";
import { withoutStorage } from "./support/window.ts";

const open = setPages();

const someGame =
  "#/play?game=switch-battle&options.switches=7&options.start=0000000&first=2&name1=Ann&name2=Ben&moves=4+3-4+1-2";

test("a link restores the game, and the address changes with every move", async () => {
  const page = await open(someGame);
  expect(page.texts(".entry-move")).toEqual(["–", "4", "3-4", "1-2"]);
  expect(page.texts(".seat-name")).toEqual(["Ann", "Ben"]);
  expect(page.text(".seat[data-lit=true]")).toContain("Ann");
  await page.play("5");
  expect(page.hash).toMatch(/moves=4\+3-4\+1-2\+5(?:&|$)/);
  const other = await open(page.hash);
  expect(other.texts(".entry-move")).toEqual(["–", "4", "3-4", "1-2", "5"]);
  expect(other.text("h1")).toContain("Switch Battle");
});

test("a link copied at an earlier position opens at that position", async () => {
  const page = await open(someGame);
  await page.click(page.all(".entry")[1] as HTMLElement);
  expect(page.hash).toMatch(/&at=1$/);
  const other = await open(page.hash);
  expect(other.text(".status-head")).toBe("After move 1 of 3");
});

test("a visitor who leaves right after a move finds it again later", async () => {
  const page = await open("#/play?game=tower-switch");
  const gone = async () => {
    for (const _tap of "12") page.all('.board [data-move="1"]')[0]?.click();
    await Promise.resolve();
    return page.count('.board [data-state="gone"]');
  };
  expect(await gone()).toBe(1);
  await page.visit("#/rules/tower-switch");
  await page.see("main", "How to play");
  expect(page.hash).toContain("#/rules/");
  await page.press("Back to the game");
  expect(page.texts(".entry-move")).toEqual(["–", "1"]);
  expect(page.hash).toMatch(/moves=1(?:&|$)/);
  expect(await gone()).toBe(2);
  await page.reload();
  expect(page.texts(".entry-move")).toEqual(["–", "1", "1"]);
});

test("a saved file opens again as the same game", async () => {
  const page = await open(someGame);
  await page.press("Resign");
  await page.press("Resign", "dialog");
  await page.press("Save to a file");
  const [[name, file] = []] = page.saved;
  expect(name).toMatch(/^switch-battle-\w+\.json$/);
  const record = JSON.parse((await file?.text()) ?? "");
  expect(record).toMatchObject({ switchyard: 1, game: "switch-battle", moves: ["4", "3-4", "1-2"] });
  const other = await open("#/games");
  await other.give(file ?? "");
  await other.see(".play");
  expect(other.texts(".entry-move")).toEqual(["–", "4", "3-4", "1-2"]);
  expect(other.text(".status-line")).toBe("Ann resigned.");
});

test.each([
  ["an unknown game", "#/play?game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "There's no game"],
  ["an illegal move", "#/play?game=tower-switch&moves=2+2", "Move 2 of the link"],
  ["an unknown page", "#/admin", "no page"],
])("a link with %s says what is wrong and starts no game", async (_name, hash, sentence) => {
  const page = await open(hash);
  expect(page.text("h1")).toBe("This link doesn't work");
  expect(page.text("main .lead")).toContain(sentence);
  expect(page.count(".board")).toBe(0);
});

test.each([
  ["isn't JSON", "{", "isn't a Switchyard saved game"],
  ["isn't a record", '{"hello":1}', "isn't a Switchyard saved game"],
  ["has a newer format", '{"switchyard":99}', "newer"],
  ["is damaged", '{"switchyard":1,"id":"../../x"}', "damaged"],
])("the page refuses a file that %s and says why", async (_name, text, sentence) => {
  const page = await open("#/games");
  await page.give(text);
  await page.see(".toast", sentence);
  expect(page.count(".board")).toBe(0);
});

test("markup in a name from a link is shown as text", async () => {
  const name = "<b onclick=alert(1)>x</b>";
  const page = await open(`#/play?game=tower-switch&name1=${encodeURIComponent(name)}`);
  expect(page.texts(".seat-name")[0]).toBe(name);
  expect(page.count(".seat b")).toBe(0);
});

test("a reload keeps the series, the names, the theme and the moves taken back", async () => {
  const page = await open("#/new/tower-switch");
  await page.choose("With a friend here");
  await page.choose("best of 3");
  await page.fill("name of Player 1", "Ann");
  await page.press("Start game");
  await page.play("2", "1");
  await page.press("Undo");
  await page.press("Theme: system");
  await page.reload();
  expect(page.texts(".seat-name")[0]).toBe("Ann");
  expect(page.count(".seat-score")).toBe(2);
  await page.named("button", "Theme: light");
  expect(page.texts(".entry-move")).toEqual(["–", "2"]);
});

test("the back button leaves a game, and the forward button returns to it", async () => {
  const page = await open("#/new/tower-switch");
  await page.choose("With a friend here");
  await page.press("Start game");
  await page.play("1");
  await page.back();
  await page.named("button", "Start game");
  page.window.history.forward();
  await page.see(".play");
  expect(page.texts(".entry-move")).toEqual(["–", "1"]);
});

test("a tab says when its game goes on in another tab", async () => {
  const page = await open("#/play?game=tower-switch");
  await page.play("1");
  const other = await open(page.hash, { stored: page.stored() });
  await other.play("1");
  const newValue = other.stored()["switchyard.unfinished"] ?? "";
  const event = new page.window.StorageEvent("storage", { key: "switchyard.unfinished", newValue });
  page.window.dispatchEvent(event);
  await page.see(".toast", "You kept playing in another tab. Reload to catch up.");
});

test("a message disappears by itself and replaces nothing", async () => {
  const page = await open(
    "#/play?game=tower-switch&options.blocks=5&name2=Computer&level2=perfect&moves=2+1",
  );
  await page.play("1");
  await page.see(".turning", "Move 3 lost the game");
  await page.press("Copy link to this game");
  await page.see(".toast", "Link copied.");
  expect(page.text(".turning")).toContain("Move 3 lost the game");
  await page.until(() => page.count(".toast") === 0);
});

test("the page warns a visitor whose browser stores nothing", async () => {
  const page = await open("#/play?game=tower-switch", { prepare: withoutStorage });
  await page.play("1");
  await page.see(".toast", "This browser won't let the page save anything");
});

test("a link that names only a level names its player the computer", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=4&level2=easy&moves=1");
  expect(page.texts(".seat-name")).toEqual(["You", "Computer"]);
});

test("a shared game speaks to a stranger as a replay, and stays the player's own in their browser", async () => {
  const own = await open("#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=perfect&moves=1+1");
  await own.play("1");
  await own.see(".status-head", "You lost");
  const { hash } = own;
  await own.reload();
  expect(own.text(".status-head")).toBe("You lost");
  const stranger = await open(hash);
  // The address of a finished game gives nothing away.
  expect(stranger.text(".status-head")).toBe("A friend sent you this game. What would you play?");
  await stranger.press("See how it went on");
  await stranger.press("See the end");
  expect(stranger.text(".status-head")).toBe("The computer won");
  await stranger.named("button", "Play it yourself");
  await stranger.see(".poster", "The mistake: move 3");
  await stranger.click(stranger.all(".chart-point")[3] as HTMLElement);
  expect(stranger.text(".status-head")).toBe("After move 3 of 4");
});

test.each([
  ["1", "Not yet", "Player 1 played 1, too.", "Taking 1 left 4, and the computer took 1"],
  ["2", "You found it!", "Player 1 played 1, which threw away the win.", "Yes! 2 keeps the win."],
])("a stranger's answer %s to a shared game is judged, and leads on to the game", async (move, ...words) => {
  const hash =
    "#/play?game=tower-switch&options.blocks=5&first=1&name2=Computer&level2=perfect&moves=1+1+1+2";
  const page = await open(`${hash}&at=0`);
  await page.see(".status-head", "What would you play?");
  await page.play(move);
  for (const [at, part] of [".status-head", ".status-line", ".frame-preview"].entries())
    await page.see(part, words[at] ?? "");
  expect(page.hash).toBe(`${hash}&at=0`);
  await page.press("See how it went on");
  expect(page.text(".status-head")).toBe("After move 1 of 4");
  await page.press("Forward");
  expect(page.text(".status-head")).toBe("After move 2 of 4");
});

test("a shared link asks a stranger for a better move before it shows any value", async () => {
  const page = await open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=perfect&moves=1+1+1+1&at=2",
  );
  await page.see(".status-head", "A friend sent you this game. What would you play?");
  expect(page.text(".status-line")).toBe("Goal: Take the last block.");
  expect(page.count(".badge, .chart")).toBe(0);
  expect(page.count(".entry-move")).toBe(0);
  await page.press("See how it went on");
  await page.see(".chart");
  expect(page.texts(".entry-move")).toEqual(["–", "1", "1", "1", "1"]);
  await page.press("Previous move");
  await page.play("2");
  await page.see(".status-head", "You win!");
  // The visitor didn't make the moves before their own.
  expect(page.texts(".entry-move")).toEqual(["–", "2"]);
});

test("a shared link hides the list of needed numbers until the visitor steps on", async () => {
  const page = await open(
    "#/play?game=switch-and-capture&name2=Computer&level2=hard&moves=10+7+4+2+3+10+2+10+1+7+3+8+10&at=12",
  );
  await page.see(".status-head", "What would you play?");
  expect(page.text(".board")).not.toContain("list:");
  await page.see("[aria-live], [role=status]", "What would you play? Choose an OFF switch.");
  await page.press("See how it went on");
  await page.press("Previous move");
  expect(page.text(".board")).toContain("list:");
});

test("a visitor can play on from any position of a shared game, even if the link names its start", async () => {
  const page = await open(
    "#/play?game=switch-conquer&options.switches=4&options.start=BAAB&name2=Computer&level2=hard&moves=2+1-2+1-2+2-3+2-3+1-2+2-3+1&at=6",
  );
  await page.press("See how it went on");
  await page.press("Previous move");
  await page.press("Play on from here");
  await page.see(".status-head", "Your move");
  await page.reload();
  await page.see(".status-head", "Your move");
});
