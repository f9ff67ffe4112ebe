import { chooseMove } from "../../computer/computer.ts";
import type { LevelName } from "../../computer/level-names.ts";
import {
  breakOff,
  conclude,
  currentPosition,
  type Match,
  type MatchDetails,
  newMatch,
  type Player,
  playMove,
  seatToMove,
  usualPlyLimit,
} from "../../core/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat, otherSeat, type Pair, type Seat, withSeat } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import { cleanText, quote } from "../../core/text.ts";
import { movePrompt } from "../protocol/prompt.ts";
import { readAnswer } from "../protocol/reply.ts";
import { askModel, type ChatTerms } from "./ask-model.ts";
import { type ArenaPlayer, Bot, type Forfeit, type ForfeitReason, type PlayerAnswer } from "./bots/bot.ts";
import type { ChatModel, Contestant } from "./contestant.ts";
import { type ArenaPlan, startOf } from "./plan.ts";

export interface PlayedGame {
  readonly match: Match;
  readonly forfeit: Forfeit | null;
  readonly times: Pair<readonly number[]>;
  /** Null for players that aren't models. */
  readonly tokens: Pair<number | null>;
}

export interface GameToPlay {
  readonly plan: ArenaPlan;
  readonly start: number;
  readonly details: Pick<MatchDetails, "id" | "seed" | "startedAt">;
  readonly players: Pair<Contestant>;
  readonly key: string | undefined;
}

type Seated = Pair<ArenaPlayer>;

export async function playGame(game: GameToPlay): Promise<Result<PlayedGame>> {
  const { plan, start, details, players, key } = game;
  const setup = startOf(plan, start);
  if (!setup.ok) return setup;
  const named: Pair<Player> = [playerFor(players[0]), playerFor(players[1])];
  const match = newMatch(setup.value, { ...details, series: null, players: named });
  const terms = { replyMs: plan.moveMs, plies: usualPlyLimit, key };
  const seated: Seated = [seatPlayer(players[0], match, 1, terms), seatPlayer(players[1], match, 2, terms)];
  const played = await playOut(game, match, seated);
  if ("broken" in played) {
    await Promise.all(seated.map(async (player) => player.end?.({ winner: null, reason: "unfinished" })));
    return fail("bad-option", played.broken);
  }
  const { outcome } = played.match;
  if (outcome === null) throw new Error("An arena game ended without an outcome.");
  await Promise.all(seated.map(async (player) => player.end?.(outcome)));
  return ok({ ...played, tokens: [seated[0].tokens?.() ?? null, seated[1].tokens?.() ?? null] });
}

function playerFor(contestant: Contestant): Player {
  const { name } = contestant;
  return contestant.kind === "level" ? { name, level: contestant.level } : { name };
}

export function seatPlayer(
  contestant: Contestant,
  match: Match,
  seat: Seat,
  terms: ChatTerms & { readonly plies: number },
): ArenaPlayer {
  switch (contestant.kind) {
    case "level":
      return levelPlayer(contestant.level);
    case "bot":
      return new Bot(contestant.command, match, seat, { moveMs: terms.replyMs, plies: terms.plies });
    case "chat":
      return chatPlayer(contestant, terms);
  }
}

function levelPlayer(level: LevelName): ArenaPlayer {
  return {
    choose: async (match) => ({
      move: match.game.formatMove(currentPosition(match), chooseMove(match, level).move),
    }),
  };
}

type PlayedOut = Omit<PlayedGame, "tokens"> | { readonly broken: string };

async function playOut(game: GameToPlay, start: Match, seated: Seated): Promise<PlayedOut> {
  let match = start;
  let times: PlayedGame["times"] = [[], []];
  while (match.outcome === null) {
    const mover = seatToMove(match);
    const before = performance.now();
    const answer = await ofSeat(seated, mover).choose(match);
    times = withSeat(times, mover, [...ofSeat(times, mover), performance.now() - before]);
    if ("broken" in answer)
      return { broken: `${ofSeat(game.players, mover).name} can't play. ${answer.broken}` };
    const ruling = checkAnswer(seated, mover, match, answer);
    if ("forfeit" in ruling) {
      const { forfeit } = ruling;
      const reason = forfeit.reason === "late" ? "timeout" : "forfeit";
      return { match: conclude(match, { winner: otherSeat(forfeit.seat), reason }), forfeit, times };
    }
    match = breakOff(playMove(match, ruling.move), usualPlyLimit);
  }
  return { match, forfeit: null, times };
}

type Ruling = { readonly move: unknown } | { readonly forfeit: Forfeit };

/** Returns a forfeit if the mover is at fault, the move is illegal, or the other bot wrote something out of turn. */
function checkAnswer(
  seated: Seated,
  mover: Seat,
  match: Match,
  answer: Exclude<PlayerAnswer, { broken: string }>,
): Ruling {
  if ("fault" in answer) return { forfeit: { seat: mover, ...answer.fault } };
  const other = otherSeat(mover);
  const { fault } = ofSeat(seated, other);
  if (fault && fault.reason !== "crashed") return { forfeit: { seat: other, ...fault } };
  const move = findMove(match.game, currentPosition(match), answer.move);
  if (move.ok) return { move: move.value };
  const detail = cleanText(`It answered ${quote(answer.move)}: ${move.problem.message}`, 200);
  return { forfeit: { seat: mover, reason: "illegal", detail } };
}

/** Each turn is a new request, in the same words as in an exam. */
function chatPlayer(model: ChatModel, terms: ChatTerms): ArenaPlayer {
  let tokens = 0;
  return {
    tokens: () => tokens,
    choose: async (match) => {
      const { game } = match;
      const position = currentPosition(match);
      const reply = await askModel(model, movePrompt({ game, position }), terms);
      tokens += (reply.kind === "said" && reply.details.usage?.completion_tokens) || 0;
      switch (reply.kind) {
        case "failed":
          return { broken: reply.detail };
        case "late":
          return faulty("late", `There was no reply within ${terms.replyMs} ms.`);
        case "flooded":
          return faulty("flooded", "The reply was too long.");
        case "said":
          return moveIn(reply.text, moveNames(game, position));
      }
    },
  };
}

function moveIn(text: string, legal: readonly string[]): PlayerAnswer {
  const reading = readAnswer(text, legal);
  if (reading.kind !== "unreadable") return { move: reading.answer };
  return faulty("garbled", `The reply has no clear answer: ${cleanText(text, 100)}`);
}

function faulty(reason: ForfeitReason, detail: string): PlayerAnswer {
  return { fault: { reason, detail } };
}
