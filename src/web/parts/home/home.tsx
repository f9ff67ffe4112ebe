import { useMemo } from "preact/hooks";
import type { Board } from "../../../core/board.ts";
import type { Game } from "../../../core/game.ts";
import { pick, randomFrom } from "../../../core/random.ts";
import { setUp } from "../../../core/setup.ts";
import { findRow } from "../../../games/rows/option.ts";
import { playerName } from "../../../table/words.ts";
import type { Page } from "../../page.ts";
import { formatRoute } from "../../state/route.ts";
import { newForm, startRow } from "../../state/setup/setup-form.ts";
import { turnLine } from "../../state/words.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Button, LinkButton } from "../button.tsx";
import { ImportButton } from "./import-button.tsx";
import { FinishedGames, OnlineGames } from "./kept-games.tsx";

export function Home({ page }: { readonly page: Page }) {
  return (
    <div class="home">
      <div class="home-head">
        <TrackDiagram />
        <h1 tabIndex={-1}>Take the levers.</h1>
        <p class="lead">
          Small games for two, of pure skill. No luck, nothing hidden: pull a lever, watch what it moves, and
          leave the other side without an answer.
        </p>
        <p class="home-online">
          The other player is elsewhere? Choose a game, then <strong>online, by link</strong>.
        </p>
      </div>
      <Continue page={page} />
      <OnlineGames page={page} />
      <ul class="game-list">
        {page.games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
        <li>
          <div class="game-card game-card-plain">
            <h2 class="game-title">Puzzles</h2>
            <p class="game-summary">A position, one right move, and the reason why.</p>
            <div class="button-row">
              <LinkButton
                brass
                text="Puzzle of the day"
                href={formatRoute({ view: "puzzle", daily: true })}
              />
              <LinkButton text="Endless puzzles" href={formatRoute({ view: "puzzle", daily: false })} />
            </div>
            <h2 class="game-title">A game of your own</h2>
            <p class="game-summary">
              A game that was saved here, in the terminal or by a program opens as it was left.
            </p>
            <ImportButton page={page} />
          </div>
        </li>
      </ul>
      <FinishedGames page={page} />
    </div>
  );
}

function GameCard({ game }: { readonly game: Game }) {
  const board = useMemo(() => livelyBoard(game), [game]);
  return (
    <article class="game-card">
      <BoardPicture board={board} />
      <h2 class="game-title">
        <a class="game-open" href={formatRoute({ view: "setup", game })}>
          {game.title}
        </a>
      </h2>
      <p class="game-summary">{game.summary}</p>
      <p class="game-links">
        <a href={formatRoute({ view: "rules", game })} aria-label={`Rules of ${game.title}`}>
          Rules
        </a>
        <a href={formatRoute({ view: "theory", game })} aria-label={`Theory of ${game.title}`}>
          Theory
        </a>
      </p>
    </article>
  );
}

/** A few moves into a game, always the same ones, so that the picture shows what moves. */
function livelyBoard(game: Game): Board {
  const random = randomFrom(11);
  const row = findRow(game.options);
  const options = row === undefined ? {} : { [row[0]]: startRow(newForm(game), ...row) };
  const setup = setUp(game, { options });
  if (!setup.ok) return [];
  let position = setup.value.start;
  for (let move = 0; move < 3; move++) {
    const after = game.play(position, pick(random, game.moves(position)));
    if (game.outcome(after) !== null) break;
    position = after;
  }
  return game.board(position);
}

function Continue({ page }: { readonly page: Page }) {
  const { table } = page.state.value;
  if (table === null || table.match.moves.length === 0 || table.match.outcome !== null) return null;
  const { match } = table;
  return (
    <div class="continue">
      <p>
        <strong>{match.game.title}</strong>, {playerName(match, 1)} against {playerName(match, 2)}:{" "}
        {turnLine(match)}.
      </p>
      <Button
        brass
        text="Go on with the game"
        press={() => page.dispatch({ kind: "visit", route: { view: "play" } })}
      />
    </div>
  );
}

/** The diagram above the levers: lines, turnouts and the lamps that show what is set. Only to look at. */
function TrackDiagram() {
  return (
    <svg class="diagram" viewBox="0 0 420 132" aria-hidden="true" focusable="false">
      <rect class="diagram-board" x="1.500" y="1.500" width="417" height="129" rx="12" />
      <g class="diagram-lines">
        <path d="M20 84H400" />
        <path d="M20 48H150C176 48 184 84 210 84" />
        <path d="M250 84C276 84 284 48 310 48H400" />
        <path d="M110 84C130 84 138 108 158 108H300" />
        <path d="M296 102v12" />
      </g>
      <g class="diagram-set">
        <path d="M20 48H150C176 48 184 84 210 84H250C276 84 284 48 310 48H400" />
      </g>
      <g class="diagram-lamps">
        <circle cx="76" cy="34" r="6" data-lit="true" />
        <circle cx="76" cy="98" r="6" />
        <circle cx="230" cy="68" r="6" data-lit="true" />
        <circle cx="350" cy="34" r="6" data-lit="true" />
        <circle cx="350" cy="98" r="6" />
      </g>
    </svg>
  );
}
