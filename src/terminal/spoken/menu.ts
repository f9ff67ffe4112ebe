/** The menu as a conversation: the same choices as on the screen, one question at a time. */

import type { Game } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { lendDealer } from "../../table/dealer.ts";
import { type Opened, openRequested } from "../../table/open.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import type { Face } from "../face.ts";
import { exitCodes, type Host, print } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { playPlain } from "../plain/play.ts";
import { Autosave } from "../saves/autosave.ts";
import { openSaved } from "../saves/open-saved.ts";
import { readMemory, writeMemory } from "../screen/menu/memory.ts";
import { requestOf } from "../screen/setup/choice-request.ts";
import { choiceOf, type Field, fieldsOf, valuesFor } from "../screen/setup/fields.ts";
import { spokenDialogue } from "./dialogue.ts";

type Lines = AsyncGenerator<string>;

/** Asks for a game and plays it; gives the exit code. */
export async function speakMenu(host: Host, face: Exclude<Face, "screen">): Promise<number> {
  const lines = readLines(host.input);
  const autosave = new Autosave(host.records(), host.newId);
  print(host, ["Welcome to Switchyard.", ...gameLines(host)]);
  for (;;) {
    const answer = await ask(host, lines, "Which game? Type its number, resume ID, or quit: ");
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return exitCodes.fine;
    const opened = await openAnswer(host, autosave, lines, answer);
    if (opened === undefined) continue;
    if (!opened.ok) print(host, [opened.problem.message]);
    else {
      const dialogueFor = face === "spoken" ? spokenDialogue : dialogueOf;
      return playPlain(host, autosave, opened.value, { lines, dialogueFor });
    }
  }
}

function gameLines(host: Host): readonly string[] {
  return host.games.map((game, index) => `${index + 1}. ${game.title}. ${game.summary}`);
}

async function openAnswer(
  host: Host,
  autosave: Autosave,
  lines: Lines,
  answer: string,
): Promise<Result<Opened> | undefined> {
  const [word = "", id = ""] = answer.split(/\s+/);
  if (/^resume$/i.test(word) && id !== "") return openSaved(host, autosave, id);
  const game = gameNamed(host, answer);
  if (game !== undefined) return setUpBySpeech(host, lines, game);
  print(host, [
    `Please type a number from 1 to ${host.games.length}, resume and the id of a saved game, or quit.`,
  ]);
  return undefined;
}

/** By its number, its title or its id. */
function gameNamed(host: Host, answer: string): Game | undefined {
  const wanted = answer.toLowerCase();
  const names = ({ title, id }: Game) => [title.toLowerCase(), id];
  return host.games.find((game, index) => wanted === String(index + 1) || names(game).includes(wanted));
}

/** Every field of the form as a question; an empty answer keeps what it names. `back` gives up. */
async function setUpBySpeech(host: Host, lines: Lines, game: Game): Promise<Result<Opened> | undefined> {
  const values: Record<string, string> = { ...valuesFor(game, readMemory(host)) };
  print(host, [`${game.title}. Enter keeps what is offered; back returns to the games.`]);
  for (const field of fieldsOf(game)) {
    if (isIdle(field, values)) continue;
    const answer = await ask(host, lines, fieldPrompt(game, field, values[field.id] ?? ""));
    if (answer === undefined || /^back$/i.test(answer)) return undefined;
    if (answer !== "") values[field.id] = answer;
  }
  const choice = choiceOf(game, values);
  const request = requestOf(game, choice, host.newSeed());
  if (!request.ok) return request;
  const opened = openRequested(await lendDealer(host, game, request.value.setup), request.value);
  if (opened.ok) writeMemory(host, choice);
  return opened;
}

/** A question that what was said before has settled. */
function isIdle(field: Field, values: Readonly<Record<string, string>>): boolean {
  return field.id === "seat" && values.vs === "friend";
}

function fieldPrompt(game: Game, field: Field, value: string): string {
  const limits = field.typable ? field.limits : field.presets.join(", ");
  const names: Readonly<Record<string, string>> = { one: game.seatNames[0], two: game.seatNames[1] };
  return `${field.label}${limits === "" ? "" : ` (${limits})`}, now ${value || names[field.id]}: `;
}

async function ask(host: Host, lines: Lines, question: string): Promise<string | undefined> {
  host.output.write(question);
  const read = await lines.next();
  if (!host.input.isTTY) host.output.write("\n");
  return read.done === true ? undefined : read.value.trim();
}
