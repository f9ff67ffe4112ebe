import type { Game, Variant } from "../../core/game.ts";
import { andThen, ok, type Result } from "../../core/result.ts";
import { setUp } from "../../core/setup.ts";
import { variantInForm } from "../../play/read-form.ts";
import { formatRoute, type PlaceName, placeOf, type Route } from "../state/route.ts";
import { isPlayedOnline, onlineRoute, type State, shownActivity } from "../state/state.ts";
import { StartPicture } from "./board/board-picture.tsx";
import { Button, LinkButton } from "./button.tsx";
import type { GameViewProps } from "./props.ts";

export function Rules({ game, page }: GameViewProps) {
  const shown = variantOn(page.state.value, game);
  const { goal, rules, finePrint } = shown.ok
    ? shown.value.rulesPage
    : { goal: game.summary, rules: [], finePrint: [] };
  return (
    <article class="rules sheet">
      <h1 tabIndex={-1}>{game.title}</h1>
      <p class="lead">{goal}</p>
      <StartPicture setup={andThen(shown, ({ options }) => setUp(game, { options }))} />
      <h2>How to play</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {finePrint.length === 0 ? null : <h2>Fine print</h2>}
      <ul>
        {finePrint.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="button-row">
        <WayOn game={game} page={page} />
        {isPlayedOnline(page.state.value, game) ? null : (
          <LinkButton text="Who wins and why" href={formatRoute({ view: "theory", game })} />
        )}
      </div>
    </article>
  );
}

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

/** Uses the options of the game that the visitor came from, or else of the form. */
function variantOn(state: State, game: Game): Result<Variant> {
  const { form, from } = state;
  const back = from?.view === "setup" ? null : wayBack(state, game);
  const match = back === null ? undefined : shownActivity({ ...state, route: back })?.state.match;
  if (match !== undefined) return ok(match.game);
  return variantInForm(game, form?.game === game ? form.texts : {});
}

function wayBack(state: State, game: Game): Route | null {
  const { online, places, from } = state;
  const stands = (place: PlaceName) => places[place].activity?.state.match.game.of === game;
  if (online !== null && isPlayedOnline(state, game)) return onlineRoute(online);
  if (from !== null && placeOf(from) !== null && stands(placeOf(from) ?? "game")) return from;
  return stands("game") ? { view: "play" } : null;
}
