/** What the player has typed in the plain conversation. */

import { offersToAnswer, phaseOf } from "../../client/status.ts";
import { type KnownView, sentMove } from "../../client/view.ts";
import { awayText, turnText, watchersText } from "../../client/words.ts";
import { currentPosition } from "../../core/match.ts";
import { moveNames } from "../../core/notation.ts";
import {
  absentWord,
  claimWhat,
  noOfferText,
  nothingToClaim,
  type OnlineCommand,
  onlineHelp,
  parseOnlineCommand,
  readClaim,
  watchingText,
} from "../../words/online-commands.ts";
import { formatNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";
import { type Conversation, clockNotes, firstQuestion, type Reply, reply } from "./conversation.ts";

/** Whether the line means something although nothing is asked. */
export function isForAnyTime({ view }: Conversation, line: string): boolean {
  const text = line.trim();
  if (parseOnlineCommand(text) !== undefined) return true;
  return offersToAnswer(view).length > 0 && readYesNo(text) !== undefined;
}

export function readLine(conversation: Conversation, line: string, now: number): Reply {
  const text = line.trim();
  const command = parseOnlineCommand(text);
  if (command?.word === "quit") return { ...reply(conversation, []), request: "leave" };
  if (conversation.resigning) return confirmResigning(conversation, text);
  if (command !== undefined) return readCommand(conversation, command, now);
  const yes = readYesNo(text);
  if (yes !== undefined && offersToAnswer(conversation.view).length > 0)
    return answerOffer(conversation, yes, "");
  const absent = absentWord(text);
  return absent === undefined ? answerQuestion(conversation, text) : reply(conversation, [absent]);
}

function readYesNo(text: string): boolean | undefined {
  if (/^y(es)?$/i.test(text)) return true;
  return /^no?$/i.test(text) ? false : undefined;
}

function confirmResigning(conversation: Conversation, text: string): Reply {
  const yes = readYesNo(text);
  if (yes === undefined) return reply(conversation, ["Please answer yes or no."]);
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
  return connection.kind === "open" ? [] : ["Your move is sent as soon as the connection is back."];
}

function whyNoMove(view: KnownView): string {
  if (view.seat === null) return watchingText;
  if (view.online.match.outcome !== null) return gameOver;
  return sentMove(view) === undefined ? `${turnText(view)}.` : "Your move is on its way.";
}

const gameOver = "The game is over.";

function readCommand(conversation: Conversation, command: OnlineCommand, now: number): Reply {
  const { view } = conversation;
  switch (command.word) {
    case "help":
      return reply(conversation, onlineHelp);
    case "rules":
      return reply(conversation, rulesText(view.online.match.game));
    case "moves":
      return reply(conversation, [`Legal moves: ${legalNames(view).join(", ")}`]);
    case "status":
      return reply(conversation, formatNotes(statusLines(view, now)));
    case "back":
      return goBack(conversation);
    case "link":
      return { ...reply(conversation, []), request: "links" };
    case "quit":
      return { ...reply(conversation, []), request: "leave" };
    case "rematch":
      return view.online.next === null
        ? asPlayer(conversation, () => askForRematch(conversation))
        : { ...reply(conversation, []), request: "next" };
    case "accept":
    case "decline":
      return asPlayer(conversation, () => answerOffer(conversation, command.word === "accept", command.rest));
    case "draw":
    case "takeback":
    case "claim":
    case "resign":
      return asPlayer(conversation, () => play(conversation, command, now));
  }
}

function asPlayer(conversation: Conversation, act: () => Reply): Reply {
  return conversation.view.seat === null ? reply(conversation, [watchingText]) : act();
}

/** The words for a player in the middle of a game. */
function play(conversation: Conversation, { word, rest }: OnlineCommand, now: number): Reply {
  const phase = phaseOf(conversation.view);
  if (phase === "over") return reply(conversation, [gameOver]);
  if (phase !== "playing") return reply(conversation, [`${turnText(conversation.view)}.`]);
  if (word === "claim") return claim(conversation, rest, now);
  if (word === "resign") return reply({ ...conversation, resigning: true }, []);
  return reply(conversation, [], { type: "offer", what: word === "draw" ? "draw" : "takeback" });
}

function askForRematch(conversation: Conversation): Reply {
  if (phaseOf(conversation.view) !== "over") return reply(conversation, ["The game is not over yet."]);
  return reply(conversation, [], { type: "offer", what: "rematch" });
}

/** Where two offers stand, it has to be said which one is meant. */
function answerOffer(conversation: Conversation, accept: boolean, rest: string): Reply {
  const open = offersToAnswer(conversation.view);
  const [what, second] = rest === "" ? open : open.filter((each) => each === rest);
  if (what === undefined) return reply(conversation, [noOfferText]);
  if (second === undefined) return reply(conversation, [], { type: "answer", what, accept });
  const answers = open.map((each) => `${accept ? "accept" : "decline"} ${each}`);
  return reply(conversation, [`Which one? Type ${answers.join(", or ")}.`]);
}

function claim(conversation: Conversation, rest: string, now: number): Reply {
  const { view } = conversation;
  if (!view.claimable) return reply(conversation, [awayText(view, now) || nothingToClaim]);
  const as = readClaim(rest);
  return as === undefined ? reply(conversation, [claimWhat]) : reply(conversation, [], { type: "claim", as });
}

function goBack(conversation: Conversation): Reply {
  const { view, question } = conversation;
  if (question === null) return reply(conversation, [whyNoMove(view)]);
  const first = firstQuestion(conversation);
  if (first.prompt === question.prompt) return reply(conversation, ["This is the first question already."]);
  return reply({ ...conversation, question: first }, first.lines);
}

function legalNames({ online }: KnownView): readonly string[] {
  const { match } = online;
  return match.outcome !== null ? [] : moveNames(match.game, currentPosition(match));
}

function statusLines(view: KnownView, now: number): readonly string[] {
  const all = [turnText(view), watchersText(view)].map((text) => (text === "" ? "" : `${text}.`));
  return [...all, awayText(view, now), ...clockNotes(view, now)].filter((text) => text !== "");
}
