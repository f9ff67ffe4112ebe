/** What a player can do in a lesson: the same as in a game or a puzzle, except that each step leads to the next. */

import { counterexampleOf } from "../../table/lesson/course.ts";
import { isOver } from "../../table/table.ts";
import { type ActivityCommand, type CommandId, command, commandIf } from "../command.ts";
import { gameCommands } from "../game/commands.ts";
import { questionCommands } from "../puzzle/commands.ts";
import { isBet, isEnd, isLostGame, isPast, type LessonState, stepKind } from "./state.ts";

export function lessonCommands(state: LessonState): readonly ActivityCommand[] {
  if (isEnd(state)) return endCommands;
  if (state.viewing !== null) return without(gameCommands(state), ["playOn"]);
  if (state.aside) return asideCommands(state);
  return [...stepCommands(state), ...ways(state)];
}

const endCommands = [
  command("next", { label: "play it", help: "play the game using your rule", keys: ["n", "return"] }),
  command("share"),
  command("previous", { label: "back", help: "go back to the last step" }),
  command("go", { help: "go to this step" }),
  command("rules"),
  command("leave", { help: "leave the lesson" }),
  command("quit"),
  command("help"),
];

/** What a lesson says in its own words. */
const ownWays: readonly CommandId[] = ["leave", "quit", "help", "rules"];

function stepCommands(state: LessonState): readonly ActivityCommand[] {
  if (isPast(state)) return [];
  if (isBet(state)) return questionCommands(state);
  switch (stepKind(state)) {
    case "game":
      return [
        ...(isLostGame(state) ? [command("again", { help: "play this game again" })] : []),
        ...without(gameCommands(state), [...ownWays, "next", "stronger", "retry", "restart"]),
      ];
    case "rule":
      return ruleCommands(state);
    case "theorem":
      return [command("theory")];
    case "move":
    case "bet":
      return [command("hint")];
  }
}

function ruleCommands({ course }: LessonState): readonly ActivityCommand[] {
  const isRefuted = counterexampleOf(course) !== null;
  return [
    command("check"),
    command("hint", { help: "get a hint; each one says more" }),
    ...(isRefuted ? [command("example")] : []),
    command("sayable"),
  ];
}

function ways(state: LessonState): readonly ActivityCommand[] {
  const { course } = state;
  // In a game the same key looks back at its moves.
  const looksBack = stepKind(state) === "game" && !isPast(state);
  const isLast = course.at === course.lesson.steps.length - 1;
  const next = isLast
    ? { label: "finish", help: "finish the lesson" }
    : { label: "next step", help: "go on to the next step" };
  return [
    command("next", isPast(state) ? { ...next, keys: ["n", "return"] } : next),
    commandIf("previous", course.at > 0, "This is the first step.", looksBack ? { keys: [] } : {}),
    command("go", { help: "go to this step" }),
    command("rules"),
    command("leave", { help: "leave the lesson; your progress is kept" }),
    command("quit"),
    command("help"),
  ];
}

/** Every way out of a counterexample game returns to the lesson. */
function asideCommands(state: LessonState): readonly ActivityCommand[] {
  const resume = command("resume", { keys: isOver(state) ? ["return", "escape", "n"] : ["escape"] });
  const own = isOver(state)
    ? [command("quit"), command("help")]
    : without(gameCommands(state), ["leave", "restart", "retry"]);
  return [resume, ...own];
}

function without(
  commands: readonly ActivityCommand[],
  ids: readonly CommandId[],
): readonly ActivityCommand[] {
  return commands.filter(({ id }) => !ids.includes(id));
}
