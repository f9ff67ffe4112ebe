/** The ways in which the world ends a command: signals, and an output that is no longer read. */

import { exitCodes, type Host } from "./host.ts";

const signalCodes = {
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
  SIGHUP: exitCodes.hangup,
} as const;

export interface StopWatch {
  /** Resolves with the exit code when the command has to stop. */
  readonly stopped: Promise<number>;
  release(): void;
}

/** Runs a command's work until it is done or has to stop, lets go of the input, and gives the exit code. */
export async function runUntilStopped(
  host: Host,
  work: (isStopped: () => boolean) => Promise<number>,
): Promise<number> {
  const watch = watchForStop(host);
  let isStopped = false;
  void watch.stopped.then(() => {
    isStopped = true;
  });
  try {
    return await Promise.race([watch.stopped, work(() => isStopped)]);
  } finally {
    watch.release();
    host.input.destroy();
  }
}

export function watchForStop(host: Host): StopWatch {
  let stop: (code: number) => void = () => {};
  const stopped = new Promise<number>((resolve) => {
    stop = resolve;
  });
  const handlers = Object.entries(signalCodes).map(([signal, code]) => [signal, () => stop(code)] as const);
  const onBrokenOutput = () => stop(exitCodes.stopped);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  host.output.on("error", onBrokenOutput);
  return {
    stopped,
    release: () => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      host.output.off("error", onBrokenOutput);
    },
  };
}
