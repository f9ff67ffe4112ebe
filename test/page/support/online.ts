/** Helpers for online games in real browsers: open one, join it, move, and wait for the result. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { matchesPath } from "../../../src/online/messages.ts";
import type { Stage } from "./browser.ts";
import { openOptions, press } from "./play.ts";

export interface OnlineTable {
  readonly ann: Page;
  readonly ben: Page;
  /** The link to share. */
  readonly link: string;
}

type Choose = (page: Page) => Promise<void>;

/** Ann opens a game with the form. Returns the link for the other player. */
export async function openOnline(page: Page, game: string, choose?: Choose): Promise<string> {
  await page.evaluate((id) => {
    location.hash = `#/new/${id}`;
  }, game);
  await page.getByRole("radio", { name: "With a friend online" }).check();
  await openOptions(page);
  await page.getByLabel("Your name").fill("Ann");
  await choose?.(page);
  await press(page, "Create link");
  return page.getByLabel("Invite link").inputValue();
}

/** A clock with less time than the form offers. */
export function withShortClock(initialMs: number): Choose {
  return async (page) => {
    await page.getByRole("radio", { name: "1 min", exact: true }).check();
    await page.route(`**/${matchesPath}`, (route) =>
      route.continue({
        postData: { ...route.request().postDataJSON(), clock: { initialMs, incrementMs: 0 } },
      }),
    );
  };
}

/** Two browsers in the two seats of a new game. */
export async function sitDown(stage: Stage, game: string, choose?: Choose): Promise<OnlineTable> {
  // The front page would look up today's puzzle first.
  const [{ page: ann }, { page: ben }] = await Promise.all([stage.open("#/games"), stage.open("#/games")]);
  const link = await openOnline(ann, game, choose);
  await ben.goto(link);
  await takeSeat(ben, "Ben");
  await head(ann, /to move|Your move/);
  return { ann, ben, link };
}

export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await press(page, "Join game");
  await page.locator(".play-online").waitFor();
}

/** Waits until the status shows the text. */
export function head(page: Page, text: string | RegExp): Promise<void> {
  return page.locator(".status-head").filter({ hasText: text }).waitFor();
}

/** Waits until a notice above the board, or the line below it, shows the text. */
export function notice(page: Page, text: string | RegExp): Promise<void> {
  return page.locator(".notice, .frame-preview", { hasText: text }).waitFor();
}

/** Goes to the games stored in this browser. */
export async function goToOwnGames(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Switchyard, all games" }).click();
  await page.getByRole("link", { name: "Your games" }).click();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
}

/** Plays the move on the board and waits until the server acknowledges it. */
export async function play(page: Page, move: string): Promise<void> {
  const before = await page.locator(".entry").count();
  await page.locator(`.board [data-move="${move}"]`).first().click();
  await page.locator(".entry").nth(before).waitFor();
  await page.locator(".status-head").filter({ hasNotText: "Sending" }).waitFor();
}

async function movesShown(page: Page): Promise<readonly string[]> {
  return (await page.locator(".entry-move").allInnerTexts()).slice(1);
}

export async function expectMoves(page: Page, moves: readonly string[]): Promise<void> {
  await page.locator(".entry").nth(moves.length).waitFor();
  expect(await movesShown(page)).toEqual(moves);
}

/** Waits until the page has said the text to screen readers. */
export function spoken(page: Page, text: string): Promise<void> {
  return page.locator("[role=status]", { hasText: text }).waitFor({ state: "attached" });
}
