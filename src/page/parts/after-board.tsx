import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Draws everything beside the board after the board, so that a press shows at once. */
export function AfterBoard({ children }: { readonly children: ComponentChildren }) {
  const [drawn, setDrawn] = useState(children);
  // A pending change is drawn with the latest state.
  const latest = useRef(children);
  latest.current = children;
  useEffect(() => void setTimeout(() => setDrawn(latest.current)), [children]);
  return drawn;
}
