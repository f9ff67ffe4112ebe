/** What the commands share: how they run, and what their help ends with. */

import type { Command } from "@commander-js/extra-typings";
import type { Reviews } from "../../author/review-games.ts";
import { levelNames, levels } from "../../computer/level-names.ts";
import type { Result } from "../../core/result.ts";
import type { AgentRequest } from "../../measure/exam/run-folder.ts";
import type { DevPage, Served, ServeRequest } from "../../server/serving.ts";
import type { Host } from "../host.ts";

/** Runs a command once its code is loaded, and stores its exit code. */
export type Run = <M>(code: Promise<M>, command: (it: M) => number | Promise<number>) => Promise<void>;

export type CommandGroup = readonly ((program: Command, host: Host, run: Run, faces: Faces) => void)[];

/** The entry point passes these in, so that a command loads only what it needs. */
export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  /** By path. */
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  /** Checks the games of the file, or else of the host; gives nothing if their code, or the signal, ended the check. */
  readonly check: (
    host: Host,
    file: string | undefined,
    onPlace: (place: string) => void,
    signal: AbortSignal,
  ) => Promise<Result<Reviews> | undefined>;
  readonly dev: (host: Host, port: number) => Promise<Result<DevPage>>;
  readonly mcp: (host: Host, request: AgentRequest) => Promise<AgentService>;
}

interface AgentService {
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

/** Stands for the program's name inside an example. */
const thisProgram = "PROGRAM";

/** By command; without the program's name unless `thisProgram` marks it. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "": [
    "games",
    "play tower-switch",
    "play switch-battle --names Ann,Ben --best-of 3",
    "play tower-switch --vs medium",
    "learn tower-switch",
    "puzzle --daily",
    "rules factor-frenzy",
    "serve --host 0.0.0.0    # prints the address for your network",
    "host http://192.168.1.20:8080 tower-switch    # prints a link for your friend",
  ],
  play: [
    "play tower-switch --vs medium --seat 2",
    "play switch-and-capture --reading examples",
    "play switch-conquer --seed 7 --first random",
    "play tower-switch --blocks 21 --best-of 3",
    "play --resume k3v9a1bc",
  ],
  learn: ["learn", "learn tower-switch", "learn switch-battle --screen-reader"],
  rules: ["rules switch-and-capture"],
  theory: ["theory tower-switch", "theory factor-frenzy --max 12"],
  analyze: [
    'analyze tower-switch --moves "2 1"',
    "analyze switch-battle --from 0001000",
    "analyze --record k3v9a1bc",
  ],
  solve: [
    "solve factor-frenzy --max 16",
    "solve switch-and-capture --switches 200",
    "solve switch-battle --certificate battle.json",
    "solve tower-switch --blocks 1000000000000000 --json",
  ],
  check: ["check my-game.ts"],
  engine: [`echo '{"id":1,"op":"hello"}' | ${thisProgram} engine`],
  puzzle: [
    "puzzle --daily",
    "puzzle factor-frenzy --grade hard --seed 7",
    "puzzle --mine",
    "puzzle sprint tower-switch --minutes 5",
  ],
  history: ["history --game tower-switch", "history export k3v9a1bc tower.json"],
  replay: ["replay k3v9a1bc", "replay game.json --plain"],
  host: [
    "host http://192.168.1.20:8080 tower-switch --name Ann",
    "host http://192.168.1.20:8080 switch-battle --clock 5+3 --seat random",
    "host https://play.example.org factor-frenzy --max 20 --best-of 3 --plain",
  ],
  join: [
    "join 'http://192.168.1.20:8080/#/online/k3v9x0aq'",
    "join 'https://play.example.org/#/online/k3v9x0aq' --name Ben --plain",
    "join    # lists your open games",
  ],
  serve: [
    "serve",
    "serve --host 0.0.0.0 --port 3000",
    "serve --public-url https://games.example.org/ --proxies 1",
    `PGPASSWORD=… ${thisProgram} serve --database postgres://switchyard@localhost/switchyard`,
  ],
  new: ["new stones", "new stones --typescript"],
  dev: ["dev stones.js", "dev games.js --port 3000"],
  page: ["page public"],
  games: ["games", "games --json"],
  stats: ["stats"],
  backup: ["backup monday.sqlite", "backup /backups/monday.sqlite --data /srv/online"],
  restore: ["restore monday.sqlite"],
  server: ["server list", "server show k3v9x0aq1m5t7w2e", "server close k3v9x0aq1m5t7w2e --data /srv/online"],
  arena: [
    "arena tower-switch --a easy --b hard --games 100 --seed 1",
    'arena tower-switch --a "cmd:python3 examples/bot.py" --b hard --games 20 --html report.html',
    "arena factor-frenzy --players random,easy,medium,hard,perfect --html report.html",
    'arena --check "cmd:python3 examples/bot.py"',
  ],
  exam: [
    "exam make --n 500 --seed 7 --out exam-7.jsonl",
    "exam check exam-7.jsonl",
    "exam run exam-7.jsonl --player hard --out levels",
    "exam run exam-7.jsonl --player chat:http://localhost:11434/v1#model --out model",
    "exam grade exam-7.jsonl levels answers.jsonl",
    "exam compare exam-7.jsonl levels answers.jsonl",
  ],
  mcp: ["mcp", "mcp --exam exam-7.jsonl --out agent"],
};

const variablesOfServe = [
  "Every flag except --data has an environment variable: SWITCHYARD_HOST, _PORT, _PUBLIC_URL, _DATABASE, _PROXIES, _LIMIT and _LOG.",
  'A flag wins over its variable. SWITCHYARD_LIMIT="connections=500 claim-seconds=90" sets several limits; _LOG is 1 or 0.',
  "SWITCHYARD_DATA is the folder for all of your games; online games are in its subfolder online.",
];

export function examplesOf(command: string, { games, program }: Host): readonly string[] {
  const ids = games.map(({ id }) => id);
  const isPlayable = (example: string) =>
    (example.match(/(?<= )[a-z]+(?:-[a-z]+)+(?= |$)/g) ?? []).every((word) => ids.includes(word));
  const written = (example: string) =>
    example.includes(thisProgram)
      ? example.replace(thisProgram, () => program.name)
      : `${program.name} ${example}`;
  // A subcommand takes the examples of its command that name it.
  const [whole = ""] = command.split(" ");
  const named = (examples[whole] ?? []).filter(
    (example) => whole === command || example.startsWith(`${command} `),
  );
  return named.filter(isPlayable).map(written);
}

export function helpAfter(command: string, host: Host): string {
  const helped = levelNames.map((name) => `${name.padEnd(8)} ${levels[name].help}`);
  const takesLevels = command === "play" || command === "arena";
  return [
    section("Examples", examplesOf(command, host)),
    section("Computers", takesLevels ? helped : []),
    section("Environment", command === "serve" ? variablesOfServe : []),
    command === "" ? `\n${host.program.name} help COMMAND shows the options of a command.\n` : "",
  ].join("");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
