import type { Game } from "../../core/game.ts";
import { describeDefault, describeLimits } from "../../core/options.ts";
import type { Page } from "../page.ts";
import { setupAddress } from "./links.ts";

export interface RulesProps {
  readonly game: Game;
  readonly playing: boolean;
  readonly page: Page;
}

export function Rules({ game, playing, page }: RulesProps) {
  const { goal, rules, rulings } = game.page;
  return (
    <article class="rules sheet">
      <h1 tabIndex={-1}>{game.title}</h1>
      <p class="lead">{goal}</p>
      <h2>How it is played</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {rulings.length === 0 ? null : <h2>Where the book is silent or contradicts itself</h2>}
      <ul>
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      <OptionList game={game} />
      <div class="button-row">
        {playing ? (
          <button
            type="button"
            class="button button-brass"
            onClick={() => page.dispatch({ kind: "visit", route: { view: "play" } })}
          >
            Back to the game
          </button>
        ) : (
          <a class="button button-brass" href={setupAddress(game)}>
            Play it
          </a>
        )}
      </div>
    </article>
  );
}

function OptionList({ game }: { readonly game: Game }) {
  return (
    <>
      <h2>What can be chosen</h2>
      <dl class="option-list">
        {Object.entries(game.options).map(([name, spec]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {spec.help}: {describeLimits(spec)}; {describeDefault(spec)} by the book
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
