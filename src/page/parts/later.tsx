import type { ComponentChildren, ComponentType, RenderableProps } from "preact";
import { useEffect, useState } from "preact/hooks";
import { formatRoute } from "../state/route.ts";
import { brokenLink, missingPart } from "../state/spoken.ts";
import { LinkButton } from "./button.tsx";

type SheetProps = RenderableProps<{ readonly title: string; readonly lead: string }>;

export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{lead}</p>
      {children}
    </div>
  );
}

export function HomeLink({ brass = false }: { readonly brass?: boolean }) {
  return <LinkButton brass={brass} text="All games" href={formatRoute({ view: "home" })} />;
}

export function Problem({ message }: { readonly message: string }) {
  return (
    <Sheet title={brokenLink} lead={message}>
      <p>Your games are safe.</p>
      <div class="button-row">
        <HomeLink brass />
      </div>
    </Sheet>
  );
}

/** Loads a part when it's first shown. Until then, there's a sheet with the title or, without a title, nothing. */
export function later<P extends object>(title: string | null, find: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const load = async () => {
    loaded ??= await find();
    return loaded;
  };
  function Later(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const [focused, setFocused] = useState(false);
    useEffect(() => {
      if (Part !== undefined) return;
      load().then(
        (part) => {
          setFocused(title !== null && heading() !== null && document.activeElement === heading());
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, []);
    // If the heading that said "loading" had the focus, the part's own heading gets it.
    useEffect(() => {
      if (focused) heading()?.focus();
    }, [focused]);
    if (Part !== undefined) return <Part {...props} />;
    return title === null ? null : <Sheet title={title} lead={failed ? missingPart : "Opening…"} />;
  }
  Later.load = load;
  return Later;
}

/** Loads a module with several parts: `<Asides>{({ Steps }) => <Steps {...props} />}</Asides>`. */
export function partsLater<M>(load: () => Promise<M>) {
  return later<{ readonly children: (parts: M) => ComponentChildren }>(null, async () => {
    const parts = await load();
    return ({ children }) => <>{children(parts)}</>;
  });
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1");
}
