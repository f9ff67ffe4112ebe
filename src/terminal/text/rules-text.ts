import type { Game } from "../../core/game.ts";
import { askablesOf, describeLimits, describeSolving } from "../../core/option-words.ts";
import type { Options } from "../../core/options.ts";
import { type RulesPage, rulesOf } from "../../core/presentation.ts";

export function rulesSections(game: Game, { goal, rules, rulings }: RulesPage) {
  return [
    { title: "Goal", lines: [goal] },
    { title: "Rules", lines: rules },
    { title: "Where the original rules are silent or contradict themselves", lines: rulings },
    { title: "Options", lines: describeOptions(game) },
  ];
}

export function describeOptions(game: Game): readonly string[] {
  return Object.entries(askablesOf(game)).map(
    ([name, spec]) => `--${name}: ${spec.help} (${describeLimits(spec)}${describeSolving(spec)})`,
  );
}

export function rulesText(game: Game, options: Options): readonly string[] {
  const { goal, rules, rulings } = rulesOf(game, options);
  return [`${game.title}: ${goal}`, ...[...rules, ...rulings].map((line) => `- ${line}`)];
}
