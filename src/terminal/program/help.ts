/** What the commands share: how they run, and what their help ends with. */

import { levelNames, levels } from "../../players/level-names.ts";
import type { Host } from "../host.ts";

/** Runs a command as soon as its code is loaded, and keeps its exit code. */
export type Run = <M>(code: Promise<M>, command: (it: M) => number | Promise<number>) => Promise<void>;

/** The faces, for the commands that play. */
export const plainFlag = ["--plain", "plain lines of text"] as const;
export const screenReaderFlag = ["--screen-reader", "full sentences, for screen readers"] as const;

/** By command; the program's own come first. */
const examplesFor = (program: string): Readonly<Record<string, readonly string[]>> => ({
  "": [
    `${program} games`,
    `${program} play tower-switch`,
    `${program} play switch-battle --names Ann,Ben --best-of 3`,
    `${program} play tower-switch --vs medium`,
    `${program} learn tower-switch`,
    `${program} puzzle --daily`,
    `${program} rules factor-frenzy`,
    `${program} serve --host 0.0.0.0    # prints the address for your network`,
    `${program} host http://192.168.1.20:8080 tower-switch    # prints a link for your friend`,
  ],
  play: [
    `${program} play tower-switch --vs medium --seat 2`,
    `${program} play switch-and-capture --reading examples`,
    `${program} play switch-conquer --seed 7 --first random`,
    `${program} play tower-switch --blocks 21 --best-of 3`,
    `${program} play --resume k3v9a1bc`,
  ],
  learn: [
    `${program} learn`,
    `${program} learn tower-switch`,
    `${program} learn switch-battle --screen-reader`,
  ],
  rules: [`${program} rules switch-and-capture`],
  theory: [`${program} theory tower-switch`, `${program} theory factor-frenzy --max 12`],
  analyze: [
    `${program} analyze tower-switch --moves "2 1"`,
    `${program} analyze switch-battle --from 0001000`,
    `${program} analyze --record k3v9a1bc`,
  ],
  solve: [
    `${program} solve factor-frenzy --max 16`,
    `${program} solve switch-and-capture --switches 200`,
    `${program} solve switch-battle --certificate battle.json`,
    `${program} solve tower-switch --blocks 1000000000000000 --json`,
  ],
  check: [`${program} check my-game.ts`],
  playthrough: [`${program} playthrough tower-switch --seed 1 > tower-switch.txt`],
  engine: [`echo '{"id":1,"op":"hello"}' | ${program} engine`],
  puzzle: [
    `${program} puzzle --daily`,
    `${program} puzzle factor-frenzy --grade hard --seed 7`,
    `${program} puzzle --mine`,
  ],
  history: [`${program} history --game tower-switch`, `${program} history export k3v9a1bc tower.json`],
  replay: [`${program} replay k3v9a1bc`, `${program} replay game.json --plain`],
  host: [
    `${program} host http://192.168.1.20:8080 tower-switch --name Ann`,
    `${program} host http://192.168.1.20:8080 switch-battle --clock 5+3 --seat random`,
    `${program} host https://play.example.org factor-frenzy --max 20 --best-of 3 --plain`,
  ],
  join: [
    `${program} join 'http://192.168.1.20:8080/#/online/k3v9x0aq'`,
    `${program} join 'https://play.example.org/#/online/k3v9x0aq' --name Ben --plain`,
    `${program} join    # the games that you have left, and how to come back`,
  ],
  serve: [
    `${program} serve`,
    `${program} serve --host 0.0.0.0 --port 3000`,
    `${program} serve --public-url https://games.example.org/ --proxies 1`,
    `PGPASSWORD=… ${program} serve --database postgres://switchyard@localhost/switchyard`,
  ],
  page: [`${program} page public`],
  backup: [`${program} backup monday.sqlite`, `${program} backup /backups/monday.sqlite --data /srv/online`],
  restore: [`${program} restore monday.sqlite`],
  arena: [
    `${program} arena tower-switch --a easy --b hard --games 100 --seed 1`,
    `${program} arena tower-switch --a "cmd:python3 examples/bot.py" --b hard --games 20 --html report.html`,
    `${program} arena factor-frenzy --players random,easy,medium,hard,perfect --html report.html`,
    `${program} arena --check "cmd:python3 examples/bot.py"`,
  ],
  exam: [
    `${program} exam make --n 500 --seed 7 --out exam.jsonl`,
    `${program} exam run exam.jsonl --player hard --out levels`,
    `${program} exam run exam.jsonl --player chat:http://localhost:11434/v1#model --out model`,
    `${program} exam grade exam.jsonl levels answers.jsonl`,
  ],
  mcp: [`${program} mcp`, `${program} mcp --no-analysis`, `${program} mcp --exam exam.jsonl --out agent`],
});

const environment: Readonly<Record<string, readonly string[]>> = {
  serve: [
    "Every flag also has a variable, such as SWITCHYARD_PORT and SWITCHYARD_PUBLIC_URL; a flag wins over its variable.",
    'SWITCHYARD_LIMIT="connections=500 claim-seconds=90" has several limits; SWITCHYARD_LOG is 1 or 0.',
    "SWITCHYARD_DATA is where all of your games are kept; the online games are in its folder online.",
  ],
};

/** Examples and, where a command takes computer players, what each level does. */
export function helpAfter(command: string, { games, program }: Host): string {
  const helped = levelNames.map((name) => `${name.padEnd(8)} ${levels[name].help}`);
  const ids = games.map(({ id }) => id);
  // Another program may lack the game that an example names.
  const isPlayable = (example: string) =>
    (example.match(/(?<= )[a-z]+(?:-[a-z]+)+(?= |$)/g) ?? []).every(
      (word) => word === program.name || ids.includes(word),
    );
  const takesLevels = command === "play" || command === "arena";
  return [
    section("Examples", (examplesFor(program.name)[command] ?? []).filter(isPlayable)),
    section("Computers", takesLevels ? helped : []),
    section("Environment", environment[command] ?? []),
  ].join("");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
