/** Tests what the plain conversation of an online game prints, asks and sends, without a server. */

import { describe, expect, test } from "vitest";
import { switchBattle } from "../../../src/games/index.ts";
import { onlineActivity } from "../../../src/online/activity.ts";
import { narrate } from "../../../src/online/client/narrate.ts";
import type { KnownView } from "../../../src/online/client/view.ts";
import { changedAloud } from "../../../src/page/state/spoken.ts";
import { advance, type Input } from "../../../src/play/activity.ts";
import type { Activity, Want } from "../../../src/play/contract.ts";
import { promptOf, readLine } from "../../../src/terminal/lines/conversation.ts";
import { render } from "../../../src/terminal/lines/render.ts";
import { spokenDialogue } from "../../../src/terminal/spoken/dialogue.ts";
import { voice } from "../../play/table-top.ts";
import {
  asSeenBy,
  joined,
  moved,
  openedView,
  playingView,
  resigned,
  sending,
  withEvents,
  withoutConnection,
  withoutOpponent,
} from "../../support/online-views.ts";

const links = ["Anyone can watch with this link: http://localhost/"];

interface Reply {
  readonly activity: Activity;
  readonly view: KnownView;
  readonly lines: readonly string[];
  readonly wants: readonly Want[];
}

function open(view: KnownView, speaks = voice): Reply {
  const activity = onlineActivity({ view, happenings: [], now: view.online.at, links });
  return { activity, view, lines: render(activity.kind.opened(activity.state), speaks), wants: [] };
}

function put({ activity, view }: Reply, input: Input): Reply {
  const { activity: after, wants, news } = advance(activity, input);
  return { activity: after, view, lines: render(news, voice), wants };
}

function next(reply: Reply, view: KnownView): Reply {
  const now = view.online.at;
  const news = { view, happenings: narrate(reply.view, view, now), now, links };
  return { ...put(reply, { kind: "heard", news }), view };
}

function type(reply: Reply, line: string): Reply {
  const meaning = readLine({ activity: reply.activity, question: null }, line, voice);
  if (meaning.kind === "input") return put(reply, meaning.input);
  return { ...reply, lines: meaning.kind === "say" ? meaning.lines : [], wants: [] };
}

function prompt({ activity }: Reply) {
  return promptOf({ activity, question: null }, voice);
}

function sent(reply: Reply) {
  return reply.wants.flatMap((want) => (want.kind === "act" ? [want.action] : []));
}

const small = playingView({ options: { blocks: 3 } });
const question = { text: "Enter the number of blocks to remove: " };
/** Asks nothing, and a program's next line waits. */
const waiting = { text: "", keeps: true };

describe("in an online dialogue", () => {
  test("a game is told from start to end in the game's own words", () => {
    const start = open(openedView({ options: { blocks: 3 } }));
    expect(start.lines).toContain("Note: Waiting for another player to join.");
    expect(prompt(start)).toEqual(waiting);
    const begun = next(start, small);
    expect(begun.lines[0]).toBe("Note: Ben joined.");
    expect(prompt(begun)).toMatchObject(question);
    const once = withEvents(small, moved(0, "2"));
    const told = next(begun, once);
    expect(told.lines[0]).toBe("Ann removes blocks 1 and 2.");
    expect(told.lines.at(-1)).toBe("Note: Ben to move.");
    const over = next(told, withEvents(once, moved(1, "1")));
    expect(over.lines.join(" ")).toContain("Ben wins");
    expect(over.wants.map(({ kind }) => kind)).toEqual(["save", "ask"]);
    expect(prompt(over)).toEqual({ text: 'Type "rematch" for another game, or "quit": ' });
  });

  test("a visitor reads the current position of a running game", () => {
    const later = withEvents(small, moved(0, "1"), moved(1, "1"));
    expect(open(asSeenBy(null, later)).lines.at(-1)).toBe("Note: Ann to move.");
    expect(prompt(open(asSeenBy(null, later)))).toEqual({ text: "" });
    const gone = withEvents(small, resigned, { type: "continued", next: "nextgame1" });
    const late = { ...gone, events: [] };
    expect(open(late).lines).toContain("Note: The players moved on to the next game.");
    expect(prompt(open(late))).toEqual({ text: 'Type "next" for the next game, or "quit": ' });
    expect(prompt(next(open(small), gone))).toEqual(waiting);
  });

  test("a screen reader gets its own sentences", () => {
    const { lines } = open(small, {
      ...voice,
      dialogueFor: spokenDialogue,
      spoken: true,
    });
    expect(lines.at(-1)).toBe("Ann, it's your turn.");
  });

  test("notes say how to answer an offer and how to claim a game", () => {
    const offered = withEvents(small, { type: "offered", what: "draw", seat: 1 });
    const ben = open(asSeenBy(2, small));
    expect(next(ben, asSeenBy(2, offered)).lines).toEqual([
      'Note: Ann offers a draw. Type "accept" or "decline".',
    ]);
    const bens = withEvents(small, moved(0, "1"));
    expect(next(open(bens), withoutOpponent(bens, 0)).lines).toEqual([
      'Note: Ben left. You can claim the game now. Type "claim".',
    ]);
  });

  test("a refused move is asked for again", () => {
    const played = next(type(open(small), "2"), sending(small, "2"));
    expect(prompt(played)).toBeNull();
    const refused = { ...small, refusal: { code: "stale-ply", message: "Too late." } } as const;
    const again = next(played, refused);
    expect(again.lines).toEqual(["Note: Too late."]);
    expect(prompt(again)).toMatchObject(question);
  });

  test("after offering a rematch, a program's next lines wait for the next game", () => {
    const offered = withEvents(small, resigned, { type: "offered", what: "rematch", seat: 1 });
    expect(prompt(open(offered))).toEqual({ text: 'Type "quit" to leave: ', keeps: true });
  });
});

