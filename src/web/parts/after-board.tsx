import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** What stands beside a board is drawn when the board has been seen, so that a press is answered at once. */
export function AfterBoard({ children }: { readonly children: ComponentChildren }) {
  const [drawn, setDrawn] = useState(children);
  // What was left of an earlier change is drawn as it is by then: it reads the state as well.
  const latest = useRef(children);
  latest.current = children;
  useEffect(() => void setTimeout(() => setDrawn(latest.current)), [children]);
  return drawn;
}
