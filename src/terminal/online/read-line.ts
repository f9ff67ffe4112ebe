/** What the player has typed in the plain conversation. */

import {
  absentWord,
  gameOverText,
  isPlayerWord,
  type Meaning,
  meaningOf,
  type OnlineCommand,
  onlineHelp,
  parseOnlineCommand,
  watchingText,
} from "../../client/commands.ts";
import { offersToAnswer } from "../../client/status.ts";
import { type KnownView, sentMove } from "../../client/view.ts";
import { awayText, turnText, watchersText } from "../../client/words.ts";
import { currentPosition } from "../../core/match.ts";
import { backFrom, legalMovesLine, readYesNo, yesOrNo } from "../plain/turn.ts";
import { formatNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";
import { type Conversation, clockNotes, firstQuestion, type Reply, reply } from "./conversation.ts";

/** Whether the line means something although nothing is asked. */
export function isForAnyTime({ view }: Conversation, text: string): boolean {
  if (parseOnlineCommand(text) !== undefined) return true;
  return offersToAnswer(view).length > 0 && readYesNo(text) !== undefined;
}

export function readLine(conversation: Conversation, text: string, now: number): Reply {
  const command = parseOnlineCommand(text);
  if (command?.word === "quit") return { ...reply(conversation, []), request: "leave" };
  if (conversation.resigning) return confirmResigning(conversation, text);
  if (command !== undefined) return readCommand(conversation, command, now);
  const yes = readYesNo(text);
  if (yes !== undefined && offersToAnswer(conversation.view).length > 0)
    return readCommand(conversation, { word: yes ? "accept" : "decline", rest: "" }, now);
  const absent = absentWord(text);
  return absent === undefined ? answerQuestion(conversation, text) : reply(conversation, [absent]);
}

function confirmResigning(conversation: Conversation, text: string): Reply {
  const yes = readYesNo(text);
  if (yes === undefined) return reply(conversation, [yesOrNo]);
  const decided = { ...conversation, resigning: false };
  return yes ? reply(decided, [], { type: "resign" }) : reply(decided, ["The game goes on."]);
}

function answerQuestion(conversation: Conversation, text: string): Reply {
  const { view, question } = conversation;
  if (question === null) return reply(conversation, [whyNoMove(view)]);
  const answered = question.read(text);
  switch (answered.kind) {
    case "bad":
      return reply(conversation, [answered.message]);
    case "ask":
      return reply({ ...conversation, question: answered.question }, answered.question.lines);
    case "move": {
      const { match } = view.online;
      const move = match.game.formatMove(currentPosition(match), answered.move);
      return reply({ ...conversation, question: null }, sendingLines(view), { type: "move", move });
    }
  }
}

/** A move is shown when the server has it; where that takes time, the player should know. */
function sendingLines({ connection }: KnownView): readonly string[] {
  return connection.kind === "open" ? [] : ["Your move will be sent as soon as the connection is back."];
}

function whyNoMove(view: KnownView): string {
  if (view.seat === null) return watchingText;
  if (view.online.match.outcome !== null) return gameOverText;
  return sentMove(view) === undefined ? `${turnText(view)}.` : "Your move is on its way.";
}

function readCommand(conversation: Conversation, command: OnlineCommand, now: number): Reply {
  const { view } = conversation;
  const { word, rest } = command;
  if (isPlayerWord(word)) return replyTo(conversation, meaningOf(view, { word, rest }, now));
  switch (word) {
    case "help":
      return reply(conversation, onlineHelp);
    case "rules":
      return reply(conversation, rulesText(view.online.match.game));
    case "moves":
      return reply(conversation, [legalMovesLine(view.online.match)]);
    case "status":
      return reply(conversation, formatNotes(statusLines(view, now)));
    case "back":
      return goBack(conversation);
    case "link":
      return { ...reply(conversation, []), request: "links" };
    case "quit":
      return { ...reply(conversation, []), request: "leave" };
  }
}

function replyTo(conversation: Conversation, meaning: Meaning): Reply {
  switch (meaning.kind) {
    case "refuse":
      return reply(conversation, [meaning.text]);
    case "ask-resign":
      return reply({ ...conversation, resigning: true }, []);
    case "next":
      return { ...reply(conversation, []), request: "next" };
    case "act":
      return reply(conversation, [], meaning.action);
  }
}

function goBack(conversation: Conversation): Reply {
  const { view, question } = conversation;
  if (question === null) return reply(conversation, [whyNoMove(view)]);
  const first = backFrom(question, firstQuestion(conversation));
  if (typeof first === "string") return reply(conversation, [first]);
  return reply({ ...conversation, question: first }, first.lines);
}

function statusLines(view: KnownView, now: number): readonly string[] {
  const all = [turnText(view), watchersText(view)].map((text) => (text === "" ? "" : `${text}.`));
  return [...all, awayText(view, now), ...clockNotes(view, now)].filter((text) => text !== "");
}
