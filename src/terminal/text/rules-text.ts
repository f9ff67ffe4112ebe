import type { Game, Variant } from "../../core/game.ts";
import { askablesOf, describeLimits, describeSolving, flagName } from "../../core/words/options.ts";

export function rulesSections({ of, rulesPage: { goal, rules, finePrint } }: Variant) {
  return [
    { title: "Goal", lines: [goal] },
    { title: "Rules", lines: rules },
    { title: "Fine print", lines: finePrint },
    { title: "Options", lines: describeOptions(of) },
  ];
}

export function describeOptions(game: Game): readonly string[] {
  const options = Object.entries(askablesOf(game)).map(
    ([name, spec]) => `${flagName(name)}: ${spec.help} (${describeLimits(spec)}${describeSolving(spec)})`,
  );
  return [...options, ...(game.recommended ? [`--start recommended: ${game.recommended.text}`] : [])];
}

export function rulesText(game: Variant): readonly string[] {
  const { goal, rules, finePrint } = game.rulesPage;
  return [`${game.title}: ${goal}`, ...[...rules, ...finePrint].map((line) => `- ${line}`)];
}
