/** The settings after the `?` of a model's name, named as in chat completions. */

import { fail, ok, type Result } from "../../../core/result.ts";
import { quote } from "../../../core/text.ts";

export type ChatSettings = Readonly<Record<string, string | number>>;

const number = (low: number, high: number) => ({
  words: `a number from ${low} to ${high}`,
  read: (text: string) => inRange(Number(text), text, low, high),
});

const whole = (low: number, high: number) => ({
  words: `a whole number from ${low} to ${high}`,
  read: (text: string) => (/^\d+$/.test(text) ? inRange(Number(text), text, low, high) : undefined),
});

const longestSystem = 20_000;

const settings = {
  temperature: number(0, 2),
  top_p: number(0, 1),
  seed: whole(0, 2 ** 31 - 1),
  max_tokens: whole(1, 10_000_000),
  max_completion_tokens: whole(1, 10_000_000),
  reasoning_effort: {
    words: "a word such as low, medium or high",
    read: (text: string) => (/^[a-z]{1,20}$/.test(text) ? text : undefined),
  },
  repeats: whole(1, 100),
  /** Always last, and takes the rest of the text, since a prompt may contain any character. */
  system: {
    words: `text of at most ${longestSystem} characters`,
    read: (text: string) =>
      text !== "" && text.length <= longestSystem && !/(?![\n\t])\p{Cc}/u.test(text) ? text : undefined,
  },
} as const;

type Name = keyof typeof settings;

function inRange(value: number, text: string, low: number, high: number): number | undefined {
  return text.trim() !== "" && value >= low && value <= high ? value : undefined;
}

function isName(name: string): name is Name {
  return Object.hasOwn(settings, name);
}

/** `temperature=0&max_tokens=500&system=You play well.` */
export function readSettings(text: string): Result<ChatSettings> {
  const [, plain = "", system] = /^(.*?)(?:(?:^|&)system=(.*))?$/s.exec(text) ?? [];
  const pairs = plain === "" ? [] : plain.split("&").map((part) => part.split(/=(.*)/s));
  const read: Record<string, string | number> = {};
  for (const [name = "", value = ""] of system === undefined ? pairs : [...pairs, ["system", system]]) {
    if (!isName(name))
      return fail(
        "bad-option",
        `A model has no setting ${quote(name)}; it has ${Object.keys(settings).join(", ")}.`,
      );
    const given = settings[name].read(value);
    if (given === undefined)
      return fail("bad-option", `${name} must be ${settings[name].words} (got ${quote(value)}).`);
    read[name] = given;
  }
  return ok(read);
}

export function formatSettings(given: ChatSettings): string {
  const parts = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

export function chatRequest(model: string, prompt: string, { system, ...others }: ChatSettings) {
  const sampling = Object.entries(others).filter(([name]) => name !== "repeats");
  const user = { role: "user", content: prompt };
  const messages = system === undefined ? [user] : [{ role: "system", content: system }, user];
  return { model, messages, ...Object.fromEntries(sampling) };
}
