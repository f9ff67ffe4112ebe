/** Two people and one link: whole games online, as both players and a spectator see them. */

import { expect, test } from "vitest";
import {
  blocks,
  head,
  notice,
  openOnline,
  PageServer,
  sitDown,
  spoken,
  takeSeat,
} from "./support/online-page.ts";
import { setPages, type Tab } from "./support/page.ts";
import { withoutStorage } from "./support/window.ts";

const open = setPages();

function moves(page: Tab): readonly string[] {
  return page.texts(".entry-move").slice(1);
}

test("two players play to the end while a third visitor watches", async () => {
  const server = new PageServer(open);
  const { ann, ben, link } = await sitDown(server, "tower-switch", blocks(6));
  expect(ann.document.title).toBe("● Your move – Tower Switch");
  expect(ben.document.title).toBe("Ann to move – Tower Switch");
  await ann.play("2");
  await head(ben, "Your move");
  await spoken(ben, "Ann took blocks 1 and 2. Your move.");
  await ben.play("1");
  await ann.reload();
  await head(ann, "Your move");
  expect(moves(ann)).toEqual(["2", "1"]);
  const carl = await server.open(link);
  await ben.see(".play-where", "Watching: 1");
  expect(moves(carl)).toEqual(["2", "1"]);
  expect(carl.count(".board [data-move]")).toBe(0);
  await ann.play("2");
  await head(carl, "Ben to move");
  await ben.play("1");
  for (const [page, end] of [
    [ann, "You lost"],
    [ben, "You win"],
    [carl, "Ben wins"],
  ] as const) {
    await head(page, end);
    expect(moves(page)).toEqual(["2", "1", "2", "1"]);
  }
});

