/** What the page of 0.1.0 has kept in a browser, and its links, read by the page of today. */

import { expect, test } from "vitest";
import { toRecord } from "../../../src/core/record.ts";
import { games } from "../../../src/games/index.ts";
import { readSeats } from "../../../src/web/state/keep/kept-seats.ts";
import { readPreferences } from "../../../src/web/state/keep/preferences.ts";
import { readFinished, readSaved } from "../../../src/web/state/keep/read-kept.ts";
import { formatLink } from "../../../src/web/state/link.ts";
import { readLink } from "../../../src/web/state/read-link.ts";
import { readPlace } from "../../../src/web/state/route.ts";
import { oldPage } from "../../support/fixtures.ts";

const host = { newId: () => "linked", newSeed: () => 1, now: () => new Date(0) };

function kept(name: string): string {
  const text = oldPage.kept[`switchyard.${name}`];
  if (text === undefined) throw new Error(`Nothing is kept as ${name}.`);
  return text;
}

test("the game that was played, with what was taken back and its series", () => {
  const saved = readSaved(kept("game"), games);
  if (!saved.ok) throw new Error(saved.problem.message);
  expect(toRecord(saved.value)).toMatchObject({
    game: "factor-frenzy",
    moves: ["5"],
    series: { of: 3, game: 1, score: [0, 0] },
  });
  expect(saved.value.undone).toHaveLength(1);
});

test("the finished games, newest first", () => {
  const finished = readFinished(kept("finished"), games).map(({ game, outcome }) => [game.id, outcome]);
  expect(finished).toEqual([
    ["switch-conquer", { winner: null, reason: "agreed" }],
    ["switch-and-capture", { winner: 1, reason: "resigned" }],
    ["tower-switch", { winner: 2, reason: "finished" }],
  ]);
});

test("the seat in an online game, and the choices", () => {
  const seats = readSeats(kept("seats"));
  expect(seats).toMatchObject([{ about: "Tower Switch: Ann against Player 2", over: false }]);
  expect(seats[0]?.token).toMatch(/^[\w-]{32}$/);
  expect(readPreferences(kept("preferences"))).toMatchObject({ sound: false, truth: "after", name: "Ann" });
});

const opened = oldPage.links.map(({ about, hash }) => ({ about, hash, place: readPlace(hash, games) }));

test.each(opened)("a link, $about: $hash", ({ hash, place }) => {
  if (!place.ok) throw new Error(place.problem.message);
  if (place.value.view !== "link") return expect(hash).toContain(view(place.value.view));
  const linked = readLink(place.value.query, games, host);
  if (!linked.ok) throw new Error(linked.problem.message);
  const { match, viewing } = linked.value;
  expect(`#/play?${formatLink(match, viewing)}`).toBe(hash);
});

/** How an address begins that leads there. */
function view(name: string): string {
  return (
    { home: "#/", setup: "#/new/", rules: "#/rules/", puzzle: "#/puzzle", online: "#/online/" }[name] ?? name
  );
}

test("links lead to every kind of view", () => {
  const views = opened.map(({ place }) => place.ok && place.value.view);
  expect(new Set(views)).toEqual(new Set(["home", "link", "online", "puzzle", "rules", "setup"]));
});
