/** Reads a line as a request, and answers a line that isn't one. */

import { fail, ok, type Problem, type Result } from "../core/result.ts";
import { listWords, parseJson } from "../core/text.ts";
import { levelNames } from "../players/level-names.ts";

/** The engine refuses lines that are longer. */
export const longestEngineLine = 1_000_000;

export type Id = string | number | null;
export type EngineRequest = Readonly<Record<string, unknown>>;

export function parseRequest(line: string): Result<EngineRequest> {
  if (line.length > longestEngineLine)
    return fail("too-large", `A line can have at most ${longestEngineLine} characters.`);
  const json = parseJson(line);
  if (json === undefined) return fail("bad-json", "This line isn't JSON; write one JSON object per line.");
  if (isRequest(json)) return ok(json);
  return fail("bad-request", 'A request must be a JSON object, such as {"id":1,"op":"hello"}.');
}

function isRequest(json: unknown): json is EngineRequest {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

export function idOf({ id }: EngineRequest): Id {
  return typeof id === "string" || typeof id === "number" ? id : null;
}

export function refusal(id: Id, { code, message, at, legal }: Problem): string {
  return JSON.stringify({ id, ok: false, error: { code, message, at, legal } });
}

const expectations: Readonly<Record<string, string>> = {
  id: "id must be a number or a string",
  game: "game must be the id of a game, a string",
  options: 'options must be an object of numbers and strings, such as {"blocks":10}',
  moves: 'moves must be a list of canonical moves, such as ["4","3-4"] (none in a deal)',
  from: "from must be a position's key, a string, or null",
  first: "first is 1 or 2",
  keys: "keys must be a list of at most 10000 keys of positions",
  level: `level must be ${listWords(levelNames, "or")}`,
  seed: "seed must be a whole number from 0 up",
  move: "move must be a canonical move, a string",
  step: "step is 1, 2 or 3",
  requests: "requests must be a list of at most 10000 requests, each an object",
};

export function badRequest(issues: readonly { readonly path: readonly PropertyKey[] }[]): Problem {
  const part = String(issues[0]?.path[0] ?? "");
  return {
    code: "bad-request",
    message: `This isn't a request: ${expectations[part] ?? "one of its fields is wrong"}.`,
  };
}
