import type { Page } from "../page.ts";
import { isRunning } from "../state/online/online.ts";
import { formatRoute } from "../state/route.ts";
import { Icon } from "./icon.tsx";

export function Header({ page }: { readonly page: Page }) {
  const { preferences, route, online } = page.state.value;
  const { sound, understand } = preferences;
  // Nothing is told about an online game that is still played.
  const silent = route.view === "online" && isRunning(online);
  return (
    <header class="header">
      <a class="totem" href={formatRoute({ view: "home" })} aria-label="Switchyard, all games">
        <span class="totem-bar">Switchyard</span>
      </a>
      <nav class="header-tools" aria-label="Page">
        <button
          type="button"
          class="tool"
          aria-pressed={understand && !silent}
          disabled={silent}
          title={silent ? "Off while an online game is being played" : undefined}
          onClick={() => page.dispatch({ kind: "prefer", preferences: { understand: !understand } })}
        >
          <Icon name="lamp" />
          <span class="tool-text">Understand</span>
        </button>
        <button
          type="button"
          class="tool"
          aria-pressed={sound}
          onClick={() => page.dispatch({ kind: "prefer", preferences: { sound: !sound } })}
        >
          <Icon name={sound ? "soundOn" : "soundOff"} />
          <span class="tool-text">Sound</span>
        </button>
      </nav>
      <Track />
    </header>
  );
}

/** A track with a turnout, the line under the header. */
function Track() {
  return (
    <svg class="track" viewBox="0 0 1200 16" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path d="M0 12H1200" />
      <path d="M180 12C220 12 230 4 270 4H1200" />
      <circle cx="180" cy="12" r="3" />
    </svg>
  );
}
