import { explain, mostExplained } from "../../computer/explain.ts";
import type { Analysis, MoveAnalysis } from "../../core/analysis.ts";
import type { Game, Variant } from "../../core/game.ts";
import { ofSeat } from "../../core/seat.ts";
import { findPosition } from "../../core/setup.ts";
import { dealAsked } from "../../core/starts.ts";
import { quote } from "../../core/text.ts";
import { drawnLine } from "../../core/words/endings.ts";
import { tellWhoCanWin } from "../../core/words/reasons.ts";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";
import { describeCanWin, describeValue } from "../../core/words/values.ts";
import { analysisMessage } from "../../measure/protocol/messages.ts";
import { analyzePosition, bestFirst } from "../../solver/analyze.ts";
import { certifyPosition } from "../../solver/certificate.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { commandFields, describeStart, type Flags, readFlags, requireGame } from "../flags/flags.ts";
import { type FaceFlags, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { certificateLine, writeCertificate } from "../saves/new-file.ts";
import { runTask } from "../text/progress.ts";
import { paintTable, type Style, styleFor } from "../text/text-table.ts";

type AnalyzeFlags = FaceFlags & Flags & Given<"moves" | "out", "json">;

export async function analyze(host: Host, word: string | undefined, flags: AnalyzeFlags): Promise<number> {
  const { setup, position } = readQuery(host, requireGame(host, word, "analyze"), flags);
  const { game } = setup;
  await runTask(host, oracleOf(game).prepare([position], timeUpAfter(performance)));
  const { out: certificate } = flags;
  if (certificate !== undefined) need(writeCertificate(certifyPosition(game, position), certificate));
  const analysis = analyzePosition(game, position);
  return printAnswer(host, flags, { ...analysisMessage(setup, analysis), certificate }, () => [
    ...analysisLines(styleFor(host, flags), game, analysis),
    ...(certificate === undefined ? [] : ["", certificateLine(certificate)]),
  ]);
}

function readQuery(host: Host, game: Game, flags: AnalyzeFlags) {
  const { options, from, first } = need(readFlags(host.games, game, commandFields.analyze, flags));
  if (dealAsked(game, { options, from }) !== undefined)
    throw new Refusal(`"analyze" needs an exact start. Add --start with ${describeStart(game, [])}.`);
  const moves = (flags.moves ?? "").split(/[\s,]+/).filter((name) => name !== "");
  const seat = first === 1 || first === 2 ? { first } : {};
  const found = findPosition(game, { options, from, moves, ...seat });
  if (found.ok) return found.value;
  const { at, message } = found.problem;
  throw new Refusal(at === undefined ? message : `Move ${at + 1} (${quote(moves[at] ?? "")}): ${message}`);
}

function analysisLines(style: Style, game: Variant, analysis: Analysis): readonly string[] {
  const { position, toMove, value, canWin, over, winner } = analysis;
  const standing = dialogueOf(game).standing(position);
  const { reasons, why } = explain(game, analysis);
  if (over) {
    const ending = winner === null ? drawnLine("finished") : `${ofSeat(game.seatNames, winner)} has won.`;
    return [...standing, `${ending} ${why}`];
  }
  const moves = bestFirst(analysis.moves);
  const isExplained = moves.length <= mostExplained;
  const rows = moves.map((move) => [
    game.formatMove(position, move.move),
    style.tell(move.value),
    isExplained ? whyMove(game, analysis, move, why) : "",
  ]);
  const values = moves.map((move) => move.value);
  return [
    ...standing,
    "",
    style.paint(value, `${ofSeat(game.seatNames, toMove)} to move: ${describeValue(value)}.`),
    why,
    ...(tellWhoCanWin(reasons) ? [] : [describeCanWin(game.seatNames, canWin)]),
    "",
    ...paintTable(style, ["MOVE", "VALUE", rows.some(([, , why]) => why !== "") ? "WHY" : ""], rows, values),
  ];
}

/** Empty if the value alone, or the text `told` so far, already says why. */
function whyMove(game: Variant, analysis: Analysis, move: MoveAnalysis, told: string): string {
  const { reasons, why } = explain(game, analysis, move);
  const isPlain = reasons.some(({ kind }) => kind === "even" || kind === "unknown");
  return isPlain || told.includes(why) ? "" : why;
}
