/** Playing with somebody elsewhere. */

import type { Command } from "@commander-js/extra-typings";
import { hostFields } from "../flags/fields.ts";
import { addFlags } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import { examples, type Finish } from "./help.ts";

export function addOnline(program: Command, host: Host, finish: Finish): void {
  addHost(program, host, finish);
  program
    .command("join")
    .argument("[url]", "the link of an online game; without it, your open games are listed")
    .description("take the free seat of an online game, come back to your own, or watch")
    .option("--name <name>", "your name")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to")
    .addHelpText(
      "after",
      examples(
        "switchyard join 'http://localhost:8080/#/online/k3v9x0aq'",
        "switchyard join 'https://play.example.org/#/online/k3v9x0aq' --name Ben --plain",
        "switchyard join    # the games that you have left, and how to come back",
      ),
    )
    .action(async (url, flags) =>
      finish(
        await (await import("../commands/join.ts")).joinGame(host, url, { ...program.opts(), ...flags }),
      ),
    );
}

function addHost(program: Command, host: Host, finish: Finish): void {
  const command = program
    .command("host")
    .argument("<url>", "the address of a server, such as http://localhost:8080")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("open an online game and wait for the other player")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to");
  addFlags(command, host.games, hostFields);
  command
    .addHelpText(
      "after",
      examples(
        "switchyard host http://localhost:8080 tower-switch --name Ann",
        "switchyard host http://localhost:8080 switch-battle --clock 5+3 --seat random",
        "switchyard host https://play.example.org factor-frenzy --max 20 --best-of 3 --plain",
      ),
    )
    .action(async (url, game, flags) =>
      finish(
        await (await import("../commands/host.ts")).hostGame(host, url, game, {
          ...program.opts(),
          ...flags,
        }),
      ),
    );
}
