import { useEffect } from "preact/hooks";
import type { Game } from "../../core/game.ts";
import { describeLimits } from "../../core/options.ts";
import type { Page } from "../page.ts";
import { isRunning, type OnlineState, onlineRoute } from "../state/online/online.ts";
import { formatRoute } from "../state/route.ts";
import { Button, LinkButton } from "./button.tsx";

interface RulesProps {
  readonly game: Game;
  readonly page: Page;
}

export function Rules({ game, page }: RulesProps) {
  const { goal, rules, rulings } = game.rulesPage;
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
      {isOpen(page.state.value.online, game) ? null : <Known game={game} page={page} />}
      <OptionList game={game} />
      <div class="button-row">
        <WayOn game={game} page={page} />
      </div>
    </article>
  );
}

/** Back to the game that is being played, or to a new one. */
function WayOn({ game, page }: RulesProps) {
  const { online, table } = page.state.value;
  const back = isOpen(online, game)
    ? onlineRoute(online)
    : table?.match.game === game
      ? ({ view: "play" } as const)
      : null;
  return back === null ? (
    <LinkButton brass text="Play it" href={formatRoute({ view: "setup", game })} />
  ) : (
    <Button brass text="Back to the game" press={() => page.dispatch({ kind: "visit", route: back })} />
  );
}

function isOpen(online: OnlineState | null, game: Game): online is OnlineState {
  return online !== null && isRunning(online) && online.table?.match.game === game;
}

/** What the solver has found out about the game as its book has it. */
function Known({ game, page }: RulesProps) {
  useEffect(() => void page.actions.puzzles.lookUp(game), [game]);
  const sentences = page.state.value.known.get(game.id) ?? ["Working it out…"];
  return (
    <>
      <h2>What is known</h2>
      <ul class="known">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
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
              {spec.help}: {describeLimits(spec)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
