import type { Page } from "../page.ts";
import { formatRoute } from "../state/route.ts";
import { Icon } from "./icon.tsx";

export function Header({ page }: { readonly page: Page }) {
  const { sound } = page.state.value.preferences;
  return (
    <header class="header">
      <a class="totem" href={formatRoute({ view: "home" })} aria-label="Switchyard, all games">
        <span class="totem-bar">Switchyard</span>
      </a>
      <nav class="header-tools" aria-label="Page">
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
