/**
 * Reads the steps of a lesson, one per line. KEY is a position, with - for the start. Options may follow:
 *
 *     move KEY name=value … | text | moves (a; b) or "any" | what to say after it | what to say after another move
 *     bet KEY name=value … | text | kind of puzzle | answer; answer | why, for a bet or a wrong answer | what to say at the end
 *     rule KEY name=value … | text | hint | hint | a rule that is true
 *     game KEY name=value … | text | level
 *     theorem KEY name=value … | text
 */

import { type LessonStep, puzzleKinds } from "../lesson.ts";
import { readOptions } from "../options.ts";

export function readSteps(text: string): readonly LessonStep[] {
  return text.trim().split("\n").map(readStep);
}

function readStep(line: string): LessonStep {
  const [head = "", text = "", ...more] = line.split(" | ");
  const [kind = "", from = "-"] = head.split(" ");
  const [first = "", second = "", why = "", after = ""] = more;
  const options = readOptions(head);
  const place = { text, options, ...(from === "-" ? {} : { from }) };
  switch (kind) {
    case "move":
      return { kind, ...place, ...(first === "any" ? {} : { moves: first.split("; ") }), after: second, why };
    case "bet":
      return {
        kind,
        ...place,
        puzzle: puzzleKinds.find((each) => each === first) ?? "bet",
        answer: second.split("; "),
        why,
        after,
      };
    case "rule":
      return { kind, ...place, hints: more.slice(0, -1), rule: more.at(-1) ?? "" };
    case "game":
      return { kind, ...place, level: first, seat: 1 };
    case "theorem":
      return { kind, ...place };
    default:
      throw new Error(`A step can't begin with "${kind}".`);
  }
}
