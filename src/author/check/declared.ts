import { plainSummary } from "../../core/define/define-game.ts";
import type { Game, Variant } from "../../core/game.ts";
import { didYouMean, isRecord, quote } from "../../core/text.ts";
import { flagName } from "../../core/words/options.ts";
import { lessonDoor } from "../../lessons/door.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { type Report, reported } from "./report.ts";
import { type AnyRecord, linesProblem, showAny, textProblem } from "./values.ts";

/** A question mark marks an optional member. */
function membersOf(byType: Readonly<Record<string, string>>) {
  return Object.entries(byType).flatMap(([type, names]) =>
    names.split(" ").map((name) => ({ name: name.replace("?", ""), type, isNeeded: !name.endsWith("?") })),
  );
}

type Members = ReturnType<typeof membersOf>;

export const gameMembers = membersOf({
  string: "id title summary",
  function: "at refusal? theory? lesson?",
  object: "options starts? recommended? puzzles?",
  list: "seatNames",
  number: "version?",
});

export const variantMembers = membersOf({
  string: "id title summary",
  function:
    "start toMove moves play outcome key fromKey formatMove parseMove board cellsOfMove goal describeMove positions? family? symmetries? turnRule? links? notes? reasons?",
  object: "of options rulesPage dialogue? needed? terms?",
  list: "seatNames",
  boolean: "endless? extraTurns? steps?",
});

const namesOf = (members: Members): readonly string[] => members.map(({ name }) => name);

/** Returns the game, wrapped so that the report can name a member that fails. Throws if the game can't be played at all. */
export function checkDeclared(given: Game, report: Report): Game {
  if (!isRecord(given))
    throw report.stop("member", `A game must be created with defineGame (got ${showAny(given)}).`);
  checkMembers(given, gameMembers, report);
  checkUnknown(given, gameMembers, report);
  if (isRecord(given.options)) checkOptions(given.options, report);
  if (report.faults.some(({ code }) => code === "member" || code === "option-default")) throw reported;
  const game = report.watch(given, namesOf(gameMembers));
  report.attempt(() => checkTexts(game, report));
  return game;
}

export function checkVariant(given: Variant, report: Report): Variant {
  const isComplete = checkMembers({ ...given }, variantMembers, report);
  checkUnknown(given, variantMembers, report);
  if (!isComplete) throw reported;
  for (const [name, words] of Object.entries({ ...given.terms }))
    report.problem("text", `terms.${name}`, linesProblem([words].flat()));
  checkRules(given.rulesPage, report);
  return report.watch(given, namesOf(variantMembers));
}

function checkMembers(game: AnyRecord, members: Members, report: Report): boolean {
  let isComplete = true;
  for (const { name, type, isNeeded } of members) {
    const { [name]: value } = game;
    if (value === undefined ? !isNeeded : typeOf(value) === type) continue;
    const missing = value === undefined ? `is missing. It must be of type ${type}.` : undefined;
    report.problem("member", name, missing ?? `must be of type ${type} (got ${showAny(value)}).`);
    isComplete = false;
  }
  return isComplete;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
}

function checkUnknown(game: object, members: Members, report: Report): void {
  for (const name of Object.keys(game)) {
    if (namesOf(members).includes(name)) continue;
    const guess = elsewhere(name) ?? didYouMean(name, namesOf(members));
    const list = guess === "" ? report.warnings : report.faults;
    report.fault(
      "member-unknown",
      `${showAny(name)} doesn't belong here, so it's ignored.${guess}`,
      name,
      list,
    );
  }
}

function elsewhere(name: string): string | undefined {
  if (namesOf(variantMembers).includes(name)) return ' Make "at" return it.';
  return namesOf(gameMembers).includes(name) ? ' Move it out of "at", into the game itself.' : undefined;
}

