/** What the words of a player mean in a match, for every face at which they are typed. */

import { expect, test } from "vitest";
import { meaningOf, parseOnlineCommand } from "../../src/client/commands.ts";
import type { KnownView } from "../../src/client/view.ts";
import {
  asSeenBy,
  moved,
  openedView,
  playingView,
  resigned,
  withEvents,
  withoutOpponent,
} from "../support/online-views.ts";

type Command = Parameters<typeof meaningOf>[1];

/** The action, or the sentence that says why there is none. */
function means(view: KnownView, word: Command["word"], rest = ""): unknown {
  const meaning = meaningOf(view, { word, rest }, view.online.at);
  if (meaning.kind === "act") return meaning.action;
  return meaning.kind === "refuse" ? meaning.text : meaning.kind;
}

const view = playingView();

test("offers, claims and resigning belong to a game that is on", () => {
  expect(means(view, "draw")).toEqual({ type: "offer", what: "draw" });
  expect(means(view, "takeback")).toEqual({ type: "offer", what: "takeback" });
  expect(means(view, "resign")).toBe("ask-resign");
  for (const word of ["draw", "takeback", "resign", "claim"] as const) {
    expect(means(openedView(), word)).toBe("Waiting for the other player to join.");
    expect(means(withEvents(view, resigned), word)).toBe("The game is over.");
    expect(means(asSeenBy(null, view), word)).toBe("You are watching this game.");
  }
});

test("the game of a player who left is claimed as a win, or as a draw", () => {
  const gone = withoutOpponent(view, 0);
  expect(means(view, "claim")).toBe("There is nothing to claim.");
  expect(means(withoutOpponent(view, 9000), "claim")).toBe("Ben left. You may claim the game in 9 s.");
  expect(means(gone, "claim")).toEqual({ type: "claim", as: "win" });
  expect(means(gone, "claim", "draw")).toEqual({ type: "claim", as: "draw" });
  expect(means(gone, "claim", "all")).toContain("Claim what?");
});

test("of two offers it has to be said which one is meant", () => {
  const once = withEvents(view, moved(0, "1"));
  const one = withEvents(once, { type: "offered", what: "takeback", seat: 1 });
  const two = asSeenBy(2, withEvents(one, { type: "offered", what: "draw", seat: 1 }));
  expect(means(once, "accept")).toBe("There is no offer to answer.");
  expect(means(asSeenBy(2, one), "accept")).toEqual({ type: "answer", what: "takeback", accept: true });
  expect(means(two, "decline")).toBe("Which one? Type decline takeback, or decline draw.");
  expect(means(two, "decline", "draw")).toEqual({ type: "answer", what: "draw", accept: false });
  expect(means(two, "accept", "rematch")).toBe("There is no offer to answer.");
});

test("a rematch comes after the end; where the next game is open, everybody may follow", () => {
  const over = withEvents(view, resigned);
  const next = withEvents(over, { type: "continued", next: "nextgame1" });
  expect(means(view, "rematch")).toBe("The game is not over yet.");
  expect(means(over, "rematch")).toEqual({ type: "offer", what: "rematch" });
  expect(means(asSeenBy(null, over), "rematch")).toBe("You are watching this game.");
  expect([means(next, "rematch"), means(asSeenBy(null, next), "rematch")]).toEqual(["next", "next"]);
});

test("words are read with what may stand behind them", () => {
  expect(parseOnlineCommand("Accept  draw")).toEqual({ word: "accept", rest: "draw" });
  expect(parseOnlineCommand("undo")).toEqual({ word: "takeback", rest: "" });
  expect(parseOnlineCommand("next")).toEqual({ word: "rematch", rest: "" });
  expect(parseOnlineCommand("draw now")).toBeUndefined();
  expect(parseOnlineCommand("3-4")).toBeUndefined();
});
