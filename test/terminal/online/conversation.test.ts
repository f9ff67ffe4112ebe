/** The plain conversation of an online game without a server: what is printed, asked and sent. */

import { describe, expect, test } from "vitest";
import { narrate } from "../../../src/client/narrate.ts";
import type { KnownView } from "../../../src/client/view.ts";
import {
  type Conversation,
  promptOf,
  type Reply,
  startConversation,
  tell,
} from "../../../src/terminal/online/conversation.ts";
import { isForAnyTime, readLine } from "../../../src/terminal/online/read-line.ts";
import { spokenDialogue } from "../../../src/terminal/spoken/dialogue.ts";
import { newOnline, withView } from "../../../src/web/state/online/online.ts";
import { spokenText } from "../../../src/web/state/online/words.ts";
import { dialogueOf } from "../../../src/words/simple-dialogue.ts";
import {
  asSeenBy,
  joined,
  matchId,
  moved,
  openedView,
  playingView,
  resigned,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";

function open(view: KnownView): Reply {
  return startConversation(dialogueOf(view.online.match.game), view, [], view.online.at);
}

function next({ conversation }: Reply, view: KnownView): Reply {
  const happenings = narrate(conversation.view, view, view.online.at);
  return tell(conversation, view, happenings, view.online.at);
}

function type(conversation: Conversation, line: string): Reply {
  return readLine(conversation, line, conversation.view.online.at);
}

const small = playingView({ options: { blocks: 3 } });

describe("what is told", () => {
  test("a game from its start to its end, in the book's words", () => {
    const start = open(openedView({ options: { blocks: 3 } }));
    expect(start.lines).toContain("Note: Waiting for the other player to join.");
    expect(promptOf(start.conversation)).toBeNull();
    const begun = next(start, small);
    expect(begun.lines[0]).toBe("Note: Ben joined.");
    expect(promptOf(begun.conversation)).toBe("Enter the number of blocks to remove: ");
    const once = withEvents(small, moved(0, "2"));
    const told = next(begun, once);
    expect(told.lines[0]).toBe("Ann removes blocks 1 and 2.");
    expect(told.lines.at(-1)).toBe("Note: Ben to move.");
    const over = next(told, withEvents(once, moved(1, "1")));
    expect(over.lines.join(" ")).toContain("Ben wins");
    expect(promptOf(over.conversation)).toBe("Type rematch for another game, or quit: ");
  });

  test("a newcomer to the middle of a game sees where it stands", () => {
    const later = withEvents(small, moved(0, "1"), moved(1, "1"));
    expect(open(asSeenBy(null, later)).lines.at(-1)).toBe("Note: Ann to move.");
    const gone = withEvents(small, resigned, { type: "continued", next: "nextgame1" });
    const late = { ...gone, events: [] };
    expect(open(late).lines).toContain("Note: The players went on to the next game.");
    expect(promptOf(open(late).conversation)).toBe("Type next for the next game, or quit: ");
    expect(promptOf(next(open(small), gone).conversation)).toBeNull();
  });

  test("the words for people who listen are an argument", () => {
    const dialogue = spokenDialogue(small.online.match.game);
    const { lines } = startConversation(dialogue, small, [], 0);
    expect(lines.at(-1)).toBe("Ann, it is your turn.");
  });

  test("an offer comes with the way to answer it, and a claim with the way to make it", () => {
    const offered = withEvents(small, { type: "offered", what: "draw", seat: 1 });
    const ben = open(asSeenBy(2, small));
    expect(next(ben, asSeenBy(2, offered)).lines).toEqual([
      "Note: Ann offers a draw. Answer with accept or decline.",
    ]);
    expect(next(open(small), withoutOpponent(small, 0)).lines).toEqual([
      "Note: Ben left. You may claim the game. Type claim win, or claim draw.",
    ]);
  });

  test("a move that was refused is asked for again", () => {
    const { conversation } = type(open(small).conversation, "2");
    expect(promptOf(conversation)).toBeNull();
    const refused = { ...small, refusal: { code: "stale-ply", message: "Too late." } } as const;
    const again = next({ conversation, lines: [], actions: [] }, refused);
    expect(again.lines).toEqual(["Note: Too late."]);
    expect(promptOf(again.conversation)).toBe("Enter the number of blocks to remove: ");
  });
});

describe("what is typed", () => {
  const { conversation } = open(small);

  test("a move is sent, a bad one is told", () => {
    expect(type(conversation, "2").actions).toEqual([{ type: "move", move: "2" }]);
    expect(type(conversation, "7")).toMatchObject({ actions: [], conversation });
    const lost = open(withoutConnection(small, 3)).conversation;
    expect(type(lost, "2").lines).toEqual(["Your move will be sent as soon as the connection is back."]);
  });

  test("nobody moves out of turn", () => {
    const lines = (view: KnownView) => type(open(view).conversation, "1").lines;
    expect(lines(asSeenBy(2, small))).toEqual(["Ann to move."]);
    expect(lines(asSeenBy(null, small))).toEqual(["You are watching this game."]);
    expect(lines(sending(small, "1"))).toEqual(["Your move is on its way."]);
    expect(lines(withEvents(small, resigned))).toEqual(["The game is over."]);
  });

  test("resigning needs a yes", () => {
    const asked = type(conversation, "resign").conversation;
    expect(promptOf(asked)).toBe("Resign? Ben wins. (yes/no): ");
    expect(type(asked, "perhaps").lines).toEqual(["Please answer yes or no."]);
    expect(type(asked, "no")).toMatchObject({ lines: ["The game goes on."], actions: [] });
    expect(type(asked, "yes").actions).toEqual([{ type: "resign" }]);
    expect(next(type(conversation, "resign"), withEvents(small, moved(0, "1"))).conversation.resigning).toBe(
      false,
    );
  });

  test("yes and no answer an offer, also while nothing is asked", () => {
    const offered = withEvents(small, { type: "offered", what: "draw", seat: 2 });
    const asked = open(offered).conversation;
    expect(type(asked, "y").actions).toEqual([{ type: "answer", what: "draw", accept: true }]);
    expect(type(asked, "no").actions).toEqual([{ type: "answer", what: "draw", accept: false }]);
    expect([isForAnyTime(asked, "yes"), isForAnyTime(conversation, "yes")]).toEqual([true, false]);
    expect(isForAnyTime(conversation, "status")).toBe(true);
  });

  test("the session is asked to leave, to show its links, or to go on", () => {
    expect(type(conversation, "quit").request).toBe("leave");
    expect(type(conversation, "link").request).toBe("links");
    const gone = withEvents(small, resigned, { type: "continued", next: "nextgame1" });
    expect(type(open(gone).conversation, "next").request).toBe("next");
  });

  test("status, help and words that an online game does not have", () => {
    expect(type(conversation, "status").lines).toEqual(["Note: Your turn."]);
    expect(type(conversation, "moves").lines).toEqual(["Legal moves: 1, 2"]);
    expect(type(conversation, "hint").lines.join()).toContain("no hints");
    expect(type(conversation, "back").lines).toEqual(["This is the first question already."]);
  });
});

/** Each pair of views is something that happens; the page speaks it, the terminal prints it as a note. */
const happenings: readonly (readonly [string, KnownView, KnownView])[] = [
  ["an offer of one's own", small, withEvents(small, { type: "offered", what: "draw", seat: 1 })],
  ["a connection that is lost", small, withoutConnection(small, 3)],
  ["a connection that is back", withoutConnection(small, 3), small],
  ["a player who left", small, withoutOpponent(small, 9000)],
  ["a player who is back", withoutOpponent(small, 9000), small],
  ["a refusal", small, { ...small, refusal: { code: "stale-ply", message: "Too late." } }],
  [
    "an offer that is declined",
    withEvents(small, { type: "offered", what: "draw", seat: 1 }),
    withEvents(
      small,
      { type: "offered", what: "draw", seat: 1 },
      { type: "declined", what: "draw", seat: 2 },
    ),
  ],
];

test.each(happenings)("page and terminal say the same about %s", (_, before, now) => {
  const page = withView(newOnline(matchId, undefined), before, undefined);
  const spoken = spokenText(page, withView(page, now, undefined), narrate(before, now, now.online.at));
  expect(next(open(before), now).lines).toEqual([`Note: ${spoken}`]);
});

test("page and terminal greet a player who joins alike", () => {
  const free = openedView({ options: { blocks: 3 } });
  const full = withEvents(free, joined);
  const page = withView(newOnline(matchId, undefined), free, undefined);
  const spoken = spokenText(page, withView(page, full, undefined), narrate(free, full, 0));
  expect(spoken).toBe("Ben joined. Your turn.");
  expect(next(open(free), full).lines[0]).toBe("Note: Ben joined.");
});
