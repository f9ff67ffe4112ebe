import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableProps } from "./props.ts";

/** Kept once it is there, so that it is drawn at once the next time. */
let loaded: ComponentType<TableProps> | undefined;

/** What the solver knows, loaded when it is first shown. Nothing stands below it, so nothing is shown until then. */
export function InsightLater(props: TableProps) {
  const [Part, setPart] = useState(() => loaded);
  useEffect(() => {
    import("./play/insight.tsx").then(
      ({ Insight }) => {
        loaded = Insight;
        setPart(() => Insight);
      },
      () => {},
    );
  }, []);
  return Part === undefined ? null : <Part {...props} />;
}
