/**
 * Feeds seeded lines to the plain dialogues: half of them legal, a quarter nearly legal, the rest junk. Nothing crashes, hangs,
 * loses a turn or prints a control code.
 */

import { expect } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { currentPosition, newMatch } from "../../../src/core/match.ts";
import { pick, type Random, randomFrom } from "../../../src/core/random.ts";
import { ok } from "../../../src/core/result.ts";
import { setUp } from "../../../src/core/setup.ts";
import type { Activity } from "../../../src/play/contract.ts";
import { dealStart } from "../../../src/play/deal.ts";
import { gameActivity } from "../../../src/play/game/game.ts";
import { Conversation } from "../../../src/terminal/lines/conversation.ts";
import { converse } from "../../../src/terminal/lines/talk.ts";
import { Autosave } from "../../../src/terminal/saves/autosave.ts";
import { runOn } from "../../support/program.ts";

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

/** Feeds this many lines to the game. */
export async function feed(game: Game, linesPerGame: number): Promise<void> {
  await runOn((host) =>
    converse(host, "plain", async (talk) => {
      const records = () => ({
        ...host.records(),
        create: () => ok(undefined),
        replace: () => ok(undefined),
      });
      const place = { autosave: new Autosave({ ...host, records }) };
      let printed = "";
      talk.say = (lines) => {
        printed += lines.join(" ");
      };
      const open = async (activity: Activity) => {
        const conversation = new Conversation(talk, place, activity);
        await conversation.open(activity);
        return conversation;
      };
      await feedTo(game, linesPerGame, open, () => {
        const text = printed;
        printed = "";
        return text;
      });
      return 0;
    }),
  );
}

async function feedTo(
  game: Game,
  linesPerGame: number,
  start: (activity: Activity) => Promise<Conversation>,
  takePrinted: () => string,
): Promise<void> {
  const random = randomFrom(20_26);
  let talk = await start(open(game, random, 0));
  const counts = { legal: 0, near: 0, junk: 0, games: 1 };
  for (let line = 0; line < linesPerGame; line++) {
    const kind = pick(random, ["legal", "legal", "near", "junk"] as const);
    counts[kind]++;
    if (kind === "legal") await atFirstQuestion(talk);
    const text = lineOf(kind, talk, random);
    const before = movesIn(talk);
    takePrinted();
    await talk.take(text);
    const printed = `${takePrinted()} ${promptIn(talk)}`;
    expect(controlCode.test(printed), printed).toBe(false);
    expect(printed.length).toBeLessThan(12_000);
    if (kind === "legal") expect(movesIn(talk), text).toBe(before + 1);
    if (kind === "junk") expect(movesIn(talk), text).toBe(before);
    if (talk.activity.state.match.outcome !== null) talk = await start(open(game, random, ++counts.games));
  }
  expect(counts.legal + counts.near + counts.junk).toBe(linesPerGame);
  expect(counts.legal).toBeGreaterThan(linesPerGame * 0.45);
  expect(counts.games).toBeGreaterThan(linesPerGame / 400);
}

function movesIn({ activity }: Conversation): number {
  return activity.state.match.moves.length;
}

function promptIn({ prompt }: Conversation): string {
  return prompt !== null && "text" in prompt ? prompt.text : "";
}

function open(game: Game, random: Random, seed: number): Activity {
  const dealt = dealStart(game, {}, random);
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (!setup.ok) throw new Error(setup.problem.message);
  const [one, two] = game.seatNames;
  const players = [{ name: one }, { name: two }] as const;
  const details = { id: "fuzz", players, seed, startedAt: "", series: null };
  return gameActivity({ match: newMatch(setup.value, details), notes: [] });
}

/** A move can only be typed if the game asks for one, so this declines any offer and leaves any second question. */
async function atFirstQuestion(talk: Conversation): Promise<void> {
  if (talk.activity.state.question !== null) await talk.take("no");
  await talk.take("back");
}

/** Every first question accepts a canonical pair. For Switch Conquer's menu, a single flip has to be written out. */
function lineOf(kind: "legal" | "near" | "junk", talk: Conversation, random: Random): string {
  if (kind === "junk") return pick(random, junk);
  const { match } = talk.activity.state;
  const { game } = match;
  const position = currentPosition(match);
  const name = game.formatMove(position, pick(random, game.moves(position)));
  if (kind === "legal") return legalLine(talk, name);
  const spoil = pick(random, [
    (text: string) => text.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    (text: string) => text.replace(/\d+/, "0"),
    (text: string) => `${text} ${text}`,
    (text: string) => `flip ${text}`,
    (text: string) => `  ${text.replace("-", " - ")}\t`,
    (text: string) => `${text}x`,
    () => String(random.below(40)),
    () => pick(random, ["undo", "draw", "resign", "no", "back", "moves", "help"]),
  ]);
  return spoil(name);
}

function legalLine({ prompt }: Conversation, name: string): string {
  const question = prompt !== null && "text" in prompt ? prompt.question : undefined;
  return question?.read(name).kind === "move" ? name : `flip ${name.replace("-", " ")}`;
}
