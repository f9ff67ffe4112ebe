import type { Game, Variant } from "../../core/game.ts";
import { askablesOf, describeLimits, describeSolving } from "../../core/option-words.ts";

export function rulesSections({ of, rulesPage: { goal, rules, rulings } }: Variant) {
  return [
    { title: "Goal", lines: [goal] },
    { title: "Rules", lines: rules },
    { title: "Where the original rules are silent or contradict themselves", lines: rulings },
    { title: "Options", lines: describeOptions(of) },
  ];
}

export function describeOptions(game: Game): readonly string[] {
  return Object.entries(askablesOf(game)).map(
    ([name, spec]) => `--${name}: ${spec.help} (${describeLimits(spec)}${describeSolving(spec)})`,
  );
}

export function rulesText(game: Variant): readonly string[] {
  const { goal, rules, rulings } = game.rulesPage;
  return [`${game.title}: ${goal}`, ...[...rules, ...rulings].map((line) => `- ${line}`)];
}
