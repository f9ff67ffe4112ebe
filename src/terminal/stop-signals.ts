import { exitCodes, type Host } from "./host.ts";

const signalCodes = {
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
  SIGHUP: exitCodes.hangup,
} as const;

export type StopWatch = ReturnType<typeof watchForStop>;

export function watchForStop(host: Host) {
  let code: number | undefined;
  let wake: (code: number) => void = () => {};
  const stopped = new Promise<number>((resolve) => {
    wake = resolve;
  });
  const stop = (by: number) => {
    code ??= by;
    wake(by);
  };
  const handlers = Object.entries(signalCodes).map(([signal, code]) => [signal, () => stop(code)] as const);
  const onBrokenOutput = () => stop(exitCodes.stopped);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  host.output.on("error", onBrokenOutput);
  return {
    stopped,
    get code() {
      return code;
    },
    release: () => {
      for (const [signal, handler] of handlers) process.off(signal, handler);
      host.output.off("error", onBrokenOutput);
    },
  };
}
