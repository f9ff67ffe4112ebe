import { findLevelName, type LevelName } from "../../computer/level-names.ts";
import { fail, mapResult, ok, type Result } from "../../core/result.ts";
import { cleanName, cleanText, parseJson, quote } from "../../core/text.ts";

type Named = { readonly name: string } & (
  | { readonly kind: "level"; readonly level: LevelName }
  | { readonly kind: "bot"; readonly command: string }
  | ({ readonly kind: "chat" } & ChatModel)
);

export type Contestant = Named & { readonly text: string };

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
  if (cleanName(name) !== name)
    return fail(
      "bad-option",
      `${quote(name)} can't be used as a name. Leave out control characters and extra spaces.`,
    );
  return mapResult(read, (found) => ({ ...found, name: name || found.name, text }));
}

function readLevel(text: string): Result<Named> {
  const level = findLevelName(text);
  if (level.ok) return ok({ kind: "level", name: level.value, level: level.value });
  const others =
    'For a bot, write "cmd:python3 bot.py". For a model, write "chat:http://localhost:11434/v1#model".';
  return fail("bad-option", `${level.problem.message} ${others}`);
}

function readChat(text: string): Result<Named> {
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

function readBot(text: string): Result<Named> {
  const command = text.slice(botMark.length).trim();
  if (command === "") return fail("bad-option", 'A bot needs a command, such as "cmd:python3 bot.py".');
  const isClean = cleanText(command, longestCommand) === command.replace(/ {2,}/g, " ");
  if (command.length > longestCommand || !isClean)
    return fail(
      "bad-option",
      `${quote(text)} can't be used as a command. It's too long, or it contains a line break or a control character.`,
    );
  return ok({ kind: "bot", name: cleanName(text), command });
}

/** Tables and saved games tell players apart by name, so a repeated name gets a number. */
export function withDistinctNames(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, index) => {
    const before = contestants.slice(0, index).filter(({ name }) => name === contestant.name).length;
    return before === 0
      ? contestant
      : { ...contestant, name: `${contestant.name.slice(0, 36)} #${before + 1}` };
  });
}

type ChatSettings = Readonly<Record<string, unknown>>;

/**
 * Reads settings such as `temperature=0&system=You play well.` A value is JSON or text. `system` must be last: it takes the
 * rest.
 */
function readSettings(text: string): Result<ChatSettings> {
  const [, plain = "", system] = /^(.*?)(?:(?:^|&)system=(.*))?$/s.exec(text) ?? [];
  const parts = plain === "" ? [] : plain.split("&");
  const odd = parts.find((part) => !/^(?!(?:model|messages|stream)=)\w+=./.test(part));
  if (odd !== undefined)
    return fail("bad-option", `${quote(odd)} isn't a setting. Write settings like temperature=0.`);
  if (system === "" || /(?![\n\t])\p{Cc}/u.test(text))
    return fail(
      "bad-option",
      "The system prompt can't be empty, and settings can't contain control characters.",
    );
  const read = parts.map((part) => {
    const [name = "", value = ""] = part.split(/=(.*)/s);
    return [name, parseJson(value) ?? value];
  });
  return ok({ ...Object.fromEntries(read), ...(system === undefined ? {} : { system }) });
}
