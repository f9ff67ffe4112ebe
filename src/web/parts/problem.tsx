import type { Page } from "../page.ts";
import { homeAddress } from "./links.ts";

export function Problem({ message, page }: { readonly message: string; readonly page: Page }) {
  const { table } = page.state.value;
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>This line is closed</h1>
      <p class="lead">{message}</p>
      <p>Nothing was started, and nothing that you had has changed.</p>
      <div class="button-row">
        <a class="button button-brass" href={homeAddress}>
          To the games
        </a>
        {table === null ? null : (
          <button
            type="button"
            class="button"
            onClick={() => page.dispatch({ kind: "visit", route: { view: "play" } })}
          >
            Back to your game
          </button>
        )}
      </div>
    </div>
  );
}
