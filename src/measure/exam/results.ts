import * as z from "zod/mini";
import { z as quantile, sum } from "../../computer/skill.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { isPrintable, parseJson } from "../../core/text.ts";
import { type Answers, grade, judgeRows, type Part, parts, rowsOf } from "./grade.ts";
import type { ExamRow } from "./row.ts";

const bound = z.nullable(z.number());
const skillSchema = z.nullable(z.object({ value: bound, low: bound, high: bound, decisions: z.int() }));

/** Names are printed, so they can't contain control characters. */
const nameSchema = z.string().check(z.refine(isPrintable));

const decisionSchema = z.object({
  part: z.enum(parts),
  game: z.string(),
  /** Positions have the same key in every wording, so answers to two exams with the same seed can be compared. */
  position: z.string(),
  lost: z.number(),
  random: z.number(),
  meanSquare: z.number(),
});

const playerSchema = z.object({
  player: nameSchema,
  skill: z.object({ ahead: skillSchema, sees: nameSchema, reply: skillSchema, winners: skillSchema }),
  silent: z.array(z.enum(parts)),
  tokens: z.nullable(z.object({ prompt: z.number(), completion: z.number() })),
  decisions: z.array(decisionSchema),
});

const resultsSchema = z.object({
  exam: z.object({ hash: nameSchema, disguised: z.boolean(), unlisted: z.boolean() }),
  players: z.array(playerSchema),
});

export type PlayerResults = z.infer<typeof playerSchema> & {
  readonly exam: z.infer<typeof resultsSchema>["exam"];
};

export function resultsOf(exam: readonly ExamRow[], answers: Answers) {
  const judged = judgeRows(exam, answers);
  const decisions = parts.flatMap((part) =>
    rowsOf(part, exam, judged).map(({ row, reading, answer, decision: { lost, random, meanSquare } }) => {
      const { id, game, options, key, seat, depth, right } = row;
      const position = `${game} ${JSON.stringify(options)} ${key} ${seat}`;
      return { id, part, game, position, depth, right, reading, answer, lost, random, meanSquare };
    }),
  );
  return { ...grade(exam, answers), tokens: answers.tokens, decisions };
}

export function readResults(text: string): Result<readonly PlayerResults[]> {
  const results = resultsSchema.safeParse(parseJson(text)).data;
  if (results === undefined) return fail("bad-record", 'isn\'t a results file from "exam grade --json".');
  return ok(results.players.map((player) => ({ ...player, exam: results.exam })));
}

export type Comparison = ReturnType<typeof compareGames> | { readonly unanswered: string };

/** Null if the players share no positions. `unanswered` names a player who answered nothing in this part. */
export function comparePart(part: Part, first: PlayerResults, second: PlayerResults): Comparison | null {
  const others = new Map(second.decisions.map((each) => [each.position, each]));
  const pairs = first.decisions.flatMap((one) => {
    const other = one.part === part ? others.get(one.position) : undefined;
    return other === undefined ? [] : [{ ...one, gain: other.lost - one.lost }];
  });
  if (pairs.length === 0) return null;
  const silent = [first, second].find((player) => player.silent.includes(part));
  return silent === undefined ? compareGames(pairs) : { unanswered: silent.player };
}

type PairedRow = z.infer<typeof decisionSchema> & { readonly gain: number };

function compareGames(pairs: readonly PairedRow[]) {
  const names = [...new Set(pairs.map(({ game }) => game))];
  const games = names.map((name) => compareRows(pairs.filter(({ game }) => game === name)));
  const difference = sum(games, (game) => game.difference) / games.length;
  const spread = Math.hypot(...games.map((game) => game.spread)) / games.length;
  return {
    rows: pairs.length,
    difference,
    low: difference - spread,
    high: difference + spread,
    firstBetter: pairs.filter(({ gain }) => gain > 0).length,
    secondBetter: pairs.filter(({ gain }) => gain < 0).length,
  };
}

/** Adds one imaginary row, half for each player (Agresti and Min, 2005), because a few equal answers prove little. */
function compareRows(pairs: readonly PairedRow[]) {
  const random = sum(pairs, (pair) => pair.random);
  const difference = sum(pairs, ({ gain }) => gain) / random;
  const added = sum(pairs, ({ meanSquare }) => meanSquare) / pairs.length;
  const squares = sum(pairs, (pair) => (pair.gain - difference * pair.random) ** 2) + added;
  return { difference, spread: (quantile * Math.sqrt(squares)) / random };
}
