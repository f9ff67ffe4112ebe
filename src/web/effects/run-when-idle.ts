/** What follows from a change waits until the page has drawn it, so that a press is answered first. */

type Task = () => void;

/** Gives how to have something done after the next frame, in the order in which it was asked for. */
export function runWhenIdle(): (task: Task) => void {
  const waiting: Task[] = [];
  const run = () => {
    for (const task of waiting.splice(0)) task();
  };
  addEventListener("pagehide", run);
  return (task) => {
    if (waiting.push(task) > 1) return;
    requestAnimationFrame(() => setTimeout(run));
    // Out of sight there are no frames.
    setTimeout(run, 100);
  };
}