/** Words with a meaning of their own in menus and on the command line. */
export const reservedIds: readonly string[] = [
  ..."admin all analyze any arena check dev engine exam help history mcp new online play puzzle quit resume rules serve solve".split(
    " ",
  ),
  ...[lessonDoor, ...Object.values(puzzleDoors)].flatMap(({ words }) => words),
];

export function idProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    return `${quote(id)} must start with a letter and contain only lowercase letters, digits and dashes.`;
  return reservedIds.includes(id) ? `${quote(id)} is already a command. Choose something else.` : undefined;
}

function checkTexts(game: Game, report: Report): void {
  report.problem("id", "id", idProblem(game.id));
  report.problem("text", "title", textProblem(game.title));
  report.problem("text", "summary", textProblem(game.summary));
  report.problem("text", "seatNames", linesProblem([game.seatNames[0], game.seatNames[1]]));
  const { starts, recommended } = game;
  if (starts !== undefined) report.problem("text", "starts.help", textProblem(starts.help));
  if (recommended !== undefined) report.problem("text", "recommended.text", textProblem(recommended.text));
  if (game.summary === plainSummary)
    warn(report, "summary", `summary is missing, so players see ${quote(plainSummary)} next to the title.`);
}

function warn(report: Report, code: string, sentence: string): void {
  report.fault(code, sentence, "", report.warnings);
}

function checkRules(page: unknown, report: Report): void {
  const { goal, rules, finePrint } = isRecord(page) ? page : {};
  report.problem("text", "rulesPage.goal", textProblem(goal));
  report.problem("text", "rulesPage.rules", linesProblem(rules));
  report.problem("text", "rulesPage.finePrint", linesProblem(finePrint));
  if (Array.isArray(rules) && rules.length === 0)
    warn(report, "rules", "rulesPage has no rules, so players can't learn how to play.");
}

/** Flags that commands take besides a game's options. */
export const reservedFlags: readonly string[] =
  "anyone best-of clock concurrency first from games help json moves name online out plain screen-reader seat seed start theory time version vs"
    .split(" ")
    .map((flag) => `--${flag}`);

function checkOptions(options: AnyRecord, report: Report): void {
  for (const [name, spec] of Object.entries(options)) {
    const option = `Option ${quote(name)}`;
    const flag = flagName(name);
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      report.problem(
        "option-name",
        option,
        "must start with a lowercase letter and contain only letters and digits.",
      );
    if (reservedFlags.includes(flag))
      report.fault("option-reserved", `${flag} is already a command-line flag. Rename the option.`, name);
    report.problem("option-default", option, specProblem(spec));
    if (isRecord(spec)) report.problem("text", `The help for option ${name}`, textProblem(spec.help));
  }
}

function specProblem(spec: unknown): string | undefined {
  if (!isRecord(spec) || (spec.kind !== "number" && spec.kind !== "choice"))
    return `must come from numberOption or choiceOption (got ${showAny(spec)}).`;
  if (spec.kind === "choice") return choiceProblem(spec);
  const { min, max, default: usual, solveMax = 1 } = spec;
  const isAscending = Number(min) <= Number(usual) && Number(usual) <= Number(max);
  if ([min, max, usual, solveMax].every(Number.isSafeInteger) && isAscending) return undefined;
  return `needs whole numbers with min ≤ default ≤ max (got ${[min, usual, max].map(showAny).join(", ")}).`;
}

function choiceProblem({ choices, default: usual }: AnyRecord): string | undefined {
  if (!Array.isArray(choices) || choices.length === 0) return "needs a list of choices.";
  const odd: unknown = choices.find((choice) => textProblem(choice) !== undefined || /\s/.test(choice));
  if (odd !== undefined) return `has the choice ${showAny(odd)}, but every choice must be a single word.`;
  const words = choices.map((choice) => String(choice).toLowerCase());
  if (new Set(words).size < words.length) return "lists a choice twice.";
  return choices.includes(usual)
    ? undefined
    : `has the default ${showAny(usual)}, which isn't one of the choices.`;
}
