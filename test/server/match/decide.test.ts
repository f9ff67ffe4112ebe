/** Whatever players ask for, in any order, the match follows the rules. */

import { describe, expect, test } from "vitest";
import { currentPosition, seatToMove } from "../../../src/core/match.ts";
import { pick, type Random, randomFrom } from "../../../src/core/random.ts";
import { toRecord } from "../../../src/core/record.ts";
import { readMatch } from "../../../src/core/record-reader.ts";
import { moveNames } from "../../../src/core/rules.ts";
import type { Seat } from "../../../src/core/seat.ts";
import { games } from "../../../src/games/index.ts";
import type { NewEvent, OnlineEvent } from "../../../src/online/events.ts";
import type { Command } from "../../../src/online/messages.ts";
import {
  applyEvent,
  fromSnapshot,
  newOnlineMatch,
  type OnlineMatch,
  toSnapshot,
} from "../../../src/online/online-match.ts";
import * as dealer from "../../../src/play/deal.ts";
import { openRequestedGame } from "../../../src/play/open.ts";
import { decide } from "../../../src/server/match/decide.ts";
import { matchOpenedEvent } from "../../../src/server/match/open-match.ts";
import { findGameOf } from "../../support/find-game.ts";
import { must } from "../../support/must.ts";

type Played = Exclude<Command, { readonly type: "join" }>;

const host = { now: () => new Date(0), newId: () => "a".repeat(16), dealer };

function openGame(id: string, seed: number): OnlineMatch {
  const game = findGameOf(id);
  const [setup, bestOf] = [{ options: {}, from: null }, seed % 2 === 0 ? 3 : undefined];
  const { match, deal } = must(openRequestedGame(host, { game, setup, first: undefined, seed, bestOf }));
  const clock = seed % 3 === 0 ? { initialMs: 60_000, incrementMs: 1_000 } : null;
  const made = { record: toRecord(match), deal };
  return must(
    newOnlineMatch(matchOpenedEvent(made, { at: 0, taken: [true, true], clock, previous: null }), games),
  );
}

function anyCommand({ match }: OnlineMatch, random: Random): Played {
  const id = String(random.below(1_000_000));
  const what = pick(random, ["draw", "takeback", "rematch"] as const);
  const kind = random.below(20);
  if (kind === 0) return { type: "resign", id };
  if (kind === 1) return { type: "claim", id };
  if (kind < 5) return { type: "offer", id, what };
  if (kind < 8) return { type: "answer", id, what, accept: random.below(3) > 0 && what !== "draw" };
  const legal = moveNames(match.game, currentPosition(match));
  const move = legal.length > 0 && random.below(8) > 0 ? pick(random, legal) : "99";
  const ply = Math.max(0, match.moves.length + (random.below(6) === 0 ? random.below(3) - 1 : 0));
  return { type: "move", id, ply, move };
}

function taken(online: OnlineMatch, events: readonly NewEvent[], at: number): OnlineMatch {
  return events.reduce((state, event) => {
    const stamped: OnlineEvent = { ...event, version: state.version + 1, at };
    return must(applyEvent(state, stamped));
  }, online);
}

function step(online: OnlineMatch, random: Random, at: number): OnlineMatch {
  const seat: Seat = random.below(2) === 0 ? 1 : 2;
  const command = anyCommand(online, random);
  const claimableAt = random.below(2) === 0 ? null : at + random.below(3) - 1;
  const decided = decide(online, command, { seat, now: at, claimableAt, longest: 10_000 });
  if (!decided.ok) {
    expect(decided.problem.message).toMatch(/[.)]$/);
    return online;
  }
  if (decided.value.kind === "open-next") {
    expect(online.match.outcome).not.toBeNull();
    return taken(online, [{ type: "continued", next: "b".repeat(16) }], at);
  }
  if (decided.value.kind !== "events") return online;
  if (command.type === "move") {
    expect(online.match.outcome).toBeNull();
    expect(seatToMove(online.match)).toBe(seat);
  }
  return taken(online, decided.value.events, at);
}

describe.each(games.map(({ id }) => id))("a match of %s", (id) => {
  test("can be read and restored from a snapshot after any commands", () => {
    let finished = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = randomFrom(seed);
      let online = openGame(id, seed);
      for (let count = 0; count < 60; count++) online = step(online, random, count * 1000);
      const text = JSON.stringify(toRecord(online.match));
      const read = readMatch(text, games);
      expect(read.ok, text).toBe(true);
      const copy = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(online))), games);
      expect(copy.ok && toSnapshot(copy.value)).toEqual(toSnapshot(online));
      if (online.match.outcome !== null) finished++;
    }
    expect(finished).toBeGreaterThan(15);
  });
});
