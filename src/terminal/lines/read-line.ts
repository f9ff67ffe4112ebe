/** What a typed line means in any activity: an answer to a question, a command, or a text. */

import { commandsOf, type Input, sceneOf } from "../../activity/activity.ts";
import {
  type ActivityCommand,
  command,
  helpLines,
  readCommand,
  readYesNo,
  type TypedCommand,
} from "../../activity/command.ts";
import type { Activity, Prompt, Voice } from "../../activity/contract.ts";
import { currentPosition } from "../../core/match.ts";
import type { Question } from "../../core/presentation.ts";

type BookQuestion = Question<unknown>;

/** `question` is a later question of the turn; null for the first one. */
export interface Asked {
  readonly activity: Activity;
  readonly question: BookQuestion | null;
}

export type Meaning =
  | { readonly kind: "input"; readonly input: Input }
  | { readonly kind: "say"; readonly lines: readonly string[] }
  | { readonly kind: "question"; readonly question: BookQuestion }
  /** Playing on declines the open offer; the line is read again. */
  | { readonly kind: "declined" };

export function promptOf({ activity: { kind, state }, question }: Asked, voice: Voice): Prompt {
  const prompt = kind.prompt(state, voice);
  const isLater = question !== null && prompt !== null && "question" in prompt && state.question === null;
  return isLater ? { text: question.prompt, question } : prompt;
}

export function readLine(asked: Asked, line: string, voice: Voice): Meaning {
  const typed = readCommand(commandsIn(asked, voice), line);
  const standing = asked.activity.state.question !== null;
  if (standing && typed?.command.id !== "quit") return answerStanding(asked, line, voice);
  return typed === undefined ? readAnswer(asked, line, voice) : handleCommand(asked, typed, voice);
}

/** Adds the way back to the first question of a turn that has several. */
export function commandsIn(asked: Asked, voice: Voice): readonly ActivityCommand[] {
  const commands = commandsOf(asked.activity);
  if (questionIn(asked, voice) === undefined) return commands;
  const back = command("firstQuestion");
  return asked.question === null ? [...commands, back] : [back, ...commands];
}

function questionIn(asked: Asked, voice: Voice): BookQuestion | undefined {
  const prompt = promptOf(asked, voice);
  return prompt !== null && "question" in prompt ? prompt.question : undefined;
}

function answerStanding(asked: Asked, line: string, voice: Voice): Meaning {
  const yes = readYesNo(line);
  if (yes !== undefined) return { kind: "input", input: { kind: "decide", yes } };
  if (questionIn(asked, voice) !== undefined) return { kind: "declined" };
  return { kind: "say", lines: ["Please answer yes or no."] };
}

function handleCommand(asked: Asked, { command: { id }, rest }: TypedCommand, voice: Voice): Meaning {
  if (id === "help") return { kind: "say", lines: helpOf(asked, voice) };
  if (id === "firstQuestion") return goBack(asked, voice);
  return { kind: "input", input: { kind: "run", id, rest } };
}

function helpOf(asked: Asked, voice: Voice): readonly string[] {
  const { asks } = sceneOf(asked.activity);
  const besides = asks === "choice" || asks === "text" ? "your answer" : "a move";
  return [
    `Besides ${besides}, you can type:`,
    ...helpLines(commandsIn(asked, voice)).map((line) => `  ${line}`),
  ];
}

function goBack({ activity, question }: Asked, voice: Voice): Meaning {
  const first = questionIn({ activity, question: null }, voice);
  if (question === null || first === undefined) return { kind: "say", lines: ["Nothing to go back to."] };
  return { kind: "question", question: first };
}

function readAnswer(asked: Asked, line: string, voice: Voice): Meaning {
  const answered = questionIn(asked, voice)?.read(line);
  switch (answered?.kind) {
    case undefined:
      return { kind: "input", input: { kind: "read", text: line } };
    case "bad":
      return { kind: "say", lines: [answered.message] };
    case "ask":
      return { kind: "question", question: answered.question };
    case "move": {
      const { match } = asked.activity.state;
      const name = match.game.formatMove(currentPosition(match), answered.move);
      return { kind: "input", input: { kind: "choose", name } };
    }
  }
}
