import { useEffect, useRef } from "preact/hooks";
import { type Preferences, themes } from "../state/keep/preferences.ts";
import { formatRoute, type Route } from "../state/route.ts";
import { isLarge } from "../state/state.ts";
import { Button } from "./button.tsx";
import { Home } from "./home/home.tsx";
import { later, Problem } from "./later.tsx";
import type { PageProps } from "./props.ts";

export const PlayLater = later("Game", async () => (await import("./play/play.tsx")).Play);
const OnlineLater = later("Online game", async () => (await import("./online/online.tsx")).OnlinePart);
const LearnLater = later("Learn", async () => (await import("./learn.tsx")).Learn);
const LargeLater = later("Large board", async () => (await import("./play/large.tsx")).Large);
const YourGamesLater = later("Your games", async () => (await import("./home/kept-games.tsx")).YourGames);
const PuzzleLater = later("Puzzles", async () => (await import("./puzzle.tsx")).Puzzle);
const gameViews = {
  setup: later("New game", async () => (await import("./setup/setup.tsx")).Setup),
  rules: later("Rules", async () => (await import("./rules.tsx")).Rules),
  theory: later("Theory", async () => (await import("./theory.tsx")).Theory),
  lesson: later("Lesson", async () => (await import("./learn.tsx")).Lesson),
} as const;

export function App({ page }: PageProps) {
  const { route, said } = page.state.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      main.current?.querySelector<HTMLElement>("h1")?.focus();
      scrollTo(0, 0);
    }
    first.current = false;
  }, [route.view]);
  return (
    <>
      {isLarge(page.state.value) ? null : <Header page={page} />}
      {/* A new view is a new element, so nothing seems to move over from the previous one. */}
      <main key={route.view} ref={main} class={`view view-${route.view}`}>
        <View page={page} />
      </main>
      {/* Announces moves, results and problems to screen readers. */}
      <div class="visually-hidden" role="status" aria-live="polite">
        <span key={said.times}>{said.text}</span>
      </div>
    </>
  );
}

function View({ page }: PageProps) {
  const { route, places, online } = page.state.value;
  const { activity: game } = places.game;
  if ("game" in route) {
    const Part = gameViews[route.view];
    return <Part game={route.game} page={page} />;
  }
  switch (route.view) {
    case "home":
      return <Home page={page} />;
    case "learn":
      return <LearnLater page={page} />;
    case "yours":
      return <YourGamesLater page={page} />;
    case "play": {
      const Part = route.large === true ? LargeLater : PlayLater;
      return game === null ? <Home page={page} /> : <Part page={page} activity={game} />;
    }
    case "puzzle":
      return <PuzzleLater page={page} route={route} />;
    case "online":
      return online === null ? null : <OnlineLater page={page} online={online} />;
    case "problem":
      return <Problem message={route.message} page={page} />;
  }
}

const places = [
  ["Games", { view: "home" }],
  ["Puzzles", { view: "puzzle", kind: "today" }],
  ["Learn", { view: "learn" }],
  ["Your games", { view: "yours" }],
] as const satisfies readonly (readonly [string, Route])[];

function Header({ page }: PageProps) {
  const { route, preferences } = page.state.value;
  const { sound, theme } = preferences;
  const { title } = page.world.program;
  const prefer = (changed: Partial<Preferences>) => page.dispatch({ kind: "prefer", preferences: changed });
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <header class="header">
      <a class="totem" href={formatRoute({ view: "home" })} aria-label={`${title}, all games`}>
        <span class="totem-bar">{title}</span>
      </a>
      <nav class="header-places" aria-label="Places">
        {places.map(([text, place]) => (
          <a
            key={text}
            class="place"
            href={formatRoute(place)}
            aria-current={isIn(route, place) ? "page" : undefined}
          >
            {text}
          </a>
        ))}
      </nav>
      <div class="header-tools">
        <Button
          look="tool"
          icon={theme}
          text={`Theme: ${theme}`}
          press={() => prefer({ theme: nextTheme })}
        />
        <Button
          look="tool"
          icon={sound ? "soundOn" : "soundOff"}
          text="Sound"
          on={sound}
          press={() => prefer({ sound: !sound })}
        />
      </div>
      <Track />
    </header>
  );
}

/** A lesson is a part of Learn. */
function isIn({ view }: Route, place: Route): boolean {
  return view === place.view || (view === "lesson" && place.view === "learn");
}

function Track() {
  return (
    <svg class="track" viewBox="0 0 1200 16" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path d="M0 12H1200" />
      <path d="M180 12C220 12 230 4 270 4H1200" />
      <circle cx="180" cy="12" r="3" />
    </svg>
  );
}
