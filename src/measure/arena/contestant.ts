/** The players of an arena or exam: a computer's level, a bot started by a command, or a model. */

import { findLevelName, type LevelName } from "../../computer/level-names.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanName, cleanText, quote } from "../../core/text.ts";

export type Contestant = { readonly name: string; readonly isNamed?: true } & (
  | { readonly kind: "level"; readonly level: LevelName }
  | { readonly kind: "bot"; readonly command: string }
  | ({ readonly kind: "chat" } & ChatModel)
);

export interface ChatModel {
  readonly url: string;
  readonly model: string;
  readonly settings: ChatSettings;
}

const botMark = "cmd:";
const chatMark = "chat:";
const longestCommand = 1000;

/** Reads `easy`, `cmd:python3 bot.py` or `chat:http://localhost:11434/v1#model`, with an optional name: `mine=easy`. */
export function readContestant(text: string): Result<Contestant> {
  const [, name = "", rest = text] = /^([^=:]{1,40})=(.*)$/s.exec(text) ?? [];
  const read = rest.startsWith(botMark)
    ? readBot(rest)
    : rest.startsWith(chatMark)
      ? readChat(rest)
      : readLevel(rest);
  if (!read.ok || name === "") return read;
  const clean = cleanName(name);
  return clean === name
    ? ok({ ...read.value, name, isNamed: true })
    : fail(
        "bad-option",
        `${quote(name)} can't be used as a name. Leave out control characters and extra spaces.`,
      );
}

function readLevel(text: string): Result<Contestant> {
  const level = findLevelName(text);
  if (level.ok) return ok({ kind: "level", name: level.value, level: level.value });
  const others =
    'For a bot, write "cmd:python3 bot.py". For a model, write "chat:http://localhost:11434/v1#model".';
  return fail("bad-option", `${level.problem.message} ${others}`);
}

function readChat(text: string): Result<Contestant> {
  const [address = "", named = ""] = text.slice(chatMark.length).split(/#(.*)/s);
  const [model = "", asked = ""] = named.split(/\?(.*)/s);
  const isAddress = /^https?:\/\/[^@]+$/.test(address) && URL.canParse(address);
  if (!isAddress || cleanName(model) !== model || model === "")
    return fail(
      "bad-option",
      `${quote(text)} isn't a model. Write it like "chat:http://localhost:11434/v1#model".`,
    );
  const settings = readSettings(asked);
  if (!settings.ok) return settings;
  const url = address.replace(/\/+$/, "");
  return ok({ kind: "chat", name: model, url, model, settings: settings.value });
}

function readBot(text: string): Result<Contestant> {
  const command = text.slice(botMark.length).trim();
  if (command === "") return fail("bad-option", 'A bot needs a command, such as "cmd:python3 bot.py".');
  const isClean = cleanText(command, longestCommand) === command.replace(/ {2,}/g, " ");
  if (command.length > longestCommand || !isClean)
    return fail(
      "bad-option",
      `${quote(text)} can't be used as a command. It's too long, or has line breaks or control characters.`,
    );
  return ok({ kind: "bot", name: cleanName(text), command });
}

/** Tables and saved games tell players apart by name, so a name that comes up again gets a number. */
export function withDistinctNames(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, index) => {
    const before = contestants.slice(0, index).filter(({ name }) => name === contestant.name).length;
    return before === 0
      ? contestant
      : { ...contestant, name: `${contestant.name.slice(0, 36)} #${before + 1}` };
  });
}

export function formatContestant(contestant: Contestant): string {
  const name = contestant.isNamed ? `${contestant.name}=` : "";
  switch (contestant.kind) {
    case "level":
      return `${name}${contestant.level}`;
    case "bot":
      return `${name}${botMark}${contestant.command}`;
    case "chat":
      return `${name}${chatMark}${contestant.url}#${contestant.model}${formatSettings(contestant.settings)}`;
  }
}

type ChatSettings = Readonly<Record<string, string | number>>;

const between = (low: number, high: number, kind: "number" | "whole number" = "whole number") => ({
  words: `a ${kind} from ${low} to ${high}`,
  read: (text: string) => {
    const isWritten = kind === "number" ? text.trim() !== "" : /^\d+$/.test(text);
    return isWritten && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;
  },
});

const longestSystem = 20_000;

/** What can follow the `?` after a model's name. All but `system` are named as in chat completions. */
const settings = {
  temperature: between(0, 2, "number"),
  top_p: between(0, 1, "number"),
  seed: between(0, 2 ** 31 - 1),
  max_tokens: between(1, 10_000_000),
  max_completion_tokens: between(1, 10_000_000),
  reasoning_effort: {
    words: "a word, such as low, medium or high",
    read: (text: string) => (/^[a-z]{1,20}$/.test(text) ? text : undefined),
  },
  /** Comes last and takes the rest of the text, because a prompt can contain any character. */
  system: {
    words: `text of 1 to ${longestSystem} characters, without control characters`,
    read: (text: string) =>
      text !== "" && text.length <= longestSystem && !/(?![\n\t])\p{Cc}/u.test(text) ? text : undefined,
  },
} as const;

/** Reads settings such as `temperature=0&max_tokens=500&system=You play well.` */
function readSettings(text: string): Result<ChatSettings> {
  const [, plain = "", system] = /^(.*?)(?:(?:^|&)system=(.*))?$/s.exec(text) ?? [];
  const pairs = plain === "" ? [] : plain.split("&").map((part) => part.split(/=(.*)/s));
  const read: Record<string, string | number> = {};
  for (const [name = "", value = ""] of system === undefined ? pairs : [...pairs, ["system", system]]) {
    const setting = Object.entries(settings).find(([known]) => known === name)?.[1];
    if (setting === undefined)
      return fail(
        "bad-option",
        `There's no model setting ${quote(name)}. The settings are ${Object.keys(settings).join(", ")}.`,
      );
    const given = setting.read(value);
    if (given === undefined)
      return fail("bad-option", `${name} must be ${setting.words} (got ${quote(value)}).`);
    read[name] = given;
  }
  return ok(read);
}

function formatSettings(given: ChatSettings): string {
  const parts = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
