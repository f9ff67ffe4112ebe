import type { Game } from "../../core/game.ts";
import { askablesOf, describeLimits } from "../../core/option-words.ts";
import { onlineRoute } from "../state/online/online.ts";
import { type PlaceName, placeOf } from "../state/places.ts";
import { formatRoute, type Route } from "../state/route.ts";
import { isPlayedOnline, type State } from "../state/state.ts";
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

/** Back to what the visitor has come from, or to a new game. */
export function WayOn({ game, page }: GameViewProps) {
  const back = wayBack(page.state.value, game);
  return back === null ? (
    <LinkButton brass text="Play" href={formatRoute({ view: "setup", game })} />
  ) : (
    <Button
      brass
      text={back.view === "lesson" ? "Back to the lesson" : "Back to the game"}
      press={() => page.dispatch({ kind: "visit", route: back })}
    />
  );
}

function wayBack(state: State, game: Game): Route | null {
  const { online, places, from } = state;
  const stands = (place: PlaceName) => places[place].activity?.state.match.game === game;
  if (online !== null && isPlayedOnline(state, game)) return onlineRoute(online);
  if (from !== null && placeOf(from) !== null && stands(placeOf(from) ?? "game")) return from;
  return stands("game") ? { view: "play" } : null;
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
