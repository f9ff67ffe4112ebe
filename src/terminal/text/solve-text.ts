import type { Options } from "../../core/options.ts";
import { withoutStart } from "../../core/starts.ts";
import type { ForcedLine, ValueTally } from "../../solver/solution.ts";
import type { GameSize } from "../../solver/solve.ts";
import { countMoves, describeValue, writeCount } from "../../words/values.ts";
import type { Host } from "../host.ts";
import { formatTable, styleFor } from "./text-table.ts";

const longestShown = 60;

export function solveLines(
  host: Host,
  size: GameSize,
  tally: ValueTally,
  seconds: number,
): readonly string[] {
  const style = styleFor(host);
  const { longest } = tally;
  const hasTheory = host.games.some((own) => own.id === size.game.id && own.theory !== undefined);
  const rows = [
    ...countRows(tally),
    ["start", describeStart(tally)],
    ...(tally.positions === null ? [] : [["longest", longest === null ? "not known" : countMoves(longest)]]),
    ...(tally.line === null ? [] : [["such as", describeLine(tally.line)]]),
  ];
  return [
    style.bold([size.game.title, ...describeSize(size.options)].join(", ")),
    ...formatTable(["", ""], rows).slice(1),
    "",
    ...(tally.positions === null ? uncountedLines(size) : distanceLines(tally)),
    ...(hasTheory ? [`The theorem and its proof: ${host.program.name} theory ${size.game.id}`] : []),
    `Solved in ${seconds.toFixed(2)} s.`,
  ];
}

function countRows({ positions, wins, losses, draws }: ValueTally): readonly (readonly string[])[] {
  const counts = Object.entries({ positions, won: wins, lost: losses, drawn: draws });
  return counts.flatMap(([name, count]) => (count === null ? [] : [[name, writeCount(count)]]));
}

/** For sizes with too many positions to count. */
function uncountedLines({ game }: GameSize): readonly string[] {
  const limits = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === "number" && spec.solveMax !== undefined ? [`${name} ${spec.solveMax}`] : [],
  );
  return [`Positions are counted up to ${limits.join(", ")}; beyond that, only the start is worked out.`, ""];
}

function describeStart({ start, starts }: ValueTally): string {
  if (starts === null) return describeValue(start);
  return `dealt: ${writeCount(starts.win)} won, ${writeCount(starts.loss)} lost, ${writeCount(starts.draw)} drawn`;
}

/** Solving doesn't depend on the start. */
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

function distanceLines({ byDistance, longest }: ValueTally): readonly string[] {
  if (byDistance === null)
    return [
      longest === null
        ? "Distances are not worked out at this size: win and loss only."
        : "The table by distance is left out: it would be too long.",
      "",
    ];
  if (byDistance.length === 0) return [];
  const rows = byDistance.map(({ plies, wins, losses }) => [
    String(plies),
    writeCount(wins),
    writeCount(losses),
  ]);
  return [...formatTable(["MOVES TO THE END", "WON", "LOST"], rows), ""];
}
