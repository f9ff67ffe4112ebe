/** The same game in two tabs of a browser: the one that falls behind says so, and does not go on as if it were alone. */

import { fieldOf, formatSaved, readList } from "../../state/keep/kept-games.ts";
import type { Store } from "../store.ts";

export function watchOtherTabs({ state, dispatch }: Store): void {
  addEventListener("storage", ({ key, newValue }) => {
    const match = state.value.places.game.activity?.state.match;
    if (key !== "switchyard.unfinished" || match === undefined) return;
    const entry = readList(newValue).find((each) => fieldOf(each, "id") === match.id);
    if (entry !== undefined && fieldOf(entry, "saved") !== formatSaved(match))
      dispatch({ kind: "flash", text: "This game continued in another tab. Reload to see it here." });
  });
}
