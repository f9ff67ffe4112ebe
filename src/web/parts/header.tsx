import { themes } from "../state/keep/preferences.ts";
import { formatRoute, type Route } from "../state/route.ts";
import { Icon } from "./icon.tsx";
import type { PageProps } from "./props.ts";

const places = [
  ["Games", { view: "home" }],
  ["Puzzles", { view: "puzzle", kind: "today" }],
  ["Learn", { view: "learn" }],
  ["Your games", { view: "yours" }],
] as const satisfies readonly (readonly [string, Route])[];

export function Header({ page }: PageProps) {
  const { route, preferences } = page.state.value;
  const { sound, theme } = preferences;
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <header class="header">
      <a class="totem" href={formatRoute({ view: "home" })} aria-label={`${page.title}, all games`}>
        <span class="totem-bar">{page.title}</span>
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
        <button
          type="button"
          class="tool"
          aria-label={`Theme: ${theme}`}
          onClick={() => page.dispatch({ kind: "prefer", preferences: { theme: nextTheme } })}
        >
          <Icon name={theme} />
          <span class="tool-text">Theme: {theme}</span>
        </button>
        <button
          type="button"
          class="tool"
          aria-label="Sound"
          aria-pressed={sound}
          onClick={() => page.dispatch({ kind: "prefer", preferences: { sound: !sound } })}
        >
          <Icon name={sound ? "soundOn" : "soundOff"} />
          <span class="tool-text">Sound</span>
        </button>
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
