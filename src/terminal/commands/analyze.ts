/** `switchyard analyze`: every legal move of a position with its value and the reason, or a saved game's scorecard. */

import type { Game } from "../../core/game.ts";
import { startForm } from "../../core/option-words.ts";
import { toRecord } from "../../core/record.ts";
import { fail, ok, type Problem, type Result } from "../../core/result.ts";
import { type FoundPosition, findPosition } from "../../core/setup.ts";
import { dealAsked } from "../../core/starts.ts";
import { quote } from "../../core/text.ts";
import { analysisMessage } from "../../protocol/analysis-message.ts";
import { analyzePosition } from "../../solver/analyze.ts";
import { certifyPosition } from "../../solver/certificate.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { askAdvisor } from "../advisor.ts";
import { analyzeFields } from "../flags/fields.ts";
import { type Flags, flagIds, readFlags, readGame } from "../flags/flags.ts";
import { type FaceFlags, type Given, type Host, printAnswer, refuse } from "../host.ts";
import { certificateLine, writeCertificate } from "../saves/new-file.ts";
import { checkGame, loadMatch } from "../saves/open-saved.ts";
import { analysisLines, scorecardLines, scorecardMessage } from "../text/analysis-text.ts";
import { runTask } from "../text/progress.ts";
import { styleFor } from "../text/text-table.ts";

type AnalyzeFlags = FaceFlags & Flags & Given<"moves" | "record" | "certificate", "json">;

export async function analyze(host: Host, id: string | undefined, flags: AnalyzeFlags): Promise<number> {
  if (flags.record !== undefined) return analyzeRecord(host, id, flags.record, flags);
  const found = readQuery(host, id, flags);
  if (!found.ok) return refuse(host, found.problem);
  const { game, setup, position } = found.value;
  const work = oracleOf(game, setup.options).prepare([position], timeUpAfter(performance));
  const run = work === null ? null : await runTask(host, work);
  if (run?.kind === "stopped") return run.code;
  const { certificate } = flags;
  if (certificate !== undefined) {
    const written = writeCertificate(certifyPosition(game, setup.options, position), certificate);
    if (!written.ok) return refuse(host, written.problem);
  }
  const analysis = analyzePosition(game, position, setup.options);
  const message = analysisMessage(game, setup, analysis);
  const withFile = certificate === undefined ? message : { ...message, certificate };
  return printAnswer(host, flags, withFile, () => [
    ...analysisLines(styleFor(host, flags), game, analysis),
    ...(certificate === undefined ? [] : ["", certificateLine(certificate)]),
  ]);
}

type Queried = FoundPosition & { readonly game: Game };

function readQuery(host: Host, id: string | undefined, flags: AnalyzeFlags): Result<Queried> {
  if (id === undefined)
    return fail("bad-request", `Which game? ${host.program.name} analyze GAME, or --record ID.`);
  const game = readGame(host.games, id);
  if (!game.ok) return game;
  const values = readFlags(host.games, game.value, analyzeFields, flags);
  if (!values.ok) return values;
  const { options, from, first } = values.value;
  const written = game.value.starts?.written;
  if (written !== undefined && dealAsked(game.value, { options, from }) !== undefined)
    return fail("start-needed", `Give --start ${startForm(written)}; analyze does not deal one.`);
  const moves = (flags.moves ?? "").split(/[\s,]+/).filter((name) => name !== "");
  const seat = first === 1 || first === 2 ? { first } : {};
  const found = findPosition(game.value, { options, from, moves, ...seat });
  if (found.ok) return ok({ game: game.value, ...found.value });
  return { ...found, problem: placed(found.problem, moves) };
}

/** Says which of the moves is wrong, where one is. */
function placed({ at, ...problem }: Problem, moves: readonly string[]): Problem {
  if (at === undefined) return problem;
  return { ...problem, message: `Move ${at + 1} (${quote(moves[at] ?? "")}): ${problem.message}` };
}

async function analyzeRecord(
  host: Host,
  id: string | undefined,
  name: string,
  flags: AnalyzeFlags,
): Promise<number> {
  const fits = checkRecordFlags(host, flags);
  if (!fits.ok) return refuse(host, fits.problem);
  const saved = await loadMatch(host, name);
  if (!saved.ok) return refuse(host, saved.problem);
  const { match } = saved.value;
  const fitting = checkGame(host, match, id);
  if (!fitting.ok) return refuse(host, fitting.problem);
  const { card } = await askAdvisor(match.game, { kind: "review", record: toRecord(match), quick: false });
  return printAnswer(host, flags, scorecardMessage(match, card), () =>
    scorecardLines(styleFor(host, flags), match, card),
  );
}

function checkRecordFlags(host: Host, flags: AnalyzeFlags): Result<void> {
  const extra = ["moves", "certificate", ...flagIds(host.games, analyzeFields)].find(
    (name) => flags[name] !== undefined,
  );
  return extra === undefined
    ? ok(undefined)
    : fail("bad-option", `--record names the whole game; leave --${extra} out.`);
}
