import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { missingPart } from "../effects/served.ts";
import { Sheet } from "./problem.tsx";

/** Parts that most visits don't need load when first shown; until then there is a blank sheet or nothing. */
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
    // Moves the focus from the blank sheet's heading to the view's.
    useEffect(() => {
      if (focused) heading()?.focus();
    }, [focused]);
    if (Part !== undefined) return <Part {...props} />;
    return title === null ? null : <Sheet title={title} lead={failed ? missingPart : "Opening…"} />;
  }
  /** For parts that are likely to be shown soon. */
  Later.load = load;
  return Later;
}

/** For modules with several parts, such as `<Asides>{({ Steps }) => <Steps {...props} />}</Asides>`. */
export function partsLater<M>(load: () => Promise<M>) {
  return later<{ readonly children: (parts: M) => ComponentChildren }>(null, async () => {
    const parts = await load();
    return ({ children }) => <>{children(parts)}</>;
  });
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1");
}
