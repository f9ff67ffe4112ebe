import { useEffect, useRef } from "preact/hooks";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { themes } from "../state/keep/preferences.ts";
import { formatRoute, gameViews, type Route, views } from "../state/route.ts";
import { Button } from "./button.tsx";
import { SomeoneCame } from "./home/anyone.tsx";
import { Home } from "./home/home.tsx";
import { later, Problem } from "./later.tsx";
import type { PageProps } from "./props.ts";

export const PlayLater = later("Game", async () => (await import("./play/play.tsx")).Play);
const OnlineLater = later("Online game", async () => (await import("./online/online.tsx")).OnlinePart);
const parts = {
  home: Home,
  learn: later(views.learn.title, async () => (await import("./learn.tsx")).Learn),
  yours: later(views.yours.title, async () => (await import("./home/kept-games.tsx")).YourGames),
  puzzle: later(puzzleDoors.endless.title, async () => (await import("./puzzle.tsx")).Puzzle),
} as const;
const gameParts = {
  setup: later(gameViews.setup.title, async () => (await import("./setup/setup.tsx")).Setup),
  rules: later(gameViews.rules.title, async () => (await import("./rules.tsx")).Rules),
  theory: later(gameViews.theory.title, async () => (await import("./theory.tsx")).Theory),
  lesson: later(gameViews.lesson.title, async () => (await import("./learn.tsx")).Lesson),
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
      <Header page={page} />
      {/* A new view is a new element, so nothing carries over from the previous one. */}
      <main key={route.view} ref={main} class={`view view-${route.view}`}>
        <View page={page} />
      </main>
      <SomeoneCame page={page} />
      <Toast page={page} />
      <div class="visually-hidden" role="status" aria-live="polite">
        <span key={said.times}>{said.text}</span>
      </div>
    </>
  );
}

function Toast({ page: { state, dispatch } }: PageProps) {
  const { flash } = state.value;
  useEffect(() => {
    if (flash === null) return undefined;
    const end = () => dispatch({ kind: "set", values: { flash: null } });
    const timer = setTimeout(end, Math.max(3000, flash.length * 60));
    return () => clearTimeout(timer);
  }, [flash]);
  return flash === null ? null : <p class="toast">{flash}</p>;
}

function View({ page }: PageProps) {
  const { route, places, online } = page.state.value;
  const { activity: game } = places.game;
  if ("game" in route) {
    const Part = gameParts[route.view];
    return <Part game={route.game} page={page} />;
  }
  if (route.view === "problem") return <Problem message={route.message} />;
  if (route.view === "online") return online === null ? null : <OnlineLater page={page} online={online} />;
  if (route.view === "play" && game !== null) return <PlayLater page={page} activity={game} />;
  const Part = parts[route.view === "play" ? "home" : route.view];
  return <Part page={page} />;
}

const tabs = [
  [views.home.title, { view: "home" }],
  [puzzleDoors.endless.title, { view: "puzzle", door: puzzleDoors.today }],
  [views.learn.title, { view: "learn" }],
  [views.yours.title, { view: "yours" }],
] as const satisfies readonly (readonly [string, Route])[];

function Header({ page }: PageProps) {
  const { route, preferences } = page.state.value;
  const { theme } = preferences;
  const { title } = page.world.program;
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <header class="header">
      <a class="totem" href={formatRoute({ view: "home" })} aria-label={`${title}, all games`}>
        <span class="totem-bar">{title}</span>
      </a>
      <nav class="header-places" aria-label="Places">
        {tabs.map(([text, place]) => (
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
      <Button
        look="tool"
        icon={theme}
        text={`Theme: ${theme}`}
        press={() => page.dispatch({ kind: "prefer", preferences: { theme: nextTheme } })}
      />
    </header>
  );
}

function isIn({ view }: Route, place: Route): boolean {
  return view === place.view || (view === "lesson" && place.view === "learn");
}
