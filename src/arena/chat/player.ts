/** A model at the table. It is asked afresh at each turn, with the words that exams use. */

import { currentPosition } from "../../core/match.ts";
import { moveNames } from "../../core/rules.ts";
import { cleanText } from "../../core/text.ts";
import { movePrompt } from "../../protocol/prompt.ts";
import { readAnswer } from "../../protocol/reply.ts";
import type { ChatModel } from "../contestant.ts";
import type { ArenaPlayer, ForfeitReason, PlayerAnswer } from "../forfeit.ts";
import { askModel, type ChatTerms } from "./ask-model.ts";
import { addEffort, effortOf, noEffort } from "./effort.ts";

export function chatPlayer(model: ChatModel, terms: ChatTerms): ArenaPlayer {
  let effort = noEffort;
  return {
    fault: () => null,
    effort: () => effort,
    choose: async (match) => {
      const { game, options } = match;
      const position = currentPosition(match);
      const reply = await askModel(model, movePrompt({ game, options, position }), terms);
      effort = addEffort(effort, effortOf(reply.retries, reply.kind === "said" ? reply.details : {}));
      switch (reply.kind) {
        case "failed":
          return { broken: reply.detail };
        case "late":
          return faulty("late", `No reply within ${terms.replyMs} ms.`);
        case "flooded":
          return faulty("flooded", "The reply was far too long.");
        case "said":
          return moveIn(reply.text, moveNames(game, position));
      }
    },
    end: async () => true,
  };
}

function moveIn(text: string, legal: readonly string[]): PlayerAnswer {
  const reading = readAnswer(text, legal);
  if (reading.kind !== "unreadable") return { move: reading.answer };
  return faulty("garbled", `No line "Answer: …" in the reply: ${cleanText(text, 100)}`);
}

function faulty(reason: ForfeitReason, detail: string): PlayerAnswer {
  return { fault: { reason, detail } };
}
