import type { Command, CommandUnknownOpts } from "@commander-js/extra-typings";
import type { DevPage } from "../../author/dev-page.ts";
import type { Reviews } from "../../author/review-games.ts";
import { levelNames, levels } from "../../computer/level-names.ts";
import { switchyard } from "../../core/program.ts";
import type { Result } from "../../core/result.ts";
import type { SealedExam } from "../../measure/exam/run-folder.ts";
import type { Served, ServeRequest } from "../../server/serve.ts";
import type { Host } from "../host.ts";

export interface CommandLine {
  readonly host: Host;
  readonly faces: Faces;
  readonly run: <M>(code: Promise<M>, command: (it: M) => number | Promise<number>) => Promise<void>;
  /** An example is what follows the command's name or, if it contains `thisProgram`, the whole line. */
  readonly command: (name: string, ...examples: readonly string[]) => Command;
}

/** The program's entry point passes these in, so a command loads only what it needs. */
export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  /** Checks the games in the file or, without one, the program's own. Undefined if their code or a signal ended the check. */
  readonly check: (
    host: Host,
    file: string | undefined,
    onPlace: (place: string) => void,
    signal: AbortSignal,
  ) => Promise<Result<Reviews> | undefined>;
  readonly dev: (host: Host, port: number) => Promise<Result<DevPage>>;
  readonly mcp: (
    host: Host,
    exam: SealedExam | undefined,
  ) => Promise<{ readonly gone: Promise<void>; readonly close: () => Promise<void> }>;
}

export const thisProgram = "PROGRAM";

const examples = new Map<string, readonly string[]>();

export function addExamples(name: string, shown: readonly string[]): void {
  examples.set(
    name,
    shown.map((each) =>
      each.includes(thisProgram) ? each : [thisProgram, name, each].filter((part) => part !== "").join(" "),
    ),
  );
}

const variablesOfServe = [
  "SWITCHYARD_PUBLIC_URL  the address that players open, if the server is behind a proxy",
  "SWITCHYARD_PROXIES     how many proxies in front of the server add X-Forwarded-For",
  "SWITCHYARD_DATABASE    a PostgreSQL address, to share games between servers",
  'SWITCHYARD_LIMIT       limits, such as "connections=500 claim-seconds=90" (see docs/host.md)',
];

export function examplesOf(command: string, { games, program }: Host): readonly string[] {
  const ids = games.map(({ id }) => id);
  const isPlayable = (example: string) =>
    (example.match(/(?<= )[a-z]+(?:-[a-z]+)+(?= |$)/g) ?? []).every((word) => ids.includes(word));
  const [whole = ""] = command.split(" ");
  const named = (examples.get(whole) ?? []).filter(
    (example) => whole === command || example.startsWith(`${thisProgram} ${command} `),
  );
  const shown = ids.includes("tower-switch")
    ? named
    : named.map((example) => example.replace(/tower-switch(?!.*--blocks)/, ids[0] ?? ""));
  return shown.filter(isPlayable).map((example) => example.replace(thisProgram, () => program.name));
}

/** Without --all, the help of an author's program lists only these. */
const forPlayers = ["play", "puzzle", "learn", "history", "rules", "analyze", "serve", "admin"];

export function programHelp({ program: { name } }: Host, whole: CommandUnknownOpts, isAll: boolean): string {
  const isShort = name !== switchyard.name && !isAll;
  const shown = whole.commands.filter((each) => !isShort || forPlayers.includes(each.name()));
  const groups = new Set(shown.map((each) => each.helpGroup()));
  return [
    `Usage: ${name} [COMMAND] (or just ${name} for the menu)`,
    "",
    ...[...groups].flatMap((title) => [
      title,
      ...shown
        .filter((each) => each.helpGroup() === title)
        .map((each) => `  ${each.name().padEnd(8)} ${each.description()}`),
    ]),
    `Run ${name} help COMMAND to see its options${isShort ? `, or ${name} help --all to see every command` : ""}.`,
    "",
  ].join("\n");
}

/** `hidden` means that a game's options are left out, because no game was named. */
export function helpAfter(command: string, host: Host, hidden: boolean): string {
  const helped = levelNames.map((name) => `${name.padEnd(8)} ${levels[name].help}`);
  return [
    hidden ? `\nTo see a game's options, run: ${host.program.name} help ${command} GAME\n` : "",
    section("Computer players", command === "play" ? helped : []),
    section("Environment", command === "serve" ? variablesOfServe : []),
    section("Examples", examplesOf(command, host)),
  ].join("");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
