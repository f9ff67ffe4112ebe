/** Answers each line without remembering earlier ones, so a program can ask about any game at any time. */

import * as z from "zod/mini";
import { hintAt } from "../../computer/hints.ts";
import { type LevelName, levelNames } from "../../computer/level-names.ts";
import { playerOf } from "../../computer/levels.ts";
import type { Situation } from "../../computer/player.ts";
import type { Game } from "../../core/game.ts";
import { countOccurrences } from "../../core/match.ts";
import { version } from "../../core/program.ts";
import { maxSeed, randomFrom } from "../../core/random.ts";
import { seatSchema } from "../../core/record-reader.ts";
import { andThen, fail, mapResult, ok, type Problem, type Result } from "../../core/result.ts";
import { type FoundPosition, findGame, findPosition, queryParts, setUp } from "../../core/setup.ts";
import { cleanText, errorText, isRecord, listWords, parseJson, quote } from "../../core/text.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";
import { dealStart } from "../../play/deal.ts";
import { analyzePosition } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { runToEnd, type Task, type TimeUp, withoutLimit } from "../../solver/task.ts";
import { analysisMessage, gameAsJson, stateMessage } from "./messages.ts";

/** Increase this when a change would break older programs. */
export const engineProtocol = 1;

// Programs can use these schemas to check their requests. `docs/engine.md` shows the answers.
const id = z.nullable(z.union([z.string(), z.number()]));

const about = {
  id: z.exactOptional(id),
  game: z.string(),
  options: z.exactOptional(z.record(z.string(), z.union([z.number(), z.string()]))),
  moves: z.exactOptional(z.array(z.string())),
  from: z.exactOptional(z.nullable(z.string())),
  first: z.exactOptional(seatSchema),
};

const seed = z.exactOptional(z.int().check(z.gte(0), z.lte(maxSeed)));

/** The schema of each request, by its operation. */
export const requestSchemas = {
  hello: z.object({ id: z.exactOptional(id), op: z.literal("hello") }),
  games: z.object({ id: z.exactOptional(id), op: z.literal("games") }),
  state: z.object({ op: z.literal("state"), ...about }),
  analyze: z.object({ op: z.literal("analyze"), ...about }),
  choose: z.object({ op: z.literal("choose"), ...about, level: z.enum(levelNames), seed }),
  deal: z.object({ op: z.literal("deal"), ...about, moves: z.exactOptional(z.never()), seed }),
  board: z.object({ op: z.literal("board"), ...about }),
  hint: z.object({ op: z.literal("hint"), ...about, step: z.exactOptional(z.literal([1, 2, 3])) }),
} as const;

type JsonObject = Readonly<Record<string, unknown>>;

interface EngineProgram {
  readonly games: readonly Game[];
  readonly name: string;
}

/** Returns a function that answers one line, for these games. `hello` gives `name` as the program's name. */
export function engineFor(games: readonly Game[], name = "switchyard"): (line: string) => string {
  return (line) => runToEnd(answerLine({ games, name }, line, withoutLimit));
}

/** If time runs out, values that haven't been found yet are reported as unknown. */
export function* answerLine(program: EngineProgram, line: string, timeUp: TimeUp): Task<string> {
  const request = parseRequest(line);
  if (!request.ok) return refusal(null, request.problem);
  const asked = request.value.id;
  const id = typeof asked === "string" || typeof asked === "number" ? asked : null;
  try {
    const answer = yield* answerTo(program, request.value, timeUp);
    return answer.ok ? JSON.stringify({ id, ok: true, ...answer.value }) : refusal(id, answer.problem);
  } catch (error) {
    // A bug here or in a user's own game fails only this request.
    const message = `Something went wrong in the program: ${cleanText(errorText(error), 200)}`;
    return refusal(id, { code: "internal-error", message });
  }
}

function* answerTo(
  { games, name }: EngineProgram,
  request: JsonObject,
  timeUp: TimeUp,
): Task<Result<JsonObject>> {
  const { op } = request;
  if (!isOp(op)) return unknownOp(op);
  const parsed = requestSchemas[op].safeParse(request);
  if (!parsed.success) return badRequest(parsed.error.issues);
  const asked = parsed.data;
  if (asked.op === "hello") return ok({ name, version, protocol: engineProtocol });
  if (asked.op === "games") return ok({ games: games.map(gameAsJson) });
  const game = findGame(games, asked.game);
  return game.ok ? yield* answerAbout(game.value, asked, timeUp) : game;
}

