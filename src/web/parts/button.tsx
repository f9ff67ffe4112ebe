import { Icon, type IconName } from "./icon.tsx";

interface Looks {
  readonly text: string;
  /** The one that most people want next. */
  readonly brass?: boolean;
}

interface ButtonProps extends Looks {
  readonly press: () => void;
  readonly off?: boolean;
  readonly icon?: IconName;
}

export function Button({ text, brass, press, off, icon }: ButtonProps) {
  return (
    <button type="button" class={looks(brass)} disabled={off} onClick={press}>
      {icon === undefined ? null : <Icon name={icon} />}
      {text}
    </button>
  );
}

export function LinkButton({ text, brass, href }: Looks & { readonly href: string }) {
  return (
    <a class={looks(brass)} href={href}>
      {text}
    </a>
  );
}

function looks(brass = false): string {
  return brass ? "button button-brass" : "button";
}