describe("in an online dialogue", () => {
  const game = open(small);

  test("a legal move is sent and an illegal move gets a message", () => {
    expect(sent(type(game, "2"))).toEqual([{ type: "move", move: "2" }]);
    expect(sent(type(game, "7"))).toEqual([]);
    expect(type(game, "7").lines).toHaveLength(1);
    const lost = open(withoutConnection(small, 3));
    expect(type(lost, "2").lines).toEqual(["Your move will be sent as soon as you're back online."]);
  });

  test("a move is refused when it isn't your turn", () => {
    const lines = (view: KnownView) => type(open(view), "1").lines;
    expect(lines(asSeenBy(2, small))).toEqual(["Ann to move."]);
    expect(lines(asSeenBy(null, small))).toEqual(["You're watching this game."]);
    expect(lines(sending(small, "1"))).toEqual(["Your move is on its way."]);
    expect(lines(withEvents(small, resigned))).toEqual(["The game is over."]);
  });

  test("resign and draw ask for confirmation", () => {
    const asked = type(game, "resign");
    expect(prompt(asked)).toEqual({ text: "Resign? Ben wins. (yes/no): " });
    expect(type(asked, "perhaps").lines).toEqual(["Please answer yes or no."]);
    expect(type(asked, "no").lines).toEqual(["The game goes on."]);
    expect(sent(type(asked, "yes"))).toEqual([{ type: "resign" }]);
    expect(prompt(next(asked, withEvents(small, resigned)))).not.toEqual(prompt(asked));
    const battle = open(playingView({ game: switchBattle, options: {} }));
    expect(sent(type(type(battle, "draw"), "yes"))).toEqual([{ type: "offer", what: "draw" }]);
  });

  test("yes and no answer an offer even on the opponent's turn", () => {
    for (const view of [small, withEvents(small, moved(0, "1"))]) {
      const asked = open(withEvents(view, { type: "offered", what: "draw", seat: 2 }));
      expect(sent(type(asked, "y"))).toEqual([{ type: "answer", what: "draw", accept: true }]);
      expect(sent(type(asked, "no"))).toEqual([{ type: "answer", what: "draw", accept: false }]);
    }
    expect(sent(type(game, "yes"))).toEqual([]);
  });

  test("quit, link and next work as commands", () => {
    expect(type(game, "quit").wants).toMatchObject([{ kind: "end" }]);
    expect(type(game, "link").wants).toMatchObject([{ kind: "show", text: links }]);
    const gone = withEvents(small, resigned, { type: "continued", next: "nextgame1" });
    expect(type(open(gone), "next").wants).toEqual([{ kind: "follow" }]);
  });

  test("status, moves and help are answered, but hint is refused", () => {
    expect(type(game, "status").lines).toEqual(["Note: Your move."]);
    expect(type(game, "moves").lines).toEqual(["Legal moves: 1, 2"]);
    expect(type(game, "hint").lines.join()).toContain("no hints");
    expect(type(game, "rematch").lines).toEqual(["The game isn't over yet."]);
    expect(type(game, "help").lines).toContain(
      "  status: show whose turn it is, who's here and how much time is left",
    );
  });
});

/** Each pair of views is an event. The page announces it, and the terminal prints it as a note. */
const happenings: readonly (readonly [string, KnownView, KnownView])[] = [
  ["your own offer", small, withEvents(small, { type: "offered", what: "draw", seat: 1 })],
  ["a lost connection", small, withoutConnection(small, 3)],
  ["a restored connection", withoutConnection(small, 3), small],
  ["a player who left", small, withoutOpponent(small, 9000)],
  ["a player who is back", withoutOpponent(small, 9000), small],
  ["a refusal", small, { ...small, refusal: { code: "stale-ply", message: "Too late." } }],
  [
    "a declined offer",
    withEvents(small, { type: "offered", what: "draw", seat: 1 }),
    withEvents(
      small,
      { type: "offered", what: "draw", seat: 1 },
      { type: "declined", what: "draw", seat: 2 },
    ),
  ],
];

function saidOnPage(before: KnownView, view: KnownView, at: number): string {
  const news = { view: before, happenings: [], now: 0, links: [] };
  const page = onlineActivity(news);
  const heard = { ...news, view, happenings: narrate(before, view, at) };
  const input = { kind: "heard", news: heard } as const;
  return changedAloud(page, advance(page, input).activity, input);
}

test.each(happenings)("page and terminal say the same about %s", (_, before, now) => {
  const spoken = saidOnPage(before, now, now.online.at);
  expect(next(open(before), now).lines).toEqual([`Note: ${spoken}`]);
});

test("page and terminal announce a player who joins in the same words", () => {
  const free = openedView({ options: { blocks: 3 } });
  const full = withEvents(free, joined);
  const spoken = saidOnPage(free, full, 0);
  expect(spoken).toBe("Ben joined. Your move.");
  expect(next(open(free), full).lines[0]).toBe("Note: Ben joined.");
});
