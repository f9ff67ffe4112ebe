/** What the commands share: how they run, and what their help ends with. */

import type { Game } from "../../core/game.ts";
import { levelHelp, levelNames } from "../../players/level-names.ts";

/** Runs a command as soon as its code is loaded, and keeps its exit code. */
export type Run = <M>(code: Promise<M>, command: (it: M) => number | Promise<number>) => Promise<void>;

const examples: Readonly<Record<string, readonly string[]>> = {
  switchyard: [
    "switchyard games",
    "switchyard play tower-switch",
    "switchyard play switch-battle --names Ann,Ben --best-of 3",
    "switchyard play tower-switch --vs medium",
    "switchyard learn tower-switch",
    "switchyard puzzle --daily",
    "switchyard rules factor-frenzy",
    "switchyard serve --host 0.0.0.0    # prints the address for your network",
    "switchyard host http://192.168.1.20:8080 tower-switch    # prints a link for your friend",
  ],
  play: [
    "switchyard play tower-switch --vs medium --seat 2",
    "switchyard play switch-and-capture --reading examples",
    "switchyard play switch-conquer --seed 7 --first random",
    "switchyard play tower-switch --blocks 21 --best-of 3",
    "switchyard play --resume k3v9a1bc",
  ],
  learn: [
    "switchyard learn",
    "switchyard learn tower-switch",
    "switchyard learn switch-battle --screen-reader",
  ],
  rules: ["switchyard rules switch-and-capture"],
  theory: ["switchyard theory tower-switch", "switchyard theory factor-frenzy --max 12"],
  analyze: [
    'switchyard analyze tower-switch --moves "2 1"',
    "switchyard analyze switch-battle --from 0001000",
    "switchyard analyze --record k3v9a1bc",
  ],
  solve: [
    "switchyard solve factor-frenzy --max 16 --verify",
    "switchyard solve switch-and-capture --switches 200",
    "switchyard solve switch-battle --certificate battle.json",
    "switchyard solve tower-switch --blocks 1000000000000000 --json",
  ],
  check: ["switchyard check my-game.ts"],
  playthrough: ["switchyard playthrough tower-switch --seed 1 > tower-switch.txt"],
  engine: [`echo '{"id":1,"op":"hello"}' | switchyard engine`],
  puzzle: [
    "switchyard puzzle --daily",
    "switchyard puzzle factor-frenzy --grade hard --seed 7",
    "switchyard puzzle --mine",
  ],
  history: ["switchyard history --game tower-switch", "switchyard history export k3v9a1bc tower.json"],
  replay: ["switchyard replay k3v9a1bc", "switchyard replay game.json --plain"],
  host: [
    "switchyard host http://192.168.1.20:8080 tower-switch --name Ann",
    "switchyard host http://192.168.1.20:8080 switch-battle --clock 5+3 --seat random",
    "switchyard host https://play.example.org factor-frenzy --max 20 --best-of 3 --plain",
  ],
  join: [
    "switchyard join 'http://192.168.1.20:8080/#/online/k3v9x0aq'",
    "switchyard join 'https://play.example.org/#/online/k3v9x0aq' --name Ben --plain",
    "switchyard join    # the games that you have left, and how to come back",
  ],
  serve: [
    "switchyard serve",
    "switchyard serve --host 0.0.0.0 --port 3000",
    "switchyard serve --public-url https://games.example.org/ --proxies 1",
    "PGPASSWORD=… switchyard serve --database postgres://switchyard@localhost/switchyard",
  ],
  page: ["switchyard page public"],
  backup: ["switchyard backup monday.sqlite", "switchyard backup /backups/monday.sqlite --data /srv/online"],
  restore: ["switchyard restore monday.sqlite"],
  arena: [
    "switchyard arena tower-switch --a easy --b hard --games 100 --seed 1",
    'switchyard arena tower-switch --a "cmd:python3 examples/bot.py" --b hard --games 20 --html report.html',
    "switchyard arena factor-frenzy --players random,easy,medium,hard,perfect --html report.html",
    'switchyard arena --check "cmd:python3 examples/bot.py"',
  ],
  exam: [
    "switchyard exam make --n 500 --seed 7 --out exam.jsonl",
    "switchyard exam run exam.jsonl --player hard --out levels",
    "switchyard exam run exam.jsonl --player chat:http://localhost:11434/v1#model --out model",
    "switchyard exam grade exam.jsonl levels answers.jsonl",
  ],
  mcp: ["switchyard mcp", "switchyard mcp --no-analysis", "switchyard mcp --exam exam.jsonl --out agent"],
};

const environment: Readonly<Record<string, readonly string[]>> = {
  serve: [
    "Every flag also has a variable, such as SWITCHYARD_PORT and SWITCHYARD_PUBLIC_URL; a flag wins over its variable.",
    'SWITCHYARD_LIMIT="connections=500 claim-seconds=90" has several limits; SWITCHYARD_LOG is 1 or 0.',
    "SWITCHYARD_DATA is where all of Switchyard's games are kept; the online games are in its folder online.",
  ],
};

/** Examples and, where a command takes computer players, what each level does. */
export function helpAfter(command: string, games: readonly Game[]): string {
  const levels = levelNames.map((name) => `${name.padEnd(8)} ${levelHelp[name]}`);
  const ids = games.map(({ id }) => id);
  // Another program may lack the game that an example names.
  const isPlayable = (example: string) =>
    (example.match(/(?<= )[a-z]+(?:-[a-z]+)+(?= |$)/g) ?? []).every((id) => ids.includes(id));
  const takesLevels = command === "play" || command === "arena";
  return [
    section("Examples", (examples[command] ?? []).filter(isPlayable)),
    section("Computers", takesLevels ? levels : []),
    section("Environment", environment[command] ?? []),
  ].join("");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