test("a player's own link opens their seat in another browser", async () => {
  const server = new PageServer(open);
  const { ann, ben, link } = await sitDown(server, "tower-switch");
  await ann.press("Copy private link");
  await spoken(ann, "Private link copied. Don't share it.");
  const own = await ann.window.navigator.clipboard.readText();
  expect(own).toMatch(/#\/online\/[0-9a-z]+\/[\w-]{22,}$/);
  const phone = await server.open(new URL(own).hash);
  await head(phone, "Your move");
  await phone.play("1");
  await head(ann, "Ben to move");
  await ben.reload(`${ben.address}${link}`);
  await head(ben, "Your move");
  for (const page of [ann, ben, phone]) expect(page.hash).toBe(link);
});

test("a player whose browser stores nothing keeps the seat in the address", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/games", { prepare: withoutStorage });
  const link = await openOnline(ann, "tower-switch");
  const ben = await server.open(link);
  await takeSeat(ben, "Ben");
  await head(ann, "Your move");
  expect(ann.hash).toMatch(/#\/online\/[0-9a-z]+\/[\w-]{22,}$/);
  await ann.reload();
  await head(ann, "Your move");
});

test("a link with an unknown game or a wrong token says what is wrong", async () => {
  const server = new PageServer(open);
  const link = await openOnline(await server.open(), "tower-switch");
  const page = await server.open("#/online/nosuchgame00");
  await page.see("main", "Can't find that game");
  await page.visit(`${link}/${"x".repeat(32)}`);
  await page.see("h1", "This link doesn't work");
  await page.follow("Watch the game");
  await page.see("h1", "Ann invited you");
});

test("only one of two visitors who want the last seat gets it, and the other watches", async () => {
  const server = new PageServer(open);
  const link = await openOnline(await server.open(), "tower-switch");
  const visitors = [await server.open(link), await server.open(link)];
  for (const page of visitors) await page.named("field", /^your name$/i);
  for (const page of visitors) page.all(".invite [type=submit]")[0]?.click();
  for (const page of visitors) await head(page, "Ann to move");
  const late = visitors.filter((page) => page.count(".seat-you") === 0);
  expect(late).toHaveLength(1);
  for (const page of late) await notice(page, "Another player joined first, so you're watching.");
});

test("a banner says that the server was killed, and the game goes on after its restart", async () => {
  const server = new PageServer(open);
  const { ann, ben } = await sitDown(server, "tower-switch");
  await ann.play("1");
  await head(ben, "Your move");
  server.kill();
  await ann.see(".notice", "Connection lost. Retrying");
  await spoken(ann, "Connection lost");
  await ben.play("1");
  await head(ben, "Sending 1…");
  server.restart();
  await head(ann, "Your move");
  await head(ben, "Ann to move");
  expect(moves(ann)).toEqual(["1", "1"]);
  await ann.until(() => ann.count(".notice") === 0);
});

test("a rematch swaps the seats and takes the spectators along", async () => {
  const server = new PageServer(open);
  const { ann, ben, link } = await sitDown(server, "tower-switch", blocks(1));
  const carl = await server.open(link);
  await ann.play("1");
  await head(ben, "You lost");
  const buttons = await Promise.all([ann, ben].map((page) => page.named("button", "Rematch")));
  for (const button of buttons) button.click();
  await head(ben, "Your move");
  await head(ann, "Ben to move");
  await head(carl, "Ben to move");
  await carl.until(() => [ann, ben].every(({ hash }) => hash === carl.hash));
  expect(ann.hash).not.toBe(link);
});

test("a series keeps its score and lets a player stay at the finished game", async () => {
  const server = new PageServer(open);
  const { ann, ben } = await sitDown(server, "tower-switch", async (page) => {
    await blocks(1)(page);
    await page.choose("best of 3");
  });
  await ann.play("1");
  await head(ben, "You lost");
  await ben.press("Next game");
  await head(ben, "Waiting for Ann");
  await notice(ann, "Ben moved on to game 2 of 3.");
  await head(ann, "You win");
  await ann.visit("#/games");
  await ann.follow(/^Tower Switch: Ann against Ben/);
  await ann.press("Game 2 of 3", ".notice");
  await ann.see("h1", "Tower Switch game 2 of 3 · 1–0");
  expect(ann.texts(".seat-score")).toContain("games won: 1");
  await head(ben, /to move|Your move/);
});

test("a player can decline a draw, accept a takeback, and resign after a question", async () => {
  const server = new PageServer(open);
  const { ann, ben } = await sitDown(server, "switch-battle");
  await ann.press("Draw");
  await spoken(ben, "Ann offers a draw.");
  (await ben.named("button", "Decline")).focus();
  await ben.key("Enter");
  expect(ben.document.activeElement?.matches(".board [data-target]")).toBe(true);
  await notice(ann, "Ben declines the draw.");
  await ann.play("2");
  await ann.press("Take back");
  await ben.press("Accept takeback");
  await head(ann, "Your move");
  for (const page of [ann, ben]) expect(moves(page)).toEqual([]);
  await ann.press("Resign");
  await ann.press("Play on");
  await ann.press("Resign");
  await ann.press("Resign", "dialog");
  await head(ben, "You win");
  await ben.see("main", /Ann resign(s|ed)\./);
});

test("a player can claim the game when the opponent has left", async () => {
  const server = new PageServer(open, { "claim-seconds": 1 });
  const { ann, ben } = await sitDown(server, "tower-switch");
  await ann.play("1");
  ben.close();
  await spoken(ann, "Ben left.");
  await ann.press("Claim");
  await head(ann, "You win");
  await ann.see("main", "Ben left the game.");
});

test("a clock that runs low is marked, and a player whose clock runs out loses", async () => {
  const server = new PageServer(open);
  server.terms = { clock: { initialMs: 22_000, incrementMs: 0 } };
  const { ann, ben } = await sitDown(server, "tower-switch", (page) => page.choose("1 min"));
  await ann.play("1");
  expect(ben.count('.seat-clock[data-low="true"]')).toBe(0);
  await ben.pass(3000);
  expect(ben.texts('.seat-clock[data-low="true"]')[0]).toContain("0:19");
  await head(ann, "You win");
  await ann.see("main", "Ben ran out of time.");
});

test("a computer opponent takes its seat right away and replies to moves", async () => {
  const server = new PageServer(open);
  const page = await server.open("#/new/tower-switch");
  await page.choose("With a friend online");
  await page.choose(/^computer, perfect/);
  await page.press("Create link");
  await head(page, "Your move");
  await page.play("1");
  await page.until(() => moves(page).length === 2);
  await head(page, "Your move");
});

test("the page shows no analysis of an online game until the game is over", async () => {
  const server = new PageServer(open);
  const { ann, ben, link } = await sitDown(server, "tower-switch", blocks(3));
  const carl = await server.open(link);
  await ann.play("2");
  await head(carl, "Ben to move");
  for (const page of [ann, ben, carl]) {
    expect(page.count(".understand, .badge, .chart, main [type=radio]")).toBe(0);
    expect(page.has("button", /Undo|from here|hint/i)).toBe(false);
    expect(page.workers).toBe(0);
  }
  await ben.play("1");
  for (const page of [ann, ben, carl]) {
    await page.see(".poster");
    await page.see(".chart-point");
  }
  await ann.visit("#/games");
  await ann.follow(/^Tower Switch: Ann against Ben/);
  await head(ann, "Ben wins");
  expect(ann.hash).toContain("#/play?");
  await ann.see(".poster");
  await carl.visit("#/games");
  await carl.see("main", "No games yet.");
});

test("the rules and the front page link back to an online game", async () => {
  const server = new PageServer(open);
  const { ann, ben } = await sitDown(server, "tower-switch");
  await ann.press("Rules");
  expect(ann.document.title).toBe("● Your move – Tower Switch");
  expect(ann.has("link", /Who wins, and why/)).toBe(false);
  await ann.press("Back to the game");
  await head(ann, "Your move");
  await ann.visit("#/theory/tower-switch");
  await ann.see("main", "Come back when it's over.");
  expect(ann.count(".theory section")).toBe(0);
  await ann.follow("Switchyard, all games");
  await ann.see("main", "● your turn");
  await ann.follow(/^Tower Switch: Ann against Ben/);
  await ann.play("1");
  await head(ben, "Your move");
});

test("the page says that it has no online play when a plain web server serves it", async () => {
  const fetch = async () => new Response("Not found", { status: 404 });
  const WebSocket = class {
    addEventListener(kind: string, hear: (event: object) => void): void {
      if (kind === "close") queueMicrotask(() => hear({ code: 1006, reason: "" }));
    }

    close(): void {}
  };
  const prepare = (window: object) => void Object.assign(window, { fetch, WebSocket });
  const page = await open("#/new/tower-switch", { prepare });
  await page.choose("With a friend online");
  await page.fill(/^your name$/i, "Ann");
  await page.press("Create link");
  await page.see("#setup-problem", "You can't play online here");
  expect(((await page.named("field", /^your name$/i)) as HTMLInputElement).value).toBe("Ann");
  await page.visit("#/online/k3v9x0aq");
  await page.see(".lead", "You can't play online here");
});
