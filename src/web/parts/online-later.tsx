import { useEffect, useState } from "preact/hooks";
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
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>Online game</h1>
      <p class="lead">
        {failed ? "A part of the page did not come. Reload the page to try again." : "Connecting…"}
      </p>
    </div>
  );
}
