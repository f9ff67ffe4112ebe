/**
 * Hostile input: seeded lines into the plain dialogues, half of them legal, a quarter nearly legal, the rest junk.
 * No crash, no hang, no turn lost, no control code printed back.
 */

import { expect } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { currentPosition, newMatch } from "../../../src/core/match.ts";
import { switchyard } from "../../../src/core/program-name.ts";
import { pick, type Random, randomFrom } from "../../../src/core/random.ts";
import { setUp } from "../../../src/core/setup.ts";
import { dealStart } from "../../../src/table/deal.ts";
import { answer, linesOf, type Reply, startSession } from "../../../src/terminal/plain/session.ts";
import { dialogueOf } from "../../../src/words/simple-dialogue.ts";

const controlCode = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export const junk = [
  "",
  " ",
  "\u0000",
  "\u001b[2J\u001b[31mred",
  "\u001b]0;title\u0007",
  "\u009b31m",
  "\u202eevil",
  "\ud800",
  "💥💥💥",
  "NaN",
  "Infinity",
  "-0",
  "1e1",
  "0x2",
  "٣",
  "__proto__",
  "constructor",
  "toString",
  "flip",
  "flip flip",
  "1;2",
  "../../etc",
  "9".repeat(400),
  "flip ".repeat(200),
  "a".repeat(100_000),
];

/** Feeds so many lines to the game. */
export function feed(game: Game, linesPerGame: number): void {
  const random = randomFrom(20_26);
  let reply = open(game, random, 0);
  const counts = { legal: 0, near: 0, junk: 0, games: 1 };
  for (let line = 0; line < linesPerGame; line++) {
    const kind = pick(random, ["legal", "legal", "near", "junk"] as const);
    counts[kind]++;
    if (kind === "legal") reply = atFirstQuestion(reply);
    const text = lineOf(kind, game, reply, random);
    const before = reply.session.table.match.moves.length;
    reply = answer(reply.session, text);
    const printed = [...linesOf(reply), reply.prompt ?? ""].join(" ");
    expect(controlCode.test(printed), printed).toBe(false);
    expect(printed.length).toBeLessThan(12_000);
    if (kind === "legal") expect(reply.session.table.match.moves.length, text).toBe(before + 1);
    if (kind === "junk") expect(reply.session.table.match.moves.length, text).toBe(before);
    if (reply.prompt === null) reply = open(game, random, ++counts.games);
  }
  expect(counts.legal + counts.near + counts.junk).toBe(linesPerGame);
  expect(counts.legal).toBeGreaterThan(linesPerGame * 0.45);
  expect(counts.games).toBeGreaterThan(10);
}

function open(game: Game, random: Random, seed: number): Reply {
  const dealt = dealStart(game, {}, random);
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (!setup.ok) throw new Error(setup.problem.message);
  const [one, two] = game.seatNames;
  const details = {
    id: "fuzz",
    players: [{ name: one }, { name: two }],
    seed,
    startedAt: "",
    series: null,
  } as const;
  return startSession(
    switchyard,
    { match: newMatch(game, setup.value, details), notes: [] },
    dialogueOf(game),
  );
}

/** A move can be typed only where one is asked for: any offer is declined, any second question left. */
function atFirstQuestion(reply: Reply): Reply {
  const declined = reply.session.table.question === "draw" ? answer(reply.session, "no") : reply;
  return answer(declined.session, "back");
}

/** A canonical pair is taken at every first question; a single flip has to be written out for Switch Conquer's menu. */
function lineOf(kind: "legal" | "near" | "junk", game: Game, reply: Reply, random: Random): string {
  if (kind === "junk") return pick(random, junk);
  const position = currentPosition(reply.session.table.match);
  const name = game.formatMove(position, pick(random, game.moves(position)));
  if (kind === "legal") return legalLine(reply, name);
  const spoil = pick(random, [
    (text: string) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    (text: string) => text.replace(/\d+/, "0"),
    (text: string) => `${text} ${text}`,
    (text: string) => `flip ${text}`,
    (text: string) => `  ${text.replace("-", " - ")}\t`,
    (text: string) => `${text}x`,
    () => String(random.below(40)),
    () => pick(random, ["undo", "redo", "draw", "no", "back", "moves", "help", "save a b"]),
  ]);
  return spoil(name);
}

function legalLine(reply: Reply, name: string): string {
  return reply.session.question.read(name).kind === "move" ? name : `flip ${name.replace("-", " ")}`;
}
