import type { HeadlineSign, Scene } from "../../../play/scene.ts";

export function Status({ scene }: { readonly scene: Scene }) {
  const { headline, rule, line, told, players } = scene;
  const over = isEnding(scene);
  const winner = players === null ? 0 : players.findIndex(({ won }) => won) + 1;
  return (
    <div
      key={headline.text}
      class={over ? "status status-over" : "status"}
      data-sign={headline.sign}
      data-winner={players?.some(({ you }) => you) ? "none" : winner || "none"}
    >
      {over && (players !== null || headline.sign === "won") ? <Signal /> : null}
      <p class="status-head">{headline.text}</p>
      {rule === "" ? null : (
        <p key={`rule ${rule}`} class="status-rule">
          {rule}
        </p>
      )}
      <p key={`line ${line}`} class="status-line">
        {line}
      </p>
      {over || told === "" ? null : (
        <p key={`told ${told}`} class="status-last">
          {told}
        </p>
      )}
    </div>
  );
}

/** The arm drops for a win, and lamps light up one after the other. */
function Signal() {
  return (
    <svg class="signal" viewBox="-4 0 248 27" aria-hidden="true" focusable="false">
      <path class="signal-post" d="M120 27V3" />
      <path class="signal-arm" d="M120 7H146" />
      {Array.from({ length: 8 }, (_, index) => (
        <circle
          key={index}
          class="signal-lamp"
          style={{ "--at": index % 4 }}
          cx={index < 4 ? 76 - index * 24 : 164 + (index - 4) * 24}
          cy="14"
          r="5"
        />
      ))}
    </svg>
  );
}

const endings: ReadonlySet<HeadlineSign> = new Set(["won", "lost", "drawn"]);

export function isEnding({ headline }: Scene): boolean {
  return endings.has(headline.sign);
}
