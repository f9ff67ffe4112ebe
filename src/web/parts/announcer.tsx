import type { State } from "../state/state.ts";

/** Speaks to screen readers: moves, results, what was wrong. */
export function Announcer({ said }: { readonly said: State["said"] }) {
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      <span key={said.times}>{said.text}</span>
    </div>
  );
}
