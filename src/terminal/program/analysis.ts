/** The truth about positions: solve, analyze, engine. */

import type { Command } from "@commander-js/extra-typings";
import { analyzeFields, solveFields } from "../flags/fields.ts";
import { addFlags } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import { examples, type Finish } from "./help.ts";

export function addAnalysis(program: Command, host: Host, finish: Finish): void {
  const analyze = program
    .command("analyze")
    .argument("[game]", "the game's id")
    .description("every legal move with its exact value, and why; or a saved game's scorecard")
    .option("--moves <moves>", 'the moves so far, such as "7 2 5"')
    .option("--record <id>", "go through a saved game, by its id or file")
    .option("--json", "as JSON");
  const solve = program
    .command("solve")
    .argument("<game>", "the game's id")
    .description("count the won, lost and drawn positions of a whole size")
    .option("--verify", "check every stored value in an independent pass")
    .option("--json", "as JSON");
  addFlags(analyze, host.games, analyzeFields);
  addFlags(solve, host.games, solveFields);
  analyze
    .addHelpText(
      "after",
      examples(
        'switchyard analyze tower-switch --moves "2 1"',
        "switchyard analyze switch-battle --from 0001000",
        "switchyard analyze --record k3v9a1bc",
      ),
    )
    .action(async (game, flags) =>
      finish(await (await import("../commands/analyze.ts")).analyze(host, game, flags)),
    );
  solve
    .addHelpText(
      "after",
      examples(
        "switchyard solve factor-frenzy --max 20 --verify",
        "switchyard solve switch-and-capture --switches 200",
        "switchyard solve tower-switch --blocks 1000000000000000 --json",
      ),
    )
    .action(async (game, flags) =>
      finish(await (await import("../commands/solve.ts")).solve(host, game, flags)),
    );
  program
    .command("engine")
    .description("answer JSON lines on standard input, for programs in any language")
    .addHelpText("after", examples(`echo '{"id":1,"op":"hello"}' | switchyard engine`))
    .action(async () => finish(await (await import("../commands/engine.ts")).engine(host)));
}
