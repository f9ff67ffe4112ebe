/**
 * The local clock as the client needs it. Where the machine's clock is put back it counts on: what is due would come hours
 * late otherwise, and until then nothing is sent again, and nobody notices that the connection is gone. Put forward, or
 * after a sleep, everything is simply due.
 */
export function steadyClock(clock: () => number): () => number {
  let behind = 0;
  let last = -Infinity;
  return () => {
    const time = clock() + behind;
    behind += Math.max(0, last - time);
    last = Math.max(last, time);
    return last;
  };
}
