/** The commands of an online game ask the server for the right thing. */

import { expect, test } from "vitest";
import { switchBattle } from "../../src/games/index.ts";
import { onlineActivity } from "../../src/online/activity.ts";
import type { KnownView } from "../../src/online/client/view.ts";
import { advance, commandsOf, sceneOf } from "../../src/play/activity.ts";
import { readCommand } from "../../src/play/command.ts";
import {
  asSeenBy,
  moved,
  openedView,
  playingView,
  resigned,
  withEvents,
  withoutOpponent,
} from "../support/online-views.ts";

/** The action, the question before it, or the sentence that says why it isn't available. */
function means(view: KnownView, id: string, rest = ""): unknown {
  const opened = onlineActivity({ view, happenings: [], now: view.online.at, links: [] });
  const { activity, wants } = advance(opened, { kind: "run", id, rest });
  const [want] = wants.filter(({ kind }) => kind === "act" || kind === "follow");
  if (want !== undefined) return want.kind === "act" ? want.action : want.kind;
  const { question, problem } = activity.state;
  return question === null ? problem : `asks: ${question}`;
}

const view = playingView();
const battle = playingView({ game: switchBattle, options: {} });

test("offers and resignations are refused unless a game is being played", () => {
  expect(means(battle, "draw")).toBe("asks: offer");
  expect(means(view, "draw")).toBe("This game can't go on forever, so you can't offer a draw.");
  expect(means(view, "takeback")).toBe("You don't have a move to take back.");
  expect(means(withEvents(view, moved(0, "1")), "takeback")).toEqual({ type: "offer", what: "takeback" });
  expect(means(view, "resign")).toBe("asks: resign");
  for (const word of ["draw", "takeback", "resign"] as const) {
    const opened = openedView({ game: switchBattle, options: {} });
    expect(means(opened, word)).toBe("Waiting for another player to join.");
    expect(means(withEvents(battle, resigned), word)).toBe("");
    expect(means(asSeenBy(null, battle), word)).toBe("You're watching this game.");
  }
});

test("claim ends the game of a player who left once time is up", () => {
  const gone = withoutOpponent(view, 0);
  expect(means(view, "claim")).toBe("You can claim the game only after your opponent leaves.");
  expect(means(withoutOpponent(view, 9000), "claim")).toBe(
    "You can't claim the game yet. Give your opponent a little more time to come back.",
  );
  expect(means(gone, "claim")).toEqual({ type: "claim" });
});

test("accept and decline ask which of two offers is meant", () => {
  const once = withEvents(view, moved(0, "1"));
  const one = withEvents(once, { type: "offered", what: "takeback", seat: 1 });
  const two = asSeenBy(2, withEvents(one, { type: "offered", what: "draw", seat: 1 }));
  expect(means(once, "accept")).toBe("There's no offer to answer.");
  expect(means(asSeenBy(2, one), "accept")).toEqual({ type: "answer", what: "takeback", accept: true });
  expect(means(two, "decline")).toBe('Which one? Type "decline takeback" or "decline draw".');
  expect(means(two, "draw")).toEqual({ type: "answer", what: "draw", accept: true });
  expect(means(two, "decline", "draw")).toEqual({ type: "answer", what: "draw", accept: false });
  expect(means(two, "accept", "rematch")).toBe("There's no offer to answer.");
});

test("next offers a rematch or follows the players to the next game", () => {
  const over = withEvents(view, resigned);
  const next = withEvents(over, { type: "continued", next: "nextgame1" });
  expect(means(view, "next")).toBe("The game isn't over yet.");
  expect(means(over, "next")).toEqual({ type: "offer", what: "rematch" });
  expect(means(asSeenBy(null, over), "next")).toBe("You're watching this game.");
  expect([means(next, "next"), means(asSeenBy(null, next), "next")]).toEqual(["follow", "follow"]);
});

test("the last move is still shown when the opponent comes back", () => {
  const after = asSeenBy(2, withEvents(view, moved(0, "1")));
  const opened = onlineActivity({ view: after, happenings: [], now: 0, links: [] });
  const happenings = [{ kind: "back", text: "Ann is back." }] as const;
  const { activity } = advance(opened, {
    kind: "heard",
    news: { view: after, happenings, now: 1, links: [] },
  });
  const { told, notices } = sceneOf(activity);
  expect(told).toMatch(/^Ann \w+ /);
  expect(notices.map(({ text }) => text)).toEqual(["Ann is back."]);
});

test("commands of an online game are read with their arguments", () => {
  const read = (seen: KnownView, text: string) => {
    const news = { view: seen, happenings: [], now: 0, links: [] };
    const typed = readCommand(commandsOf(onlineActivity(news)), text);
    return typed === undefined ? undefined : [typed.command.id, typed.rest];
  };
  const offered = asSeenBy(2, withEvents(view, { type: "offered", what: "draw", seat: 1 }));
  expect(read(view, "Accept  draw")).toEqual(["accept", "draw"]);
  expect(read(view, "undo")).toEqual(["takeback", ""]);
  expect([read(view, "yes"), read(offered, "yes"), read(offered, "N")]).toEqual([
    undefined,
    ["accept", ""],
    ["decline", ""],
  ]);
  expect(read(withEvents(view, resigned), "next")).toEqual(["next", ""]);
  expect(read(withEvents(view, resigned), "rematch")).toEqual(["next", ""]);
  expect(read(view, "draw now")).toBeUndefined();
  expect(read(view, "3-4")).toBeUndefined();
  expect([read(view, "?"), read(view, "help")]).toEqual([
    ["help", ""],
    ["help", ""],
  ]);
});
