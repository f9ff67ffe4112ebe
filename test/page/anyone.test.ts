/** Visitors who play anyone: they wait, play the computer meanwhile, meet, and block. */

import { expect, test } from "vitest";
import { head, PageServer, spoken } from "./support/online-page.ts";
import { setPages } from "./support/page.ts";

const open = setPages();

test("the first visitor waits, the next one joins, and both play", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/new/tower-switch");
  await ann.choose("With a friend online");
  await ann.press(/^Play someone online/);
  await ann.see("h2", "Waiting for a player");
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await head(ben, /Your move|to move/);
  await head(ann, /Your move|to move/);
  expect(ann.count(".invite-link")).toBe(0);
});

test("a visitor who plays the computer meanwhile is asked before anything changes", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/");
  await ann.press(/^Play someone online/);
  await ann.press("Play the computer while you wait");
  await head(ann, /Your move|to move|thinking/);
  expect(ann.count(".notice")).toBe(0);
  const place = ann.window.location.hash;
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await ann.see(".notice", "is here to play");
  expect(ann.window.location.hash).toBe(place);
  await ann.press(/^Play Player/);
  expect(ann.window.location.hash).toContain("#/online/");
  expect(ann.count(".notice")).toBe(0);
});

test("a visitor who stops waiting isn't met by the next player", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/");
  await ann.press(/^Play someone online/);
  await ann.press("Stop waiting");
  await ann.see("h1", "tiny games");
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await ben.see("h2", "Waiting for a player");
  expect(ann.count(".notice")).toBe(0);
  await ann.reload();
  expect(ann.count(".toast")).toBe(0);
});

test("a visitor who reloads a game against the computer is told that the wait is over", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/");
  await ann.press(/^Play someone online/);
  const other = await server.open("#/");
  expect(other.count(".toast")).toBe(0);
  await ann.press("Play the computer while you wait");
  await head(ann, /Your move|to move|thinking/);
  await ann.reload();
  await ann.see(".toast", "The page reloaded, so you're no longer waiting for a player.");
  await ann.reload();
  expect(ann.count(".toast")).toBe(0);
});

test("a visitor doesn't meet a blocked player again", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/");
  await ann.press(/^Play someone online/);
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await head(ben, /Your move|to move/);
  await ben.press(/^Don't play/);
  await spoken(ben, "You won't be paired with");
});

test("a visitor who reloads the page waits again, and is still found", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/new/tower-switch");
  await ann.choose("With a friend online");
  await ann.press(/^Play someone online/);
  await ann.see("h2", "Waiting for a player");
  for (let count = 0; count < 2; count++) {
    const [first, address, stored, kept] = [ann.hash, ann.window.location.href, ann.stored(), ann.kept()];
    ann.close();
    await server.bottle.pass(500);
    await ann.start(address, stored, kept);
    await ann.see("h2", "Waiting for a player");
    await ann.see(".toast", "We're looking for a player again.");
    expect(ann.hash).not.toBe(first);
  }
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await head(ben, /Your move|to move/);
  await head(ann, /Your move|to move/);
  expect(ann.document.title).toContain("Tower Switch");
});

test("a visitor who comes back to a game that was deleted isn't put at a new table", async () => {
  const server = new PageServer(open);
  const ann = await server.open("#/");
  await ann.press(/^Play someone online/);
  const ben = await server.open("#/");
  await ben.press(/^Play someone online/);
  await head(ann, /Your move|to move/);
  server.bottle.storage.disk.matches.clear();
  await ann.reload();
  await ann.see("h1", "This link doesn't work");
});
