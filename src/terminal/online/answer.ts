/** What the player has typed in the plain conversation. */

import { sentMove } from "../../client/view.ts";
import { currentPosition } from "../../core/match.ts";
import { moveNames } from "../../core/notation.ts";
import type { OfferKind } from "../../protocol/online/events.ts";
import { isOn } from "../../protocol/online/online-match.ts";
import {
  absentWord,
  type OnlineCommand,
  onlineHelp,
  parseOnlineCommand,
  readClaim,
} from "../../words/online-commands.ts";
import { formatNotes } from "../text/notes.ts";
import { rulesText } from "../text/rules-text.ts";
import { claimWait, offersToAnswer, type Seen } from "./standing.ts";
import { clockNotes, firstQuestion, type Said, said, type Talk } from "./talk.ts";
import { awayText, claimWhat, noOfferText, nothingToClaim, waitingText, watchersText } from "./words.ts";

/** Whether the line means something although nothing is asked. */
export function isForAnyTime({ view }: Talk, line: string): boolean {
  const text = line.trim();
  if (parseOnlineCommand(text) !== undefined) return true;
  return offersToAnswer(view).length > 0 && /^(y(es)?|no?)$/i.test(text);
}

export function answer(talk: Talk, line: string, now: number): Said {
  const text = line.trim();
  const command = parseOnlineCommand(text);
  if (command?.word === "quit") return { ...said(talk, []), request: "leave" };
  if (talk.resigning) return confirmResigning(talk, text);
  if (command !== undefined) return obey(talk, command, now);
  const answered = shortAnswer(talk, text);
  if (answered !== undefined) return answered;
  const absent = absentWord(text);
  return absent === undefined ? answerQuestion(talk, text) : said(talk, [absent]);
}

function confirmResigning(talk: Talk, text: string): Said {
  const decided = { ...talk, resigning: false };
  if (/^y(es)?$/i.test(text)) return said(decided, [], { do: "resign" });
  if (/^no?$/i.test(text)) return said(decided, ["The game goes on."]);
  return said(talk, ["Please answer yes or no."]);
}

/** "yes" and "no" answer an offer where one stands. */
function shortAnswer(talk: Talk, text: string): Said | undefined {
  if (offersToAnswer(talk.view).length === 0) return undefined;
  if (/^y(es)?$/i.test(text)) return respond(talk, true, "");
  return /^no?$/i.test(text) ? respond(talk, false, "") : undefined;
}

function answerQuestion(talk: Talk, text: string): Said {
  const { view, question } = talk;
  const { match } = view.online;
  if (question === null) return said(talk, [whyNoMove(view)]);
  const answered = question.read(text);
  switch (answered.kind) {
    case "bad":
      return said(talk, [answered.message]);
    case "ask":
      return said({ ...talk, question: answered.question }, answered.question.lines);
    case "move":
      return said({ ...talk, question: null }, sendingLines(view), {
        do: "move",
        move: match.game.formatMove(currentPosition(match), answered.move),
      });
  }
}

/** A move is shown when the server has it; where that takes time, the player should know. */
function sendingLines({ status }: Seen): readonly string[] {
  return status.kind === "open" ? [] : ["Your move goes out as soon as the connection is back."];
}

function whyNoMove(view: Seen): string {
  if (view.seat === null) return "You are watching this game.";
  if (view.online.match.outcome !== null) return "The game is over.";
  return sentMove(view) === undefined ? waitingText(view) : "Your move is on its way.";
}

function obey(talk: Talk, command: OnlineCommand, now: number): Said {
  const { view } = talk;
  const { match } = view.online;
  switch (command.word) {
    case "help":
      return said(talk, onlineHelp);
    case "rules":
      return said(talk, rulesText(match.game));
    case "moves":
      return said(talk, [`Legal moves: ${legalNames(view).join(", ")}`]);
    case "status":
      return said(talk, formatNotes(statusLines(view, now)));
    case "back":
      return goBack(talk);
    case "link":
      return { ...said(talk, []), request: "links" };
    case "quit":
      return { ...said(talk, []), request: "leave" };
    case "rematch":
      return asPlayer(talk, () => askAgain(talk));
    case "accept":
    case "decline":
      return asPlayer(talk, () => respond(talk, command.word === "accept", command.rest));
    case "draw":
    case "takeback":
    case "claim":
    case "resign":
      return asPlayer(talk, () => play(talk, command, now));
  }
}

function asPlayer(talk: Talk, act: () => Said): Said {
  return talk.view.seat === null ? said(talk, ["You are watching this game."]) : act();
}

/** The words for one who is in the middle of a game. */
function play(talk: Talk, { word, rest }: OnlineCommand, now: number): Said {
  if (talk.view.online.match.outcome !== null) return said(talk, ["The game is over."]);
  if (!isOn(talk.view.online)) return said(talk, [waitingText(talk.view)]);
  if (word === "claim") return claim(talk, rest, now);
  if (word === "resign") return said({ ...talk, resigning: true }, []);
  return said(talk, [], { do: "offer", what: word === "draw" ? "draw" : "takeback" });
}

function askAgain(talk: Talk): Said {
  if (talk.view.online.match.outcome === null) return said(talk, ["The game is not over yet."]);
  return said(talk, [], { do: "offer", what: "rematch" });
}

/** Where two offers stand, it has to be said which one is meant. */
function respond(talk: Talk, accept: boolean, rest: string): Said {
  const open = offersToAnswer(talk.view);
  const [what, second] = rest === "" ? open : open.filter((each) => each === rest);
  if (what === undefined) return said(talk, [noOfferText]);
  if (second !== undefined) return said(talk, [`Which one? Type ${whichAnswers(open, accept)}.`]);
  return said(talk, accept ? [] : ["You decline."], { do: "answer", what, accept });
}

function whichAnswers(open: readonly OfferKind[], accept: boolean): string {
  return open.map((what) => `${accept ? "accept" : "decline"} ${what}`).join(", or ");
}

function claim(talk: Talk, rest: string, now: number): Said {
  const wait = claimWait(talk.view, now);
  if (wait === null) return said(talk, [nothingToClaim]);
  if (wait > 0) return said(talk, [awayText(talk.view, now, "claim")]);
  const as = readClaim(rest);
  return as === undefined ? said(talk, [claimWhat]) : said(talk, [], { do: "claim", as });
}

function goBack(talk: Talk): Said {
  const { view, question } = talk;
  if (question === null) return said(talk, [whyNoMove(view)]);
  const first = firstQuestion(view);
  if (first.prompt === question.prompt) return said(talk, ["This is the first question already."]);
  return said({ ...talk, question: first }, first.lines);
}

function legalNames({ online }: Seen): readonly string[] {
  const { match } = online;
  return match.outcome !== null ? [] : moveNames(match.game, currentPosition(match));
}

function statusLines(view: Seen, now: number): readonly string[] {
  const watchers = watchersText(view);
  const all = [
    waitingText(view),
    ...clockNotes(view, now),
    awayText(view, now, "claim"),
    watchers === "" ? "" : `${watchers} this game.`,
  ];
  const said = all.filter((text) => text !== "");
  return said.length === 0 ? ["It is your turn."] : said;
}