type Parsed<Op extends keyof typeof requestSchemas> = z.infer<(typeof requestSchemas)[Op]>;

function* answerAbout(
  asking: Game,
  asked: Parsed<Exclude<keyof typeof requestSchemas, "hello" | "games">>,
  timeUp: TimeUp,
): Task<Result<JsonObject>> {
  if (asked.op === "deal") return answerDeal(asking, asked);
  const found = findPosition(asking, asked);
  if (!found.ok) return found;
  const { setup, position } = found.value;
  const { game } = setup;
  if (asked.op === "state") return ok(stateMessage(setup, position));
  if (asked.op === "board") {
    const text = dialogueOf(game).standing(position);
    return ok({ ...stateMessage(setup, position), board: game.board(position), text });
  }
  yield* oracleOf(game).prepare([position], timeUp);
  switch (asked.op) {
    case "analyze":
      return ok(analysisMessage(setup, analyzePosition(game, position)));
    case "hint":
      return answerHint(found.value, asked.step ?? 1);
    case "choose":
      // `exact` is included, as false, only if the move comes from a search.
      return mapResult(chooseAt(found.value, asked.level, asked.seed), ({ move, exact }) =>
        exact ? { move } : { move, exact },
      );
  }
}

function isOp(op: unknown): op is keyof typeof requestSchemas {
  return typeof op === "string" && Object.hasOwn(requestSchemas, op);
}

/** If there's nothing to deal, answers with the standard start. */
function answerDeal(game: Game, { seed = 0, ...asked }: Parsed<"deal">): Result<JsonObject> {
  const setup = andThen(dealStart(game, asked, randomFrom(seed)), (dealt) => setUp(game, dealt));
  return mapResult(setup, (found) => stateMessage(found, found.start));
}

function answerHint(found: FoundPosition, step: 1 | 2 | 3): Result<JsonObject> {
  const situation = unfinished(found, "hint to give");
  return mapResult(situation, (value) => ({ ...hintAt(value, step - 1) }));
}

function unfinished({ setup, positions, position }: FoundPosition, missing: string): Result<Situation> {
  const { game } = setup;
  if (game.outcome(position) !== null)
    return fail("game-over", `The game is over, so there's no ${missing}.`, { legal: [] });
  return ok({ game, position, timesStood: countOccurrences(game, positions) });
}

/** The move that a player has chosen. */
export interface Chosen {
  readonly move: string;
  /** False if the move comes from a search a few moves deep, not from exact values. */
  readonly exact: boolean;
}

/** `seed` decides the player's random choices. */
export function chooseAt(found: FoundPosition, level: LevelName, seed = 0): Result<Chosen> {
  return mapResult(unfinished(found, "move to choose"), (situation) => {
    const { move, exact } = playerOf(level)(situation, randomFrom(seed));
    return { move: situation.game.formatMove(situation.position, move), exact };
  });
}

function unknownOp(op: unknown): Result<never> {
  const offer = `The ops are ${Object.keys(requestSchemas).join(", ")}.`;
  if (typeof op !== "string") return fail("bad-request", `Every request needs an op. ${offer}`);
  return fail("unknown-op", `There's no op ${quote(op)}. ${offer}`);
}

export const longestEngineLine = 1_000_000;

function parseRequest(line: string): Result<JsonObject> {
  if (typeof line !== "string") return fail("bad-json", "A line must be a string.");
  if (line.length > longestEngineLine)
    return fail("too-large", `A line can have at most ${longestEngineLine} characters.`);
  const json = parseJson(line);
  if (json === undefined) return fail("bad-json", "This line isn't JSON. Write one JSON object per line.");
  if (isRecord(json)) return ok(json);
  return fail("bad-request", 'A request must be a JSON object, such as {"id":1,"op":"hello"}.');
}

function refusal(id: string | number | null, { code, message, at, legal }: Problem): string {
  return JSON.stringify({ id, ok: false, error: { code, message, at, legal } });
}

const expectations: Readonly<Record<string, string>> = {
  id: "id must be a number or a string",
  game: "game must be a game's id (a string)",
  ...queryParts,
  level: `level must be ${listWords(levelNames, "or")}`,
  seed: "seed must be a whole number, 0 or greater",
  step: "step must be 1, 2 or 3",
};

function badRequest(issues: readonly { readonly path: readonly PropertyKey[] }[]): Result<never> {
  const part = String(issues[0]?.path[0] ?? "");
  return fail("bad-request", `Invalid request: ${expectations[part] ?? "one of its fields is wrong"}.`);
}
