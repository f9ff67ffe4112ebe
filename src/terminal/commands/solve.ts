import { freemem } from "node:os";
import type { Variant } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { withoutStart } from "../../core/starts.ts";
import { countMoves, describeValue, writeCount } from "../../core/words/values.ts";
import { solveMessage } from "../../measure/protocol/messages.ts";
import { certifySize, checkCertifiable } from "../../solver/certificate.ts";
import type { ForcedLine, ValueTally } from "../../solver/solution.ts";
import { resolveSize, solveSize } from "../../solver/solve.ts";
import { commandFields, type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, need, printAnswer } from "../host.ts";
import { certificateLine, checkNew, writeCertificate } from "../saves/new-file.ts";
import { runTask } from "../text/progress.ts";
import { formatTable, styleFor } from "../text/text-table.ts";

export async function solve(host: Host, id: string, flags: Flags & Given<"out", "json">): Promise<number> {
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, commandFields.solve, flags));
  const size = need(resolveSize(game, values.options));
  const { out: certificate } = flags;
  if (certificate !== undefined) {
    need(checkCertifiable(size));
    need(checkNew(certificate));
  }
  const before = host.now().getTime();
  const memory = Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const solution = need(await runTask(host, solveSize(size, memory)), exitCodes.stopped);
  const seconds = (host.now().getTime() - before) / 1000;
  if (certificate !== undefined) need(writeCertificate(certifySize(size, solution), certificate));
  const message = { ...solveMessage(size, solution.tally, seconds), certificate };
  return printAnswer(host, flags, message, () => [
    ...solveLines(host, size, solution.tally, seconds),
    ...(certificate === undefined ? [] : [certificateLine(certificate)]),
  ]);
}

const longestShown = 60;

function solveLines(host: Host, game: Variant, tally: ValueTally, seconds: number): readonly string[] {
  const style = styleFor(host);
  const { longest } = tally;
  const hasTheory = host.games.some((own) => own.id === game.id && own.theory !== undefined);
  const rows = [
    ...countRows(tally),
    ["start", describeStart(tally)],
    ...(tally.positions === null ? [] : [["longest", longest === null ? "not known" : countMoves(longest)]]),
    ...(tally.line === null ? [] : [["example", describeLine(tally.line)]]),
  ];
  return [
    style.bold([game.title, ...describeSize(game.options)].join(", ")),
    ...formatTable(["", ""], rows).slice(1),
    "",
    ...(tally.positions === null ? uncountedLines(game) : distanceLines(tally)),
    ...(hasTheory ? [`The theorem and its proof: ${host.program.name} rules ${game.id} --theory`] : []),
    `Solved in ${seconds.toFixed(2)} s.`,
  ];
}

function countRows({ positions, wins, losses, draws }: ValueTally): readonly (readonly string[])[] {
  const counts = Object.entries({ positions, won: wins, lost: losses, drawn: draws });
  return counts.flatMap(([name, count]) => (count === null ? [] : [[name, writeCount(count)]]));
}

function uncountedLines({ of }: Variant): readonly string[] {
  const limits = Object.entries(of.options).flatMap(([name, spec]) =>
    spec.kind === "number" && spec.solveMax !== undefined ? [`--${name} ${spec.solveMax}`] : [],
  );
  return [
    `The solver counts all positions up to ${limits.join(", ")}. At larger sizes, it solves only the starting position.`,
    "",
  ];
}

function describeStart({ start, starts }: ValueTally): string {
  if (starts === null) return describeValue(start);
  return `dealt: ${writeCount(starts.win)} won, ${writeCount(starts.loss)} lost, ${writeCount(starts.draw)} drawn`;
}

/** Solving covers every start, so the start is left out. */
export function describeSize(options: Options): readonly string[] {
  return Object.entries(withoutStart(options)).map(
    ([name, value]) => `${name} ${typeof value === "number" ? value.toLocaleString("en") : value}`,
  );
}

function describeLine({ from, moves }: ForcedLine): string {
  const start = from.length > longestShown ? `${from.slice(0, longestShown)}...` : from;
  const shown = moves.length > 20 ? [...moves.slice(0, 20), "..."] : moves;
  return `${start}: ${shown.join(" ")}`;
}

function distanceLines({ byDistance }: ValueTally): readonly string[] {
  if (byDistance === null || byDistance.length === 0) return [];
  const rows = byDistance.map(({ plies, wins, losses }) => [plies, wins, losses].map(writeCount));
  return [...formatTable(["MOVES TO THE END", "WON", "LOST"], rows), ""];
}
