/** What follows from a change waits until the page has drawn it, so that a press is answered first. */

type Deed = () => void;

/** Gives how to have something done after the next frame, in the order in which it was asked for. */
export function afterwards(): (deed: Deed) => void {
  const waiting: Deed[] = [];
  const run = () => {
    for (const deed of waiting.splice(0)) deed();
  };
  addEventListener("pagehide", run);
  return (deed) => {
    if (waiting.push(deed) > 1) return;
    requestAnimationFrame(() => setTimeout(run));
    // Out of sight there are no frames.
    setTimeout(run, 100);
  };
}
