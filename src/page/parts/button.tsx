/** Screen readers read a button's text, even if it isn't visible. */

const paths = {
  undo: "M9 6 4 11l5 5M4 11h9a6 6 0 0 1 0 12h-2",
  restart: "M21 13a8 8 0 1 1-3-6m3-4v5h-5",
  flag: "M6 23V4m0 0h13l-3 4.5 3 4.5H6",
  hands: "M3 13h7m6 0h7M10 9l-3 4 3 4m6-8 3 4-3 4",
  rules: "M6 4h10a4 4 0 0 1 4 4v15H8a3 3 0 0 1-3-3V5m4 4h7m-7 4h7",
  link: "M11 15a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1m2 5a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1",
  save: "M13 4v12m-5-5 5 5 5-5M4 19v3h18v-3",
  load: "M13 16V4M8 9l5-5 5 5M4 19v3h18v-3",
  lamp: "M9 19h8m-7 3h6M13 3a7 7 0 0 0-4 12.7V17h8v-1.3A7 7 0 0 0 13 3Z",
  system: "M4 6h18v12H4zM9 22h8",
  light: "M13 8a5 5 0 1 0 .1 0M13 2v2m0 18v2M2 13h2m18 0h2M5 5l1.5 1.5m13 13L21 21M5 21l1.5-1.5m13-13L21 5",
  dark: "M21 15A9 9 0 1 1 11 5a7 7 0 0 0 10 10Z",
  more: "M5 13h1m6.5 0h1m6.5 0h1",
  strong: "m6 15 7-7 7 7M6 21l7-7 7 7",
  weak: "m6 5 7 7 7-7M6 11l7 7 7-7",
  check: "m5 14 5 6L21 7",
  words: "M4 7h18M4 13h18M4 19h10",
  first: "M6 5v16M20 5l-9 8 9 8",
  back: "m16 5-8 8 8 8",
  forward: "m10 5 8 8-8 8",
  last: "M20 5v16M6 5l9 8-9 8",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

interface Looks {
  readonly text: string;
  /** Tells buttons with the same text apart for screen readers. */
  readonly about?: string | undefined;
  readonly brass?: boolean;
}

export interface ButtonProps extends Looks {
  readonly press: () => unknown;
  readonly off?: boolean;
  readonly icon?: IconName;
  readonly closes?: string;
  /** A control is in the toolbar. A tool (in the header) and a step (above the list of moves) show only an icon. */
  readonly look?: "button" | "control" | "tool" | "step";
}

export function Button({ text, about, brass, press, off, icon, closes, look = "button" }: ButtonProps) {
  const isIcon = look === "tool" || look === "step";
  return (
    <button
      type="button"
      class={looks(look, brass)}
      disabled={off}
      aria-label={isIcon ? text : undefined}
      popovertarget={closes}
      popovertargetaction="hide"
      onClick={press}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {isIcon ? null : <Words text={text} about={about} />}
    </button>
  );
}

export function LinkButton({ text, about, brass, href }: Looks & { readonly href: string }) {
  return (
    <a class={looks("button", brass)} href={href}>
      <Words text={text} about={about} />
    </a>
  );
}

function Words({ text, about }: Pick<Looks, "text" | "about">) {
  return (
    <span>
      {text}
      {about === undefined ? null : <span class="visually-hidden"> {about}</span>}
    </span>
  );
}

function looks(look: string, brass = false): string {
  return brass ? `${look} button-brass` : look;
}
