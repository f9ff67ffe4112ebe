/** A model at the table. It is asked afresh at each turn, with the words that exams use. */

import { currentPosition, type Match } from "../core/match.ts";
import { moveNames } from "../core/notation.ts";
import { cleanText } from "../core/text.ts";
import { movePrompt } from "../protocol/prompt.ts";
import { readAnswer } from "../protocol/reply.ts";
import type { BotAnswer, OutsidePlayer } from "./bot.ts";
import { askModel, type ChatTerms } from "./chat.ts";
import type { ChatModel } from "./contestant.ts";
import type { Fault, ForfeitReason } from "./forfeit.ts";

export class ChatPlayer implements OutsidePlayer {
  readonly fault = null;
  retries = 0;
  readonly #model: ChatModel;
  readonly #terms: ChatTerms;

  constructor(model: ChatModel, terms: ChatTerms) {
    this.#model = model;
    this.#terms = terms;
  }

  async choose(match: Match): Promise<BotAnswer> {
    const { game, options } = match;
    const position = currentPosition(match);
    const reply = await askModel(this.#model, movePrompt({ game, options, position }), this.#terms);
    this.retries += reply.retries;
    switch (reply.kind) {
      case "failed":
        return { broken: `The model's address failed, ${reply.detail}` };
      case "late":
        return faulty("late", `No reply within ${this.#terms.replyMs} ms.`);
      case "flooded":
        return faulty("flooded", "The reply was far longer than any answer.");
      case "said":
        return moveIn(reply.text, moveNames(game, position));
    }
  }

  async end(): Promise<boolean> {
    return true;
  }
}

function moveIn(text: string, legal: readonly string[]): BotAnswer {
  const reading = readAnswer(text, legal);
  if (reading.kind !== "unreadable") return { move: reading.answer };
  return faulty("garbled", `No line "Answer: …" in the reply: ${cleanText(text, 100)}`);
}

function faulty(reason: ForfeitReason, detail: string): { readonly fault: Fault } {
  return { fault: { reason, detail } };
}
