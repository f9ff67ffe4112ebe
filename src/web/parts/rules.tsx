import type { Game } from "../../core/game.ts";
import { askablesOf, describeLimits } from "../../core/option-words.ts";
import { onlineRoute } from "../state/online/online.ts";
import { formatRoute } from "../state/route.ts";
import { isPlayedOnline } from "../state/state.ts";
import { Button, LinkButton } from "./button.tsx";
import type { GameViewProps } from "./props.ts";

export function Rules({ game, page }: GameViewProps) {
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
      {rulings.length === 0 ? null : (
        <h2>Where the original rules (the book) are silent or contradict themselves</h2>
      )}
      <ul>
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      <OptionList game={game} />
      <div class="button-row">
        <WayOn game={game} page={page} />
        {isPlayedOnline(page.state.value, game) ? null : (
          <LinkButton text="Who wins, and why" href={formatRoute({ view: "theory", game })} />
        )}
      </div>
    </article>
  );
}

/** Back to the game that is being played, or to a new one. */
export function WayOn({ game, page }: GameViewProps) {
  const { online, table } = page.state.value;
  const back =
    online !== null && isPlayedOnline(page.state.value, game)
      ? onlineRoute(online)
      : table?.match.game === game
        ? ({ view: "play" } as const)
        : null;
  return back === null ? (
    <LinkButton brass text="Play" href={formatRoute({ view: "setup", game })} />
  ) : (
    <Button brass text="Back to the game" press={() => page.dispatch({ kind: "visit", route: back })} />
  );
}

function OptionList({ game }: { readonly game: Game }) {
  return (
    <>
      <h2>What can be chosen</h2>
      <dl class="option-list">
        {Object.entries(askablesOf(game)).map(([name, spec]) => (
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
