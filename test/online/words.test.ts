/** The terminal and the page use the same words about waiting, absence and clocks. They round seconds up. */

import { expect, test } from "vitest";
import {
  awayText,
  clockCall,
  clockSettingsText,
  durationText,
  lostText,
  unreachableText,
  watchersText,
} from "../../src/online/words.ts";
import { moved, playingView, withEvents, withoutOpponent } from "../support/online-views.ts";

test("the text about a lost connection says why and when the next attempt is", () => {
  const waiting = (until: number, reason = "") => ({
    ...playingView(),
    connection: { kind: "waiting", until, failures: 2, since: 0, reason } as const,
  });
  expect(lostText(waiting(5_001), 0)).toBe("Connection lost. Retrying in 6 seconds.");
  expect(lostText(waiting(5_000), 5_000)).toBe("Connection lost. Retrying now.");
  expect(lostText(waiting(1_000, "Too many."), 0)).toBe("Too many. Retrying in 1 second.");
});

test("the text about an absent opponent says when the player may claim the game", () => {
  const view = withoutOpponent(withEvents(playingView(), moved(0, "1")), 9_000);
  const { at } = view.online;
  expect(awayText(view, at + 1)).toMatch(/ left\. You can claim the game in 9 seconds\.$/);
  expect(awayText(view, at + 9_000)).toMatch(/ left\. You can claim the game now\.$/);
  expect(awayText(withoutOpponent(playingView(), 9_000), at)).toMatch(/ left\.$/);
  expect(awayText(playingView(), at)).toBe("");
});

test("durations and warnings about the clock are written in words", () => {
  expect([0, 1, 61_000, 3_600_000, 3_725_000].map(durationText)).toEqual([
    "no time",
    "1 second",
    "1 minute 1 second",
    "1 hour",
    "1 hour 2 minutes 5 seconds",
  ]);
  const call = (before: number, now: number) => clockCall(before * 1000, now * 1000);
  expect([call(61, 60), call(60, 59), call(31, 29), call(10.5, 9.9), call(9, 8)]).toEqual([
    "1 minute left.",
    "",
    "30 seconds left.",
    "10 seconds left.",
    "",
  ]);
  expect(clockSettingsText({ initialMs: 300_000, incrementMs: 3_000 })).toBe(
    "5 minutes each, plus 3 seconds per move",
  );
  expect(clockSettingsText({ initialMs: 60_000, incrementMs: 0 })).toBe("1 minute each");
});

test("the text about an unreachable https server suggests http", () => {
  expect(unreachableText("http://x:1/")).toBe("Couldn't reach http://x:1. Is the server running?");
  expect(unreachableText("https://x/")).toContain("try http:// instead");
  const watched = (watchers: number) =>
    watchersText({
      ...playingView(),
      presence: { present: [true, true], claimableAt: [null, null], watchers },
    });
  expect([0, 3].map(watched)).toEqual(["", "Watching: 3"]);
});
