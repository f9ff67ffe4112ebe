import { useEffect, useState } from "preact/hooks";
import { missingPart } from "../effects/served.ts";
import { Sheet } from "./problem.tsx";
import type { OnlineProps } from "./props.ts";

type OnlinePart = typeof import("./online/online.tsx").OnlinePart;

/** Kept once it is there, so that it is drawn at once the next time. */
let loaded: OnlinePart | undefined;

/** Online games are loaded when the first one is shown: most visits need none of it. */
export function OnlineLater(props: OnlineProps) {
  const [Part, setPart] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Part !== undefined) return;
    import("./online/online.tsx").then(
      ({ OnlinePart }) => {
        loaded = OnlinePart;
        setPart(() => OnlinePart);
      },
      () => setFailed(true),
    );
  }, []);
  if (Part !== undefined) return <Part {...props} />;
  return <Sheet title="Online game" lead={failed ? missingPart : "Connecting…"} />;
}
