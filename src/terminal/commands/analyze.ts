/** `switchyard analyze`: every legal move of a position with its value and the reason, or a saved game's scorecard. */

import type { Game } from "../../core/game.ts";
import { startForm } from "../../core/option-words.ts";
import { toRecord } from "../../core/record.ts";
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
import { type FaceFlags, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { certificateLine, writeCertificate } from "../saves/new-file.ts";
import { checkGame, loadMatch } from "../saves/open-saved.ts";
import { analysisLines, scorecardLines, scorecardMessage } from "../text/analysis-text.ts";
import { runTask } from "../text/progress.ts";
import { styleFor } from "../text/text-table.ts";

type AnalyzeFlags = FaceFlags & Flags & Given<"moves" | "record" | "certificate", "json">;

export async function analyze(host: Host, id: string | undefined, flags: AnalyzeFlags): Promise<number> {
  if (flags.record !== undefined) return analyzeRecord(host, id, flags.record, flags);
  const { game, setup, position } = readQuery(host, id, flags);
  const work = oracleOf(game, setup.options).prepare([position], timeUpAfter(performance));
  if (work !== null) await runTask(host, work);
  const { certificate } = flags;
  if (certificate !== undefined)
    need(writeCertificate(certifyPosition(game, setup.options, position), certificate));
  const analysis = analyzePosition(game, position, setup.options);
  const message = analysisMessage(game, setup, analysis);
  const withFile = certificate === undefined ? message : { ...message, certificate };
  return printAnswer(host, flags, withFile, () => [
    ...analysisLines(styleFor(host, flags), game, analysis),
    ...(certificate === undefined ? [] : ["", certificateLine(certificate)]),
  ]);
}

type Queried = FoundPosition & { readonly game: Game };

function readQuery(host: Host, id: string | undefined, flags: AnalyzeFlags): Queried {
  if (id === undefined) throw new Refusal(`Which game? ${host.program.name} analyze GAME, or --record ID.`);
  const game = need(readGame(host.games, id));
  const { options, from, first } = need(readFlags(host.games, game, analyzeFields, flags));
  const written = game.starts?.written;
  if (written !== undefined && dealAsked(game, { options, from }) !== undefined)
    throw new Refusal(`analyze doesn't deal a start; add --start with ${startForm(written)}.`);
  const moves = (flags.moves ?? "").split(/[\s,]+/).filter((name) => name !== "");
  const seat = first === 1 || first === 2 ? { first } : {};
  const found = findPosition(game, { options, from, moves, ...seat });
  if (found.ok) return { game, ...found.value };
  const { at, message } = found.problem;
  throw new Refusal(at === undefined ? message : `Move ${at + 1} (${quote(moves[at] ?? "")}): ${message}`);
}

async function analyzeRecord(
  host: Host,
  id: string | undefined,
  name: string,
  flags: AnalyzeFlags,
): Promise<number> {
  const extra = ["moves", "certificate", ...flagIds(host.games, analyzeFields)].find(
    (flag) => flags[flag] !== undefined,
  );
  if (extra !== undefined) throw new Refusal(`--record names the whole game; leave --${extra} out.`);
  const { match } = need(await loadMatch(host, name));
  need(checkGame(host, match, id));
  const { card } = await askAdvisor(match.game, { kind: "review", record: toRecord(match), quick: false });
  return printAnswer(host, flags, scorecardMessage(match, card), () =>
    scorecardLines(styleFor(host, flags), match, card),
  );
}
