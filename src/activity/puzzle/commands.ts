/** What a player can do in a puzzle besides answering. */

import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { type ActivityCommand, command, commandIf } from "../command.ts";

export function questionCommands(state: PuzzleTable): readonly ActivityCommand[] {
  const { phase, decision, marked } = state.puzzle;
  const asked = phase === "asked";
  const why = phase === "solved" ? "You have solved this one." : "Try again first.";
  const label = marked.length === 0 ? "submit" : `submit (${marked.length} marked)`;
  const submit = commandIf("submit", marked.length > 0, "Mark an answer first.", { label });
  return [
    ...(phase === "refuted" ? [command("again")] : []),
    ...(decision.ask === "set" && asked ? [submit] : []),
    commandIf("hint", asked, why),
    commandIf("solution", asked, why),
    command("moves", { help: "list the choices" }),
  ];
}

export function puzzleCommands(state: PuzzleTable): readonly ActivityCommand[] {
  const { phase, source } = state.puzzle;
  const solved = phase === "solved";
  return [
    ...questionCommands(state),
    command("next", {
      label: solved ? "next puzzle" : "another puzzle",
      help: "another puzzle",
      keys: solved ? ["n", "return", "space"] : ["n"],
    }),
    ...(solved && source.date !== null ? [command("share")] : []),
    command("rules"),
    command("otherGame"),
    command("otherGrade"),
    command("leave", { help: "go back one step; solved puzzles are kept" }),
    command("quit"),
    command("help"),
  ];
}
